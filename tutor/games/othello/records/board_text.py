"""Boards of Othello in one string, as GGF and OBF write them."""

from functools import lru_cache
from math import isqrt

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.errors import UnknownGame
from tutor.games.othello.rules.games import find
from tutor.games.records.record_text import quoted

_MARKS = str.maketrans({"*": "X", "B": "X", "b": "X", "x": "X", "W": "O", "w": "O", "o": "O", "-": "."})
_SIDES = {"X": Color.BLACK, "O": Color.WHITE}


@lru_cache(maxsize=64)
def parse_board(cells: str, side: str, name: str) -> Position | str:
    """The position of a string of discs, row by row, or a sentence that says what is wrong with it.

    Black is X or *, White O, an empty square - or a point. With `name` "" it is Othello on a board of the
    size that fits. Where discs can run out, the discs on the board count as placed in turn, Black first.
    """
    size = isqrt(len(cells))
    if not name and (size * size != len(cells) or size % 2 or not 4 <= size <= 26):
        return f"{len(cells)} squares make no board; 64 make the usual one."
    game = find(name or f"othello-{size}x{size}")
    if game is None:
        raise UnknownGame(f"{name!r} is no form of Othello", "unknown-game")
    if len(game.squares) != len(cells):
        return f"The board of {game.name} has {len(game.squares)} squares, not {len(cells)}."
    marks = cells.translate(_MARKS)
    wrong = marks.strip("XO.")
    if wrong:
        return f"{quoted(wrong[0])} is neither a disc nor an empty square."
    to_move = _SIDES.get(side.translate(_MARKS))
    if to_move is None:
        return f"{quoted(side)} is not a side: it should be X or O."
    discs = dict(zip(game.squares, marks, strict=True))
    rows = [f"{row} {' '.join(discs.get(column + row, ' ') for column in game.columns)}" for row in game.rows]
    return game.parse_diagram("\n".join(["  " + " ".join(game.columns), *rows]), to_move)


def write_board(position: Position, black: str) -> tuple[str, str]:
    """The string of discs, and the mark of the side to move, which is Black's in a finished game."""
    marks = {"X": black, ".": "-"}
    cells = "".join(marks.get(cell, cell) for cell in position.cells())
    return cells, "O" if position.to_move is Color.WHITE else black
