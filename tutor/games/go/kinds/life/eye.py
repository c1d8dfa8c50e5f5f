"""The question whether an eye is real or false."""

from tutor.games.base import Position, Square
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, walled_in
from tutor.games.go.kinds.stones.shown import show_chain
from tutor.games.go.kinds.wrong.wrong_life import wrong_eye
from tutor.games.go.reading.eyes import eye_owner, is_real
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

REASONS: dict[str, tuple[str, ...]] = {
    # right: the chains around it hold together without it
    "eye-is-real": (),
    # right: a chain beside it hangs on this point alone
    "eye-is-false": (),
    # the answer was "false", but the chains hold together
    "eye-holds": (),
    # the answer was "real", but a chain hangs on it alone
    "eye-must-be-filled": (),
}


class Eye(Endless, OneSquare, frozen=True, tag="eye"):
    """Say whether the eye on a point is real."""

    point: str

    square_field = "point"
    shows_marks = True
    reasons = REASONS
    option_codes = {"eye-real": (), "eye-false": ()}
    made = {
        "eye": Made(
            walled_in(lambda point: Eye(point), eye_owner),
            PER_LEVEL,
            apart=lambda task, ring: task.answers == ("false",),
        )
    }
    weights = {"eye": Weights(-2.02, distractors=2.39, board=0.14)}

    @property
    def rings(self) -> Ring:
        return (self.point,)

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        owner = eye_owner(here, self.point)
        if owner is None:
            raise UnsolvablePuzzle("puzzle.point", f"`{self.point}` is not a point that one side walls in")
        real = is_real(here, self.point)
        wrong = wrong_eye(here, self.point, real)

        def codes(said: bool) -> list[str]:
            return [code for code, answer in wrong.items() if answer is said]

        codes_of = {True: "eye-is-real" if real else "eye-must-be-filled"}
        codes_of[False] = "eye-holds" if real else "eye-is-false"
        offers = tuple(
            offer(
                Option("real" if said else "false", "eye-real" if said else "eye-false"),
                "right" if said is real else "not-yet",
                Reason(codes_of[said]),
                *codes(said),
            )
            for said in (True, False)
        )
        return choose_from(self, position, offers, owner)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the chains around the eye are shown."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=_around(as_go(task.position), self.point))

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        return Features(distractors=len(wrong_eye(here, self.point, is_real(here, self.point))))

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        here = as_go(position)
        return tuple(square for square in position.game.squares if eye_owner(here, square))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if self.point not in self.fitting_squares(position):
            raise Unfit("no-square")


def _around(position: GoPosition, point: Square) -> tuple[Mark, ...]:
    """The chains that touch a point."""
    grid = position.grid
    beside = grid.names(grid.near[grid.bit(point)])
    return tuple(dict.fromkeys(mark for stone in beside for mark in show_chain(position, stone)))
