"""What all kinds share that ask about the chain on one point, the target."""

from collections.abc import Iterable

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.geometry import place
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class AboutChain(Endless, OneSquare, frozen=True):
    """Asks about the chain on `target`, which is ringed; the sentences call a single stone a stone."""

    target: str

    square_field = "target"
    shows_marks = True
    group = "moves"

    @property
    def rings(self) -> Ring:
        return (self.target,)

    def require_stone(self, position: Position) -> GoPosition:
        """The position; UnsolvablePuzzle where no stone stands on the target."""
        if position.at(self.target) is None:
            raise UnsolvablePuzzle("puzzle.target", f"no stone stands on `{self.target}`")
        return as_go(position)

    def side_of(self, position: Position) -> Color:
        """The side that the chain belongs to."""
        return position.at(self.target) or Color.BLACK

    def is_alone(self, task: Task) -> bool:
        """Whether the chain is a single stone."""
        return len(as_go(task.position).chain(self.target)) == 1

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        code = self.topic if self.is_alone(task) else f"{self.topic}-of-chain"
        return (Reason(code, color=task.color),)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return tuple(square for square in position.game.squares if position.at(square))

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.at(self.target) is None:
            raise Unfit("no-square")


def touches_at_a_slant(position: Position, point: Square, stones: Iterable[Square]) -> bool:
    """Whether a point is diagonally beside one of these stones."""
    column, row = place(position.game, point)
    places = (place(position.game, stone) for stone in stones)
    return any(abs(column - c) == abs(row - r) == 1 for c, r in places)
