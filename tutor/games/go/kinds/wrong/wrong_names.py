"""Wrong ways to name a point."""

from tutor.games.base import Square
from tutor.games.go.rules.grid import Grid

WITH_I = "abcdefghijklmnopqrs"
"""The letters of the columns if the i is not left out."""


def wrong_point_names(grid: Grid, point: Square) -> dict[str, str]:
    """By misconception, what a point seems to be called, where that is not its name.

    A name may be one that the board does not have: column i, or a letter beyond the last.
    """
    column, row = grid.columns.index(point[0]), int(point[1:])
    believed = {
        "number-before-letter": grid.columns[row - 1] + str(column + 1),
        "rows-from-top": point[0] + str(grid.size + 1 - row),
        "counts-i-column": WITH_I[column] + str(row),
    }
    return {code: name for code, name in believed.items() if name != point}
