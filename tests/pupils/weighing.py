"""How a pupil weighs a board by the rules that its lessons print: each rule has its own term, in discs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from tutor.games.base import Move
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.engine.features.regions import split
from tutor.games.othello.engine.features.stability import stable
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.othello.rules.shape import Shape

SMALL = 7
"""So many empty squares at most has a region that a pupil looks at; larger ones change before they fill."""

ODD = 2.0
"""What it is worth to enter an odd region before the other side does, in discs."""


@dataclass(frozen=True)
class Seen:
    """A board as the pupil sees it that plays `side`; what is not asked for is not counted."""

    board: OthelloPosition
    side: Color

    @property
    def shape(self) -> Shape:
        return self.board.game.shape

    @cached_property
    def own(self) -> int:
        return self.board.black if self.side is Color.BLACK else self.board.white

    @cached_property
    def other(self) -> int:
        return self.board.white if self.side is Color.BLACK else self.board.black

    @cached_property
    def empties(self) -> int:
        return self.shape.mask & ~(self.own | self.other)

    def _moves(self, color: Color) -> int:
        board = self.board
        return board.game.placements(board.black, board.white, color, board.supply)

    @cached_property
    def mine(self) -> int:
        """Where this side could play."""
        return self._moves(self.side)

    @cached_property
    def theirs(self) -> int:
        """Where the other side could play."""
        return self._moves(self.side.other)

    @cached_property
    def stable(self) -> tuple[int, int]:
        """This side's and the other side's stable discs, counted."""
        black, white = stable(self.shape, self.board.black, self.board.white)
        both = (black.bit_count(), white.bit_count())
        return both if self.side is Color.BLACK else (both[1], both[0])


def corners(shape: Shape) -> int:
    """The corners of a board as one bitboard."""
    return shape.bits(tuple(place.square for place in places(shape)))


def _held_corners(seen: Seen) -> float:
    every = corners(seen.shape)
    return (seen.own & every).bit_count() - (seen.other & every).bit_count()


def _open_corners(seen: Seen) -> float:
    """The corners that the side to move can take: a gift to it."""
    every = corners(seen.shape)
    if seen.board.to_move is seen.side:
        return -((seen.mine & every).bit_count() > 0) * 0.5
    return float((seen.theirs & every).bit_count())


def _beside_empty_corners(seen: Seen) -> float:
    """X-squares, and at half their weight C-squares, that this side holds beside an empty corner."""
    found = 0.0
    for place in places(seen.shape):
        if seen.empties & seen.shape.bits((place.square,)):
            found += (seen.own & seen.shape.bits(place.x_squares)).bit_count()
            found += (seen.own & seen.shape.bits(place.c_squares)).bit_count() / 2
    return found


def _frontier(seen: Seen) -> float:
    return float((seen.own & seen.shape.beside(seen.empties)).bit_count())


def _gifts_only(seen: Seen) -> float:
    """Whether every move of the side to move opens a corner to the other one, so that it must give one."""
    mover = seen.board.to_move
    if mover is None:
        return 0.0
    every, board = corners(seen.shape), seen.board
    if board.placements & every:
        return 0.0
    for move in board.legal_moves():
        after = board.play(move)
        if after.to_move is mover or not after.placements & every:
            return 0.0
    return 1.0 if mover is not seen.side else -1.0


def _wedges(seen: Seen) -> float:
    """The wedges that this side holds, and the holes in its edges, less, where the other side can play one.

    A wedge stands on the edge between discs of the other side, and counts for each empty corner to which
    those discs lead: along them the corner can be taken. A hole is one empty square between two discs.
    """
    found = 0
    for line in _edges(seen.shape):
        for at in range(1, len(line) - 1):
            if seen.own & line[at]:
                ends = [_run(line, at, step, seen.own) for step in (-1, 1)]
                found += ends[0] == at - 1 and _wedged(seen, line, ends)
            elif seen.empties & line[at] and seen.board.to_move is not seen.side:
                found -= bool(seen.own & line[at - 1] and seen.own & line[at + 1] and seen.theirs & line[at])
    return float(found)


def _wedged(seen: Seen, line: tuple[int, ...], ends: Sequence[int]) -> int:
    """The empty corners behind discs of the other side that stand on both ends of a row of own discs."""
    if not all(0 <= end < len(line) and seen.other & line[end] for end in ends):
        return 0
    behind = [_run(line, end, step, seen.other) for end, step in zip(ends, (-1, 1), strict=True)]
    return sum(at in (0, len(line) - 1) and bool(seen.empties & line[at]) for at in behind)


def _run(line: tuple[int, ...], at: int, step: int, discs: int) -> int:
    """The place where a row of these discs ends on an edge; one before or behind it, if it goes so far."""
    while 0 <= at < len(line) and discs & line[at]:
        at += step
    return at


@cache
def _edges(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """The four edges of a square board, each as its squares in a row."""
    columns, rows = shape.columns, shape.rows
    lines = (
        *([column + row for column in columns] for row in (rows[0], rows[-1])),
        *([column + row for row in rows] for column in (columns[0], columns[-1])),
    )
    return tuple(tuple(shape.bits((square,)) for square in line) for line in lines)


def _passes(seen: Seen) -> float:
    if seen.board.to_move is None:
        return 0.0
    return float(not seen.theirs) - float(not seen.mine)


TERMS: Mapping[str, tuple[float, Callable[[Seen], float]]] = {
    "takes-corner": (12.0, _held_corners),
    "gives-no-corner": (-10.0, _open_corners),
    "fewest-replies": (-1.0, lambda seen: seen.theirs.bit_count()),
    "off-x-and-c": (-4.0, _beside_empty_corners),
    "grows-stable": (1.0, lambda seen: seen.stable[0] - seen.stable[1]),
    "fewest-frontier": (-0.5, _frontier),
    "keeps-own-moves": (1.1, lambda seen: seen.mine.bit_count()),
    "makes-pass": (8.0, _passes),
    "wedges": (1.0, _wedges),
    "only-gifts-left": (8.0, _gifts_only),
}
"""By rule, what one unit of what it counts is worth, and what it counts on the board after the move."""

LOOKS_AHEAD = "sees-the-answer"
COUNTS_THE_END = "counts-the-end"
KEEPS_PARITY = "keeps-parity"
PRICES_CORNERS = "corner-has-a-price"
RULES = frozenset({*TERMS, LOOKS_AHEAD, COUNTS_THE_END, KEEPS_PARITY, PRICES_CORNERS})
"""Every rule that a lesson can print."""

AT_ONCE = frozenset({"wedges"})
"""Rules about what one's own move leaves; the others look at the board after the answer, if they can."""

FIXED = frozenset({"takes-corner", "gives-no-corner", "off-x-and-c"})
"""Rules that give a corner one price, whatever is got for it."""

PRICED = 0.5
"""How much of that price remains to a pupil who asks what is got for the corner."""


def weigh(board: OthelloPosition, side: Color, rules: Collection[str]) -> float:
    """What a board is worth to a side, by these rules alone, in discs."""
    seen, priced = Seen(board, side), PRICES_CORNERS in rules
    return sum(
        weight * (PRICED if priced and name in FIXED else 1.0) * count(seen)
        for name, (weight, count) in TERMS.items()
        if name in rules
    )


def enters_odd(board: OthelloPosition, side: Color, move: Move) -> float:
    """What a move gains by entering a small odd region that the other side could enter too.

    One that only this side can enter can wait.
    """
    seen = Seen(board, side)
    square = seen.shape.bits((move,))
    entered = next((region for region in split(seen.shape, seen.empties) if region & square), 0)
    size = entered.bit_count()
    return ODD if size % 2 and size <= SMALL and entered & seen.theirs else 0.0
