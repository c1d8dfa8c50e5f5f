"""The puzzle "Tap the odd regions": regions of empty squares, and how many squares each has."""

from collections.abc import Callable, Iterator
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.engine.features.board_features import regions
from tutor.games.othello.engine.features.regions import Region
from tutor.games.othello.kinds.moves.found import tell_found
from tutor.games.othello.kinds.moves.traits import count_discs


class MarkRegions(Gathering, PuzzleKind, frozen=True, tag="mark-regions"):
    """Mark every empty square of the regions whose number of squares is odd."""

    asks_for = "empty"
    given_away_by = frozenset({"parity"})
    reasons = {
        # right: n regions are odd
        "odd-regions-found": ("n",),
        # n of `of` squares found (0 < n < of)
        "moves-found": ("color", "n", "of"),
        # none of the `of` squares is among the taps
        "no-move-found": ("color", "of"),
        # all found, but others too
        "all-moves-and-more": ("color", "of"),
        # the region of the square has n squares, an even number
        "region-is-even": ("square", "n"),
        # a square of an odd region of n squares is missing
        "missing-region": ("n",),
        # a disc of `color` stands there
        "square-is-taken": ("color", "square"),
    }
    weights = {"mark-regions": Weights(1, discs=0.02, distractors=0.6, answers=0.3)}
    group = "endgame"

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return self

    def set_task(self, position: Position, ring: Ring) -> Task:
        found = regions(position)
        odd = [region for region in found if region.is_odd]
        if not odd or len(odd) == len(found):
            which = "no region is odd" if not odd else "every region is odd"
            raise UnsolvablePuzzle("puzzle", f"{which}, so there is nothing to find")
        marked = {square for region in odd for square in region.squares}
        return Task(
            self, position, "many", tuple(square for square in position.game.squares if square in marked)
        )

    def explain_right(self, task: Task) -> Remark:
        odd = [region for region in regions(task.position) if region.is_odd]
        return Remark((Reason("odd-regions-found", n=len(odd)),))

    def explain_found(self, task: Task, n: int) -> Reason:
        return tell_found(task, n, ("no-move-found", "moves-found", "all-moves-and-more"))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        if (standing := task.position.at(square)) is not None:
            return Remark((Reason("square-is-taken", color=standing, square=square),))
        size = len(_region_of(task.position, square).squares)
        return Remark((Reason("region-is-even", square=square, n=size),))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """How many squares the region of a missing square has; the square is not named."""
        return Remark((Reason("missing-region", n=len(_region_of(task.position, square).squares)),))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(
            discs=count_discs(task.position),
            distractors=len(regions(task.position)),
            answers=len(task.answers),
        )

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield cls()

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.set_task(position, ring), "all-alike")


def _region_of(position: Position, square: Square) -> Region:
    return next(region for region in regions(position) if square in region.squares)
