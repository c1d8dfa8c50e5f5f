"""The question whether a ladder works, and what is shown of it."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.ladders import chases
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.wrong.wrong_life import wrong_ladder
from tutor.games.go.reading.ladder import escape_line, ladder_line
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.numbering import numbered

REASONS: dict[str, tuple[str, ...]] = {
    # right: the chain is captured at the end of the ladder, which is n moves long
    "ladder-works": ("n",),
    # right: the chain gets out at stop
    "ladder-fails": ("stop",),
    # the answer was that it fails, but it works
    "ladder-works-after-all": ("n",),
    # the answer was that it works, but the chain gets out at stop
    "ladder-fails-after-all": ("stop",),
}


class Ladder(AboutChain, frozen=True, tag="ladder"):
    """Say whether the ladder that begins with `move` captures the chain on `target`."""

    move: str = ""

    needs_turn = True
    reasons = REASONS
    option_codes = {"ladder-yes": (), "ladder-no": ()}
    made = {
        "ladder": Made(
            chases(lambda stone, move: Ladder(stone, move)),
            PER_LEVEL,
            apart=lambda task, ring: task.answers == ("fails",),
        )
    }
    weights = {"ladder": Weights(-2.65, empties=0.45, distractors=4.46, board=0.27)}

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from super().squares()
        yield "puzzle.move", self.move

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.target), square(self.move))

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if here.to_move is here.at(self.target):
            raise UnsolvablePuzzle("to_move", "must be the other side for a puzzle of kind ladder")
        if here.why_illegal(self.move) or len(here.play(self.move).liberties(self.target)) != 1:
            raise UnsolvablePuzzle("puzzle.move", f"gives no atari to the chain on `{self.target}`")
        line = chased(here, self.target, self.move)
        works = ladder_line(here, self.target, self.move) is not None
        wrong = wrong_ladder(works)
        because = Reason("ladder-works", n=len(line)) if works else Reason("ladder-fails", stop=line[-1])
        other = Reason(f"{because.code}-after-all", n=because.n, stop=because.stop)
        offers = (
            offer(
                Option("works", "ladder-yes"),
                "right" if works else "not-yet",
                because if works else other,
                *wrong,
            ),
            offer(Option("fails", "ladder-no"), "not-yet" if works else "right", other if works else because),
        )
        return choose_from(self, position, offers, position.to_move)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, square=self.move),)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the whole ladder is shown with numbered moves."""
        reply, here = task.replies[tap], as_go(task.position)
        shown = numbered(here, chased(here, self.target, self.move))
        return reply.verdict, Remark((reply.reason,), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        line = chased(here, self.target, self.move)
        return Features(empties=len(line), distractors=len(wrong_ladder(task.answers == ("works",))))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        filled, ring = super().fill(position, squares)
        here = as_go(position)
        for move in here.liberties(filled.target):
            if not here.why_illegal(move) and len(here.play(move).liberties(filled.target)) == 1:
                return type(self)(filled.target, move), ring
        return filled, ring

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        if not self.move:
            raise Unfit("other", "no move gives atari here")


@lru_cache(maxsize=64)  # a page shows it for every answer
def chased(position: GoPosition, target: Square, move: Square) -> tuple[Square, ...]:
    """The moves of a ladder to its end: to the capture, or to the move by which the chain gets out."""
    return ladder_line(position, target, move) or escape_line(position, target, move)
