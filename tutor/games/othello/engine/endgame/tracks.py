"""Boards unrolled into tracks, on which one addition crosses a whole run of discs.

A track is one line of the board in one direction, its squares bit after bit and an empty bit behind the last.
An unrolled board holds every track of every direction end to end, so each square stands on it up to eight
times. Discs of `own` lie right behind runs of `opp` at `own << 1 & opp`; adding that to `opp` carries through
each such run to the square beyond it, on all tracks at once. Python adds and masks integers of this size as
fast as small ones. The tracks follow from the rays of the shape alone.
"""

from collections.abc import Iterable
from functools import cache
from operator import itemgetter

from tutor.games.othello.rules.shape import DIRECTIONS, Shape

_FIRST = "right"
"""The direction whose tracks hold every square, even those on lines too short for a disc to flip."""

_SHORTEST = 3
"""The squares of the shortest line on which a disc can flip."""

_KEPT = 4096
"""The most answers kept for one square: enough for thousands of endings, and not much memory."""


class Flips(dict[int, int]):
    """For one square: the own discs behind runs that start next door -> own discs after the move, unrolled.

    Only the new disc and the flipped discs are in the answer; it is 0 where nothing flips: the move is
    illegal.
    """

    def __init__(self, disc: int, runs: dict[int, int]) -> None:
        self._disc = disc
        self._runs = runs

    def __missing__(self, ends: int) -> int:
        if len(self) >= _KEPT:
            self.clear()
        placed, rest = 0, ends
        while rest:
            end = rest & -rest
            rest ^= end
            placed |= self._runs.get(end, 0)
        if placed:
            placed |= self._disc
        self[ends] = placed
        return placed


class Counts(dict[int, int]):
    """For one square: the own discs behind runs that start next door -> how many discs flip."""

    def __init__(self, lengths: dict[int, int]) -> None:
        self._lengths = lengths

    def __missing__(self, ends: int) -> int:
        if len(self) >= _KEPT:
            self.clear()
        count, rest = 0, ends
        while rest:
            end = rest & -rest
            rest ^= end
            count += self._lengths.get(end, 0)
        self[ends] = count
        return count


Gap = tuple[int, Flips, Counts, int, int, int]
"""An empty square: the step from it onto the next square of each track, what flips when a disc is placed on
it and how many, all other squares, its quarter of the board (0 to 3), and the square itself.

The ends to look up are `(opp + step) & own`.
"""

_QUARTER = 4
"""The index of the quarter in a gap."""


class Tracks:
    """The tracks of one shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.bits = dict.fromkeys(shape.squares, 0)
        """Square -> its bits on an unrolled board."""
        at = self._lay_out()
        self.plain = sum(1 << bit for (_, direction), bit in at.items() if direction == _FIRST)
        """One bit for each square on an unrolled board, for counting discs."""
        self.all = sum(self.bits.values())
        self.gaps = {square: self._gap(square, at) for square in shape.squares}
        self.corners = sum(self.bits[square] for square in shape.squares if self._is_corner(square))

    def unroll(self, board: int) -> int:
        """The unrolled board of a bitboard of the shape."""
        return sum(self.bits[square] for square in self.shape.names(board))

    def gaps_of(self, empties: Iterable[str]) -> tuple[Gap, ...]:
        """What the searches know of some empty squares, quarter by quarter."""
        return tuple(sorted((self.gaps[square] for square in empties), key=itemgetter(_QUARTER)))

    def _lay_out(self) -> dict[tuple[str, str], int]:
        """Gives each square its bits; (square, direction) -> the bit on the track in this direction."""
        at: dict[tuple[str, str], int] = {}
        bit = 0
        for direction in sorted(DIRECTIONS, key=lambda name: name != _FIRST):
            for square in self.shape.squares:
                rays = self.shape.rays[square]
                track = (square, *rays[direction])
                if rays[_opposite(direction)] or len(track) < _SHORTEST and direction != _FIRST:
                    continue
                for stop in track:
                    at[stop, direction] = bit
                    self.bits[stop] |= 1 << bit
                    bit += 1
                bit += 1
        return at

    def _gap(self, square: str, at: dict[tuple[str, str], int]) -> Gap:
        runs: dict[int, int] = {}
        lengths: dict[int, int] = {}
        for direction in DIRECTIONS:
            run = 0
            for length, end in enumerate(self.shape.rays[square][direction]):
                if length:
                    runs[1 << at[end, direction]] = run
                    lengths[1 << at[end, direction]] = length
                run |= self.bits[end]
        disc = self.bits[square]
        return disc << 1, Flips(disc, runs), Counts(lengths), self.all ^ disc, self._quarter(square), disc

    def _quarter(self, square: str) -> int:
        row, column = divmod(self.shape.bit_of[square], self.shape.pitch)
        right = 2 * column >= len(self.shape.columns)
        return 2 * (2 * row >= len(self.shape.rows)) + right

    def _is_corner(self, square: str) -> bool:
        """Whether every line through the square ends on it, so that a disc there never flips."""
        rays = self.shape.rays[square]
        return not any(rays[direction] and rays[_opposite(direction)] for direction in DIRECTIONS)


def _opposite(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]


@cache
def tracks_of(shape: Shape) -> Tracks:
    """The tracks of a shape, made once."""
    return Tracks(shape)
