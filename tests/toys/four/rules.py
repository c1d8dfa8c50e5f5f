"""Four in a row on 5×5: a side places a piece anywhere, nothing else changes, and nobody passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.games.base import PASS, Game, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, IllegalReason, InvalidDiagram, InvalidPosition, UnknownSquare

COLUMNS, ROWS = ("a", "b", "c", "d", "e"), ("5", "4", "3", "2", "1")
SQUARES = tuple(column + row for row in ROWS for column in COLUMNS)
MARKS = {Color.BLACK: "X", Color.WHITE: "O"}
SIDES = {mark: color for color, mark in MARKS.items()}


class FourReason(IllegalReason):
    TAKEN = "taken", "a piece stands there"
    OVER = "over", "the game is over"
    NO_PASS = "no-pass", "nobody may pass"


class Four(Game):
    name = family = "four"
    reasons = FourReason
    has_score = False
    columns, rows, squares = COLUMNS, ROWS, SQUARES

    def start(self) -> FourPosition:
        return FourPosition(self, Color.BLACK, "." * len(SQUARES))

    def parse_diagram(self, text: str, to_move: Color | None = None) -> FourPosition:
        lines = [line.split() for line in text.splitlines() if line.strip()]
        if not lines:
            raise InvalidDiagram("there is no board", "no-board")
        if lines[0] != list(COLUMNS):
            raise InvalidDiagram("the columns are a to e", "wrong-columns")
        if [line[0] for line in lines[1:6]] != list(ROWS):
            raise InvalidDiagram("the rows are 5 to 1", "wrong-rows")
        if any(len(line) != 6 for line in lines[1:6]):
            raise InvalidDiagram("a row has five squares", "wrong-width")
        cells = "".join(mark for line in lines[1:6] for mark in line[1:])
        if cells.strip("XO."):
            raise InvalidDiagram("a square is X, O or a dot", "unknown-mark", SQUARES[0])
        if len(lines) > 7 or (len(lines) == 7 and lines[6][1:] != ["to", "move"]):
            raise InvalidDiagram("nothing but the side to move is told", "unknown-line")
        named = Color(lines[6][0]) if len(lines) == 7 else None
        return self.position(cells, to_move or named or Color.BLACK)

    def position(self, cells: str, side: Color) -> FourPosition:
        over = won_by(cells) is not None or "." not in cells
        return FourPosition(self, None if over else side, cells)

    def diagram(self, position: Position) -> str:
        cells = position.cells()
        rows = [f"{row} {' '.join(cells[5 * n : 5 * n + 5])}" for n, row in enumerate(ROWS)]
        turn = [f"{position.to_move.value} to move"] if position.to_move else []
        return "\n".join(["  " + " ".join(COLUMNS), *rows, *turn])

    def from_json(self, value: Mapping[str, object]) -> FourPosition:
        cells, side = value.get("cells"), value.get("to_move")
        if not isinstance(cells, str) or len(cells) != len(SQUARES) or cells.strip("XO."):
            raise InvalidPosition("these are no cells", "wrong-cells")
        return self.position(cells, Color(side) if side else Color.BLACK)


@dataclass(frozen=True, slots=True)
class FourPosition(Position):
    squares: str

    def at(self, square: Square) -> Color | None:
        return SIDES.get(self.squares[place(square)])

    def pieces(self, color: Color) -> tuple[Square, ...]:
        return tuple(one for one in SQUARES if self.at(one) is color)

    def empties(self) -> tuple[Square, ...]:
        return tuple(one for one in SQUARES if self.at(one) is None)

    def cells(self) -> str:
        return self.squares

    def legal_moves(self) -> list[Move]:
        return list(self.empties()) if self.to_move else []

    def changes(self, move: Move) -> dict[Square, str]:
        self.play(move)
        return {move: MARKS[self.to_move or Color.BLACK]}

    def may_pass(self) -> bool:
        return False

    def why_illegal(self, square: Square) -> IllegalReason | None:
        if self.to_move is None:
            return FourReason.OVER
        return FourReason.TAKEN if self.at(square) else None

    def score(self) -> tuple[float, float]:
        winner = won_by(self.squares)
        return float(winner is Color.BLACK), float(winner is Color.WHITE)

    def state(self) -> dict[str, str]:
        return {}

    def with_to_move(self, color: Color) -> FourPosition:
        return Four().position(self.squares, color)

    def play(self, move: Move) -> FourPosition:
        side = self.to_move
        reason = FourReason.NO_PASS if move == PASS else self.why_illegal(move)
        if side is None or reason is not None:
            raise IllegalMove(reason or FourReason.OVER, move)
        at = place(move)
        return Four().position(self.squares[:at] + MARKS[side] + self.squares[at + 1 :], side.other)

    def outcome(self) -> Outcome | None:
        return None if self.to_move else Outcome(won_by(self.squares), *self.score())

    def to_json(self) -> dict[str, object]:
        return {"game": "four", "cells": self.squares, "to_move": self.to_move and self.to_move.value}


def place(square: Square) -> int:
    if square not in SQUARES:
        raise UnknownSquare(f"{square!r} is no square of this board", "unknown-square", square)
    return SQUARES.index(square)


def won_by(cells: str) -> Color | None:
    """Who has four in a row, in a column or on a diagonal."""
    for line in _lines():
        marks = {cells[at] for at in line}
        if len(marks) == 1 and marks != {"."}:
            return SIDES[marks.pop()]
    return None


def _lines() -> Iterator[list[int]]:
    for y in range(5):
        for x in range(5):
            for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                if 0 <= x + 3 * right < 5 and y + 3 * down < 5:
                    yield [(y + n * down) * 5 + x + n * right for n in range(4)]
