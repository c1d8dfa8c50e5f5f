"""The puzzle "Tap every disc beside an empty square"."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.othello.engine.features.board_features import frontier
from tutor.games.othello.kinds.moves.traits import count_discs
from tutor.games.othello.kinds.strategy import marking
from tutor.games.othello.kinds.strategy.marking import MarksDiscs, require_both, sides_to_mark
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

REASONS: dict[str, tuple[str, ...]] = {
    **marking.REASONS,
    "all-frontier-found": ("n",),
    # no empty square is beside it
    "no-empty-beside": ("square",),
    # a disc beside the empty `stop` is missing
    "missing-frontier": ("color", "stop"),
}
"""The reasons of this puzzle; `color` is the side whose discs are asked for."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position, color in sides_to_mark(dice, positions, frontier):
        yield Drawn(position, MarkFrontier(color.value), turn=False)


class MarkFrontier(MarksDiscs, frozen=True, tag="mark-frontier"):
    """Mark the discs of a side beside an empty square."""

    given_away_by = frozenset({"frontier"})
    reasons = REASONS
    made = {"mark-frontier": Made(_make, per_level=50, words_matter=True)}
    weights = {
        "mark-frontier": Weights(-3.3, discs=0.03, diagonals=0.63, distractors=0.11, answers=0.56),
    }

    def marked(self, position: Position, color: Color) -> tuple[Square, ...]:
        return mark_frontier(position, color)

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-frontier-found", n=len(task.answers)),))

    def explain_unmarked(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("no-empty-beside", square=square),))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """Beside which empty square a disc is missing; the disc is not named."""
        rays = (as_othello(task.position).ray(square, way)[:1] for way in DIRECTIONS)
        empty = next(near for ray in rays for near in ray if task.position.at(near) is None)
        return Remark((Reason("missing-frontier", color=task.color, stop=empty),))

    def count(self, task: Task, ring: Ring) -> Features:
        """A disc is harder to see if its empty squares are only diagonally beside it."""
        position = task.position
        slanting = [square for square in task.answers if not _straight_beside_empty(position, square)]
        return Features(
            discs=count_discs(position),
            diagonals=len(slanting),
            distractors=len(position.pieces(task.color)) - len(task.answers),
            answers=len(task.answers),
        )


def _straight_beside_empty(position: Position, square: Square) -> bool:
    near = (as_othello(position).ray(square, way)[:1] for way in DIRECTIONS if "-" not in way)
    return any(position.at(other) is None for ray in near for other in ray)


def mark_frontier(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side beside an empty square."""
    found = frontier(position, color)
    require_both(found, [s for s in position.pieces(color) if s not in found], "are beside an empty square")
    return found
