"""The address of a position: its squares as letters, then the side to move.

Where discs can run out and were not placed in turn, the discs that are left stand at the end.

The address stands without a language, so that it opens in the language of whoever follows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from flask import url_for

from tutor.engine.boards import bitboards
from tutor.rules import Color, Game, Position, RulesError, find_game
from tutor.rules.othello import Othello

SIDES = {Color.BLACK: "x", Color.WHITE: "o", None: "-"}
CODE = re.compile(r"([XO-]{4,676})\.([xo-])(?:\.([0-9]{1,3})-([0-9]{1,3}))?")


def position_code(position: Position) -> str:
    """``X``, ``O`` and ``-`` for each square in board order, a dot, and ``x``, ``o`` or ``-`` for the turn.

    Another dot and the discs left to Black and to White follow where the rest does not tell them: ``.3-0``.

    >>> from tutor.rules import find_game
    >>> position_code(find_game("othello-4x4").start())
    '-----OX--XO-----.x'
    """
    cells = position.cells().replace(" ", "").replace(".", "-")
    code = f"{cells}.{SIDES[position.to_move]}"
    supply = bitboards(position).supply
    if supply is None or read_position(position.game.name, code) == position:
        return code
    return f"{code}.{supply[0]}-{supply[1]}"


def read_position(game: str, code: str) -> Position | None:
    """The position of a code; None when there is no such game or the code does not fit its board."""
    try:
        found = find_game(game)
    except RulesError:
        return None
    read = CODE.fullmatch(code)
    if read is None or len(read[1]) != len(found.squares):
        return None
    discs = dict(zip(found.squares, read[1], strict=True))
    rows = [
        row + " " + " ".join(discs.get(column + row, " ").replace("-", ".") for column in found.columns)
        for row in found.rows
    ]
    side = next(color for color, letter in SIDES.items() if letter == read[2])
    for supply in _supplies(found, read):
        drawn = "\n".join(["  " + " ".join(found.columns), *rows, *supply])
        try:
            position = found.parse_diagram(drawn, side)
        except RulesError:
            continue
        if position.to_move is side:
            return position
    return None


def _supplies(game: Game, read: re.Match[str]) -> Iterator[tuple[str, ...]]:
    """The discs that may be left, as a drawing says it, the likeliest first.

    Codes did not always tell them: where the usual ones do not leave the turn to the side of the code, others
    may, the most alike of both sides first.
    """
    if read[3]:
        yield (f"supply: {read[3]} {read[4]}",)
        return
    yield ()
    each = game.variant.discs_each if isinstance(game, Othello) else None
    left = read[1].count("-")
    for black in sorted(range(left + 1) if each else (), key=lambda black: abs(2 * black - left)):
        yield (f"supply: {black} {left - black}",)


def board_url(position: Position) -> str:
    """Where a position is shown, in the language of whoever opens it."""
    return url_for("board.door", game=position.game.name, code=position_code(position))
