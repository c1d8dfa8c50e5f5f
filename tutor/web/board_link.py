"""The address of a position: its squares as letters, the side to move at the end.

The address stands without a language, so that it opens in the language of whoever follows it.
"""

from __future__ import annotations

import re

from flask import url_for

from tutor.rules import Color, Position, RulesError, find_game

SIDES = {Color.BLACK: "x", Color.WHITE: "o", None: "-"}
CODE = re.compile(r"[XO-]{4,676}\.[xo-]")


def position_code(position: Position) -> str:
    """``X``, ``O`` and ``-`` for each square in board order, a dot, and ``x``, ``o`` or ``-`` for the turn.

    >>> from tutor.rules import find_game
    >>> position_code(find_game("othello-4x4").start())
    '-----OX--XO-----.x'
    """
    cells = position.cells().replace(" ", "").replace(".", "-")
    return f"{cells}.{SIDES[position.to_move]}"


def read_position(game: str, code: str) -> Position | None:
    """The position of a code; None when there is no such game or the code does not fit its board."""
    try:
        found = find_game(game)
    except RulesError:
        return None
    if not CODE.fullmatch(code) or len(code) != len(found.squares) + 2:
        return None
    discs = dict(zip(found.squares, code, strict=False))
    rows = [
        row + " " + " ".join(discs.get(column + row, " ").replace("-", ".") for column in found.columns)
        for row in found.rows
    ]
    side = next(color for color, letter in SIDES.items() if letter == code[-1])
    try:
        position = found.parse_diagram("\n".join(["  " + " ".join(found.columns), *rows]), side)
    except RulesError:
        return None
    return position if position.to_move is side else None


def board_url(position: Position) -> str:
    """Where a position is shown, in the language of whoever opens it."""
    return url_for("board.door", game=position.game.name, code=position_code(position))
