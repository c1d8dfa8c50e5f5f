"""The measures by which a move is called best: what each move does, and its cost by each measure.

A measure is one number or fact that is computed from the board; only "best-exact" finds the best move of the
game. `measure_reasons` says what is said of a move.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.bank.searched import ending_of
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.features.board_features import (
    frontier,
    inner_discs,
    mobility,
    potential,
    regions,
    stable_discs,
)
from tutor.games.othello.kinds.moves.edges import corners
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.position import as_othello

Measure = Literal[
    "takes-corner",
    "gives-no-corner",
    "fewest-replies",
    "flips-fewest",
    "most-mobility",
    "fewest-potential",
    "most-potential",
    "fewest-frontier",
    "most-inner",
    "most-stable",
    "keeps-parity",
    "best-exact",
]

MEASURES: tuple[Measure, ...] = get_args(Measure)

YES_OR_NO: tuple[Measure, ...] = ("takes-corner", "gives-no-corner")
"""Measures by which a move is right or wrong whatever the other moves do."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What one legal move does."""

    square: Square
    flips: int
    replies: int
    takes_corner: bool
    gives: tuple[Square, ...]  # the corners that the other side can take next
    ends_game: bool


@lru_cache(maxsize=64)  # a page judges every square of one board
def measure_moves(position: Position) -> Mapping[Square, Measured]:
    """Every legal move, measured; {} when the side to move must pass."""
    return {square: _measure(position, square) for square in position.legal_moves() if square != PASS}


def _measure(position: Position, square: Square) -> Measured:
    after, rim = position.play(square), corners(position.game)
    replies = [reply for reply in after.legal_moves() if reply != PASS]
    return Measured(
        square=square,
        flips=as_othello(position).count_flips(square),
        replies=len(replies),
        takes_corner=square in rim,
        gives=tuple(corner for corner in rim if corner in replies),
        ends_game=after.to_move is None,
    )


_RULES: dict[Measure, Callable[[Measured], int]] = {
    "takes-corner": lambda move: int(not move.takes_corner),
    "gives-no-corner": lambda move: int(bool(move.gives)),
    "fewest-replies": lambda move: move.replies,
    "flips-fewest": lambda move: move.flips,
}

_FEATURES: dict[Measure, Callable[[Position, Color], int]] = {
    "most-mobility": lambda after, color: -len(mobility(after, color)),
    "fewest-potential": lambda after, color: len(potential(after, color.other)),
    "most-potential": lambda after, color: -len(potential(after, color)),
    "fewest-frontier": lambda after, color: len(frontier(after, color)),
    "most-inner": lambda after, color: -len(inner_discs(after, color)),
    "most-stable": lambda after, color: -len(stable_discs(after, color)),
    "keeps-parity": lambda after, color: sum(region.is_odd for region in regions(after)),
}
"""The cost that the board shows after a move of that side."""


@lru_cache(maxsize=64)
def costs(position: Position, measure: Measure) -> Mapping[Square, int]:
    """The cost of every legal move, the smaller the better; 0 or 1 where the measure asks yes or no.

    Where more is better the cost is negative. The cost of "best-exact" is by how many discs the other side
    wins.
    """
    if measure in _RULES:
        return {square: _RULES[measure](move) for square, move in measure_moves(position).items()}
    if measure in _FEATURES:
        color, weigh = mover(position), _FEATURES[measure]
        return {square: weigh(position.play(square), color) for square in moves_of(position)}
    known = ending_of(position)
    values = known.values if known else values_of(position)
    return {square: -values[square] for square in moves_of(position)}


def best_moves(position: Position, measure: Measure) -> tuple[Square, ...]:
    """The moves that are right by the measure; () when a yes-or-no measure has no right move."""
    cost = costs(position, measure)
    least = 0 if measure in YES_OR_NO else min(cost.values(), default=0)
    return tuple(square for square in cost if cost[square] == least)


def require_measurable(position: Position, measure: Measure) -> None:
    """UnsolvablePuzzle where the measure is unknown: the end is too far, or some disc is unsettled."""
    require_countable(position, measure)
    require_settled(position, measure)


def require_countable(position: Position, measure: Measure) -> None:
    """UnsolvablePuzzle where the end is too far to be counted."""
    if measure == "best-exact" and len(position.empties()) > MOST_EMPTIES:
        raise UnsolvablePuzzle("board", f"is solved exactly up to {MOST_EMPTIES} empty squares only")


def require_settled(position: Position, measure: Measure) -> None:
    """UnsolvablePuzzle where it is unknown whether some disc can flip."""
    if measure == "most-stable":
        for move in measure_moves(position):
            for square in unsettled(position.play(move), mover(position)):
                fault = f"does not settle whether `{square}` can still flip after `{move}`"
                raise UnsolvablePuzzle("board", fault)
