"""The playable squares of a board, their names and the lines through them; discs belong to positions.

A shape is data: rows drawn with "#" for a square and " " for none. The square in row r and column c, both
counted from 0 at the top left, is bit `r * pitch + c` of a bitboard. The pitch is one more than the number of
columns: the guard bit at the end of each row never holds a disc, so a shift never runs from one edge of the
board to the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

from tutor.games.errors import UnknownSquare

DIRECTIONS = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")

STEPS = {
    "up": (-1, 0),
    "up-right": (-1, 1),
    "right": (0, 1),
    "down-right": (1, 1),
    "down": (1, 0),
    "down-left": (1, -1),
    "left": (0, -1),
    "up-left": (-1, -1),
}


class RowNames(dict[int, tuple[str, ...]]):
    """The bits of a row -> the squares that are set in it; made when first asked for."""

    def __init__(self, squares: tuple[str | None, ...]) -> None:
        super().__init__()
        self._squares = squares

    def __missing__(self, bits: int) -> tuple[str, ...]:
        named = tuple(square for column, square in enumerate(self._squares) if square and bits >> column & 1)
        self[bits] = named
        return named


@dataclass(frozen=True)
class Shape:
    """A board without discs.

    >>> cross = Shape((" ## ", "####", "####", " ## "))
    >>> cross.squares[:3], cross.pitch
    (('b1', 'c1', 'a2'), 5)
    """

    drawing: tuple[str, ...]

    @classmethod
    def of_size(cls, size: int) -> "Shape":
        """The full board of `size` × `size` squares."""
        return cls(("#" * size,) * size)

    @cached_property
    def columns(self) -> tuple[str, ...]:
        return tuple(ascii_lowercase[: len(self.drawing[0])])

    @cached_property
    def rows(self) -> tuple[str, ...]:
        return tuple(str(number + 1) for number in range(len(self.drawing)))

    @cached_property
    def pitch(self) -> int:
        return len(self.columns) + 1

    @cached_property
    def is_full(self) -> bool:
        """Whether every square of the rectangle can be played on."""
        return all(mark == "#" for row in self.drawing for mark in row)

    @cached_property
    def bit_of(self) -> dict[str, int]:
        """Square -> bit number, in board order: row by row from the top left."""
        return {
            column + row: r * self.pitch + c
            for r, row in enumerate(self.rows)
            for c, column in enumerate(self.columns)
            if self.drawing[r][c] == "#"
        }

    @cached_property
    def squares(self) -> tuple[str, ...]:
        return tuple(self.bit_of)

    @cached_property
    def square_at(self) -> dict[int, str]:
        """Bit number -> square."""
        return {bit: square for square, bit in self.bit_of.items()}

    @cached_property
    def mask(self) -> int:
        """Every playable square as one bitboard."""
        return self.bits(self.squares)

    @cached_property
    def cells(self) -> tuple[int | None, ...]:
        """The bit number of each cell of the rectangle, row by row; None where there is no square."""
        return tuple(self.bit_of.get(column + row) for row in self.rows for column in self.columns)

    @cached_property
    def rays(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Square -> direction -> the squares from next door to the edge (a missing square is an edge)."""
        return {
            square: {direction: tuple(self._walk(square, direction)) for direction in DIRECTIONS}
            for square in self.squares
        }

    @cached_property
    def central(self) -> tuple[str, str, str, str]:
        """The four squares in the middle: top left, top right, bottom left, bottom right."""
        left, top = len(self.columns) // 2 - 1, len(self.rows) // 2 - 1
        west, east = self.columns[left : left + 2]
        north, south = self.rows[top : top + 2]
        return west + north, east + north, west + south, east + south

    def bit(self, square: str) -> int:
        """The bit number of a square; UnknownSquare if the board has none of that name."""
        try:
            return self.bit_of[square]
        except KeyError:
            raise UnknownSquare(
                f"{square!r} is not a square of this board", "unknown-square", square
            ) from None

    def bits(self, squares: tuple[str, ...]) -> int:
        """The bitboard with exactly these squares set."""
        return sum(1 << self.bit(square) for square in squares)

    def names(self, bits: int) -> list[str]:
        """The squares set in a bitboard, in board order."""
        found: list[str] = []
        row, pitch = (1 << self.pitch) - 1, self.pitch
        for named in self._named:
            if bits & row:
                found += named[bits & row]
            bits >>= pitch
        return found

    @cached_property
    def _named(self) -> tuple[RowNames, ...]:
        pitch = self.pitch
        return tuple(
            RowNames(tuple(self.square_at.get(row * pitch + column) for column in range(pitch)))
            for row in range(len(self.drawing))
        )

    def beside(self, bits: int) -> int:
        """The squares next to any of these in one of the eight directions, and these squares themselves."""
        wider = bits | bits << 1 | bits >> 1
        return (wider | wider << self.pitch | wider >> self.pitch) & self.mask

    def _walk(self, square: str, direction: str) -> Iterator[str]:
        down, right = STEPS[direction]
        step = down * self.pitch + right
        bit = self.bit_of[square] + step
        while bit in self.square_at:
            yield self.square_at[bit]
            bit += step
