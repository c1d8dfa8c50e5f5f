"""Setting up a position for the analysis board: pieces, the side to move, or a board that is pasted as text.

The form holds the whole board, so it works without JavaScript and the server stores nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.base import Game, Position
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.families import family_of
from tutor.web.analysis.analysis_types import SetUpView
from tutor.web.board.board_link import position_code, read_position
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.http.numbers import small_number
from tutor.web.play.match_view import wording_here
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import analysis_words as words

blueprint = Blueprint("set_up", __name__, url_prefix="/<lang>/board/<game>/<code>/set-up")

MARKS = "XO."
LONGEST_TEXT = 4000
LINK = re.compile(r"/board/([a-z0-9-]{3,32})/([XO-]+\.[xo-](?:\.[0-9a-z-]+)*)")


@dataclass(frozen=True)
class Draft:
    """A board that is being set up: ``cells`` as a position has them, the side to move, and the game's state.

    ``state`` holds the values of each field of the game's state as they were typed.
    """

    game: Game
    cells: str
    side: Color
    state: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def position(self) -> Position:
        """The position; nobody is to move where neither side can. RulesError where the state does not fit."""
        wide = len(self.game.columns)
        rows = [f"{row} {' '.join(self.cells[n * wide :][:wide])}" for n, row in enumerate(self.game.rows)]
        state = [f"{name}: {' '.join(values)}" for name, values in self.state.items() if any(values)]
        drawn = "\n".join(["  " + " ".join(self.game.columns), *rows, *state])
        return self.game.parse_diagram(drawn, self.side)

    def with_piece(self, square: str, piece: str) -> Draft:
        """The draft after a tap on a square: it gets this piece, or is emptied if it had the same."""
        place = self.game.rows.index(square[1:]) * len(self.game.columns) + self.game.columns.index(square[0])
        piece = "." if self.cells[place] == piece else piece
        return replace(self, cells=self.cells[:place] + piece + self.cells[place + 1 :])


@blueprint.get("")
def page(game: str, code: str) -> ResponseReturnValue:
    """The page; "done" redirects to the position that was set up, a pasted text to the position it holds."""
    found = read_position(game, code) or abort(404)
    asked = request.args
    text = asked.get("text", "")[:LONGEST_TEXT].strip()
    if "read" in asked:
        pasted = read_text(text, found.game)
        if pasted is not None:
            return redirect(_url(pasted))
        return _page(found, _sent(found), words.NO_POSITION, text), 400
    draft = _changed(_sent(found))
    if "done" not in asked:
        return _page(found, draft)
    try:
        return redirect(_url(draft.position))
    except RulesError:
        return _page(found, draft, words_of(draft.game).state_wrong), 400


def read_text(text: str, game: Game) -> Position | None:
    """The board of a text: a drawing, the link of a board, or a line in the format of its game."""
    if link := LINK.search(text):
        return read_position(*link.groups())
    try:
        return game.parse_diagram(text)
    except RulesError:
        pass
    written = family_of(game).position_format
    return written.read(text, game) if written else None


def _url(position: Position) -> str:
    return url_for("board.position", game=position.game.name, code=position_code(position))


def _sent(found: Position) -> Draft:
    """The board that the form sent, at first that of the address; 400 for one that no page of ours sends."""
    asked, before = request.args, words_of(found.game).state_fields_before
    cells, empty = asked.get("cells", found.cells()), _empty(found.game)
    side = asked.get("side", (found.to_move or Color.BLACK).value)
    state = {
        name: tuple(
            asked.get(f"{name}-{color.value}", asked.get(f"{before.get(name)}-{color.value}", "")).strip()
            for color in Color
        )
        for name in words_of(found.game).state_fields
        if name in found.game.state_names
    }
    if re.sub("[XO]", ".", cells) != empty or side not in ("black", "white"):
        abort(400)
    for name, values in state.items():
        if any(one and small_number(one, len(empty)) is None for one in values):
            state[name] = ("?", "?")  # not a number of pieces: an error message follows at "done"
    return Draft(found.game, cells, Color(side), state)


def _changed(draft: Draft) -> Draft:
    """The draft after the button or square that was pressed."""
    asked = request.args
    tap, brush = asked.get("tap", ""), asked.get("brush", "X")
    if "start" in asked:
        return replace(draft, cells=draft.game.start().cells(), state={})
    if "clear" in asked:
        return replace(draft, cells=_empty(draft.game), state={})
    if tap in draft.game.squares and brush in tuple(MARKS):
        return draft.with_piece(tap, brush)
    return draft


def _empty(game: Game) -> str:
    return re.sub("[XO]", ".", game.start().cells())


def _fields(draft: Draft, wording: Wording) -> list[View]:
    """The form's fields for the game's state: for each a legend, and a value for each side."""
    said = words_of(draft.game).state_fields
    return [
        {"name": name, "legend": wording.gettext(said[name]), "values": draft.state.get(name, ("", ""))}
        for name in draft.game.state_names
        if name in said
    ]


def _page(found: Position, draft: Draft, fault: str | None = None, text: str = "") -> str:
    wording = wording_here()
    start = board_view(draft.game.start(), words_of(draft.game).labels(wording.translations), turn=False)
    board: BoardView = {**start, "cells": draft.cells}
    brush = request.args.get("brush", "X")
    data: SetUpView = {
        "board": board,
        "start": draft.game.start().cells(),
        "empty": _empty(draft.game),
    }
    return render_template(
        "analysis/set-up.html",
        title=wording.gettext("Set up a position"),
        url=url_for("set_up.page", game=found.game.name, code=position_code(found)),
        back_url=_url(found),
        board=board,
        data=data,
        draft=draft,
        words=words_of(found.game),
        brush=brush if brush in tuple(MARKS) else "X",
        fields=_fields(draft, wording),
        fault=wording.gettext(fault) if fault else None,
        text=text,
    )
