"""The question how many liberties a chain has."""

from tutor.games.base import Position
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.shown import show_liberties
from tutor.games.go.kinds.wrong.wrong_chains import wrong_liberty_count
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import Offer, choose_from, offer, offer_wrong, take_numbers
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

BECAUSE = {
    "counted-twice": "counted-twice",
    "stone-alone": "counted-one-stone",
    "diagonal-liberties": "counted-slants",
    "diagonal-connected": "counted-slants",
    "taken-points-count": "counted-taken",
    "edge-counts-as-liberty": "counted-edge",
    "always-four": "counted-four",
}
"""What is said of a wrong number, by the misconception that gives it; of several, the first here counts."""

REASONS: dict[str, tuple[str, ...]] = {
    # right: n liberties
    "has-liberties": ("n",),
    # each names what the wrong number overlooks
    **dict.fromkeys(BECAUSE.values(), ()),
    # another number: the liberties are shown with numbers
    "count-the-rings": (),
}


class CountLiberties(AboutChain, frozen=True, tag="count-liberties"):
    """Say how many liberties a chain has."""

    reasons = REASONS
    option_codes = {"number": ("n",)}
    made = {"count-liberties": Made(about_chains(lambda stone: CountLiberties(stone)), PER_LEVEL)}
    weights = {"count-liberties": Weights(-2.93, discs=0.42, distractors=0.42, answers=0.56, board=0.08)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        right = len(here.liberties(self.target))
        if not right:
            raise UnsolvablePuzzle("board", f"the chain on `{self.target}` has no liberty")
        wrong = wrong_liberty_count(here, self.target)
        shown = take_numbers(right, wrong.values())
        offers = tuple(self._offer(n, right, wrong) for n in shown)
        return choose_from(self, position, offers, self.side_of(position))

    def _offer(self, n: int, right: int, wrong: dict[str, int]) -> Offer:
        option = Option(str(n), "number", n=n)
        if n == right:
            return offer(option, "right", Reason("has-liberties", n=n))
        return offer_wrong(option, n, wrong, BECAUSE, "count-the-rings")

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the liberties are shown with numbers."""
        reply = task.replies[tap]
        shown = show_liberties(as_go(task.position), self.target)
        return reply.verdict, Remark((reply.reason,), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        position = as_go(task.position)
        return Features(
            discs=len(position.chain(self.target)),
            answers=len(position.liberties(self.target)),
            distractors=len(wrong_liberty_count(position, self.target)),
        )
