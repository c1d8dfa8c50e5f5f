"""The question what becomes of two chains that share liberties."""

from collections.abc import Callable, Iterator
from typing import Any, Self

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.life.about_group import faults_of_plies
from tutor.games.go.kinds.stones.shown import show_chain
from tutor.games.go.kinds.wrong.wrong_life import BOTH_DIE, wrong_race
from tutor.games.go.reading.life import PLIES, race
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, PuzzleKind, Task
from tutor.games.kinds.offers import choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

MOST_POINTS = 6
"""At most so many points are played on."""

ANSWERS = {
    "seki": "race-seki",
    "first": "race-first",
    "black-dies": "race-black-dies",
    "white-dies": "race-white-dies",
    BOTH_DIE: "race-both-die",
}
"""The answers, each with the code of its option."""

REASONS: dict[str, tuple[str, ...]] = {
    # right: the side that fills a shared liberty is captured
    "race-is-seki": (),
    # right: the side that plays first captures
    "race-is-open": (),
    # right: only the chain of color is captured, whoever plays first
    "race-is-lost": ("color",),
    # a wrong answer, by which of the three is right
    "race-is-seki-after-all": (),
    "race-is-open-after-all": (),
    "race-is-lost-after-all": ("color",),
}


class SekiOrNot(PuzzleKind, frozen=True, tag="seki-or-not"):
    """Say what becomes of a black and a white chain; a stone of each is named."""

    targets: tuple[str, str]
    region: tuple[str, ...] = ()
    plies: int = PLIES

    shows_marks = True
    reasons = REASONS
    option_codes = dict.fromkeys(ANSWERS.values(), ())
    weights = {"seki-or-not": Weights(5, empties=0.3, distractors=0.5)}
    squares_wanted = 2

    @property
    def rings(self) -> Ring:
        return self.targets

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from (("puzzle.targets", point) for point in self.targets)
        yield from (("puzzle.region", point) for point in self.region)

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        yield from faults_of_plies(self.plies)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        one, other = map(square, self.targets)
        return type(self)((one, other), tuple(map(square, self.region)), self.plies)

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        chains = {here.at(point): point for point in self.targets}
        if not {Color.BLACK, Color.WHITE} <= chains.keys():
            raise UnsolvablePuzzle("puzzle.targets", "must name a black and a white stone")
        black, white = chains[Color.BLACK], chains[Color.WHITE]
        region = self.region or tuple(dict.fromkeys((*here.liberties(black), *here.liberties(white))))
        if len(region) > MOST_POINTS:
            raise UnsolvablePuzzle("puzzle.region", f"has more than {MOST_POINTS} points")
        found = race(here, black, white, region, self.plies)
        right = {
            (False, False): "seki",
            (True, True): "first",
            (True, False): "white-dies",
            (False, True): "black-dies",
        }[found[Color.BLACK], found[Color.WHITE]]
        wrong = wrong_race(right)
        offers = tuple(
            offer(
                Option(said, code),
                "right" if said == right else "not-yet",
                _tell(right, is_right=said == right),
                *(one for one, answer in wrong.items() if answer == said),
            )
            for said, code in ANSWERS.items()
        )
        return choose_from(self, position, offers)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, both chains and their shared liberties are shown."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=self._shared(as_go(task.position)))

    def _shared(self, position: GoPosition) -> tuple[Mark, ...]:
        one, other = self.targets
        shared = [point for point in position.liberties(one) if point in position.liberties(other)]
        chains = (*show_chain(position, one), *show_chain(position, other))
        return (*chains, *(("liberty", point, "") for point in shared))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(empties=len(self.region), distractors=1)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return tuple(square for square in position.game.squares if position.at(square))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        if len(squares) < 2:
            raise Unfit("no-square")
        return type(self)((squares[0], squares[1])), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return self.targets

    def require_fit(self, position: Position, ring: Ring) -> None:
        if any(position.at(point) is None for point in self.targets):
            raise Unfit("no-square")


def _tell(right: str, *, is_right: bool) -> Reason:
    """Why the answer is right, or what to look at."""
    after_all = "" if is_right else "-after-all"
    if right == "seki":
        return Reason(f"race-is-seki{after_all}")
    if right == "first":
        return Reason(f"race-is-open{after_all}")
    dies = Color.BLACK if right == "black-dies" else Color.WHITE
    return Reason(f"race-is-lost{after_all}", color=dies)
