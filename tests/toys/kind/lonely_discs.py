"""The puzzle "Tap every lonely disc": pieces of a side with no piece of their own side beside them."""

from collections.abc import Callable, Iterator
from typing import Any, Self, get_args

from tutor.games.base import Position, Square
from tutor.games.color import Color, Side
from tutor.games.geometry import in_board_order, place, square_at
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

AROUND = [(column, row) for column in (-1, 0, 1) for row in (-1, 0, 1) if column or row]


class LonelyDiscs(Gathering, PuzzleKind, frozen=True, tag="lonely-discs"):
    """Tap every piece of a side that has none of its own side beside it."""

    side: Side

    asks_for = "piece"
    reasons = {
        # right: all n
        "all-lonely-found": ("color", "n"),
        # n of `of` are found
        "lonely-found": ("color", "n", "of"),
        # the piece has one of its side on `stop` beside it
        "not-lonely": ("color", "square", "stop"),
        # no piece of the side stands there
        "not-of-the-side": ("color", "square"),
        # some are missing still
        "lonely-missing": ("color",),
    }
    weights = {"lonely-discs": Weights(1, answers=1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        color = Color(self.side)
        pieces = position.pieces(color)
        lonely = {piece for piece in pieces if company(position, piece) is None}
        if not lonely or len(lonely) == len(pieces):
            raise UnsolvablePuzzle("puzzle.side", "there is nothing to find here")
        return Task(self, position, "many", in_board_order(position.game, lonely), side=color)

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-lonely-found", color=task.color, n=len(task.answers)),))

    def explain_found(self, task: Task, n: int) -> Reason:
        return Reason("lonely-found", color=task.color, n=n, of=len(task.answers))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        if task.position.at(square) is not task.color:
            return Remark((Reason("not-of-the-side", color=task.color, square=square),))
        beside = company(task.position, square)
        return Remark((Reason("not-lonely", color=task.color, square=square, stop=beside),))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return Remark((Reason("lonely-missing", color=task.color),))

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        """Whoever taps the other side's pieces alone looks at the wrong side."""
        return {"wrong-side"} if taps and taps <= set(task.position.pieces(task.color.other)) else set()

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(side(self.side))

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(side) for side in get_args(Side))

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.side}"

    @property
    def asked_side(self) -> Side | None:
        return self.side

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.set_task(position, ring), "no-disc")


def company(position: Position, square: Square) -> Square | None:
    """The first square beside a piece on which another of its side stands."""
    column, row = place(position.game, square)
    beside = (square_at(position.game, column + c, row + r) for c, r in AROUND)
    color = position.at(square)
    return next((near for near in beside if near and position.at(near) is color), None)
