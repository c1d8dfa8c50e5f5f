"""The puzzle "How does the other side answer?": a move was played, and its best answer is to be foreseen."""

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, Self

import msgspec

from tutor.games.base import Position, Square
from tutor.games.errors import RulesError
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.practising import Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.strategy.choose import Choose


class Predict(Choose, frozen=True, tag="predict", kw_only=True):
    """Tap the best answer of the other side to a move; right within a disc of the best, as in `Choose`.

    The board is the one before the move. The values are those of the answers, on the board after it.
    """

    move: str

    asks_twin = False
    comes_back = False
    weights = {"predict": Weights(0, empties=0.05, directions=0.35, closeness=0.3)}

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.move", self.move

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return msgspec.structs.replace(
            self,
            move=square(self.move),
            values={square(move): value for move, value in self.values.items()},
            answers={square(move): square(answer) for move, answer in self.answers.items()},
            lines={square(move): tuple(map(square, line)) for move, line in self.lines.items()},
        )

    def after(self, position: Position) -> Position:
        """The board on which the answer is asked for; UnsolvablePuzzle for a move that cannot be played."""
        try:
            after = position.play(self.move)
        except RulesError as error:
            raise UnsolvablePuzzle("puzzle.move", f"`{self.move}` cannot be played here") from error
        if after.to_move is position.to_move or after.to_move is None or after.must_pass():
            raise UnsolvablePuzzle("puzzle.move", f"the other side cannot answer `{self.move}`")
        return after

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        yield self.after(position)

    def needs_proofs(self, position: Position) -> bool:
        return True

    def set_task(self, position: Position, ring: Ring) -> Task:
        task = super().set_task(self.after(position), ring)
        return dataclasses.replace(task, last_move=self.move)

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        """The feedback on a legal move; a corner that the other side would take is not the learner's."""
        verdict, said = super().weigh_move(task, tap, remark)
        reasons = [
            Reason("corner-stays", square=tap) if reason.code == "takes-corner" else reason
            for reason in said.reasons
        ]
        return verdict, said._replace(reasons=tuple(reasons))

    def as_known(self, task: Task) -> Puzzle:
        return self

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason("predict", color=task.color.other, move=self.move),)

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """None: it belongs to a lesson, and no teacher sets it on a board."""
        yield from ()
