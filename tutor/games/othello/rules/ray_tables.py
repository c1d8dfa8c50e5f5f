"""Tables of what can be met along each line from each square, so that looking along a line is a look-up."""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.shape import STEPS, Shape


@dataclass(frozen=True, slots=True)
class Way:
    """One direction from one square, with every way in which its line can end.

    `ray` holds the squares from next door to the edge, `mask` the same squares as a bitboard. `at_own` and
    `at_empty` hold the line by the disc or the empty square at which it ends, each a bitboard with one bit.
    """

    ray: tuple[str, ...]
    mask: int
    rises: bool  # towards higher bit numbers
    at_own: dict[int, Line]
    at_empty: dict[int, Line]
    at_edge: Line

    def look(self, own: int, opp: int) -> Line:
        """What the line from an empty square meets, for the side that has the discs `own`."""
        others = self.mask & ~opp
        if not others:
            return self.at_edge
        nearest = others & -others if self.rises else 1 << others.bit_length() - 1
        return self.at_own[nearest] if own & nearest else self.at_empty[nearest]


class Ways(dict[str, tuple[Way, ...]]):
    """Square -> its eight ways, in the order of DIRECTIONS; made when a square is first asked for."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._shape = shape

    def __missing__(self, square: str) -> tuple[Way, ...]:
        rays = self._shape.rays[square]
        ways = self[square] = tuple(_way(self._shape, direction, ray) for direction, ray in rays.items())
        return ways


@lru_cache(maxsize=64)
def ways_of(shape: Shape) -> Ways:
    """The ways of a shape, shared by all games that are played on it."""
    return Ways(shape)


def _way(shape: Shape, direction: str, ray: tuple[str, ...]) -> Way:
    def lines(next_door: LineEnd, further: LineEnd) -> dict[int, Line]:
        return {
            1 << shape.bit(stop): Line(
                direction, further if length else next_door, ray[:length], stop, ray[: length + 1]
            )
            for length, stop in enumerate(ray)
        }

    return Way(
        ray=ray,
        mask=shape.bits(ray),
        rises=STEPS[direction] > (0, 0),
        at_own=lines(LineEnd.OWN_NEXT_DOOR, LineEnd.FLIPS),
        at_empty=lines(LineEnd.EMPTY_NEXT_DOOR, LineEnd.RUNS_INTO_EMPTY),
        at_edge=Line(direction, LineEnd.RUNS_OFF_BOARD if ray else LineEnd.EDGE_NEXT_DOOR, ray, None, ray),
    )
