"""The points of a board, their names, and sets of points as integers with one bit for each point.

Bits run row by row from the top left. After each row comes one bit that is no point, so a set that is shifted
by one to either side never runs into the next row.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache

from tutor.games.errors import UnknownSquare

LETTERS = "abcdefghjklmnopqrst"
"""The names of columns; there is no i, which looks like j."""

SMALLEST, LARGEST = 1, 19


class Grid:
    """A square board of `size` lines; `Grid.of(size)` makes one object for each size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.wide = size + 1
        self.columns = tuple(LETTERS[:size])
        self.rows = tuple(str(row) for row in range(size, 0, -1))
        self.points = tuple(column + row for row in self.rows for column in self.columns)
        places = [row * self.wide + column for row in range(size) for column in range(size)]
        self.bit_of = {point: 1 << place for point, place in zip(self.points, places, strict=True)}
        self.name_of = {bit: point for point, bit in self.bit_of.items()}
        self.bits = tuple(self.name_of)
        self.place_of = {bit: place for place, bit in enumerate(self.bits)}
        """Bit of a point -> its index in board order."""
        self.full = sum(self.bits)
        self.near = {bit: self.spread(bit) & ~bit for bit in self.bits}
        """Bit of a point -> the points beside it along the lines."""

    @staticmethod
    @cache
    def of(size: int) -> "Grid":
        """The board of this size; a ValueError where no board has it."""
        if not SMALLEST <= size <= LARGEST:
            raise ValueError(f"a board has {SMALLEST} to {LARGEST} lines, not {size}")
        return Grid(size)

    @cached_property
    def slant(self) -> dict[int, int]:
        """Bit of a point -> the points diagonally beside it."""
        full, wide = self.full, self.wide
        return {
            bit: (bit << wide + 1 | bit << wide - 1 | bit >> wide + 1 | bit >> wide - 1) & full & ~bit
            for bit in self.bits
        }

    def bit(self, point: str) -> int:
        """The set of this point alone; UnknownSquare if the board has no point of this name."""
        try:
            return self.bit_of[point]
        except (KeyError, TypeError):
            raise UnknownSquare(f"{point!r} is no point of this board", "unknown-point", str(point)) from None

    def set_of(self, points: Iterable[str]) -> int:
        """The set of these points; UnknownSquare as in `bit`."""
        found = 0
        for point in points:
            found |= self.bit(point)
        return found

    def names(self, points: int) -> tuple[str, ...]:
        """The names of a set of points, in board order."""
        return _names(self, points)

    def spread(self, points: int) -> int:
        """These points and all beside them."""
        wide = self.wide
        return (points | points << 1 | points >> 1 | points << wide | points >> wide) & self.full

    def touching(self, points: int) -> int:
        """All points that are beside one of these; these points too, where they touch each other."""
        wide = self.wide
        return (points << 1 | points >> 1 | points << wide | points >> wide) & self.full

    def beside(self, points: int) -> int:
        """The points beside these, without these points themselves."""
        return self.spread(points) & ~points

    def chain(self, seed: int, among: int) -> int:
        """All points of `among` that lines connect with `seed`, which must be part of `among`."""
        wide = self.wide
        while True:
            grown = (seed | seed << 1 | seed >> 1 | seed << wide | seed >> wide) & among
            if grown == seed:
                return seed
            seed = grown

    def chains(self, among: int) -> list[int]:
        """The connected parts of `among`, in board order of their first points."""
        found = []
        while among:
            one = self.chain(among & -among, among)
            found.append(one)
            among &= ~one
        return found

    def captured(self, bit: int, own: int, opp: int) -> int:
        """The stones of `opp` that have no liberty after `own` plays on `bit`, which is not yet in `own`."""
        touched = self.near[bit] & opp
        if not touched:
            return 0
        wide = self.wide
        empty = self.full & ~(own | opp | bit)
        taken = 0
        while touched:
            chain = touched & -touched
            while True:
                grown = chain | chain << 1 | chain >> 1 | chain << wide | chain >> wide
                if grown & empty:
                    break
                grown &= opp
                if grown == chain:
                    taken |= chain
                    break
                chain = grown
            touched &= ~chain
        return taken

    def breathes(self, bit: int, own: int, empty: int) -> bool:
        """Whether the chain of `bit` in `own` has a liberty in `empty`."""
        wide = self.wide
        chain = bit
        while True:
            grown = chain | chain << 1 | chain >> 1 | chain << wide | chain >> wide
            if grown & empty:
                return True
            grown &= own
            if grown == chain:
                return False
            chain = grown

    def without_liberties(self, own: int, opp: int) -> int:
        """The stones of `own` whose chains have no liberty; no position of a game has any."""
        empty = self.full & ~(own | opp)
        return own & ~self.chain(self.spread(empty) & own, own)


@lru_cache(maxsize=8192)  # the same chains and moves are named often
def _names(grid: Grid, points: int) -> tuple[str, ...]:
    return tuple([grid.name_of[bit] for bit in each(points)])


def each(points: int) -> Iterator[int]:
    """The points of a set one by one, in board order."""
    while points:
        bit = points & -points
        yield bit
        points ^= bit
