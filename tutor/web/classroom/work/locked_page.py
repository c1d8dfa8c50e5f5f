"""The page in place of a lesson that the teacher has locked.

Only a browser with our cookie can have a seat: for a stranger no query is made, and pages stay cached.
"""

from flask import current_app, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.work.locks import Lock, locks_and_stars, locks_met_by
from tutor.lessons.model import Course
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import plain
from tutor.web.site.messages import N_

NOT_OPEN = N_("This lesson is not open yet")


def locks_here(course: Course) -> dict[str, Lock]:
    """The lessons of a course that are locked for the reader; none for a stranger.

    For a page (GET) the same query also fetches the learner's stars of the course, which such a page needs.
    """
    learner = known_learner()
    if learner is None:
        return {}
    stars = g.setdefault("stars", {})
    try:
        if request.method != "GET" or course.name in stars:
            return locks_met_by(database(), learner, course.name)
        locks, stars[course.name] = locks_and_stars(database(), learner, course.name)
        return locks
    except SQLAlchemyError:
        current_app.logger.exception("The locks of a learner could not be read")
        return {}  # one can learn without a class


def locked_page(course: Course, slug: str) -> ResponseReturnValue | None:
    """The page of a locked lesson: why it is locked, and links to what is open; None for an open lesson."""
    locks = locks_here(course)
    if slug not in locks:
        return None
    lesson = course.lesson(slug)
    open_one = next((one for one in course.lessons if one.slug not in locks), None)
    class_id, class_name = locks[slug]
    gettext = g.translations.gettext
    page = render_template(
        "classroom/work/locked.html",
        title=plain(gettext(lesson.title)) if lesson else "",
        class_name=class_name,
        seat_url=url_for("seats.page", class_id=class_id),
        open_url=url_for("learn.lesson", course=course.name, lesson=open_one.slug) if open_one else None,
        open_title=plain(gettext(open_one.title)) if open_one else "",
    )
    return page, 403
