"""A large board on a small phone: the part around a square, drawn large, before a piece is placed there.

`static/js/board/near.js` does the same where scripts run and the squares are too small for a finger.
"""

from typing import NamedTuple

from tutor.web.board.board_types import BoardView

SIDE = 7
"""How many columns and rows the part has: on a screen 320 px wide each square is 45 px wide."""

LARGE = 12
"""A board with more columns than this shows a part enlarged first."""


class Part(NamedTuple):
    """A square part of a board: its first column and row, and how many of them it shows."""

    column: int
    row: int
    side: int

    def holds(self, column: int, row: int) -> bool:
        """Whether the place in this column and row is shown."""
        return 0 <= column - self.column < self.side and 0 <= row - self.row < self.side


def is_large(view: BoardView) -> bool:
    """Whether a part of the board is shown enlarged before a piece is placed."""
    return len(view["columns"]) > LARGE


def part_around(view: BoardView, square: str) -> Part | None:
    """The part around a square; None where the board has no such square, or is not large."""
    columns, rows = view["columns"], view["rows"]
    if not is_large(view) or square[:1] not in columns or square[1:] not in rows:
        return None
    column, row = columns.index(square[0]), rows.index(square[1:])
    return Part(_first(column, len(columns)), _first(row, len(rows)), SIDE)


def _first(place: int, places: int) -> int:
    return min(max(place - SIDE // 2, 0), places - SIDE)
