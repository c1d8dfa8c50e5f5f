"""The questions which side plays next, and on which of some points a stone may be placed."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.geometry import in_board_order
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, among_points
from tutor.games.go.kinds.stones.gathered import POINTS, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.shown import crossed
from tutor.games.go.kinds.wrong.wrong_moves import wrong_all_legal
from tutor.games.go.overlays import why_closed
from tutor.games.go.rules.position import as_go
from tutor.games.go.rules.reasons import GoReason
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.offers import Offer, choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

MOST_RINGED = 12
"""A teacher may ask about at most so many points at once."""

WHY = {
    GoReason.TAKEN: "point-is-taken",
    GoReason.NO_LIBERTIES: "point-without-liberties",
    GoReason.KO: "point-in-ko",
}
"""What is said of a point, by the reason why no stone may be placed there."""

CLOSED_REASONS: dict[str, tuple[str, ...]] = {
    # a stone stands there already
    "point-is-taken": ("square",),
    # the stone would have no liberty, and captures nothing
    "point-without-liberties": ("square",),
    # the board before the other side's last move would come back
    "point-in-ko": ("square",),
}


class Turn(PuzzleKind, frozen=True, tag="turn"):
    """Say which side plays next, on a board from which nothing was captured."""

    reasons = {
        "black-is-next": (),  # right
        "white-is-next": (),  # right
        "black-is-not-next": (),
        "white-is-not-next": (),
        # on an empty board: right, and the other side
        "black-begins": (),
        "white-does-not-begin": (),
    }
    option_codes = {"side": ("color",)}
    weights = {"turn": Weights(1, discs=0.3)}
    group = "board"

    def set_task(self, position: Position, ring: Ring) -> Task:
        black, white = (len(position.pieces(color)) for color in Color)
        if black - white not in (0, 1):
            raise UnsolvablePuzzle("board", "Black has as many stones as White, or one more")
        right = Color.WHITE if black > white else Color.BLACK
        begins = black + white == 0
        return choose_from(self, position, tuple(self._offer(color, right, begins) for color in Color))

    def _offer(self, color: Color, right: Color, begins: bool) -> Offer:
        option = Option(color.value, "side", color=color)
        if begins:
            if color is right:
                return offer(option, "right", Reason("black-begins"))
            return offer(option, "not-yet", Reason("white-does-not-begin"), "white-begins")
        if color is right:
            return offer(option, "right", Reason(f"{color.value}-is-next"))
        return offer(option, "not-yet", Reason(f"{color.value}-is-not-next"), "same-side-again")

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.hint_topic(task)),)

    def hint_topic(self, task: Task) -> str:
        return self.topic if any(task.position.pieces(color) for color in Color) else "turn-first"

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(discs=sum(len(task.position.pieces(color)) for color in Color))


class AllLegal(Endless, Gathers, PuzzleKind, frozen=True, tag="all-legal"):
    """Tap those of the ringed points where the side to move may place a stone."""

    among: tuple[str, ...]

    needs_turn = True
    found_codes = POINTS
    reasons = {
        **found_reasons(POINTS),
        "all-open-found": ("n",),  # right: n points
        **CLOSED_REASONS,
        "point-not-ringed": ("square",),  # it is not one of the ringed points
        "open-missing": (),
    }
    made = {"all-legal": Made(among_points(lambda points: AllLegal(points)), PER_LEVEL)}
    weights = {"all-legal": Weights(-7.23, distractors=1.53, answers=1.02, board=0.15)}
    squares_wanted = MOST_RINGED

    @property
    def rings(self) -> Ring:
        return self.among

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from (("puzzle.among", point) for point in self.among)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(tuple(map(square, self.among)))

    def set_task(self, position: Position, ring: Ring) -> Task:
        legal = frozenset(position.legal_moves())
        answers = in_board_order(position.game, legal & frozenset(self.among))
        if not answers or len(answers) == len(self.among):
            raise UnsolvablePuzzle(
                "puzzle.among", "a stone may go on some of these points, and not on others"
            )
        return Task(self, position, "many", answers)

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        return marked[: self.squares_wanted]

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        return type(self)(squares), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return self.among

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.set_task(position, ring), "all-alike")

    def looks_among(self, task: Task) -> tuple[Square, ...]:
        return self.among

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_all_legal(as_go(task.position), self.among)

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-open-found", n=len(task.answers)),))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        position = as_go(task.position)
        if square not in self.among:
            return Remark((Reason("point-not-ringed", square=square),), shown=(crossed(square),))
        said = closed_reason(position.why_illegal(square), square)
        return Remark((said,), shown=tuple(why_closed(position, square)))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("open-missing"),), shown=area_around(task, square))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers), distractors=len(self.among) - len(task.answers))


def closed_reason(why: GoReason | None, square: Square) -> Reason:
    """Why no stone may be placed on a point."""
    return Reason(WHY.get(why, "point-is-taken") if why else "point-is-taken", square=square)
