"""The puzzle "Tap the liberties of this chain"."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.geometry import place
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.gathered import LIBERTIES, tell_gathered
from tutor.games.go.kinds.stones.shown import crossed, show_chain, show_liberties
from tutor.games.go.kinds.wrong.pointing import compare
from tutor.games.go.kinds.wrong.wrong_chains import wrong_liberties
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

REASONS: dict[str, tuple[str, ...]] = {
    "no-liberty-found": ("of",),
    "liberties-found": ("n", "of"),
    "all-liberties-and-more": ("of",),
    # right: n liberties
    "all-liberties-found": ("n",),
    # a stone stands there
    "liberty-is-taken": ("square",),
    # no line joins it with the chain, which it touches at a slant
    "liberty-at-a-slant": ("square",),
    # it touches the chain nowhere
    "liberty-too-far": ("square",),
    # one liberty is still to be found
    "liberty-missing": (),
}


class Liberties(Gathering, AboutChain, frozen=True, tag="liberties"):
    """Tap every liberty of a chain."""

    reasons = REASONS
    weights = {"liberties": Weights(0, discs=0.1, answers=0.4, distractors=0.3)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if not here.liberties(self.target):
            raise UnsolvablePuzzle("board", f"the chain on `{self.target}` has no liberty")
        return Task(self, position, "many", here.liberties(self.target), side=self.side_of(position))

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_liberties(as_go(task.position), self.target)

    def provokes(self, task: Task) -> set[str]:
        return set(self.wrong_sets(task))

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        return compare(taps, frozenset(task.answers), self.wrong_sets(task))

    def explain_right(self, task: Task) -> Remark:
        said = Reason("all-liberties-found", n=len(task.answers))
        return Remark((said,), shown=show_liberties(as_go(task.position), self.target))

    def explain_found(self, task: Task, n: int) -> Reason:
        return tell_gathered(task, n, LIBERTIES)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        position = as_go(task.position)
        if position.at(square):
            code = "liberty-is-taken"
        else:
            code = "liberty-at-a-slant" if self._is_slant(task, square) else "liberty-too-far"
        shown = (*show_chain(position, self.target), crossed(square))
        return Remark((Reason(code, square=square),), shown=shown)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """Which one is missing stays unsaid."""
        return Remark((Reason("liberty-missing"),), shown=show_chain(as_go(task.position), self.target))

    def _is_slant(self, task: Task, square: Square) -> bool:
        game = task.position.game
        column, row = place(game, square)
        chain = (place(game, stone) for stone in as_go(task.position).chain(self.target))
        return any(abs(column - c) == abs(row - r) == 1 for c, r in chain)

    def count(self, task: Task, ring: Ring) -> Features:
        position = as_go(task.position)
        return Features(
            discs=len(position.chain(self.target)),
            answers=len(task.answers),
            distractors=sum(self._is_slant(task, square) for square in position.empties()),
        )
