"""What the moves of one side in a finished game were worth, by a look that the page of its end can wait for.

All of them are looked at two moves ahead. Of what is to be said the look goes four moves ahead, as deep as
that of a review, and the last ten squares are counted.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import inf

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.othello.engine.othello_engine import countable
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.othello.rules.position import OthelloPosition

FIRST_DEPTH, FIRST_COUNTED = 2, 6
"""Moves looked ahead, and empty squares that are counted, of every own move."""

DEPTH, COUNTED = 4, 10
"""The same of the moves that are spoken of."""

ALIKE = 1.0
"""Moves that differ by no more discs are equally good to an engine that cannot be sure."""

MATTERS = 2.0
"""The least difference, in discs, that is worth a word."""

CLEARLY = 3.0
"""A best move that is better than every other one by so many discs is a find."""

LOOKED_AT = 5
"""So many of the moves that seem to matter most are looked at more deeply."""


@dataclass(frozen=True, eq=False)
class OwnMove:
    """A move of the side that is looked at, with the boards before and after it, and its number from 1."""

    number: int
    before: OthelloPosition
    move: Move
    after: OthelloPosition

    @cached_property
    def seen(self) -> Mapping[Move, float]:
        """What each legal move was worth at a first look; nothing where discs are placed by hand."""
        return _look(self.before, FIRST_DEPTH, FIRST_COUNTED)[0]

    @cached_property
    def _deep(self) -> tuple[Mapping[Move, float], bool]:
        return _look(self.before, DEPTH, COUNTED)

    @property
    def values(self) -> Mapping[Move, float]:
        """The same at the deeper look."""
        return self._deep[0]

    @property
    def exact(self) -> bool:
        """Whether these values are counted to the end."""
        return self._deep[1]

    @property
    def loss(self) -> float:
        """How many discs the move lost."""
        return _loss(self.values, self.move)

    @property
    def is_good(self) -> bool:
        """Whether no move was clearly better, and some were clearly worse."""
        values = self.values
        return (
            self.move in values and self.loss <= ALIKE and values[self.move] - min(values.values()) >= MATTERS
        )

    @property
    def lead(self) -> float:
        """By how many discs the move was better than every other one."""
        return _lead(self.values, self.move)


class Hindsight:
    """The moves of one side that are no passes, in order."""

    def __init__(self, positions: Sequence[OthelloPosition], moves: Sequence[Move], side: Color) -> None:
        self.positions = tuple(positions)
        played = enumerate(zip(positions, moves, positions[1:], strict=False), 1)
        self.own = tuple(
            OwnMove(number, before, move, after)
            for number, (before, move, after) in played
            if before.to_move is side and move != PASS
        )

    @cached_property
    def costliest(self) -> OwnMove | None:
        """The move that lost most; None where none lost enough to matter."""
        seemed = sorted(self.own, key=lambda one: -_loss(one.seen, one.move))[:LOOKED_AT]
        worst = max(seemed, key=lambda one: one.loss, default=None)
        return worst if worst is not None and worst.loss >= MATTERS else None

    @cached_property
    def find(self) -> OwnMove | None:
        """The best move that was clearly better than every other one by most; None where there was none."""
        seemed = sorted(self.own, key=lambda one: -_lead(one.seen, one.move))[:LOOKED_AT]
        best = max(seemed, key=lambda one: one.lead, default=None)
        return best if best is not None and best.lead >= CLEARLY else None

    def good(self, moves: Iterable[OwnMove]) -> Iterator[OwnMove]:
        """Those of these moves that were good, each looked at when it is asked for."""
        return (one for one in moves if one.is_good)


def _loss(values: Mapping[Move, float], move: Move) -> float:
    return max(values.values()) - values[move] if move in values else 0.0


def _lead(values: Mapping[Move, float], move: Move) -> float:
    """Of a move without another one: nothing was found."""
    others = [value for other, value in values.items() if other != move]
    return values[move] - max(others) if move in values and others else 0.0


@lru_cache(maxsize=256)
def _look(position: OthelloPosition, depth: int, counted: int) -> tuple[Mapping[Move, float], bool]:
    counting = min(counted, countable(position))
    weighed = weigh_moves(position, depth=depth, seconds=inf, solve_from=counting)
    return weighed.values, weighed.exact
