"""What is said of a legal move by a measure: what a wrong one does, and what makes a right one best.

What is said of a wrong move never names a better one: that stays to be found.
"""

from collections.abc import Callable

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason, Reply, Verdict
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, best_moves, costs, measure_moves
from tutor.games.othello.kinds.moves.lines import mover

Tell = Callable[[Position, Square, bool], Reason]
"""The position, the move, whether it is right -> what is said."""


def weigh(position: Position, measure: Measure, square: Square) -> Reply:
    """Whether a legal move is right by the measure, and what the move does."""
    best = best_moves(position, measure)
    verdict: Verdict = "not-yet"
    if square in best:
        verdict = "right"
    elif measure not in YES_OR_NO and _is_second(position, measure, square):
        verdict = "almost"
    right = verdict == "right"
    return Reply(verdict, TELL[measure](position, square, right), detail=None if right else _more(measure))


def _more(measure: Measure) -> Reason | None:
    """The second sentence about a wrong move: that there is a better one."""
    if measure in YES_OR_NO:
        return None
    return Reason("another-ends-better" if measure == "best-exact" else "another-is-better")


def compare(position: Position, measure: Measure, square: Square, other: Square) -> Reply:
    """Whether a legal move is better than another by the measure, and what it does, or what both do."""
    if _cost(position, measure, square) < _cost(position, measure, other):
        both = tell_both(position, measure, square, other)
        return Reply("right", Reason("is-better", square=square), detail=both)
    moves = measure_moves(position)
    greedy = moves[square].flips > moves[other].flips and measure != "flips-fewest"
    reason = TELL[measure](position, square, False)
    return Reply("not-yet", reason, ("more-now-better",) if greedy else (), _more(measure))


def _cost(position: Position, measure: Measure, square: Square) -> int:
    return costs(position, measure)[square]


def _is_second(position: Position, measure: Measure, square: Square) -> bool:
    """Whether the move has the second lowest cost, and another move costs more still."""
    cost = costs(position, measure)
    ranks = sorted(set(cost.values()))
    return len(ranks) > 2 and cost[square] == ranks[1]


def _tell_taken(position: Position, square: Square, right: bool) -> Reason:
    code = "takes-corner" if right else "takes-no-corner"
    return Reason(code, color=mover(position), square=square, n=measure_moves(position)[square].flips)


def _tell_given(position: Position, square: Square, right: bool) -> Reason:
    color = mover(position)
    if right:
        return Reason("gives-no-corner", color=color, square=square)
    given = measure_moves(position)[square].gives[0]
    return Reason("gives-corner", color=color, square=square, stop=given)


def _tell_replies(position: Position, square: Square, right: bool) -> Reason:
    color, move = mover(position), measure_moves(position)[square]
    if not right:
        return Reason("leaves-replies", color=color, square=square, n=move.replies)
    if move.replies:
        return Reason("leaves-fewest", color=color, square=square, n=move.replies)
    return Reason("leaves-game-over" if move.ends_game else "leaves-none", color=color, square=square)


def _tell_number(measure: Measure, right_code: str, wrong_code: str) -> Tell:
    """Makes a `Tell` that says a number of the board after the move."""

    def tell(position: Position, square: Square, right: bool) -> Reason:
        n = abs(_cost(position, measure, square))
        return Reason(right_code if right else wrong_code, color=mover(position), square=square, n=n)

    return tell


def _tell_parity(position: Position, square: Square, right: bool) -> Reason:
    if right and _cost(position, "keeps-parity", square) == 0:
        return Reason("leaves-no-odd", square=square)
    return _tell_number("keeps-parity", "leaves-fewest-odd", "leaves-odd")(position, square, right)


def _tell_end(position: Position, square: Square, right: bool) -> Reason:
    """Says how the game ends after the move when nobody errs."""
    cost = _cost(position, "best-exact", square)
    end = "win" if cost < 0 else "loss" if cost else "draw"
    code = f"best-{end}" if right else f"ends-in-{end}"
    return Reason(code, color=mover(position), square=square, n=abs(cost) or None)


def tell_both(position: Position, measure: Measure, square: Square, other: Square) -> Reason:
    """What a move does better by a measure than another, with the numbers of both where there are numbers."""
    if measure == "best-exact":
        return _tell_end(position, square, False)
    if measure not in BESIDE:
        return TELL[measure](position, square, True)
    n, of = abs(_cost(position, measure, square)), abs(_cost(position, measure, other))
    return Reason(BESIDE[measure], color=mover(position), square=square, n=n, of=of, stop=other)


