"""Counting a board: whose each empty point is, and what each side has."""

from dataclasses import dataclass

from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.ruleset import Counting


@dataclass(frozen=True, slots=True)
class Land:
    """The empty points, dead stones taken off, by whom they belong to: three sets that do not meet."""

    black: int
    white: int
    neutral: int


@dataclass(frozen=True, slots=True)
class Count:
    """What a side has: its stones on the board, the points it surrounds, what it took, and its komi.

    Of area counting `taken` is 0, of territory counting `stones` is.
    """

    stones: int
    land: int
    taken: int
    komi: float

    @property
    def total(self) -> float:
        """All of it."""
        total = self.stones + self.land + self.taken + self.komi
        return int(total) if total == int(total) else total


def land(grid: Grid, black: int, white: int, seki: int = 0) -> Land:
    """Whose each empty point is: a side's when only its stones wall it in.

    A board without stones is nobody's. `seki` are the stones that stand in a seki where nothing inside one
    counts: regions beside them are nobody's.
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
    """What Black and White have, once the dead stones are off the board.

    `taken` are the stones that Black and White took in play.
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
