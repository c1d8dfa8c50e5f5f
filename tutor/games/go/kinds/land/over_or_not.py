"""The questions whether a game is over, and whether a side may pass."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Self

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.stones.after_moves import boards_of, last_point, points_of, tell_moves, turned
from tutor.games.go.kinds.wrong.wrong_counts import wrong_over
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

AFTER_ALL = {
    "over-two-passes": "over-after-all",
    "open-move-between": "open-move-between-after-all",
    "open-one-pass": "open-one-pass-after-all",
    "open-no-pass": "open-no-pass-after-all",
}
"""The codes of why a game is over or not: of the right answer -> of the wrong one."""


class OverOrNot(PuzzleKind, frozen=True, tag="over-or-not"):
    """Say whether the game is over after `moves`, which begin on the board of the step."""

    moves: tuple[str, ...]

    needs_turn = True
    shows_marks = True
    reasons = dict.fromkeys((*AFTER_ALL, *AFTER_ALL.values()), ())
    option_codes = {"game-over": (), "game-goes-on": ()}
    weights = {"over-or-not": Weights(2, answers=0.6)}
    group = "end"

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from (("puzzle.moves", point) for point in points_of(self.moves))

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(turned(self.moves, square))

    def set_task(self, position: Position, ring: Ring) -> Task:
        if not self.moves:
            raise UnsolvablePuzzle("puzzle.moves", "names at least one move")
        after = boards_of(position, self.moves)[-1]
        over, why = after.to_move is None, self._why(after)
        wrong = wrong_over(after)
        offers = tuple(
            offer(
                Option("over" if said else "not-over", "game-over" if said else "game-goes-on"),
                "right" if said is over else "not-yet",
                Reason(why if said is over else AFTER_ALL[why]),
                *(code for code, answer in wrong.items() if answer is said),
            )
            for said in (True, False)
        )
        task = choose_from(self, position, offers, position.to_move)
        return replace(task, after=after, last_move=last_point(self.moves))

    def _why(self, after: GoPosition) -> str:
        if after.to_move is None:
            return "over-two-passes"
        return ("open-no-pass", "open-one-pass", "open-move-between")[min(self.moves.count(PASS), 2)]

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the placed stones show the numbers of their turns."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=self._numbered(task))

    def _numbered(self, task: Task) -> tuple[Mark, ...]:
        sides = (task.color, task.color.other)
        return tuple(
            (f"living-{sides[turn % 2].value}", move, str(turn + 1))
            for turn, move in enumerate(self.moves)
            if move != PASS
        )

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        """A sentence for each move, then the question whether the game is over."""
        return (*tell_moves(task.color, self.moves), Reason(self.topic))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(self.moves))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """Two passes, which fit any board."""
        yield cls((PASS, PASS))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")


class MayPass(PuzzleKind, frozen=True, tag="may-pass"):
    """Say whether the side to move may pass."""

    needs_turn = True
    reasons = {"may-pass-any-turn": (), "may-pass-after-all": ()}
    option_codes = {"may-pass": (), "may-not-pass": ()}
    weights = {"may-pass": Weights(1)}
    group = "end"

    def set_task(self, position: Position, ring: Ring) -> Task:
        if not position.may_pass():
            raise UnsolvablePuzzle("board", "the game is over")
        offers = (
            offer(Option("yes", "may-pass"), "right", Reason("may-pass-any-turn")),
            offer(Option("no", "may-not-pass"), "not-yet", Reason("may-pass-after-all"), "passing-forbidden"),
        )
        return choose_from(self, position, offers, position.to_move or Color.BLACK)

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")
