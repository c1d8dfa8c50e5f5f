"""The puzzle "Tap the liberties of this chain"."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains
from tutor.games.go.kinds.stones.about_chain import AboutChain, touches_at_a_slant
from tutor.games.go.kinds.stones.gathered import LIBERTIES, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.shown import crossed, show_chain, show_liberties
from tutor.games.go.kinds.wrong.wrong_chains import wrong_liberties
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

REASONS: dict[str, tuple[str, ...]] = {
    **found_reasons(LIBERTIES),
    # right: n liberties
    "all-liberties-found": ("n",),
    # a stone stands there
    "liberty-is-taken": ("square",),
    # it touches the chain only diagonally: no line connects them
    "liberty-at-a-slant": ("square",),
    # it does not touch the chain
    "liberty-too-far": ("square",),
    # one liberty is still to be found
    "liberty-missing": (),
}


class Liberties(Gathers, AboutChain, frozen=True, tag="liberties"):
    """Tap every liberty of a chain."""

    found_codes = LIBERTIES
    reasons = REASONS
    made = {"liberties": Made(about_chains(lambda stone: Liberties(stone)), PER_LEVEL)}
    weights = {"liberties": Weights(-2.06, discs=0.16, distractors=0.47, answers=0.63, board=0.09)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if not here.liberties(self.target):
            raise UnsolvablePuzzle("board", f"the chain on `{self.target}` has no liberty")
        return Task(self, position, "many", here.liberties(self.target), side=self.side_of(position))

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_liberties(as_go(task.position), self.target)

    def explain_right(self, task: Task) -> Remark:
        said = Reason("all-liberties-found", n=len(task.answers))
        return Remark((said,), shown=show_liberties(as_go(task.position), self.target))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        position = as_go(task.position)
        if position.at(square):
            code = "liberty-is-taken"
        else:
            slant = touches_at_a_slant(position, square, position.chain(self.target))
            code = "liberty-at-a-slant" if slant else "liberty-too-far"
        shown = (*show_chain(position, self.target), crossed(square))
        return Remark((Reason(code, square=square),), shown=shown)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """That a liberty is missing; it is not named."""
        shown = (*show_chain(as_go(task.position), self.target), *area_around(task, square))
        return Remark((Reason("liberty-missing"),), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        position = as_go(task.position)
        chain = position.chain(self.target)
        return Features(
            discs=len(chain),
            answers=len(task.answers),
            distractors=sum(touches_at_a_slant(position, point, chain) for point in position.empties()),
        )
