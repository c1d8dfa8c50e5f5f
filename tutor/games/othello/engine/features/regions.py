"""Regions of empty squares: squares that touch, diagonally too, belong to one region.

If both sides play in turn inside an odd region, the side that enters it first also plays its last move. So an
odd region is good for the side that enters it.
"""

from dataclasses import dataclass

from tutor.games.base import Square
from tutor.games.othello.rules.shape import Shape


@dataclass(frozen=True, slots=True)
class Region:
    """Empty squares that touch, in board order."""

    squares: tuple[Square, ...]

    @property
    def is_odd(self) -> bool:
        return len(self.squares) % 2 == 1


def split(shape: Shape, empties: int) -> list[int]:
    """The regions of these empty squares as bitboards, by their first square in board order."""
    found = []
    while empties:
        region, wider = 0, empties & -empties
        while wider != region:
            region, wider = wider, shape.beside(wider) & empties
        found.append(region)
        empties ^= region
    return found
