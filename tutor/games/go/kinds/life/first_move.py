"""What all kinds share that are answered by the first move for or against a group."""

from abc import abstractmethod
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import ClassVar

from tutor.games.base import PASS, Position, Square
from tutor.games.go.bank.searched import Answers, Asked, answers_of
from tutor.games.go.kinds.life.about_group import AboutGroup
from tutor.games.go.kinds.stones.one_point import OnePoint
from tutor.games.go.kinds.stones.shown import show_chain
from tutor.games.go.reading.life import catching_moves, refuting_move, saving_moves
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Aftermath, Hint, Task
from tutor.games.kinds.practising import Features, Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

CLOSED = {
    "taken": "point-taken",
    "no-liberties": "point-without-liberties",
    "ko": "point-closed-by-ko",
    "superko": "point-closed-by-ko",
    "game-over": "point-taken",
}
"""What is said of a point where no stone may be placed, by the reason of the rules core."""

CLOSED_REASONS: dict[str, tuple[str, ...]] = dict.fromkeys(CLOSED.values(), ("square",))


class FirstMove(OnePoint, AboutGroup, frozen=True):
    """Asks for a first move about a group; every move that works is right."""

    needs_turn = True
    asks_for = "move"
    plays = True
    shows_play = True

    reason_codes: ClassVar[tuple[str, str, str]]
    """The codes for a move that works, for one that has an answer, and for one that needs no answer."""

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        self.require_mover(position)
        kept = answers_of(self.asked(here))
        works = kept.right if kept else self.find(here, self.read_in(position))
        if not works:
            raise UnsolvablePuzzle("board", "no first move works here, not without a ko")
        if len(works) == len(here.legal_moves()) - 1:
            raise UnsolvablePuzzle("board", "every move works here, so that none is wrong")
        return Task(self, position, "one", works, side=position.to_move)

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        if position.to_move is not None and (position.to_move is position.at(self.target)) is not self.mine:
            raise Unfit("other-side")
        if not self.find(as_go(position), self.read_in(position)):
            raise Unfit("none-such")

    def find(self, position: GoPosition, region: Collection[Square]) -> tuple[Square, ...]:
        """The first moves that work."""
        look = saving_moves if self.mine else catching_moves
        return look(position, self.target, region, self.plies)

    @abstractmethod
    def wrong(self, position: GoPosition, right: Collection[Square]) -> Mapping[str, frozenset[Square]]:
        """The first moves that wrong rules give, by misconception."""

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        here = as_go(task.position)
        if reason := here.why_illegal(tap):
            return "not-yet", Remark((Reason(CLOSED[reason], square=tap),))
        right, answered, unanswered = self.reason_codes
        if tap in task.answers:
            return "right", Remark((Reason(right, color=task.color),))
        answer = self.answer(here, tap)
        if answer is None:
            said = Reason(unanswered, color=task.color, square=tap)
            return "not-yet", Remark((said,), shown=show_chain(here, self.target))
        said = Reason(answered, color=task.color.other, square=tap, stop=answer)
        return "not-yet", Remark((said,), shown=())

    def answer(self, position: GoPosition, move: Square) -> Square | None:
        """The other side's answer that undoes a move which does not work; None where it needs none."""
        if position.why_illegal(move):
            return None
        asked, kept = _known(self, position)
        found = kept.answer(move) if kept else _refuted(position, self.target, move, asked.region, self.plies)
        return None if found in (None, PASS) else found

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        answer = None if right else self.answer(as_go(task.position), tap)
        return Aftermath((tap, answer) if answer else ())

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return self.wrong(as_go(task.position), task.answers)

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        return (Hint(ring=(self.target,)),)

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        return Features(
            empties=len(self.read_in(here)), answers=len(task.answers), distractors=self.plies // 4
        )


@lru_cache(maxsize=16)  # a page shows for every point what is said and played
def _known(puzzle: FirstMove, position: GoPosition) -> tuple[Asked, Answers | None]:
    """The search of a puzzle, and the answers that the bank stores for it."""
    asked = puzzle.asked(position)
    return asked, answers_of(asked)


@lru_cache(maxsize=512)
def _refuted(
    position: GoPosition, target: Square, move: Square, region: tuple[Square, ...], plies: int
) -> Square | None:
    return refuting_move(position, target, move, region, plies)
