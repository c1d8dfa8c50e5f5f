"""Patterns of the standard board, and what each way to fill one is worth.

A pattern is a set of squares: an edge with its X-squares, a corner, a row, a diagonal. It lies on the board
in up to eight places, which share their weights. The numbers of moves of both sides and of discs on the board
have weights too. There is a set of weights for each stage of the game. train.py finds the weights; weights.py
reads them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.games.othello.engine.evaluation import Weigh
from tutor.games.othello.rules.eight import PLAIN, STANDARD, key, legal, turn, widen

SHAPES = {
    "edge": "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "corner": "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "row 2": "a2 b2 c2 d2 e2 f2 g2 h2",
    "row 3": "a3 b3 c3 d3 e3 f3 g3 h3",
    "diagonal 8": "a1 b2 c3 d4 e5 f6 g7 h8",
    "diagonal 7": "b1 c2 d3 e4 f5 g6 h7",
    "diagonal 6": "c1 d2 e3 f4 g5 h6",
    "diagonal 5": "d1 e2 f3 g4 h5",
    "diagonal 4": "e1 f2 g3 h4",
}
"""One place of each pattern; the others follow by turning and mirroring the board."""

STAGES = (21, 29, 37, 45, 65)
"""The number of discs at which each stage is over."""

_REMEMBERED = 4096


@dataclass(frozen=True)
class Place:
    """One place of a pattern: its squares in each order that reads it alike, and its first weight's index."""

    orders: tuple[tuple[str, ...], ...]
    first: int

    @property
    def mask(self) -> int:
        """The squares as a wide board."""
        return widen(STANDARD.bits(self.orders[0]))


class Reading(dict[int, int]):
    """The discs on one place (own discs plain, opposing discs turned) -> its value; filled as needed."""

    def __init__(self, place: Place, values: Sequence[int]) -> None:
        self._orders = [tuple(1 << STANDARD.bit(square) for square in order) for order in place.orders]
        self._first = place.first
        self._values = values

    def __missing__(self, discs: int) -> int:
        own, opp = discs & PLAIN, turn(discs) & PLAIN
        number = min(_number(order, own, opp) for order in self._orders)
        if len(self) >= _REMEMBERED:
            self.clear()
        self[discs] = value = self._values[self._first + number]
        return value


def _number(order: tuple[int, ...], own: int, opp: int) -> int:
    number = 0
    for disc in order:
        number = 3 * number + (1 if own & disc else 2 if opp & disc else 0)
    return number


def _images(squares: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The squares under the eight symmetries of the board."""
    spots = [(ord(name[0]) - ord("a"), int(name[1]) - 1) for name in squares]
    found = []
    for _ in range(2):
        for _ in range(4):
            found.append(tuple(f"{'abcdefgh'[column]}{row + 1}" for column, row in spots))
            spots = [(7 - row, column) for column, row in spots]
        spots = [(7 - column, row) for column, row in spots]
    return found


def _places() -> tuple[list[Place], int]:
    places = []
    first = 0
    for drawn in SHAPES.values():
        squares = tuple(drawn.split())
        alike: dict[frozenset[str], list[tuple[str, ...]]] = {}
        for image in _images(squares):
            alike.setdefault(frozenset(image), []).append(image)
        places += [Place(tuple(dict.fromkeys(orders)), first) for orders in alike.values()]
        first += 3 ** len(squares)
    return places, first


PLACES, _FILLINGS = _places()
_COUNTS = 65
"""How many different numbers of moves or of discs there are."""

WEIGHTS = _FILLINGS + 3 * _COUNTS
"""How many weights a stage has: those of the patterns, then of own moves, of replies and of discs."""

Tables = tuple[Sequence[int], Sequence[int], Sequence[int], list[tuple[int, Reading]]]


def tables(values: Sequence[int]) -> Tables:
    """The values of a stage by own moves, by replies, by discs, and for each place its mask and reading."""
    counts = [values[_FILLINGS + n * _COUNTS : _FILLINGS + (n + 1) * _COUNTS] for n in range(3)]
    return counts[0], counts[1], counts[2], [(place.mask, Reading(place, values)) for place in PLACES]


def pattern_weigher(stages: Sequence[Sequence[int]]) -> Weigh:
    """The evaluation of wide boards by the weights of each stage, in hundredths of a disc."""
    by_stage = [tables(values) for values in stages]
    by_discs = [(by_stage[stage_of(discs)], by_stage[stage_of(discs)][2][discs]) for discs in range(_COUNTS)]

    def weigh(own: int, opp: int, moves: int, replies: int) -> int:
        (by_moves, by_replies, _, readings), total = by_discs[((own | opp) & PLAIN).bit_count()]
        total += by_moves[moves.bit_count()] + by_replies[replies.bit_count()]
        both = opp ^ ((own ^ opp) & PLAIN)
        for mask, reading in readings:
            total += reading[both & mask]
        return total

    return weigh


def numbers_of(numbers: Tables, own: int, opp: int) -> tuple[int, ...]:
    """The indices of the weights that `pattern_weigher` adds up, from the tables of range(WEIGHTS)."""
    by_moves, by_replies, by_discs, readings = numbers
    both = key(own, opp)
    return (
        by_moves[legal(own, opp).bit_count()],
        by_replies[legal(opp, own).bit_count()],
        by_discs[discs_on(own, opp)],
        *(reading[both & mask] for mask, reading in readings),
    )


def discs_on(own: int, opp: int) -> int:
    """How many discs are on the board."""
    return ((own | opp) & PLAIN).bit_count()


def stage_of(discs: int) -> int:
    """The stage in which so many discs are on the board."""
    return next(stage for stage, end in enumerate(STAGES) if discs < end)
