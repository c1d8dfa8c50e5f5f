"""Reviews a finished game move by move: the score after each, and the moves that cost most.

`tutor.web.game_review.review_worker` says when this is done.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.families import engine_of
from tutor.typed_values import from_values
from tutor.web.play.game_actions import Match

DEPTH = 4
FOR_ONE = 0.15
"""Seconds for all moves of one position; always the same, however many readers play meanwhile."""

WORTH_A_LOOK = 2.0
"""The least loss, in discs, that makes a mistake matter."""

ALIKE = 1.0
"""Estimated moves within so many discs of the best count as equally good: estimates are not that exact."""

MOST_MISTAKES = 3

LOOKED_AT = 9
"""How many of the costliest moves are considered, to show mistakes with different reasons."""


class Weight(msgspec.Struct, frozen=True):
    """What each legal move before one move of the game was worth to the side to move, and whether exactly."""

    values: dict[str, float]
    exact: bool = False


class Review(msgspec.Struct, frozen=True):
    """The review of a game as far as it is done: a weight for each move.

    ``returns`` says whether the mistakes of the game come back to its player as puzzles.
    """

    weights: tuple[Weight, ...] = ()
    returns: bool = False


@dataclass(frozen=True)
class Mistake:
    """A move that cost much: its number (from 1), the board before it, and the better moves, ``answers``.

    ``loss`` is in discs. ``begins`` says that the reader may know only the rules.
    """

    number: int
    position: Position
    played: str
    answers: tuple[str, ...]
    values: dict[str, float]
    exact: bool
    loss: float
    begins: bool = False


def review_of(match: Match) -> Review:
    """The stored review of a game; one in the format of another version counts as none."""
    try:
        return from_values(match.stored.review or {}, Review)
    except msgspec.ValidationError:
        return Review()


def is_complete(match: Match, review: Review) -> bool:
    return len(review.weights) == match.number


def with_next(match: Match, review: Review) -> Review:
    """The review with one more move of a finished game looked at."""
    weight = _weigh(match.positions[len(review.weights)])
    return Review((*review.weights, weight), review.returns)


def _weigh(position: Position) -> Weight:
    engine = engine_of(position.game)
    if engine is None:
        return Weight({})
    weighed = engine.weigh(position, depth=DEPTH, seconds=FOR_ONE, counting=True)
    most = len(position.game.squares)  # an estimate may be larger than any possible score
    values = {move: round(min(max(value, -most), most), 1) for move, value in weighed.values.items()}
    return Weight(values, weighed.exact)


def scores(match: Match, review: Review) -> list[float]:
    """The score for Black before each move and, if the review is complete, at the end.

    If the board does not say how the game ended, the last score is repeated.
    """
    found: list[float] = []
    for weight, position in zip(review.weights, match.positions, strict=False):
        last = found[-1] if found else 0.0
        best = max(weight.values.values(), default=None)
        if best is None:
            found.append(last)
        else:
            found.append(best if position.to_move is Color.BLACK else -best)
    if match.outcome and is_complete(match, review):
        lead = match.outcome.margin
        found.append(float(abs(lead) if match.outcome.winner is Color.BLACK else -abs(lead)))
    elif is_complete(match, review):
        found.append(found[-1] if found else 0.0)
    return found


def mistakes(match: Match, review: Review, reason: Callable[[Mistake], str] | None = None) -> list[Mistake]:
    """The moves of people that cost most, at most three, in the order of the game.

    With ``reason``, mistakes with different reasons are preferred, if they cost at least half as much as the
    third.
    """
    found = [
        mistake
        for number in range(min(match.number, len(review.weights)))
        if (mistake := _mistake(match, review, number)) is not None
    ]
    found.sort(key=lambda mistake: -mistake.loss)
    if reason is not None and len(found) > MOST_MISTAKES:
        enough = found[MOST_MISTAKES - 1].loss / 2
        found = _told_apart([one for one in found[:LOOKED_AT] if one.loss >= enough], reason)
    return sorted(found[:MOST_MISTAKES], key=lambda mistake: mistake.number)


def _told_apart(found: list[Mistake], reason: Callable[[Mistake], str]) -> list[Mistake]:
    """The first mistake for each reason, then the others."""
    first: dict[str, Mistake] = {}
    again = [one for one in found if first.setdefault(reason(one), one) is not one]
    return [*first.values(), *again]


def _mistake(match: Match, review: Review, number: int) -> Mistake | None:
    position, played, weight = match.positions[number], match.stored.moves[number], review.weights[number]
    if played not in weight.values or match.you not in (None, position.to_move):
        return None
    top = max(weight.values.values())
    loss = top - weight.values[played]
    if loss < WORTH_A_LOOK:
        return None
    enough = top if weight.exact else top - min(ALIKE, loss / 2)
    answers = sorted(
        (move for move, value in weight.values.items() if value >= enough), key=lambda m: -weight.values[m]
    )
    return Mistake(number + 1, position, played, tuple(answers), weight.values, weight.exact, loss)
