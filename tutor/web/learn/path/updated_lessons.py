"""Tells a learner, once in each browser, that a finished lesson has new boards."""

from flask import session

from tutor.lessons.model import Course
from tutor.storage.learners.learning import Stars
from tutor.web.learn.lesson_ending import earned_stars, stars_won

TOLD = "more"


def tells_of_more(course: Course, stars: Stars) -> bool:
    """Whether to tell this learner now, which happens once; not if they have solved a new board already."""
    finished = [lesson for lesson in course.lessons if earned_stars(lesson, stars_won(lesson.slug, stars))]
    if not finished or TOLD in session:
        return False
    session[TOLD] = True
    return not any(
        (lesson.slug, name) in stars
        for lesson in finished
        for name, step in zip(lesson.names, lesson.steps, strict=True)
        if step.puzzle is not None and name not in lesson.earlier
    )
