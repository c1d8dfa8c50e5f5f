"""Boards of Go drawn as text, and read from text; go.py decides whether the rules allow such a board.

A drawing is a line of column letters, then one line for each row from the top: its number and the points (X
black, O white, . empty). Below it stand, each at most once, "white to move" and lines of `Position.state`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.go.rules.grid import Grid, each


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a drawing shows: the stones of both sides as sets, the side to move, and the state by name."""

    black: int
    white: int
    to_move: Color | None
    state: Mapping[str, str]


def draw(cells: str, grid: Grid, to_move: Color | None, state: Mapping[str, str]) -> str:
    """The drawing of these cells (see `Position.cells`); `to_move` is None for a finished game."""
    margin = len(grid.rows[0])
    lines = [" " * margin + " " + " ".join(grid.columns)]
    for number, row in enumerate(grid.rows):
        points = cells[number * grid.size : (number + 1) * grid.size]
        lines.append(f"{row:>{margin}} {' '.join(points)}")
    lines += [f"{name}: {value}" for name, value in state.items()]
    if to_move is not None:
        lines.append(f"{to_move.value} to move")
    return "\n".join(lines)


def parse(text: str, grid: Grid, names: tuple[str, ...]) -> Drawn:
    """What a text shows of a board; `names` are the lines of state that may stand below it.

    InvalidDiagram quotes the line that is wrong.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise InvalidDiagram(f"{text!r} holds no board", "no-board")
    if lines[0].split() != list(grid.columns):
        raise InvalidDiagram(
            f"{lines[0]!r} should name the columns {' '.join(grid.columns)}", "wrong-columns"
        )
    numbered = [line for line in lines[1:] if line[0].isdigit()]
    if numbered != lines[1 : 1 + len(numbered)] or len(numbered) != grid.size:
        raise InvalidDiagram(f"{text!r} should have {grid.size} rows, one after the other", "wrong-rows")
    cells = "".join(_row(line, row, grid) for row, line in zip(grid.rows, numbered, strict=True))
    return Drawn(*stones(cells, grid), *_below(lines[1 + grid.size :], names))


def stones(cells: str, grid: Grid) -> tuple[int, int]:
    """The stones of Black and of White, as sets; `cells` has a mark for each point of the board."""
    pairs = [*zip(grid.bits, cells, strict=True)]
    return sum([bit for bit, mark in pairs if mark == "X"]), sum([bit for bit, mark in pairs if mark == "O"])


def cells_of(grid: Grid, black: int, white: int) -> str:
    """The marks of these stones, point by point; `stones` reads them."""
    cells = ["."] * len(grid.points)
    for stones_of_one, mark in ((black, "X"), (white, "O")):
        for bit in each(stones_of_one):
            cells[grid.place_of[bit]] = mark
    return "".join(cells)


def _row(line: str, row: str, grid: Grid) -> str:
    number, *marks = line.split()
    if number != row:
        raise InvalidDiagram(f"{line!r} should be row {row}", "wrong-rows")
    if len(marks) != grid.size:
        raise InvalidDiagram(f"{line!r} should have {grid.size} points", "wrong-width")
    for column, mark in zip(grid.columns, marks, strict=True):
        if mark not in ("X", "O", "."):
            point = column + row
            raise InvalidDiagram(f"{line!r}: {mark!r} on {point} is not X, O or .", "unknown-mark", point)
    return "".join(marks)


def _below(lines: list[str], names: tuple[str, ...]) -> tuple[Color | None, dict[str, str]]:
    """The side to move and the lines of state that are written below a board."""
    to_move: Color | None = None
    state: dict[str, str] = {}
    for line in lines:
        name, colon, value = (part.strip() for part in line.partition(":"))
        if turn := re.fullmatch(r"(black|white) to move", line):
            if to_move is not None:
                raise InvalidDiagram(f"{line!r}: the side to move is named twice", "line-twice")
            to_move = Color(turn[1])
        elif colon and name in names:
            if name in state:
                raise InvalidDiagram(f"{line!r}: {name} is named twice", "line-twice")
            state[name] = value
        else:
            known = ", ".join(names)
            raise InvalidDiagram(f"{line!r} is neither 'black to move' nor one of {known}", "unknown-line")
    return to_move, state
