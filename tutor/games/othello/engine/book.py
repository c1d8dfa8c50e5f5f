"""The opening book: what the engine found out about the first moves when it had time, as a text.

A line of the text is a position, by the moves that lead to it, then its good moves with their scores in
hundredths of a disc: `f5d6 c3:10 c5:-40`. Positions that are alike when the board is turned or mirrored are
one. grow_book.py writes the text; choosing.py decides which of the moves is played.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tutor.games.base import Move, Position
from tutor.games.color import Color
from tutor.games.table import find_game

FILE = Path(__file__).with_name("book.txt")

DEPTH = 5
"""How far the engine looked ahead from each position of the book."""

Entry = dict[int, int]
"""The cell of each good move -> its score."""


def good_moves(position: Position) -> dict[Move, int]:
    """The moves that the book knows in a position of Othello and their scores, best first; often none."""
    if position.game is not find_game("othello"):
        return {}
    alike, turning = standing(position)
    entry = book().get(alike, {})
    return {_name(turning[cell]): score for cell, score in entry.items()}


@cache
def book() -> dict[str, Entry]:
    """The book by position, as `standing` writes it."""
    return read(FILE.read_text(encoding="ascii"))


def read(text: str) -> dict[str, Entry]:
    """The book of a text."""
    found = {}
    for line in text.splitlines():
        path, *moves = line.split(" ")
        alike, turning = standing(after(path))
        scores = (move.split(":") for move in moves)
        found[alike] = {turning.index(_cell(move)): int(score) for move, score in scores}
    return found


def after(path: str) -> Position:
    """The position after moves written without spaces; "start" is the position before the first move."""
    position = find_game("othello").start()
    for move in moves_of(path):
        position = position.play(move)
    return position


def moves_of(path: str) -> list[Move]:
    """The moves of a path: `f5d6` is f5, then d6."""
    return [] if path == "start" else [path[n : n + 2] for n in range(0, len(path), 2)]


def standing(position: Position) -> tuple[str, tuple[int, ...]]:
    """A position as the book has it, and where each of its cells lies on the board.

    The book sees a position by the side to move, in one of the eight images of the board.
    """
    cells = position.cells()
    if position.to_move is Color.WHITE:
        cells = cells.translate(_SWAPPED)
    return min(("".join([cells[cell] for cell in turning]), turning) for turning in _TURNINGS)


_SWAPPED = str.maketrans("XO", "OX")


def _turnings() -> Iterator[tuple[int, ...]]:
    """The eight symmetries of the board, as the cell from which each cell is taken."""
    for cells in ([*range(64)], [8 * row + 7 - column for row in range(8) for column in range(8)]):
        for _ in range(4):
            yield tuple(cells)
            cells = [cells[8 * (7 - column) + row] for row in range(8) for column in range(8)]


_TURNINGS = tuple(_turnings())


def _name(cell: int) -> Move:
    return f"{'abcdefgh'[cell % 8]}{cell // 8 + 1}"


def _cell(move: Move) -> int:
    return "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1)
