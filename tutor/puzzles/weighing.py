"""Owns what is said of a legal move by a measure: beside the best move, or beside one other move."""

from collections.abc import Callable

from tutor.lessons.model import Measure
from tutor.puzzles.judgement import Reply, Verdict
from tutor.puzzles.lines import mover
from tutor.puzzles.measures import YES_OR_NO, best_moves, costs, measure_moves
from tutor.puzzles.reasons import Reason, Square
from tutor.rules import Position

Tell = Callable[[Position, Square, Square, Verdict], Reason]
"""Position, the move, the move it is compared with, the verdict -> what is said."""


def weigh(position: Position, measure: Measure, square: Square) -> Reply:
    """Whether a legal move is right by the measure; a wrong one is told its cost beside the best."""
    best = best_moves(position, measure)
    verdict: Verdict = "not-yet"
    if square in best:
        verdict = "right"
    elif measure not in YES_OR_NO and _is_second(position, measure, square):
        verdict = "almost"
    more = Reason("another-ends-better") if measure == "best-exact" and verdict != "right" else None
    return Reply(verdict, _TELL[measure](position, square, best[0], verdict), detail=more)


def compare(position: Position, measure: Measure, square: Square, other: Square) -> Reply:
    """Whether a legal move is better than another by the measure, and what both do."""
    right = _cost(position, measure, square) < _cost(position, measure, other)
    if measure in BESIDE:
        detail = _tell_both(position, measure, square, other)
    elif measure == "best-exact":
        detail = _tell_end(position, square, other, "not-yet")
    else:
        detail = _TELL[measure](position, square, other, "right" if right else "not-yet")
    if right:
        return Reply("right", Reason("is-better", square=square), detail=detail)
    moves = measure_moves(position)
    greedy = moves[square].flips > moves[other].flips and measure != "flips-fewest"
    reason = Reason("other-is-better", square=square, stop=other)
    return Reply("not-yet", reason, ("more-now-better",) if greedy else (), detail)


def _cost(position: Position, measure: Measure, square: Square) -> int:
    return costs(position, measure)[square]


def _is_second(position: Position, measure: Measure, square: Square) -> bool:
    """Whether the move comes right after the best and others cost more."""
    cost = costs(position, measure)
    ranks = sorted(set(cost.values()))
    return len(ranks) > 2 and cost[square] == ranks[1]


def _tell_taken(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    color, n = mover(position), measure_moves(position)[square].flips
    if verdict == "right":
        return Reason("takes-corner", color=color, square=square, n=n)
    return Reason("takes-no-corner", color=color, square=square, stop=best, n=n)


def _tell_given(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    color = mover(position)
    if verdict == "right":
        return Reason("gives-no-corner", color=color, square=square)
    given = measure_moves(position)[square].gives[0]
    return Reason("gives-corner", color=color, square=square, stop=given)


def _tell_replies(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    color, moves = mover(position), measure_moves(position)
    move = moves[square]
    if verdict != "right":
        code = "leaves-few" if verdict == "almost" else "leaves-many"
        of = moves[best].replies
        return Reason(code, color=color, square=square, n=move.replies, of=of, stop=best)
    if move.replies:
        return Reason("leaves-fewest", color=color, square=square, n=move.replies)
    return Reason("leaves-game-over" if move.ends_game else "leaves-none", color=color, square=square)


def _tell_flips(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    color, moves = mover(position), measure_moves(position)
    n, of = moves[square].flips, moves[best].flips
    if verdict == "right":
        return Reason("flips-fewest", color=color, square=square, n=n)
    code = "flips-few" if verdict == "almost" else "flips-many"
    return Reason(code, color=color, square=square, n=n, of=of, stop=best)


def _tell_number(measure: Measure, right: str, wrong: str) -> Tell:
    """Tells a number that the board says after the move."""

    def tell(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
        n, of = abs(_cost(position, measure, square)), abs(_cost(position, measure, best))
        if verdict == "right":
            return Reason(right, color=mover(position), square=square, n=n)
        return Reason(wrong, color=mover(position), square=square, n=n, of=of, stop=best)

    return tell


def _tell_parity(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    if verdict == "right" and _cost(position, "keeps-parity", square) == 0:
        return Reason("leaves-no-odd", square=square)
    told = _tell_number("keeps-parity", "leaves-fewest-odd", "leaves-more-odd")
    return told(position, square, best, verdict)


def _tell_end(position: Position, square: Square, best: Square, verdict: Verdict) -> Reason:
    """Tells how the game ends when nobody errs after the move; the best move stays to be found."""
    cost = _cost(position, "best-exact", square)
    end = "win" if cost < 0 else "loss" if cost else "draw"
    code = f"best-{end}" if verdict == "right" else f"ends-in-{end}"
    return Reason(code, color=mover(position), square=square, n=abs(cost) or None)


def _tell_both(position: Position, measure: Measure, square: Square, other: Square) -> Reason:
    n, of = abs(_cost(position, measure, square)), abs(_cost(position, measure, other))
    return Reason(BESIDE[measure], color=mover(position), square=square, n=n, of=of, stop=other)


_TELL: dict[Measure, Tell] = {
    "takes-corner": _tell_taken,
    "gives-no-corner": _tell_given,
    "fewest-replies": _tell_replies,
    "flips-fewest": _tell_flips,
    "most-mobility": _tell_number("most-mobility", "keeps-most-moves", "keeps-fewer-moves"),
    "fewest-potential": _tell_number("fewest-potential", "leaves-fewest-potential", "leaves-more-potential"),
    "most-potential": _tell_number("most-potential", "keeps-most-potential", "keeps-less-potential"),
    "fewest-frontier": _tell_number("fewest-frontier", "leaves-fewest-frontier", "leaves-more-frontier"),
    "most-inner": _tell_number("most-inner", "makes-most-inner", "makes-fewer-inner"),
    "most-stable": _tell_number("most-stable", "makes-most-stable", "makes-fewer-stable"),
    "keeps-parity": _tell_parity,
    "best-exact": _tell_end,
}

BESIDE: dict[Measure, str] = {
    "fewest-replies": "leaves-beside",
    "flips-fewest": "flips-many",
    "most-mobility": "keeps-fewer-moves",
    "fewest-potential": "leaves-more-potential",
    "most-potential": "keeps-less-potential",
    "fewest-frontier": "leaves-more-frontier",
    "most-inner": "makes-fewer-inner",
    "most-stable": "makes-fewer-stable",
    "keeps-parity": "leaves-more-odd",
}
"""Measures that count: what is said of two moves and their numbers, whichever is better."""
