"""The question whether a rule was broken when nobody said "atari"."""

from tutor.games.base import Position, Square
from tutor.games.go.kinds.ruling.no_rule import ask_for_rule, shown_with
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.shown import show_liberties
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class MustSayAtari(AboutChain, frozen=True, tag="must-say-atari"):
    """Say whether a rule was broken: the chain on `target` is in atari, and the other side said nothing."""

    reasons = {
        "atari-need-not-be-said": ("color",),  # right
        "atari-is-said-by-kindness": ("color",),
    }
    option_codes = {"rule-was-broken": (), "no-rule-was-broken": ()}
    weights = {"must-say-atari": Weights(1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if len(here.liberties(self.target)) != 1:
            raise UnsolvablePuzzle("puzzle.target", f"the chain on `{self.target}` is not in atari")
        giver = self.side_of(position).other
        told = ("atari-need-not-be-said", "atari-is-said-by-kindness")
        options = ("rule-was-broken", "no-rule-was-broken")
        return ask_for_rule(self, position, giver, told, options, "must-say-atari")

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        reply = task.replies[tap]
        return reply.verdict, shown_with(reply, show_liberties(as_go(task.position), self.target))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color),)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        here = as_go(position)
        stones = super().fitting_squares(position)
        return tuple(stone for stone in stones if len(here.liberties(stone)) == 1)

    def require_fit(self, position: Position, ring: Ring) -> None:
        if self.target not in self.fitting_squares(position):
            raise Unfit("no-square")
