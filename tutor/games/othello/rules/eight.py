"""Legal moves and flips on the standard 8×8 board, fast; bitboards.py finds them on every other shape.

A wide board holds a bitboard (bit numbers: see shape.py) and, in the bits above it, the same board turned by
180°. So one left shift moves discs both ways along a line. Along a row, an addition carries through a run of
opposing discs to the square behind it; along the other lines, a parallel prefix follows the run in three
steps. Flips are looked up: each of the four lines through a square has a small dictionary from the discs on
the line to those that flip. It is filled as needed and has at most 3^7 entries.
"""

from functools import lru_cache

from tutor.games.othello.rules.bitboards import Lines
from tutor.games.othello.rules.shape import Shape

STANDARD = Shape.of_size(8)

_LINES = Lines(STANDARD)
_BYTES = 19
_TURNED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))

PLAIN = (1 << 71) - 1
"""The lower half of a wide board."""

_AXES = (("up", "down"), ("left", "right"), ("up-left", "down-right"), ("up-right", "down-left"))


def turn(board: int) -> int:
    """The board turned by 180°, with its lower and upper half exchanged: the last bit comes first."""
    return int.from_bytes(board.to_bytes(_BYTES, "little").translate(_TURNED), "big")


def widen(bits: int) -> int:
    """The wide board of a bitboard."""
    return bits | turn(bits)


_SQUARES = widen(STANDARD.mask)


def legal(own: int, opp: int) -> int:
    """The squares, as a plain bitboard, where the side with the wide board `own` outflanks a disc.

    >>> black, white = STANDARD.bits(("e4", "d5")), STANDARD.bits(("d4", "e5"))
    >>> STANDARD.names(legal(widen(black), widen(white)))
    ['d3', 'c4', 'f5', 'e6']
    """
    found = opp + (own << 1 & opp)
    run = own << 8 & opp
    run |= run << 8 & opp
    pair = opp & opp << 8
    run |= run << 16 & pair
    run |= run << 16 & pair
    found |= run << 8
    run = own << 9 & opp
    run |= run << 9 & opp
    pair = opp & opp << 9
    run |= run << 18 & pair
    run |= run << 18 & pair
    found |= run << 9
    run = own << 10 & opp
    run |= run << 10 & opp
    pair = opp & opp << 10
    run |= run << 20 & pair
    run |= run << 20 & pair
    found |= run << 10
    found &= _SQUARES ^ (own | opp)
    return (found | int.from_bytes(found.to_bytes(_BYTES, "little").translate(_TURNED), "big")) & PLAIN


class LineFlips(dict[int, int]):
    """For one line through one square: own discs (plain) and opposing discs (turned) -> flips (wide)."""

    def __init__(self, bit: int) -> None:
        self._bit = bit

    def __missing__(self, discs: int) -> int:
        flipped = widen(_LINES.flips(self._bit, discs & PLAIN, turn(discs) & PLAIN))
        self[discs] = flipped
        return flipped


Entry = tuple[int, int, LineFlips, int, LineFlips, int, LineFlips, int, LineFlips]


def _entry(square: str) -> Entry:
    """The wide disc of a square, then for each line through it a mask and a dictionary."""
    bit = STANDARD.bit(square)
    rays = STANDARD.rays[square]
    masks = [widen(STANDARD.bits(rays[direction] + rays[opposite])) for direction, opposite in _AXES]
    disc = widen(1 << bit)
    tables = [LineFlips(bit) for _ in _AXES]
    return (
        disc, masks[0], tables[0], masks[1], tables[1], masks[2], tables[2], masks[3], tables[3],
    )  # fmt: skip


ENTRIES: dict[int, Entry] = {1 << bit: _entry(square) for square, bit in STANDARD.bit_of.items()}
"""The wide disc, masks and dictionaries for each square, by its disc as a plain bitboard."""


def key(own: int, opp: int) -> int:
    """The key of the dictionaries of flips: own discs plain, opposing discs turned."""
    return opp ^ ((own ^ opp) & PLAIN)


def flips(disc: int, own: int, opp: int) -> int:
    """The discs, as a wide board, that flip when `own` plays on an empty square (a plain bitboard)."""
    both = key(own, opp)
    _, mask_1, line_1, mask_2, line_2, mask_3, line_3, mask_4, line_4 = ENTRIES[disc]
    return line_1[both & mask_1] | line_2[both & mask_2] | line_3[both & mask_3] | line_4[both & mask_4]


_turned = lru_cache(maxsize=256)(turn)  # one board is asked about each of its moves


class StandardLines(Lines):
    """`Lines` of the standard board, for plain bitboards, by the fast functions of this module."""

    def legal(self, own: int, opp: int) -> int:
        return legal(widen(own), widen(opp))

    def flips(self, bit: int, own: int, opp: int) -> int:
        return flips(1 << bit, own, _turned(opp)) & PLAIN
