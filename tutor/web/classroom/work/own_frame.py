"""The header and the foot of pages that are about no particular game: of teachers, errors and settings.

For a reader who teaches a class or has a seat in one, they are those of the first course of that class.
"""

from flask import current_app, g, session
from sqlalchemy.exc import SQLAlchemyError

from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.web.board.board_picture import picture_url
from tutor.web.classroom.access.identity import teacher
from tutor.web.classroom.work.course_choice import courses_of
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.learn.course_library import library
from tutor.web.play.match_view import wording_here
from tutor.web.site.learners import SEATS
from tutor.web.site.words import frame_of


def class_course() -> Course | None:
    """The first course of the classes that the reader teaches, or else has a seat in; None without any."""
    if "class_course" not in g:
        g.class_course = _class_course() if len(library().courses) > 1 else None
    found: Course | None = g.class_course
    return found


def _class_course() -> Course | None:
    try:
        if teacher() is not None:
            return courses_of(None)[0]
        return courses_here()[0] if session.get(SEATS) else None
    except SQLAlchemyError:
        current_app.logger.exception("The courses of a class could not be read")
        return None  # the page is shown with the usual header


def own_frame() -> dict[str, object]:
    """The header and foot of the first course of the reader's classes; empty if that is the usual one."""
    course = class_course()
    if course is None or course is library().first_course:
        return {}
    game = find_game(course.game)
    frame: dict[str, object] = {**frame_of(game, wording_here())}
    return frame | {
        "picture_url": picture_url(course.game, game.start().cells()),
        "on_points": game.on_points,
    }
