"""The stations of a course: a game against the computer after a lesson, done when such a game is finished."""

from __future__ import annotations

from collections.abc import Iterable

from flask import current_app, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.lessons.model import Course, Station
from tutor.storage.games import boards_finished
from tutor.web.board.board_link import position_code
from tutor.web.board.board_view import View, board_view
from tutor.web.play.match import Match
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import plain
from tutor.web.wording import Wording


def stations_after(course: Course, slug: str) -> list[Station]:
    """The games that come after a lesson."""
    return [station for station in course.stations if station.after == slug]


def draw_station(station: Station, wording: Wording, lang: str, *, done: bool = False) -> View:
    """A station as a page in the language of this tag shows it, with the form that begins its game."""
    position = station.position()
    return {
        "title": wording.gettext(station.title),
        "text": wording.gettext(station.text),
        "level": station.level,
        "board": board_view(position, {}, turn=False),
        "done": done,
        "url": url_for("play.begin", lang=lang),
        "fields": {
            "game": station.game,
            "opponent": "computer",
            "level": str(station.level),
            "side": "black",
            "start": _start(station) or "",
        },
    }


def finished_stations(course: Course) -> set[Station]:
    """The stations whose games this learner has finished, won or lost; none if that cannot be read."""
    learner = known_learner()
    if learner is None or not course.stations:
        return set()
    try:
        played = boards_finished(database(), learner)
    except SQLAlchemyError:
        current_app.logger.exception("The games of a learner could not be read")
        return set()
    return {one for one in course.stations if (one.game, one.level, _start(one)) in played}


def way_on(match: Match, courses: Iterable[Course], wording: Wording) -> View | None:
    """The lesson after the station that a game belongs to, if it is the game of one."""
    kept = match.kept
    for course in courses:
        for station in course.stations:
            if (station.game, station.level, _start(station)) == (kept.game, kept.level, kept.start):
                return _lesson_after(course, station.after, wording)
    return None


def _lesson_after(course: Course, slug: str, wording: Wording) -> View | None:
    before = course.lesson(slug)
    found = next((one for one in course.lessons if before and one.number > before.number), None)
    if found is None:
        return None
    return {
        "url": url_for("learn.lesson", course=course.name, lesson=found.slug),
        "number": found.number,
        "title": plain(wording.gettext(found.title)),
    }


def _start(station: Station) -> str | None:
    """The code of the board that it begins on, as a kept game has it."""
    return position_code(station.position()) if station.board else None
