"""Where handicap stones stand.

The order and the lines are those of the Go Text Protocol (G. Farnebäck, GTP version 2 draft 2, fixed handicap
placement). It leaves out boards of five and six lines: here they have room for two stones.
"""

from tutor.games.go.rules.grid import Grid


def most_stones(size: int) -> int:
    """The most handicap stones that a board of this size has points for.

    >>> [most_stones(size) for size in (4, 5, 7, 8, 9, 19)]
    [0, 2, 4, 4, 9, 9]
    """
    if size < 7:
        return 2 if size >= 5 else 0
    return 9 if size >= 9 and size % 2 else 4


def star_points(grid: Grid) -> tuple[str, ...]:
    """The points that are drawn as dots: points of handicap stones, and on small boards the centre too."""
    most = most_stones(grid.size)
    stars = set(handicap_points(grid, most)) if most > 2 else set()
    if grid.size % 2 and grid.size >= 5:
        stars.add(grid.columns[grid.size // 2] + grid.rows[grid.size // 2])
    if 9 <= grid.size < 13:
        stars -= set(handicap_points(grid, 9)[4:8]) if most == 9 else set()
    return tuple(point for point in grid.points if point in stars)


def handicap_points(grid: Grid, stones: int) -> tuple[str, ...]:
    """The points of `stones` handicap stones; ValueError for one stone, or for more than there are points."""
    if stones == 0:
        return ()
    if not 2 <= stones <= most_stones(grid.size):
        raise ValueError(
            f"a board of {grid.size} lines takes 2 to {most_stones(grid.size)} stones, not {stones}"
        )
    edge = 1 if grid.size < 7 else 2 if grid.size < 13 else 3
    low, middle, high = edge, grid.size // 2, grid.size - 1 - edge
    corners = [(low, low), (high, high), (low, high), (high, low)]
    sides = [(low, middle), (high, middle), (middle, low), (middle, high)]
    places = corners[:stones] + sides[: (stones - 4) // 2 * 2 if stones > 4 else 0]
    if stones > 4 and stones % 2:
        places.append((middle, middle))
    return tuple(grid.columns[column] + str(row + 1) for column, row in places)
