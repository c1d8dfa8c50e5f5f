"""The first stone of a learner: in a corner, since edges and corners have points too."""

from tutor.games.base import Position, Square
from tutor.games.geometry import place
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, any_board
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

SAID = ("point-inside", "point-at-edge", "corner-is-a-point")
"""What is said of a point, by the number of edges that meet there."""


class CornerStone(Endless, PuzzleKind, frozen=True, tag="corner-stone"):
    """Place a stone on an empty corner where the rules allow it."""

    needs_turn = True
    asks_for = "empty"
    plays = True
    given_away_by = frozenset({"show_legal"})
    reasons = {
        "corner-is-a-point": ("square",),  # right
        "point-at-edge": ("square",),
        "point-inside": ("square",),
    }
    made = {"corner-stone": Made(any_board(lambda: CornerStone()), PER_LEVEL)}
    weights = {"corner-stone": Weights(0.4, board=0.16)}
    group = "board"

    def set_task(self, position: Position, ring: Ring) -> Task:
        corners = [point for point in position.legal_moves() if edges_at(position, point) == len(SAID) - 1]
        if not corners:
            raise UnsolvablePuzzle("board", "no stone may go in a corner")
        return Task(self, position, "one", tuple(corners))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        reason = Reason(SAID[edges_at(task.position, tap)], square=tap)
        return "right" if tap in task.answers else "not-yet", Remark((reason,))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")


def edges_at(position: Position, point: Square) -> int:
    """How many edges of the board meet on a point; 0 for a pass."""
    game = position.game
    if point not in game.squares:
        return 0
    column, row = place(game, point)
    return (column in (0, len(game.columns) - 1)) + (row in (0, len(game.rows) - 1))
