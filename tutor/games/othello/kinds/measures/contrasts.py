"""What sets a good move apart: from one other move, or from most of the others.

An aspect sets two moves apart if it is true of the better one only, or if its number is clearly better. A
reason that most of the other moves share is no praise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from tutor.games.base import Square
from tutor.games.judgement import Reason
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.kinds.measures.corner_reasons import keeps_out, safe_replies
from tutor.games.othello.kinds.measures.differences import Criterion, empty_corner_beside
from tutor.games.othello.kinds.measures.measure_reasons import TELL, tell_both
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, measure_moves
from tutor.games.othello.kinds.measures.taught import may_say
from tutor.games.othello.kinds.measures.theme_reasons import Theme
from tutor.games.othello.kinds.measures.topical import is_better
from tutor.games.othello.kinds.moves.lines import mover

if TYPE_CHECKING:
    from tutor.games.othello.kinds.measures.move_feedback import Judged

Aspect = Measure | Criterion | Literal["only-gifts", "moves-left"]
"""What sets moves apart: a measure, another criterion, whether every answer gives a corner away, or how many
moves are left to one's own side after the answer."""

ASPECTS: tuple[Aspect, ...] = (
    "takes-corner",
    "gives-no-corner",
    "only-gifts",
    "off-corner",
    "fewest-replies",
    "moves-left",
    "fewest-frontier",
)
"""The aspects, the weightiest first."""

WITH_FEW_DISCS: tuple[Aspect, ...] = ("fewest-replies", "moves-left")
"""The aspects that help also where the fewest discs win."""

CLEARLY = 2
"""A difference of so many moves is worth a word."""


def is_far_fewer(few: int, many: int) -> bool:
    """Whether the difference is seen without counting twice: at least two moves, and a quarter of them."""
    return many - few >= CLEARLY and 4 * few <= 3 * many


def praises(judged: Judged, move: Square) -> tuple[Reason, ...]:
    """What sets a right move apart from most of the wrong ones.

    If the best of the wrong moves is not among those, a second reason says what sets the move apart from it.
    """
    wrong = _wrong(judged)
    found = [(aspect, _covered(judged, aspect, move, wrong)) for aspect in _aspects(judged)]
    telling = [one for one in found if 2 * len(one[1]) > len(wrong)]
    if not telling:
        return (beaten(judged, wrong[0], move),)
    lead = judged.about
    if measure_moves(judged.position)[move].takes_corner and lead in (None, *YES_OR_NO):
        lead = "takes-corner"
    first = max(telling, key=lambda one: (one[0] == lead, len(one[1]) + (wrong[0] in one[1])))
    said = _tell(judged, first[0], move, first[1])
    return (said,) if wrong[0] in first[1] else (said, over_second(judged, move))


def most_tempting(judged: Judged) -> Square:
    """The wrong move that flips the most discs."""
    moves = measure_moves(judged.position)
    return max(_wrong(judged), key=lambda move: moves[move].flips)


def over_second(judged: Judged, move: Square) -> Reason:
    """What sets a right move apart from the best wrong one, or else by how much it is better."""
    second = _wrong(judged)[0]
    return contrast(judged, move, second) or beaten(judged, second, move)


def contrast(judged: Judged, better: Square, worse: Square, *, least: int = CLEARLY) -> Reason | None:
    """What a move does better than one other, with the numbers of both; None where no aspect shows it."""
    for aspect in _aspects(judged):
        if _differs(judged, aspect, better, worse, least):
            return _tell(judged, aspect, better, (worse,), least)
    return None


def beaten(judged: Judged, move: Square, better: Square) -> Reason:
    """That another move is better, and by how many discs, where that is known and not too many."""
    if board_of(judged.position).game.variant.fewest_wins:
        return Reason("best-here", square=better)
    n = judged.decision.values[better] - judged.decision.values[move]
    if judged.is_told(n):
        return Reason("worth-more", square=move, stop=better, n=n)
    return Reason("much-better", square=move, stop=better)


def _wrong(judged: Judged) -> list[Square]:
    """The moves that are not right, the best of them first."""
    values, right = judged.decision.values, judged.decision.right
    return sorted((move for move in values if move not in right), key=lambda move: -values[move])


def _aspects(judged: Judged) -> Iterator[Aspect]:
    """The aspects that may be spoken of; the one that the board is about comes first."""
    few = board_of(judged.position).game.variant.fewest_wins
    about = judged.about if judged.about != "best-exact" else None
    for aspect in dict.fromkeys((*((about,) if about else ()), *ASPECTS)):
        if (not few or aspect in WITH_FEW_DISCS) and may_say(judged.taught, _rule(aspect)):
            yield aspect


def _rule(aspect: Aspect) -> Measure | Criterion | Theme:
    """The rule that a lesson must have taught before the aspect is spoken of."""
    if aspect == "only-gifts":
        return "look-ahead"
    return "fewest-replies" if aspect == "moves-left" else aspect


def _covered(judged: Judged, aspect: Aspect, move: Square, others: Sequence[Square]) -> tuple[Square, ...]:
    """The moves from which the aspect sets this one apart."""
    return tuple(other for other in others if _differs(judged, aspect, move, other, CLEARLY))


def _differs(judged: Judged, aspect: Aspect, better: Square, worse: Square, least: int) -> bool:
    position = judged.position
    if aspect == "moves-left":
        few, many = judged.moves_left(worse), judged.moves_left(better)
        return bool(few and many and is_far_fewer(few, many))
    if aspect == "only-gifts":
        return safe_replies(position, better) == 0 < (safe_replies(position, worse) or 0)
    if aspect == "off-corner":
        return not empty_corner_beside(position, better) and bool(empty_corner_beside(position, worse))
    if aspect == "fewest-replies":
        n, of = (measure_moves(position)[move].replies for move in (better, worse))
        return of - n >= least or n == 0 < of
    return is_better(position, aspect, better, worse)


def _tell(
    judged: Judged, aspect: Aspect, move: Square, covered: Sequence[Square], least: int = CLEARLY
) -> Reason:
    """The reason, with the numbers of the most tempting of the covered moves: the one that flips most."""
    position, moves = judged.position, measure_moves(judged.position)
    tempting = max(covered, key=lambda other: moves[other].flips)
    if aspect == "moves-left":
        n, of = judged.moves_left(move), judged.moves_left(tempting)
        stop = judged.answer(move)
        return Reason(
            "answer-leaves-more", color=mover(position), square=move, move=tempting, stop=stop, n=n, of=of
        )
    if aspect == "off-corner":
        return Reason("touches-no-corner", square=move)
    if aspect == "only-gifts":
        return Reason("all-gifts", color=mover(position), square=move)
    if aspect == "gives-no-corner":
        told = TELL[aspect](position, move, True)
        only = keeps_out(position, told, [other for other in moves if other != move])
        return only if only.code == "only-safe-move" else keeps_out(position, told, covered)
    if aspect == "fewest-replies":
        others = [moves[other].replies for other in moves if other != move]
        nearly = 0 < min(others) - moves[move].replies < CLEARLY <= least
        if nearly or not moves[move].replies:
            return TELL[aspect](position, move, True)
    return tell_both(position, aspect, move, tempting)


REASONS: dict[str, tuple[str, ...]] = {
    # right: color.other answers `stop`, and `color` has n moves after that; `of` after `move` and its answer
    "answer-leaves-more": ("color", "square", "move", "stop", "n", "of"),
}
"""What is said of an aspect that is no measure."""
