"""Reads what a teacher pastes for the big board: a link of any page with a board, a drawing, a game."""

import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from flask import current_app, request
from msgspec.structs import replace
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

from tutor.classroom.demo import actions
from tutor.classroom.demo.demo import Demo, Place
from tutor.classroom.demo.game_sources import Unreadable, read_game
from tutor.games.base import Position
from tutor.games.errors import RulesError
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.step_names import is_step_name
from tutor.storage.games import played_game
from tutor.web.board.board_link import read_position
from tutor.web.classroom.demo.next_board import Change, show, show_set
from tutor.web.game_review.scoring import is_complete, mistakes, review_of
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import small_number, whole_number
from tutor.web.http.request_data import address_parts
from tutor.web.learn.course_library import library
from tutor.web.play.game_actions import Match
from tutor.web.practise.set_rounds import SET
from tutor.web.records.game_link import link_from
from tutor.web.records.record_conversion import recorded
from tutor.web.site.learners import database
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.family_words import mistake_words_of

CODE = re.compile(r"[XO-]{64}\s*\.?\s*[xo-]", re.IGNORECASE)
LINK = re.compile(r"[^\s(]\S*/\S*|/\S*")
ANY_LANGUAGE = "/x-default/"
ONE_LANGUAGE = "/en/"
"""The language in which an address is looked up: any will do, since its board is the same in all."""


def asked_paste() -> Change:
    """The board that was pasted into the form; 400 for a text without one, 404 for a link to none."""
    text = request.form.get("text", "").strip()
    if LINK.fullmatch(text):
        return _linked(text)
    if CODE.fullmatch(text):
        letters = "".join(text.replace(".", "").split())
        return _on(read_position(USUAL_GAME, f"{letters[:64].upper()}.{letters[-1].lower()}"), 400)
    try:
        return _on(find_game(USUAL_GAME).parse_diagram(text), 400)
    except RulesError:
        pass
    try:
        start, moves = read_game(text)
    except Unreadable as error:
        raise Refused(400, words.NO_BOARD) from error
    return lambda demo: actions.open_position(demo, start, moves)


def _linked(text: str) -> Change:
    """The board behind an address, whatever its host and language."""
    parts = address_parts(text)
    if parts is None:
        raise Refused(404, words.NO_BOARD)
    found = _page(unquote(parts.path))
    read = READERS.get(found[0]) if found else None
    if found is None or read is None:
        raise Refused(404, words.NO_BOARD)
    return read(found[1], dict(parse_qsl(parts.query)))


def _page(path: str) -> tuple[str, dict[str, Any]] | None:
    """The endpoint of a path and its arguments; None if no page of ours has it."""
    path = path.removeprefix(request.script_root)
    if path.startswith(ANY_LANGUAGE):
        path = ONE_LANGUAGE + path.removeprefix(ANY_LANGUAGE)
    adapter = current_app.create_url_adapter(request)
    if adapter is None:
        return None
    try:
        endpoint, arguments = adapter.match(path, method="GET")
    except RequestRedirect as redirect:
        return _page(unquote(urlsplit(redirect.new_url).path))
    except HTTPException:
        return None
    return endpoint, dict(arguments)


Arguments = Mapping[str, Any]
Reader = Callable[[Arguments, Mapping[str, str]], Change]
"""Makes the change of the demo to the board of an address, from its arguments and its query."""


def _board(arguments: Arguments, query: Mapping[str, str]) -> Change:
    return _on(read_position(arguments["game"], arguments["code"]), 404)


def _on(position: Position | None, status: int) -> Change:
    if position is None:
        raise Refused(status, words.NO_BOARD)
    return lambda demo: actions.open_position(demo, position)


def _step(arguments: Arguments, query: Mapping[str, str]) -> Change:
    name, slug = arguments["course"], arguments["lesson"]
    course = library().courses.get(name)
    lesson = course.lesson(slug) if course else None
    if course is None or lesson is None:
        raise Refused(404, words.NO_SUCH_STEP)
    step = str(arguments.get("name", arguments.get("number", lesson.names[0])))
    number = whole_number(step)
    if number is not None:  # an address from before steps had names
        step = course.name_of(slug, number) or ""
    gone = is_step_name(step) and step not in lesson.names
    return show(Place(name, slug, lesson.names[0] if gone else step))


def _puzzle(arguments: Arguments, query: Mapping[str, str]) -> Change:
    name, number = arguments["name"], arguments["number"]
    kind, *rest = name.split("/")
    return show_set(rest[0], number) if kind == SET and rest else show(Place("", name, str(number)))


def _set(arguments: Arguments, query: Mapping[str, str]) -> Change:
    return show_set(arguments["set_id"], arguments.get("number") or 1)


def _record(arguments: Arguments, query: Mapping[str, str]) -> Change:
    found = recorded(link_from(arguments["game"], arguments["moves"], arguments.get("start"), query))
    if found is None:
        raise Refused(404, words.NO_BOARD)
    return _match(found.match, small_number(query.get("move", ""), len(found.match.stored.moves)) or 0)


def _match(match: Match, at: int = 0) -> Change:
    return lambda demo: actions.open_position(demo, match.positions[0], match.stored.moves, at)


def _game(arguments: Arguments, query: Mapping[str, str]) -> Change:
    return _match(_played(arguments["id"]))


def _mistake(arguments: Arguments, query: Mapping[str, str]) -> Change:
    """The puzzle of a mistake, or else the board before it; the move that was played is marked."""
    match = _played(arguments["id"])
    review = review_of(match)
    found = mistakes(match, review) if not match.playing and is_complete(match, review) else []
    number: int = arguments["number"]
    if not 1 <= number <= len(found):
        raise Refused(404, words.NO_BOARD)
    mistake = found[number - 1]
    step = mistake_words_of(mistake.position.game).class_puzzle(mistake)
    if step is not None:
        game, later = mistake.position.game.name, match.stored.moves[mistake.number - 1 :]
        return lambda demo: replace(actions.open_step(demo, game, step, None), moves=later)
    opened = _match(match, mistake.number - 1)

    def change(demo: Demo) -> Demo:
        return replace(opened(demo), rings=(mistake.played,))

    return change


def _played(id: str) -> Match:
    kept = played_game(database(), id)
    if kept is None:
        raise Refused(404, words.NO_BOARD)
    return Match(kept)


READERS: dict[str, Reader] = {
    "board.any_language": _board,
    "board.position": _board,
    "board.step_any_language": _step,
    "learn.lesson": _step,
    "learn.step": _step,
    "learn.numbered_step": _step,
    "practise.step": _puzzle,
    "sets.one": _set,
    "editor.page": _set,
    "replay.any_language": _record,
    "replay.page": _record,
    "play.game": _game,
    "review.page": _game,
    "review.mistake": _mistake,
}
"""The readers of all pages with a board that a class can look at, by endpoint."""
