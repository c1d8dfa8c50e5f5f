"""The puzzle "Capture this chain": by a net, or by giving up a stone."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import lru_cache

from tutor.games.base import PASS, Position, Square
from tutor.games.go.kinds.life.first_move import CLOSED_REASONS, FirstMove
from tutor.games.go.kinds.wrong.wrong_life import wrong_capture_in
from tutor.games.go.reading.life import catching_line, caught_anyway
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Aftermath, Hint, Task
from tutor.games.kinds.practising import Ring, Weights

LATER = 4
"""A slower capture is looked for so many moves deeper."""


class CaptureIn(FirstMove, frozen=True, tag="capture-in"):
    """Play the first move after which a chain is captured within `plies` moves, whatever its owner does.

    With `or_none` "no move does" is an answer too.
    """

    or_none: bool = False

    without_square = "none"
    reason_codes = ("move-catches", "answer-gets-away", "gets-away")
    reasons = {
        # right: color captures the chain
        "move-catches": ("color",),
        # color, who owns the chain, answers on stop and gets away
        "answer-gets-away": ("color", "square", "stop"),
        # the chain gets away without an answer
        "gets-away": ("color", "square"),
        # almost: it is captured too, but only later
        "catches-later": ("color",),
        # the answer was that no move captures the chain, but one does
        "one-move-catches": ("color",),
        **CLOSED_REASONS,
    }
    weights = {"capture-in": Weights(4, empties=0.1, distractors=0.5)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        return replace(super().set_task(position, ring), can_pass=self.or_none)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason("capture-in-or-none" if self.or_none else self.topic, color=task.color),)

    def wrong(self, position: GoPosition, right: Collection[Square]) -> Mapping[str, frozenset[Square]]:
        return wrong_capture_in(position, self.target, right)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        if tap == PASS:
            return "not-yet", Remark((Reason("one-move-catches", color=task.color),))
        verdict, remark = super().weigh(task, tap)
        if verdict == "right" or not self._catches_later(as_go(task.position), tap):
            return verdict, remark
        return "almost", Remark((Reason("catches-later", color=task.color),))

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """Words about the ways out; the chain is ringed already."""
        return (Hint(),)

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """The play until the capture, or how the chain gets away."""
        here = as_go(task.position)
        if tap == PASS:
            return Aftermath()
        if right:
            return Aftermath(catching_line(here, self.target, tap, self.read_in(here), self.plies))
        return Aftermath() if self._catches_later(here, tap) else super().aftermath(task, tap, right=False)

    def _catches_later(self, position: GoPosition, tap: Square) -> bool:
        """Whether a move that does not capture the chain in time captures it within LATER more moves."""
        if tap == PASS or position.why_illegal(tap):
            return False
        return _catches(position, self.target, tap, self.read_in(position), self.plies + LATER)


@lru_cache(maxsize=512)  # a page shows for every point what is said and played
def _catches(
    position: GoPosition, target: Square, tap: Square, region: tuple[Square, ...], plies: int
) -> bool:
    return caught_anyway(position.play(tap), target, region, plies - 1)
