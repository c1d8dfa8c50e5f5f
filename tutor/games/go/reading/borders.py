"""Borders that are still open: points that a pass would leave neutral, and moves that close a border."""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.go.reading.ending import ending
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.grid import Grid, each
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.seki import plain_seki

WALL = 3
"""A region needs at least so many stones of each side beside it to lie between two walls."""

MOST_READ = 6
"""With more empty points around a chain it is not read whether it is dead, so that nobody waits."""


@dataclass(frozen=True, slots=True)
class Borders:
    """The points of regions that no border divides yet, and the points that close a border; both are sets."""

    open: int
    closing: int


@lru_cache(maxsize=64)
def open_borders(position: GoPosition) -> Borders:
    """What is still open between walls of both sides, once dead stones are off: marked ones and sure ones.

    A region in which every point touches both colours is no open border: its points are neutral.
    """
    grid, dead = position.grid, position.dead | ending(position, most=MOST_READ).dead
    black, white = position.black & ~dead, position.white & ~dead
    seki = plain_seki(grid, black, white)
    found = closing = 0
    for region in grid.chains(land(grid, black, white).neutral):
        walls = grid.beside(region)
        if walls & seki or min((walls & black).bit_count(), (walls & white).bit_count()) < WALL:
            continue
        if region & ~(grid.touching(black) & grid.touching(white)):
            found |= region
            closing |= _closing(grid, region, black, white)
    return Borders(found, closing)


def _closing(grid: Grid, region: int, black: int, white: int) -> int:
    """The points of a region where a stone of either side surrounds most of the region."""
    found = 0
    for own, opp in ((black, white), (white, black)):
        best, at = 0, 0
        for bit in each(region):
            parts = (part for part in grid.chains(region & ~bit) if not grid.beside(part) & opp)
            gain = sum(part.bit_count() for part in parts if grid.beside(part) & own)
            if gain and gain >= best:
                best, at = gain, at | bit if gain == best else bit
        found |= at
    return found
