"""What is said of a wrong move by the measure that its board is about, or by what a better move does better.

Everything is counted on the boards after the moves, so it is true of them; None where nothing can be said.
"""

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.kinds.measures.differences import Difference, empty_corner_beside
from tutor.games.othello.kinds.measures.measure_reasons import TELL
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, costs, measure_moves
from tutor.games.othello.kinds.moves.lines import mover


def fault_by(position: Position, about: Measure, move: Square, right: tuple[Square, ...]) -> Reason | None:
    """What a wrong move does worse than the right ones; the reason names no right move."""
    if about == "best-exact":  # where the end is counted, every move is told by it
        return None
    if about not in YES_OR_NO:
        best = min(right, key=lambda one: costs(position, about)[one])
        return TELL[about](position, move, False) if is_better(position, about, best, move) else None
    for measure in _corners_first(about):
        if any(is_better(position, measure, one, move) for one in right):
            reason = _about_corner(position, measure, move, right)
            if reason:
                return reason
    beside = empty_corner_beside(position, move)
    if beside is None or beside in right or any(empty_corner_beside(position, one) for one in right):
        return None
    return Reason("beside-corner", square=move, stop=beside)


def _corners_first(about: Measure) -> tuple[Measure, ...]:
    """Both measures of corners, the one that the board is about first."""
    return (about, *(other for other in YES_OR_NO if other != about))


def _about_corner(
    position: Position, measure: Measure, move: Square, right: tuple[Square, ...]
) -> Reason | None:
    if measure == "takes-corner":
        return Reason("corner-is-open", square=move)
    given = [corner for corner in measure_moves(position)[move].gives if corner not in right]
    return Reason("gives-corner", color=mover(position), square=move, stop=given[0]) if given else None


def is_better(position: Position, measure: Measure, better: Square, worse: Square) -> bool:
    """Whether a measure tells two moves apart; not where it counts a disc that may or may not be stable."""
    cost = costs(position, measure)
    if cost[better] >= cost[worse]:
        return False
    return measure != "most-stable" or not any(
        unsettled(position.play(one), mover(position)) for one in (better, worse)
    )


_FAULTS = {
    "off-corner": "beside-corner",
    "fewest-replies": "leaves-moves",
    "fewest-frontier": "has-frontier",
}
"""Sights that name a fault of the wrong move; the others name a merit of the right one."""


def fault_seen(position: Position, seen: Difference, move: Square) -> Reason | None:
    """What a difference says of the worse of its two moves; None where it names a merit of the better one."""
    color = mover(position)
    if seen.criterion == "gives-no-corner":
        return Reason("gives-corner", color=color, square=move, stop=seen.corner)
    if seen.criterion == "takes-corner":
        return Reason("corner-is-open", square=move)
    code = _FAULTS.get(seen.criterion)
    if code == "beside-corner":
        return Reason(code, square=move, stop=seen.corner)
    return Reason(code, color=color, square=move, n=seen.worse) if code else None


REASONS: dict[str, tuple[str, ...]] = {
    # wrong: the square is beside the empty corner `stop`
    "beside-corner": ("square", "stop"),
    # wrong: a corner is open to `color`, and the square is none
    "corner-is-open": ("square",),
    # wrong: leaves color.other n moves (n > 0)
    "leaves-moves": ("color", "square", "n"),
    # wrong: n discs of `color` are beside an empty square then
    "has-frontier": ("color", "square", "n"),
}
"""What is said of a wrong move by a measure or a criterion."""
