"""The question whether a side must capture because it can."""

from tutor.games.base import Position, Square
from tutor.games.go.kinds.ruling.no_rule import ask_for_rule, shown_with
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.kinds.stones.shown import placed, show_chain
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.practising import Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class MustCapture(PuzzleKind, frozen=True, tag="must-capture"):
    """Say whether the side to move, which can capture, must do so."""

    needs_turn = True
    shows_marks = True
    reasons = {
        "capturing-is-free": ("color",),  # right
        "capturing-is-free-after-all": ("color",),
    }
    option_codes = {"must-take": (), "need-not-take": ()}
    weights = {"must-capture": Weights(1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        side = position.to_move
        if side is None:
            raise UnsolvablePuzzle("board", "the game is over")
        _capture(position)
        told = ("capturing-is-free", "capturing-is-free-after-all")
        return ask_for_rule(self, position, side, told, ("must-take", "need-not-take"), "must-capture")

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, a possible capture is shown."""
        here, move = as_go(task.position), _capture(task.position)
        taken = next(iter(sorted(stones_off(here, move))))
        reply = task.replies[tap]
        return reply.verdict, shown_with(reply, (*show_chain(here, taken), placed(here, move)))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, square=_capture(task.position)),)

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")
        if not any(stones_off(position, move) for move in moves_of(position)):
            raise Unfit("none-such")


def _capture(position: Position) -> Square:
    """The first move that captures; UnsolvablePuzzle where none does."""
    found = next((move for move in moves_of(position) if stones_off(position, move)), None)
    if found is None:
        raise UnsolvablePuzzle("board", "no move captures anything here")
    return found
