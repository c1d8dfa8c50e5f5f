"""The puzzle "From which side does the atari capture it?"."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.go.kinds.life.first_move import CLOSED, CLOSED_REASONS
from tutor.games.go.kinds.life.ladder_works import chased
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.ladders import chases
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.one_point import OnePoint
from tutor.games.go.kinds.wrong.wrong_life import wrong_which_atari
from tutor.games.go.reading.ladder import ladder_starts
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.numbering import numbered

REASONS: dict[str, tuple[str, ...]] = {
    # right: the ladder that begins there captures the chain
    "atari-catches": (),
    # it gives atari, but the chain gets out at stop
    "atari-lets-go": ("square", "stop"),
    # it gives no atari
    "gives-no-atari": ("square",),
    **CLOSED_REASONS,
}


class WhichAtari(OnePoint, AboutChain, frozen=True, tag="which-atari"):
    """Give atari from the side from which a ladder captures the chain."""

    needs_turn = True
    asks_for = "move"
    plays = True
    reasons = REASONS
    made = {"which-atari": Made(chases(lambda stone, _: WhichAtari(stone)), PER_LEVEL)}
    weights = {"which-atari": Weights(-6.02, empties=0.55, distractors=2.74, board=0.33)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if here.to_move is here.at(self.target):
            raise UnsolvablePuzzle("to_move", "must be the other side for a puzzle of kind which-atari")
        starts = ladder_starts(here, self.target)
        if not starts:
            raise UnsolvablePuzzle("board", f"no ladder captures the chain on `{self.target}`")
        return Task(self, position, "one", starts, side=position.to_move)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        here = as_go(task.position)
        if reason := here.why_illegal(tap):
            return "not-yet", Remark((Reason(CLOSED[reason], square=tap),))
        liberties = here.liberties(self.target)
        line = (tap,) if tap not in liberties and len(liberties) > 1 else chased(here, self.target, tap)
        if tap not in task.answers and len(line) == 1:
            return "not-yet", Remark((Reason("gives-no-atari", square=tap),))
        shown = numbered(here, line)
        if tap in task.answers:
            return "right", Remark((Reason("atari-catches"),), shown=shown)
        return "not-yet", Remark((Reason("atari-lets-go", square=tap, stop=line[-1]),), shown=shown)

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_which_atari(as_go(task.position), self.target, task.answers)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color),)

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        return Features(empties=len(chased(here, self.target, task.answers[0])), distractors=1)
