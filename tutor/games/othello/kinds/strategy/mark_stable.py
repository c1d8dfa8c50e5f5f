"""The puzzle "Tap every disc that can never flip again"."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.engine.features.board_features import board_of, stable_discs
from tutor.games.othello.engine.features.stability import open_lines
from tutor.games.othello.kinds.moves.lines import axis, closing_lines, label
from tutor.games.othello.kinds.moves.traits import count_discs
from tutor.games.othello.kinds.strategy import marking
from tutor.games.othello.kinds.strategy.marking import MarksDiscs, require_both, sides_to_mark
from tutor.games.othello.rules.explain import Line
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

REASONS: dict[str, tuple[str, ...]] = {
    **marking.REASONS,
    # right: all n
    "all-stable-found": ("n",),
    # color.other flips the disc by playing `stop`
    "can-flip-now": ("color", "square", "stop"),
    # nothing holds the disc along row `label`, and play exists that flips it
    "not-held-on-row": ("square", "label"),
    # the same along column `label`
    "not-held-on-column": ("square", "label"),
    # the same along a diagonal
    "not-held-on-diagonal": ("square",),
    # a stable disc is missing
    "missing-stable": ("color",),
}
"""The reasons of this puzzle; `color` is the side whose discs are asked for."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position, color in sides_to_mark(dice, positions, stable_discs):
        yield Drawn(position, MarkStable(color.value), turn=False)


class MarkStable(MarksDiscs, frozen=True, tag="mark-stable"):
    """Mark the discs of a side that can never flip again."""

    given_away_by = frozenset({"stable"})
    reasons = REASONS
    made = {"mark-stable": Made(_make, per_level=50, words_matter=True)}
    weights = {
        "mark-stable": Weights(-0.4, discs=0.04, diagonals=0.95, distractors=0.42, answers=0.36),
    }

    def marked(self, position: Position, color: Color) -> tuple[Square, ...]:
        return mark_stable(position, color)

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-stable-found", n=len(task.answers)),))

    def explain_unmarked(self, task: Task, square: Square) -> Remark:
        return _explain_unstable(task.position, task.color, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """That a stable disc is missing; the disc is not named."""
        return Remark((Reason("missing-stable", color=task.color),))

    def count(self, task: Task, ring: Ring) -> Features:
        """Stable discs away from the edge are hard to see; unstable discs on the edge look stable."""
        position, color = task.position, task.color
        inner = [square for square in task.answers if not _on_edge(position, square)]
        looks = [s for s in position.pieces(color) if s not in task.answers and _on_edge(position, s)]
        return Features(
            discs=count_discs(position),
            diagonals=len(inner),
            distractors=len(looks),
            answers=len(task.answers),
        )


def _on_edge(position: Position, square: Square) -> bool:
    return any(not as_othello(position).ray(square, way) for way in DIRECTIONS)


def mark_stable(position: Position, color: Color) -> tuple[Square, ...]:
    """The stable discs of a side; UnsolvablePuzzle where it is unknown of one of its discs."""
    found = stable_discs(position, color)
    others = [square for square in position.pieces(color) if square not in found]
    require_both(found, others, "can never flip again")
    for square in unsettled(position, color):
        raise UnsolvablePuzzle("board", f"does not settle whether `{square}` can still flip")
    return found


def _explain_unstable(position: Position, color: Color, square: Square) -> Remark:
    """By which move the disc flips; or along which line nothing holds it."""
    for move, line in _flipping(position, color.other):
        if square in line.run:
            reason = Reason("can-flip-now", color=color, square=square, stop=move)
            return Remark((reason,), move, (line,), color.other)
    board = board_of(position)
    shape = board.game.shape
    direction = open_lines(shape, board.black, board.white, shape.bit(square))[0]
    way = axis(direction)
    name = label(position.game, direction, square)
    return Remark((Reason(f"not-held-on-{way}", square=square, label=name),))


@lru_cache(maxsize=64)  # a page judges every square of one board
def _flipping(position: Position, color: Color) -> tuple[tuple[Square, Line], ...]:
    """Every line that a side could close now, with the move that closes it."""
    turn = position.with_to_move(color)
    moves = (move for move in turn.legal_moves() if move in position.game.squares)
    return tuple((move, line) for move in moves for line in closing_lines(turn, move))
