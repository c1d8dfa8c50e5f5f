"""The view of a finished or opened game: every board, with the words and numbers beside it."""

from collections.abc import Mapping, Sequence
from typing import TypedDict
from urllib.parse import urlencode

from flask import abort, request

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.web.board.board_link import board_in_game_url, board_url
from tutor.web.board.board_overlays import marks, wanted_overlays
from tutor.web.board.board_types import BoardView, Mark, Side
from tutor.web.board.board_view import View, board_view
from tutor.web.game_review.score_graph import graph
from tutor.web.http.numbers import numbered, small_number
from tutor.web.play.counted_beside import counts_beside
from tutor.web.play.game_actions import Match
from tutor.web.play.game_types import CardLine
from tutor.web.play.match_view import always_marks, frames, overlay_links, standing
from tutor.web.records.record_view import ending
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import play_words as words
from tutor.web.wording.tasks import TURN


class ReplayView(TypedDict):
    """One board of a game, after so many moves, with the words about it."""

    cells: list[str]
    moves: list[str | None]
    """The square of the last move."""
    said: list[Html]
    titles: list[str]
    sides: list[Side | None]
    counts: list[tuple[int | str, ...]]
    """The numbers beside Black and White."""
    links: list[str]
    counters: list[Html]
    dead: str
    """The dead pieces at its end, in the form of an address."""


class NotedBoard(TypedDict):
    """The words and marks on the board before a mistake, and the address of the puzzle about it."""

    html: Html
    overlay: list[Mark]
    asked: str | None


class ReplayData(TypedDict):
    """The data of the page of a finished game for replay.js."""

    board: BoardView
    replay: ReplayView
    number: int
    show: Sequence[str]
    lines: Sequence[CardLine]
    counted: Sequence[Mark]
    """The marks that are always on the last board: the owner of each square, if the game was counted."""
    noted: dict[str, NotedBoard]
    """The boards before the mistakes that mattered, by how many moves have been played."""


def replay_view(
    match: Match,
    wording: Wording,
    scores: Sequence[float],
    mistakes: Sequence[int] = (),
    query: Mapping[str, str] | None = None,
    lines: Sequence[CardLine] = (),
    opens_at: int | None = None,
    noted: Sequence[View] = (),
) -> View:
    """The view of a game at the requested move.

    Without a requested move that is ``opens_at`` or else the last one, which shows how the game ended.
    ``scores`` are Black's, before each move and at the end. ``query`` is kept in every address of the page.
    ``lines`` explain on the last board why the game cannot go on; ``noted`` are mistakes that are drawn on
    their boards. ``data`` is for the script.
    """
    number = _number(match.number, match.number if opens_at is None else opens_at)
    show = wanted_overlays(request.args.get("show", ""))
    position = match.positions[number]
    labels = words_of(position.game).labels(wording.translations)
    board = board_view(position, labels, turn=False, last_move=_square(match, number))
    overlay_marks = marks(position, show)
    counted = always_marks(match)
    boards: dict[str, NotedBoard] = {
        str(one["at"] - 1): {
            "html": one["html"],
            "overlay": one["board"]["overlay"],
            "asked": one["asked_url"],
        }
        for one in reversed(noted)
    }
    here = boards.get(str(number))
    board["overlay"] = [
        *overlay_marks,
        *(here["overlay"] if here else ()),
        *(counted if number == match.number else ()),
    ]
    result = ending(match, wording)
    sentences = [frame["html"] for frame in frames(match, wording)]
    replay: ReplayView = {
        "cells": [one.cells() for one in match.positions],
        "counts": [tuple(counts_beside(one, wording).values()) for one in match.positions],
        "moves": [_square(match, n) for n in range(match.number + 1)],
        "said": ["", *sentences],
        "titles": [*(_turn(one, wording) for one in match.positions[:-1]), result["title"]],
        "sides": [one.to_move.value if one.to_move else None for one in match.positions],
        "links": [board_url(one) for one in match.positions],
        "counters": [_counter(match, n, wording) for n in range(match.number + 1)],
        "dead": "-".join(match.positions[-1].dead_squares()),
    }

    data: ReplayData = {
        "board": board,
        "replay": replay,
        "number": number,
        "show": show,
        "lines": lines,
        "counted": counted,
        "noted": boards,
    }

    def address(names: tuple[str, ...]) -> str:
        return _address(query, names, number)

    return {
        "number": number,
        "terms": words_of(position.game).terms(wording, match.positions[0]),
        "last": match.number,
        "board": board,
        "lines": lines,
        "noted": here,
        "standing": standing(position, wording),
        "result": result,
        "replay": replay,
        "data": data,
        "graph": graph(scores, mistakes),
        "board_url": board_in_game_url(match.positions, match.stored.moves, number),
        "overlays": overlay_links(wording, position.game, show, address),
        "moves": [
            {"move": move, "color": _color(match, n), "at": n + 1, "n": numbered(match.stored.moves[: n + 1])}
            for n, move in enumerate(match.stored.moves)
        ],
        "step_url": _address(query, show) + "move=",
    }


def disc_leads(match: Match) -> list[float]:
    """Black's pieces less White's on every board of a game."""
    return [float(len(one.pieces(Color.BLACK)) - len(one.pieces(Color.WHITE))) for one in match.positions]


def _address(query: Mapping[str, str] | None, show: tuple[str, ...], number: int | None = None) -> str:
    """The address of this page with these overlays, at this move; without a move one can be appended."""
    asked: dict[str, object] = dict(query or {})
    if show:
        asked["show"] = ",".join(show)
    if number is not None:
        asked["move"] = number
    written = urlencode(asked, safe=",")
    return f"?{written}" if number is not None else f"?{written}&" if written else "?"


def _number(last: int, usual: int) -> int:
    """The number of the requested move, or the usual one."""
    number = small_number(request.args.get("move") or str(usual), last)
    return abort(404) if number is None else number


def _counter(match: Match, number: int, wording: Wording) -> str:
    """The number of the last move; a pass has no number."""
    moves = match.stored.moves
    return wording.html(wording.say(words.MOVE_OF, n=numbered(moves[:number]), of=numbered(moves)))


def _square(match: Match, number: int) -> str | None:
    """The square of a move; None before the first and for a pass."""
    move = match.stored.moves[number - 1] if number else PASS
    return None if move == PASS else move


def _color(match: Match, number: int) -> str:
    color = match.positions[number].to_move
    return color.value if color else Color.BLACK.value


def _turn(position: Position, wording: Wording) -> str:
    return wording.text(TURN, position.to_move, {})
