"""The courses that the reader may see, if there are several.

Only a browser with our cookie can have a seat: for a stranger no query is made, and pages stay cached.
"""

from flask import current_app, g, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.people.class_courses import courses_met_by
from tutor.lessons.model import Course
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import plain


def courses_here() -> list[Course]:
    """The courses of the reader's classes; all for a reader without one, or if none of them exists now."""
    courses = list(library().courses.values())
    learner = known_learner() if len(courses) > 1 else None
    if learner is None:
        return courses
    try:
        names = courses_met_by(database(), learner)
    except SQLAlchemyError:
        current_app.logger.exception("The courses of a learner could not be read")
        return courses  # one can learn without a class
    return [course for course in courses if names is None or course.name in names] or courses


def other_courses(endpoint: str, here: Course) -> list[View]:
    """Links to the same page of each course that the reader may see; empty if that is only one."""
    courses = courses_here()
    if len(courses) < 2:
        return []
    return [
        {
            "title": plain(g.translations.gettext(one.title)),
            "url": url_for(endpoint, course=one.name),
            "here": one is here,
        }
        for one in courses
    ]