TELL: dict[Measure, Tell] = {
    "takes-corner": _tell_taken,
    "gives-no-corner": _tell_given,
    "fewest-replies": _tell_replies,
    "flips-fewest": _tell_number("flips-fewest", "flips-fewest", "flips-discs"),
    "most-mobility": _tell_number("most-mobility", "keeps-most-moves", "keeps-moves"),
    "fewest-potential": _tell_number("fewest-potential", "leaves-fewest-potential", "leaves-potential"),
    "most-potential": _tell_number("most-potential", "keeps-most-potential", "keeps-potential"),
    "fewest-frontier": _tell_number("fewest-frontier", "leaves-fewest-frontier", "leaves-frontier"),
    "most-inner": _tell_number("most-inner", "makes-most-inner", "makes-inner"),
    "most-stable": _tell_number("most-stable", "makes-most-stable", "makes-stable"),
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
"""Measures that count: the code of what is said of the better of two moves, with the numbers of both."""


REASONS: dict[str, tuple[str, ...]] = {
    # right: n discs flip
    "takes-corner": ("color", "square", "n"),
    # n discs flip, and the square is no corner
    "takes-no-corner": ("color", "square", "n"),
    # right: color.other can take no corner next
    "gives-no-corner": ("color", "square"),
    # color.other can take the corner `stop` next (here not the best square)
    "gives-corner": ("color", "square", "stop"),
    # right: leaves color.other n moves (n > 0), the fewest here
    "leaves-fewest": ("color", "square", "n"),
    # right: color.other has no move left and must pass
    "leaves-none": ("color", "square"),
    # n moves are left to color.other
    "leaves-replies": ("color", "square", "n"),
    # as leaves-none, but the game is over after the move
    "leaves-game-over": ("color", "square"),
    # right: n discs flip, the fewest here
    "flips-fewest": ("color", "square", "n"),
    # n discs flip
    "flips-discs": ("color", "square", "n"),
    # the better of two moves flips n discs, and `stop` flips `of`
    "flips-many": ("color", "square", "n", "of", "stop"),
    # second sentence about a wrong move
    "another-is-better": (),
    # right: n squares where `color` could play then, the most here
    "keeps-most-moves": ("color", "square", "n"),
    "keeps-moves": ("color", "square", "n"),
    "keeps-fewer-moves": ("color", "square", "n", "of", "stop"),
    # right: n empty squares are beside a disc of `color` then, the fewest here; color.other plays only there
    "leaves-fewest-potential": ("color", "square", "n"),
    "leaves-potential": ("color", "square", "n"),
    "leaves-more-potential": ("color", "square", "n", "of", "stop"),
    # right: n empty squares are beside a disc of color.other then, the most here
    "keeps-most-potential": ("color", "square", "n"),
    "keeps-potential": ("color", "square", "n"),
    "keeps-less-potential": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` are beside an empty square then, the fewest here
    "leaves-fewest-frontier": ("color", "square", "n"),
    "leaves-frontier": ("color", "square", "n"),
    "leaves-more-frontier": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` touch no empty square then, the most here
    "makes-most-inner": ("color", "square", "n"),
    "makes-inner": ("color", "square", "n"),
    "makes-fewer-inner": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` are stable then, the most here
    "makes-most-stable": ("color", "square", "n"),
    "makes-stable": ("color", "square", "n"),
    "makes-fewer-stable": ("color", "square", "n", "of", "stop"),
    # right: no region of empty squares is odd then
    "leaves-no-odd": ("square",),
    # right: n regions are odd then (n > 0), the fewest here
    "leaves-fewest-odd": ("color", "square", "n"),
    "leaves-odd": ("color", "square", "n"),
    "leaves-more-odd": ("color", "square", "n", "of", "stop"),
    # right: `color` wins by n
    "best-win": ("color", "square", "n"),
    # right: a draw, and no move wins
    "best-draw": ("color", "square"),
    # right: color.other wins by n whatever is played, and by more after other moves
    "best-loss": ("color", "square", "n"),
    # not the best: `color` still wins by n
    "ends-in-win": ("color", "square", "n"),
    # not the best: a draw
    "ends-in-draw": ("color", "square"),
    # not the best: color.other wins by n
    "ends-in-loss": ("color", "square", "n"),
    # second sentence: another move ends better
    "another-ends-better": (),
    # second sentence: leaves color.other n moves, and `stop` leaves `of` (n, of may be 0)
    "leaves-beside": ("color", "square", "n", "of", "stop"),
}
"""What is said of a legal move by a measure.

A wrong move is told without naming a better one. `n` is the number that the board shows after the move. Where
there are `of` and `stop`, the move is the better of two: `stop` is the other move, and `of` its number. What
is said of the end of the game holds when nobody errs after the move.
"""
