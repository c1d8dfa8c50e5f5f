"""Boards drawn as text, and read from text; othello.py decides whether the game goes on from there.

A drawing is a line of column letters, then one line for each row: its number, then the squares, each two
characters after the one before (X black, O white, . empty, a blank where the board has no square). A last
line says which side is to move.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from textwrap import dedent

from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.othello.rules.shape import Shape

MARKS = {"X": Color.BLACK, "O": Color.WHITE, ".": None}

Supply = tuple[int, int]
"""The discs not yet placed: Black's, White's."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a drawing shows: the discs as bitboards, and the side to move and the supply where written."""

    black: int
    white: int
    to_move: Color | None
    supply: Supply | None


def draw(cells: str, shape: Shape, to_move: Color | None, supply: Supply | None) -> str:
    """The drawing of these cells (see `Position.cells`); `to_move` is None for a finished game."""
    wide = len(shape.columns)
    margin = len(shape.rows[-1])
    lines = [" " * margin + " " + " ".join(shape.columns)]
    for number, row in enumerate(shape.rows):
        squares = " ".join(cells[number * wide : (number + 1) * wide])
        lines.append(f"{row:>{margin}} {squares}".rstrip())
    if supply is not None:
        lines.append(f"supply: {supply[0]} {supply[1]}")
    if to_move is not None:
        lines.append(f"{to_move.value} to move")
    return "\n".join(lines)


@lru_cache(maxsize=1024)  # the board of a step is read often
def parse(text: str, shape: Shape) -> Drawn:
    """What a text shows of a board of this shape; InvalidDiagram quotes the line that is wrong."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise InvalidDiagram(f"{text!r} holds no board", "no-board")
    if lines[0].split() != list(shape.columns):
        raise InvalidDiagram(
            f"{lines[0]!r} should name the columns {' '.join(shape.columns)}", "wrong-columns"
        )
    height = len(shape.rows)
    numbered = [line for line in lines[1:] if line.lstrip()[0].isdigit()]
    if numbered != lines[1 : 1 + len(numbered)] or len(numbered) != height:
        raise InvalidDiagram(f"{text!r} should have {height} rows, one after the other", "wrong-rows")
    black = white = 0
    for row, line in zip(shape.rows, dedent("\n".join(numbered)).splitlines(), strict=True):
        for square, mark in _row(line, row, shape):
            if MARKS[mark] is Color.BLACK:
                black |= 1 << shape.bit(square)
            elif MARKS[mark] is Color.WHITE:
                white |= 1 << shape.bit(square)
    return Drawn(black, white, *_last_lines(lines[1 + height :]))


def _row(line: str, row: str, shape: Shape) -> list[tuple[str, str]]:
    """The squares of one row with their marks."""
    number, *marks = line.split()
    if number != row:
        raise InvalidDiagram(f"{line!r} should be row {row}", "wrong-rows")
    width = len(shape.columns)
    if not shape.is_full:
        # Blanks count here: the square number k stands 2k characters after the first.
        start = len(shape.rows[-1]) + 1
        places = line[start:].ljust(2 * width)
        marks = list(places[::2])
        if places[1::2].strip():
            raise InvalidDiagram(f"{line!r}: squares should stand two characters apart", "wrong-width")
    if len(marks) != width:
        raise InvalidDiagram(f"{line!r} should have {width} squares", "wrong-width")
    found = []
    for column, mark in zip(shape.columns, marks, strict=True):
        square = column + row
        if square not in shape.bit_of:
            if mark != " ":
                raise InvalidDiagram(f"{line!r}: there is no square {square}", "no-square-here", square)
            continue
        if mark == " ":
            raise InvalidDiagram(f"{line!r}: the square {square} is missing", "square-missing", square)
        if mark not in MARKS:
            raise InvalidDiagram(f"{line!r}: {mark!r} on {square} is not X, O or .", "unknown-mark", square)
        found.append((square, mark))
    return found


def _last_lines(lines: list[str]) -> tuple[Color | None, Supply | None]:
    """The side to move and the supply that are written under a board, each None where it is missing."""
    to_move: Color | None = None
    supply: Supply | None = None
    for line in lines:
        if turn := re.fullmatch(r"\s*(black|white) to move", line):
            if to_move is not None:
                raise InvalidDiagram(f"{line!r}: the side to move is named twice", "line-twice")
            to_move = Color(turn[1])
        elif left := re.fullmatch(r"\s*supply: ([0-9]{1,4}) ([0-9]{1,4})", line):
            if supply is not None:
                raise InvalidDiagram(f"{line!r}: the supply is named twice", "line-twice")
            supply = int(left[1]), int(left[2])
        else:
            raise InvalidDiagram(
                f"{line!r} is neither 'black to move', 'white to move' nor 'supply: 30 28'", "unknown-line"
            )
    return to_move, supply
