"""What one legal move does better than another, as can be seen on the board; the weightiest first.

Everything is counted on the boards before and after the two moves, so it is true whatever an engine thinks.
The caller says which of the two moves is better.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, get_args

from tutor.games.base import Position, Square
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.kinds.measures.measures import Measure, costs, measure_moves
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.shape import Shape

Criterion = Literal[
    "gives-no-corner",
    "takes-corner",
    "off-corner",
    "most-stable",
    "fewest-replies",
    "fewest-frontier",
    "flips-fewest",
    "most-mobility",
]
"""What is compared: a measure, or whether a move keeps away from every empty corner."""

WEIGHTS: dict[Criterion, float] = {
    "gives-no-corner": 9.0,
    "takes-corner": 8.0,
    "off-corner": 5.0,
    "most-stable": 1.5,
    "fewest-replies": 1.2,
    "fewest-frontier": 1.0,
    "flips-fewest": 0.6,
    "most-mobility": 0.5,
}
"""About how many discs one more of each is worth: fitted to the engine's scores of 8,700 weaker moves."""

WITH_FEW_DISCS: tuple[Criterion, ...] = ("fewest-replies", "flips-fewest", "most-mobility")
"""The criteria that help also where the fewest discs win."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that the better move does better, with the numbers of both moves (1 and 0 for yes and no).

    `corner` is the corner that is given, or the empty one beside the worse move. `weight` is what the
    difference is worth, in discs.
    """

    criterion: Criterion
    worse: int
    better: int
    weight: float
    corner: Square | None = None


@lru_cache(maxsize=256)  # a page compares every move with one, in every language
def differences(
    position: Position, worse: Square, better: Square, criteria: tuple[Criterion, ...] = get_args(Criterion)
) -> tuple[Difference, ...]:
    """What `better` does better than `worse`, the weightiest first; () when none of it can be seen."""
    if board_of(position).game.variant.fewest_wins:
        criteria = tuple(criterion for criterion in criteria if criterion in WITH_FEW_DISCS)
    found = (_difference(position, criterion, worse, better) for criterion in criteria)
    return tuple(sorted((one for one in found if one), key=lambda one: -one.weight))


def _difference(position: Position, criterion: Criterion, worse: Square, better: Square) -> Difference | None:
    if criterion == "off-corner":
        corner = empty_corner_beside(position, worse)
        if corner is None or empty_corner_beside(position, better):
            return None
        return Difference(criterion, 1, 0, WEIGHTS[criterion], corner)
    cost = costs(position, criterion)
    if cost[worse] <= cost[better] or not _is_known(position, criterion, worse, better):
        return None
    weight = WEIGHTS[criterion] * (cost[worse] - cost[better])
    given = measure_moves(position)[worse].gives if criterion == "gives-no-corner" else ()
    corner = given[0] if given else None
    return Difference(criterion, abs(cost[worse]), abs(cost[better]), weight, corner)


def _is_known(position: Position, measure: Measure, *moves: Square) -> bool:
    """Whether the numbers are exact: of unsettled discs nobody knows whether they are stable."""
    if measure != "most-stable":
        return True
    return not any(unsettled(position.play(move), mover(position)) for move in moves)


def empty_corner_beside(position: Position, square: Square) -> Square | None:
    """The first empty corner that a square touches, in board order."""
    for corner in _corners_beside(board_of(position).game.shape).get(square, ()):
        if position.at(corner) is None:
            return corner
    return None


@cache
def _corners_beside(shape: Shape) -> Mapping[Square, tuple[Square, ...]]:
    """For each square beside a corner the corners that it touches, in board order."""
    found: dict[Square, tuple[Square, ...]] = {}
    for place in places(shape):
        for square in (*place.x_squares, *place.c_squares):
            found[square] = (*found.get(square, ()), place.square)
    return found
