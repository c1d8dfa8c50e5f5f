"""The question whether a placed stone may be moved to another point."""

from collections.abc import Callable
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.go.kinds.ruling.no_rule import ask_for_rule, shown_with
from tutor.games.go.kinds.stones.shown import crossed
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.practising import Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class StoneMayMove(OneSquare, frozen=True, tag="stone-may-move"):
    """Say whether the `stone` may be moved to the empty point `to` beside it.

    Without `to` it is the first empty point beside it.
    """

    stone: str
    to: str = ""

    square_field = "stone"
    shows_marks = True
    reasons = {
        "stones-stay": ("color",),  # right
        "stones-stay-after-all": ("color",),
    }
    option_codes = {"stone-may": (), "stone-may-not": ()}
    weights = {"stone-may-move": Weights(1)}
    group = "moves"

    @property
    def rings(self) -> Ring:
        return (self.stone,)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.stone), square(self.to) if self.to else "")

    def with_square(self, square: Square) -> Self:
        return type(self)(square)

    def target(self, position: Position) -> Square:
        """The empty point to which it would be moved; UnsolvablePuzzle where there is none."""
        side = position.at(self.stone)
        if side is None:
            raise UnsolvablePuzzle("puzzle.stone", f"no stone stands on `{self.stone}`")
        beside = self._free_beside(position)
        if not beside or (self.to and self.to not in beside):
            raise UnsolvablePuzzle("puzzle.to", f"is an empty point next to `{self.stone}`")
        return self.to or beside[0]

    def set_task(self, position: Position, ring: Ring) -> Task:
        self.target(position)
        side = position.at(self.stone)
        assert side is not None
        told = ("stones-stay", "stones-stay-after-all")
        return ask_for_rule(self, position, side, told, ("stone-may", "stone-may-not"), "stones-move")

    def _free_beside(self, position: Position) -> tuple[Square, ...]:
        """The empty points beside the stone, along the lines."""
        here = as_go(position)
        grid = here.grid
        return grid.names(grid.near[grid.bit(self.stone)] & ~(here.black | here.white))

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        reply = task.replies[tap]
        return reply.verdict, shown_with(reply, (crossed(self.target(task.position)),))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, square=self.stone, stop=self.target(task.position)),)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        stones = (square for square in position.game.squares if position.at(square))
        return tuple(stone for stone in stones if type(self)(stone)._free_beside(position))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if self.stone not in self.fitting_squares(position):
            raise Unfit("no-square")
