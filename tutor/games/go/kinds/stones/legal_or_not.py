"""The question whether a stone may be placed on a point, and why not."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.life.board_again import BOARD_REASONS, side_by_side
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_points
from tutor.games.go.kinds.stones.after_moves import boards_of, last_point, points_of, tell_moves, turned
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.wrong_moves import OPEN, wrong_legal
from tutor.games.go.overlays import why_closed
from tutor.games.go.rules.placement import Placement
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import Offer, choose_from, offer
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

ANSWERS = {
    OPEN: "point-open",
    "taken": "point-taken-by-stone",
    "no-liberties": "point-no-liberties",
    "ko": "point-ko",
}
"""The answers, each with the code of its option."""

REASONS: dict[str, tuple[str, ...]] = {
    # right: n stones come off
    "open-captures": ("n",),
    # right: the stone has n liberties
    "open-breathes": ("n",),
    # right: with the stones that it joins it has n liberties
    "open-joins": ("n",),
    # right: a stone stands there
    "closed-taken": (),
    # right: it would have no liberties, and captures nothing
    "closed-airless": (),
    # right: the board before the other side's last move would come back
    "closed-ko": (),
    # the answer was "no liberties", but n stones come off first
    "open-after-capture": ("n",),
    # the answer was "no liberties", but the stone with its chain has n
    "open-with-liberties": ("n",),
    # the answer was "taken"
    "no-stone-stands": ("square",),
    # the answer was "ko"
    "board-is-new": ("square",),
    **CLOSED_REASONS,
    **BOARD_REASONS,
}

CLOSED = {"taken": "closed-taken", "no-liberties": "closed-airless", "ko": "closed-ko"}


class LegalOrNot(Endless, OneSquare, frozen=True, tag="legal-or-not"):
    """Say whether the side to move may play on `point`, after `moves` on the board of the step."""

    point: str
    moves: tuple[str, ...] = ()

    square_field = "point"
    needs_turn = True
    shows_marks = True
    reasons = REASONS
    option_codes = dict.fromkeys(ANSWERS.values(), ())
    made = {
        "legal-or-not": Made(
            about_points(lambda point: LegalOrNot(point)),
            PER_LEVEL,
            apart=lambda task, ring: OPEN not in task.answers,
        )
    }
    weights = {"legal-or-not": Weights(-1.2, distractors=0.88, answers=1.1, board=0.13)}

    @property
    def rings(self) -> Ring:
        return (self.point,)

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from super().squares()
        yield from (("puzzle.moves", point) for point in points_of(self.moves))

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.point), turned(self.moves, square))

    def set_task(self, position: Position, ring: Ring) -> Task:
        past = boards_of(position, self.moves)
        here = past.pop()
        if here.to_move is None:
            raise UnsolvablePuzzle("board", "the game is over")
        right = str(here.why_illegal(self.point) or OPEN)
        if right not in ANSWERS:
            raise UnsolvablePuzzle("puzzle.point", "is closed by a rule that is not taught")
        wrong = wrong_legal(here, self.point, tuple(past))
        about_ko = "ko" in (right, *wrong.values())
        offers = tuple(self._offer(said, right, here, wrong) for said in ANSWERS if said != "ko" or about_ko)
        task = choose_from(self, position, offers, here.to_move)
        return replace(task, after=here, last_move=last_point(self.moves)) if self.moves else task

    def _offer(self, said: str, right: str, here: GoPosition, wrong: dict[str, str]) -> Offer:
        option, made = Option(said, ANSWERS[said]), here.placement(self.point)
        if said == right:
            reason = Reason(CLOSED[said]) if said in CLOSED else why_open(made)
            return offer(option, "right", reason)
        codes = [code for code, answer in wrong.items() if answer == said]
        return offer(option, "not-yet", self._correct(said, made), *codes)

    def _correct(self, said: str, made: Placement) -> Reason:
        """What a wrong answer overlooks."""
        if made.reason:
            return closed_reason(made.reason, self.point)
        if said == "taken":
            return Reason("no-stone-stands", square=self.point)
        if said == "ko":
            return Reason("board-is-new", square=self.point)
        if made.captured:
            return Reason("open-after-capture", n=len(made.captured))
        return Reason("open-with-liberties", n=len(made.liberties))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the stone is outlined, with its chain and liberties."""
        reply, here = task.replies[tap], as_go(task.after or task.position)
        shown = tuple(why_closed(here, self.point))
        boards = side_by_side(here, self.point) if "ko" in (tap, *task.answers) else ()
        return reply.verdict, Remark((reply.reason,), shown=shown, boards=boards)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        """A sentence for each move, then the question whether a stone may be placed there."""
        moves_text = tell_moves(task.position.to_move or task.color, self.moves)
        return (*moves_text, Reason(self.topic, color=task.color, square=self.point))

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.after or task.position)
        return Features(answers=len(self.moves), distractors=len(wrong_legal(here, self.point)))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield cls("")

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is None:
            raise Unfit("over")


def why_open(made: Placement) -> Reason:
    """Why a stone may be placed on a point."""
    if made.captured:
        return Reason("open-captures", n=len(made.captured))
    return Reason("open-joins" if len(made.chain) > 1 else "open-breathes", n=len(made.liberties))
