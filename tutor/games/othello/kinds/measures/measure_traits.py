"""What is counted on a board where moves are compared, to find its level."""

from tutor.games.base import Position, Square
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features
from tutor.games.othello.kinds.measures.good_moves import TOLD, Decision
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, costs, measure_moves
from tutor.games.othello.kinds.moves.traits import count_discs, slanting_only

FARTHEST = 11
"""From this margin on, the second-best move is no longer close."""


def of_best(task: Task, measure: Measure) -> Features:
    """The features of a board that asks for the best move by a measure."""
    position, moves = task.position, measure_moves(task.position)
    others = [square for square in moves if square not in task.answers]
    tempting = max(moves[square].flips for square in task.answers)
    return Features(
        discs=count_discs(position),
        empties=len(position.empties()),
        directions=len(moves),
        diagonals=int(all(slanting_only(position, square) for square in task.answers)),
        distractors=sum(moves[square].flips > tempting for square in others),
        answers=len(task.answers),
        closeness=closeness(position, measure, task.answers[0], others),
    )


def closeness(position: Position, measure: Measure, best: Square, others: list[Square]) -> int:
    """How little more the best of the other moves costs; a disc at the end of the game counts half."""
    if measure in YES_OR_NO:
        return 0
    cost = costs(position, measure)
    margin = min(cost[square] for square in others) - cost[best]
    return max(0, FARTHEST - (margin // 2 if measure == "best-exact" else margin))


def of_decision(position: Position, decision: Decision) -> Features:
    """The features of a board that asks for a good move; `closeness` is of the best wrong one."""
    return Features(
        discs=count_discs(position),
        empties=len(position.empties()),
        directions=len(decision.values),
        closeness=max(0, TOLD - decision.lead),
    )
