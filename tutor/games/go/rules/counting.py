"""Counting a board: who owns each empty point, and how many points each side has."""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.ruleset import Counting


@dataclass(frozen=True, slots=True)
class Land:
    """The empty points, dead stones off the board, by their owner: three sets without common points."""

    black: int
    white: int
    neutral: int


@dataclass(frozen=True, slots=True)
class Count:
    """The points of a side: its stones on the board, its territory, what it captured, and its komi.

    In area counting `taken` is 0; in territory counting `stones` is 0.
    """

    stones: int
    land: int
    taken: int
    komi: float

    @property
    def total(self) -> float:
        """The sum."""
        total = self.stones + self.land + self.taken + self.komi
        return int(total) if total == int(total) else total


@lru_cache(maxsize=64)
def land(grid: Grid, black: int, white: int, seki: int = 0) -> Land:
    """The owner of each empty point: a side, if only its stones surround the region of the point.

    On a board without stones no point has an owner. `seki` are the stones of sekis in which nothing counts:
    the regions beside them are neutral. Cached: a puzzle asks about each point of its board.
    """
    found = {"black": 0, "white": 0, "neutral": 0}
    for region in grid.chains(grid.full & ~(black | white)):
        wall = grid.beside(region)
        if wall & seki or bool(wall & black) == bool(wall & white):
            found["neutral"] |= region
        else:
            found["black" if wall & black else "white"] |= region
    return Land(**found)


def count(
    grid: Grid,
    black: int,
    white: int,
    *,
    counting: Counting,
    dead: int = 0,
    taken: tuple[int, int] = (0, 0),
    komi: float = 0,
    seki: int = 0,
) -> tuple[Count, Count]:
    """The counts of Black and White, with the dead stones off the board.

    `taken` are the numbers of stones that Black and White captured in play; the komi is White's.
    """
    living_black, living_white = black & ~dead, white & ~dead
    if counting is Counting.AREA:
        owned = land(grid, living_black, living_white)
        return (
            Count(living_black.bit_count(), owned.black.bit_count(), 0, 0),
            Count(living_white.bit_count(), owned.white.bit_count(), 0, komi),
        )
    owned = land(grid, living_black, living_white, seki)
    return (
        Count(0, owned.black.bit_count(), taken[0] + (white & dead).bit_count(), 0),
        Count(0, owned.white.bit_count(), taken[1] + (black & dead).bit_count(), komi),
    )
