"""What all kinds share that mark the discs of one side by a feature."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves import found
from tutor.games.othello.kinds.moves.found import DISCS, tell_found
from tutor.games.othello.kinds.sided import SidedKind

MOST_MARKED = 14
"""Practice asks to tap at most so many discs."""

Feature = Callable[[Position, Color], Collection[Square]]
"""Finds the discs of a side that have a feature."""

REASONS: dict[str, tuple[str, ...]] = {
    **found.REASONS,
    # a disc of color.other was tapped
    "disc-of-other-side": ("color", "square"),
}


def sides_to_mark(
    dice: Dice, positions: Iterable[Position], feature: Feature
) -> Iterator[tuple[Position, Color]]:
    """A side for each position, left out where more discs are to be marked than practice asks for."""
    for position in positions:
        color = dice.pick(list(Color))
        if len(feature(position, color)) <= MOST_MARKED:
            yield position, color


class MarksDiscs(Gathering, SidedKind, frozen=True):
    """Mark all discs of a side that have a feature, and no others."""

    asks_for = "piece"
    group = "strategy"

    @abstractmethod
    def marked(self, position: Position, color: Color) -> tuple[Square, ...]:
        """The discs to mark; UnsolvablePuzzle where there is nothing to find."""

    @abstractmethod
    def explain_unmarked(self, task: Task, square: Square) -> Remark:
        """Why a tapped disc of the side is not asked for."""

    def set_task(self, position: Position, ring: Ring) -> Task:
        color = Color(self.side)
        return Task(self, position, "many", self.marked(position, color), side=color)

    def explain_found(self, task: Task, n: int) -> Reason:
        return tell_found(task, n, DISCS)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        disc = task.position.at(square)
        if disc is None:
            return Remark((Reason("square-is-empty", square=square),))
        if disc is not task.color:
            return Remark((Reason("disc-of-other-side", color=task.color, square=square),))
        return self.explain_unmarked(task, square)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        """Only discs of the other side were marked."""
        other = frozenset(task.position.pieces(task.color.other))
        return {"wrong-side"} if taps and taps <= other else set()

    def provokes(self, task: Task) -> set[str]:
        return {"wrong-side"} if task.position.pieces(task.color.other) else set()

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.marked(position, Color(self.side)), "no-disc")


def require_both(found: tuple[Square, ...], others: list[Square], which: str) -> None:
    """UnsolvablePuzzle where none of the discs, or each of them, is to be marked."""
    if not found or not others:
        sentence = "none of these discs" if not found else "all of these discs"
        raise UnsolvablePuzzle("puzzle.side", f"{sentence} {which}, so there is nothing to find")
