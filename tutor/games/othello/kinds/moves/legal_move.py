"""The puzzle "Find a square where you can play"."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Hint, Task
from tutor.games.kinds.moves import require_moves
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.othello.kinds.moves.lines import REASONS
from tutor.games.othello.kinds.moves.making import whenever_to_move
from tutor.games.othello.kinds.moves.playing import SHOWS_MOVES, Played, far_end, starts_line
from tutor.games.othello.kinds.moves.traits import of_moves


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    return whenever_to_move(LegalMove(), positions)


class LegalMove(Played, frozen=True, tag="legal-move"):
    """Play any legal move."""

    says_correct = True
    given_away_by = SHOWS_MOVES
    reasons = REASONS
    made = {"legal-move": Made(_make, per_level=200)}
    weights = {"legal-move": Weights(-0.4, discs=0.17, diagonals=0.45, distractors=0.1, answers=-0.2)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        return Task(self, position, "one", require_moves(position))

    def weigh_illegal(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        return "almost" if starts_line(remark) else "not-yet", remark

    def first_hint(self, task: Task) -> Hint:
        ring = far_end(task)
        return Hint((Reason("one-line-ends"),) if ring else (), ring=ring)

    def count(self, task: Task, ring: Ring) -> Features:
        return of_moves(task)
