"""Which course a page of a class is about, where there are several."""

from __future__ import annotations

from flask import g, request, url_for

from tutor.lessons.model import Course, Lesson
from tutor.web.board.board_view import View
from tutor.web.learn.school import school
from tutor.web.site.markdown import plain


def course_asked() -> Course:
    """The course that the request names, else the first."""
    return school().courses.get(request.values.get("course", "")) or school().first_course


def course_links(endpoint: str, here: Course, class_id: str) -> list[View]:
    """The same page for each course; none where there is one course only."""
    courses = list(school().courses.values())
    if len(courses) < 2:
        return []
    return [
        {
            "title": g.translations.gettext(one.title),
            "url": url_for(endpoint, class_id=class_id, course=one.name),
            "here": one is here,
        }
        for one in courses
    ]


def lesson_key(course: Course, lesson: Lesson) -> str:
    """What a form calls a lesson: its slug, and before it the name of any course but the first."""
    return lesson.slug if course is school().first_course else f"{course.name}/{lesson.slug}"


def find_lesson(key: str) -> tuple[Course, Lesson] | None:
    """The lesson that a form means."""
    name, _, slug = key.rpartition("/")
    course = school().courses.get(name) if name else school().first_course
    lesson = course.lesson(slug) if course else None
    return (course, lesson) if course and lesson else None


def courses_view() -> list[View]:
    """Every course with its lessons, as forms and lists name them."""
    gettext = g.translations.gettext
    return [
        {
            "name": course.name,
            "title": gettext(course.title),
            "lessons": [
                {
                    "key": lesson_key(course, lesson),
                    "slug": lesson.slug,
                    "number": lesson.number,
                    "title": plain(gettext(lesson.title)),
                    "steps": len(lesson.steps),
                }
                for lesson in course.lessons
            ],
        }
        for course in school().courses.values()
    ]
