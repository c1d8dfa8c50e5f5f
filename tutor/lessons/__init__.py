"""Lessons as data: English TOML files read into frozen types and checked against the rules.

lesson_errors: LessonError · model: the types · loader: files -> model · lesson_messages: files -> translators
"""

from tutor.games.kinds.kind import Puzzle
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import check_course, course_folders, lesson_file, load_course, load_courses
from tutor.lessons.model import Course, Lesson, Marks, Step

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "Marks",
    "Puzzle",
    "Step",
    "check_course",
    "course_folders",
    "lesson_file",
    "load_course",
    "load_courses",
]
