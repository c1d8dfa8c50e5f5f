"""The question what becomes of a group: it is alive, it is dead, or the first move decides."""

from tutor.games.base import Position
from tutor.games.go.bank.searched import status_of
from tutor.games.go.kinds.life.about_group import AboutGroup
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.group_shapes import groups
from tutor.games.go.kinds.stones.shown import show_chain
from tutor.games.go.kinds.wrong.wrong_life import insides, wrong_status
from tutor.games.go.reading.life import Status, status
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

OFFERED = (Status.ALIVE, Status.DEAD, Status.UNSETTLED)

TOLD = {
    Status.ALIVE: ("group-lives", "group-lives-after-all"),
    Status.DEAD: ("group-is-dead", "group-is-dead-after-all"),
    Status.UNSETTLED: ("group-is-open", "group-is-open-after-all"),
}
"""By what is right: the code for the right answer, and the code for a wrong one."""

REASONS: dict[str, tuple[str, ...]] = {code: () for codes in TOLD.values() for code in codes}


class AliveOrDead(AboutGroup, frozen=True, tag="alive-or-dead"):
    """Say what becomes of a group."""

    reasons = REASONS
    option_codes = {status.value: () for status in OFFERED}
    made = {"alive-or-dead": Made(groups(lambda *group: AliveOrDead(*group), mine=None), PER_LEVEL)}
    weights = {"alive-or-dead": Weights(-5.14, discs=0.31, distractors=1.86, board=0.19)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        region = self.read_in(position)
        kept = status_of(self.asked(here))
        found = Status(kept) if kept else status(here, self.target, region, self.plies)
        if found is Status.KO:
            raise UnsolvablePuzzle("board", "a ko decides what becomes of this group")
        wrong = wrong_status(here, self.target, region, found)
        right, other = TOLD[found]
        offers = tuple(
            offer(
                Option(said.value, said.value),
                "right" if said is found else "not-yet",
                Reason(right if said is found else other),
                *(code for code, answer in wrong.items() if answer is said),
            )
            for said in OFFERED
        )
        return choose_from(self, position, offers, self.side_of(position))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the group and the points inside are shown."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=self._inside(as_go(task.position)))

    def _inside(self, position: GoPosition) -> tuple[Mark, ...]:
        """The chain, and a ring on each empty point inside; of several rooms each has its number."""
        rooms = insides(position, self.target, self.read_in(position))
        empty = position.grid.full & ~(position.black | position.white)
        rings = tuple(
            ("liberty", point, str(number) if len(rooms) > 1 else "")
            for number, room in enumerate(rooms, 1)
            for point in position.grid.names(room & empty)
        )
        return (*show_chain(position, self.target), *rings)

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        wrong = {code for reply in task.replies.values() for code in reply.misconceptions}
        return Features(discs=len(here.chain(self.target)), distractors=len(wrong))
