"""The puzzle "Play any move": a stone on a point where it is legal, or a pass."""

from collections.abc import Mapping

from tutor.games.base import PASS, Position, Square
from tutor.games.go.kinds.stones.legal_or_not import why_open
from tutor.games.go.kinds.stones.one_point import OnePoint
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.wrong_moves import wrong_all_legal
from tutor.games.go.overlays import why_closed
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.moves import require_moves
from tutor.games.kinds.practising import Features, Ring, Weights


class PlaceStone(OnePoint, PuzzleKind, frozen=True, tag="place-stone"):
    """Place a stone on any point where the rules allow it, or pass."""

    needs_turn = True
    asks_for = "empty"
    plays = True
    shows_marks = True
    given_away_by = frozenset({"show_legal"})
    reasons = {
        # right: n stones come off
        "open-captures": ("n",),
        # right: the stone has n liberties
        "open-breathes": ("n",),
        # right: with the stones that it joins it has n liberties
        "open-joins": ("n",),
        # right: a side may pass on any turn
        "may-pass-any-turn": (),
        **CLOSED_REASONS,
    }
    weights = {"place-stone": Weights(1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_moves(position)
        return Task(self, position, "one", tuple(position.legal_moves()), can_pass=position.may_pass())

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        here = as_go(task.position)
        if tap == PASS:
            return "right", Remark((Reason("may-pass-any-turn"),))
        if why := here.why_illegal(tap):
            return "not-yet", Remark((closed_reason(why, tap),), shown=tuple(why_closed(here, tap)))
        return "right", Remark((why_open(here.placement(tap)),))

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_all_legal(as_go(task.position), task.position.game.squares)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")
