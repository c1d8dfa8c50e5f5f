"""The history of a game: moments with their boards, from which a game can be begun or replayed."""

from typing import Any

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.base import Game
from tutor.games.table import find_game
from tutor.lessons.history import Moment
from tutor.web.board.board_link import position_code
from tutor.web.board.board_view import View, board_view
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import library
from tutor.web.records.game_link import GameInfo, GameLink, game_url
from tutor.web.site.languages import current_language
from tutor.web.site.markdown import block, inline
from tutor.web.site.words import course_asked
from tutor.web.wording.pages.picture_words import PICTURES

blueprint = Blueprint("history", __name__, url_prefix="/<lang>/history")

LEVEL = 2
"""The computer's level in games begun here: low, since they are for trying old rules, not for winning."""


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """The history of the game of a course; 404 where it tells none."""
    course = course_asked()
    history = library().histories[course.name]
    if history is None:
        abort(404)
    if not request.args:
        allow_caching()
    game, gettext = find_game(course.game), g.translations.gettext
    return render_template(
        "site/history.html",
        title=gettext(history.title),
        picture=history.picture,
        pictured=gettext(PICTURES[history.picture]) if history.picture else "",
        moments=[_moment(moment, game) for moment in history.moments],
        language=current_language(),
    )


def _moment(moment: Moment, usual: Game) -> View:
    position, game = moment.position(usual), moment.game_of(usual)
    begin: dict[str, Any] | None = None
    if moment.begins and position is not None:
        code = "" if position == game.start() else position_code(position)
        begin = {"url": url_for("play.choose"), "game": game.name, "level": LEVEL, "start": code}
    return {
        "year": moment.year,
        "title": inline(g.translations.gettext(moment.title)),
        "html": block(g.translations.gettext(moment.text)),
        "board": board_view(position, {}, turn=False) if position is not None else None,
        "begin": begin,
        "replay_url": _replay_url(moment, game),
    }


def _replay_url(moment: Moment, game: Game) -> str | None:
    played = moment.record
    if played is None:
        return None
    info = GameInfo(black=played.black, white=played.white, event=played.event, result=played.result)
    return game_url("replay.page", GameLink(game.name, played.moves, info))
