"""The puzzle "Find the best move" by a stated measure."""

from collections.abc import Iterator
from typing import Self

from tutor.games.base import Move, Position, Square
from tutor.games.geometry import quarter_of
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Aftermath, Answer, Hint, Task
from tutor.games.kinds.moves import require_moves
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures import measure_reasons
from tutor.games.othello.kinds.measures.measure_reasons import weigh
from tutor.games.othello.kinds.measures.measure_traits import of_best
from tutor.games.othello.kinds.measures.measures import (
    MEASURES,
    Measure,
    best_moves,
    measure_moves,
    require_countable,
    require_settled,
)
from tutor.games.othello.kinds.measures.playing_out import FEW_LEFT, aftermath, with_answers
from tutor.games.othello.kinds.moves import lines, opened
from tutor.games.othello.kinds.moves.playing import Played
from tutor.games.othello.kinds.strategy.fitting import require_best
from tutor.games.othello.overlays import moves_counted

WEIGHED = frozenset({"flips", "danger", "exact"})
"""The overlays that tell good moves from others."""


class Weighed(Played, frozen=True):
    """A puzzle that asks for a good move: many are legal, so the hint names the part of the board.

    Which moves are legal is not asked: a tap on any other square is explained, and is no try.
    """

    asks_for = "move"
    shows_play = True

    def first_hint(self, task: Task) -> Hint:
        name, squares = quarter_of(task.position.game, task.answers[0])
        return Hint((Reason(f"look-{name}"),), area=squares)


class BestMove(Weighed, frozen=True, tag="best-move"):
    """Play a move that is best by the stated measure."""

    measure: Measure

    given_away_by = WEIGHED
    reasons = lines.REASONS | measure_reasons.REASONS | opened.REASONS
    weights = {
        "takes-corner": Weights(-2, discs=0.04, directions=0.28, diagonals=2, distractors=0.4),
        "gives-no-corner": Weights(2.6, discs=0.05, directions=0.4, distractors=0.45, answers=-0.8),
        "fewest-replies": Weights(-4.2, discs=0.04, directions=0.34, distractors=0.35, closeness=0.55),
        "flips-fewest": Weights(-4.6, discs=0.06, directions=0.4, answers=-0.4, closeness=0.7),
        "most-mobility": Weights(-8.8, discs=0.06, directions=0.49, distractors=0.5, closeness=0.79),
        "fewest-potential": Weights(-9.3, discs=0.07, directions=0.48, distractors=0.43, closeness=0.71),
        "most-potential": Weights(-9.6, discs=0.07, directions=0.54, distractors=0.43, closeness=0.71),
        "fewest-frontier": Weights(-9.3, discs=0.07, directions=0.48, distractors=0.43, closeness=0.71),
        "most-inner": Weights(-10.1, discs=0.08, directions=0.54, distractors=0.43, closeness=0.71),
        "most-stable": Weights(
            -5.4, discs=0.05, directions=0.47, distractors=0.55, answers=-0.93, closeness=0.47
        ),
        "keeps-parity": Weights(-0.8, empties=0.22, directions=0.64, distractors=0.32, answers=-0.64),
        "best-exact": Weights(
            -3.7, empties=0.89, directions=0.35, distractors=0.25, answers=-0.5, closeness=0.25
        ),
    }

    @property
    def topic(self) -> str:
        return self.measure

    @property
    def counts_to_end(self) -> bool:
        return self.measure == "best-exact"

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_moves(position)
        require_countable(position, self.measure)
        best = best_moves(position, self.measure)
        if not best:
            raise UnsolvablePuzzle("puzzle.measure", f"no move here {self.measure.replace('-', ' ')}")
        if len(best) == len(measure_moves(position)):
            raise UnsolvablePuzzle("puzzle.measure", "every legal move is right, so there is nothing to find")
        require_settled(position, self.measure)  # this takes longest
        return Task(self, position, "one", best)

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        reply = weigh(task.position, self.measure, tap)
        right = reply.verdict == "right"
        remark = Remark(reply.remark().reasons, tap, remark.lines if right else ())
        return reply.verdict, self._seen(task, tap, remark) if right else remark

    def _seen(self, task: Task, tap: Square, remark: Remark) -> Remark:
        """The feedback on a right move, with how its few replies are seen on the board."""
        if remark.reasons[0].code not in FEW_LEFT:
            return remark
        moves = measure_moves(task.position)
        wrong = [move for move in moves if move not in task.answers]
        seen = opened.see_few(task.position, tap, max(wrong, key=lambda move: moves[move].flips))
        if seen is None:
            return remark
        shown = opened.signed_as(seen, task.position, tap, moves_counted(task.position.play(tap)))
        return remark._replace(reasons=(*remark.reasons, seen), shown=shown)

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        return aftermath(task.position, self.measure, tap, plays=not right)

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        if not self.counts_to_end or answer[0] not in task.position.legal_moves():
            return ()
        return with_answers(task.position, answer[0])

    def count(self, task: Task, ring: Ring) -> Features:
        return of_best(task, self.measure)

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(measure) for measure in MEASURES)

    @property
    def group(self) -> str:
        return "endgame" if self.measure in ("best-exact", "keeps-parity") else "strategy"

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        require_best(position, self.measure)
