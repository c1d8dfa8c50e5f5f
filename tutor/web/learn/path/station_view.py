"""The stations of a course: games against the computer after a lesson, done when one is finished."""

from flask import current_app, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.lessons.model import Course, Station
from tutor.storage.games import boards_finished
from tutor.web.board.board_link import position_code
from tutor.web.board.board_view import View, board_view
from tutor.web.play.speech import opponent_view
from tutor.web.site.learners import database, known_learner
from tutor.web.wording import Wording


def stations_after(course: Course, slug: str) -> list[Station]:
    """The games that come after a lesson."""
    return [station for station in course.stations if station.after == slug]


def draw_station(station: Station, wording: Wording, lang: str, *, done: bool = False) -> View:
    """The data of a station for a page in the language ``lang``, with the form that begins its game."""
    position = station.position()
    return {
        "title": wording.gettext(station.title),
        "text": wording.gettext(station.text),
        "level": station.level,
        "family": position.game.family,
        "opponent": opponent_view(position.game, station.level, wording),
        "board": board_view(position, {}, turn=False),
        "done": done,
        "url": url_for("play.begin", lang=lang),
        "fields": {
            "game": station.game,
            "opponent": "computer",
            "level": str(station.level),
            "side": "black",
            "start": start_code(station) or "",
        },
    }


def finished_stations(course: Course) -> set[Station]:
    """The stations whose games this learner has finished, won or lost; empty if they cannot be read."""
    learner = known_learner()
    if learner is None or not course.stations:
        return set()
    try:
        played = boards_finished(database(), learner)
    except SQLAlchemyError:
        current_app.logger.exception("The games of a learner could not be read")
        return set()
    return {one for one in course.stations if (one.game, one.level, start_code(one)) in played}


def start_code(station: Station) -> str | None:
    """The code of the board on which its game begins, as `StoredGame.start`; None for the usual one."""
    return position_code(station.position()) if station.board else None
