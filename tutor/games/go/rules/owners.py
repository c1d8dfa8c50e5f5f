"""The owner of each point of a board."""

from tutor.games.base import Square
from tutor.games.color import Color
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.position import GoPosition


def owners(position: GoPosition) -> dict[Square, Color]:
    """The owner of each point by area counting, in board order; dead stones off, neutral points left out."""
    grid = position.grid
    black, white = position.black & ~position.dead, position.white & ~position.dead
    owned = land(grid, black, white)
    found = dict.fromkeys(grid.names(black | owned.black), Color.BLACK)
    found |= dict.fromkeys(grid.names(white | owned.white), Color.WHITE)
    return {point: found[point] for point in grid.points if point in found}
