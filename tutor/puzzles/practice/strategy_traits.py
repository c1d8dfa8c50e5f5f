"""Owns what is counted on a board where moves are compared, or discs are marked by what the board says.

Lines and names of squares are counted in `traits`.
"""

from tutor.games.base import PASS, Position
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.lessons.model import Measure, WhichIsBetter
from tutor.puzzles.goals import Task
from tutor.puzzles.kinds.measures import YES_OR_NO, costs, measure_moves
from tutor.puzzles.kinds.sequences import Turn
from tutor.puzzles.practice.good_moves import TOLD, Decision
from tutor.puzzles.practice.traits import Features, count_discs, slanting_only, touching
from tutor.puzzles.reasons import Square

FARTHEST = 11
"""A margin from which on nothing is close any more."""


def of_best(task: Task) -> Features:
    """The best move by a measure, beside all others."""
    position, moves = task.position, measure_moves(task.position)
    others = [square for square in moves if square not in task.answers]
    tempting = max(moves[square].flips for square in task.answers)
    measure: Measure = task.measure or "flips-fewest"
    return Features(
        discs=count_discs(position),
        empties=len(position.empties()),
        directions=len(moves),
        diagonals=int(all(slanting_only(position, square) for square in task.answers)),
        distractors=sum(moves[square].flips > tempting for square in others),
        answers=len(task.answers),
        closeness=_closeness(position, measure, task.answers[0], others),
    )


def _closeness(position: Position, measure: Measure, best: Square, others: list[Square]) -> int:
    """How little the best of the other moves costs more; a disc at the end of the game counts half."""
    if measure in YES_OR_NO:
        return 0
    cost = costs(position, measure)
    margin = min(cost[square] for square in others) - cost[best]
    return max(0, FARTHEST - (margin // 2 if measure == "best-exact" else margin))


def of_two(position: Position, puzzle: WhichIsBetter) -> Features:
    """The better of two moves; the other one may flip more."""
    cost, moves = costs(position, puzzle.measure), measure_moves(position)
    better, worse = sorted(puzzle.moves, key=lambda square: cost[square])
    return Features(
        discs=count_discs(position),
        directions=len(moves),
        distractors=int(moves[worse].flips > moves[better].flips),
        closeness=_closeness(position, puzzle.measure, better, [worse]),
    )


def of_decision(position: Position, decision: Decision) -> Features:
    """A good move among others: how many there are, and how little the best of the wrong ones loses."""
    return Features(
        discs=count_discs(position),
        empties=len(position.empties()),
        directions=len(decision.values),
        closeness=max(0, TOLD - decision.lead),
    )


def of_sequence(task: Task) -> Features:
    """Several best moves of an ending: all that could be played at each turn of one right line."""
    turn, moves, wrong = task.turn, 0, 0
    for move in task.answers:
        assert turn
        legal = [square for square in turn.position.legal_moves() if square != PASS]
        moves, wrong = moves + len(legal), wrong + len(legal) - len(turn.right)
        turn = turn.right[move]
    return Features(
        discs=count_discs(task.position),
        empties=len(task.position.empties()),
        directions=moves,
        distractors=wrong,
        answers=len(task.answers),
        closeness=_first_closeness(task.turn),
    )


def _first_closeness(turn: Turn | None) -> int:
    assert turn
    best = next(iter(turn.right))
    others = [move for move in turn.position.legal_moves() if move not in turn.right]
    return _closeness(turn.position, "best-exact", best, others)


def of_move_count(task: Task) -> Features:
    """All moves of a side, to be counted."""
    position = task.position.with_to_move(task.color)
    moves = [move for move in position.legal_moves() if move != PASS]
    return Features(
        discs=count_discs(position),
        directions=len(moves),
        diagonals=sum(slanting_only(position, move) for move in moves),
        distractors=len(touching(position, task.color.other)) - len(moves),
    )


def of_frontier(task: Task) -> Features:
    """Discs beside an empty square; on some of them it lies diagonally only."""
    position = task.position
    slanting = [square for square in task.answers if not _beside_empty(position, square, slanting=False)]
    return Features(
        discs=count_discs(position),
        diagonals=len(slanting),
        distractors=len(position.pieces(task.color)) - len(task.answers),
        answers=len(task.answers),
    )


def of_stable(task: Task) -> Features:
    """Stable discs; away from the edge they are harder to see, and on the edge others look like them."""
    position, color = task.position, task.color
    inner = [square for square in task.answers if not _on_edge(position, square)]
    looks = [s for s in position.pieces(color) if s not in task.answers and _on_edge(position, s)]
    return Features(
        discs=count_discs(position),
        diagonals=len(inner),
        distractors=len(looks),
        answers=len(task.answers),
    )


def _beside_empty(position: Position, square: Square, *, slanting: bool) -> bool:
    near = (as_othello(position).ray(square, way)[:1] for way in DIRECTIONS if ("-" in way) == slanting)
    return any(position.at(other) is None for ray in near for other in ray)


def _on_edge(position: Position, square: Square) -> bool:
    return any(not as_othello(position).ray(square, way) for way in DIRECTIONS)
