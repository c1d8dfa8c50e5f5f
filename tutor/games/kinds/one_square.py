"""What all kinds share that have a field for one square."""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Self

import msgspec

from tutor.games.base import Position, Square
from tutor.games.kinds.asking import first_of
from tutor.games.kinds.kind import PuzzleKind
from tutor.games.kinds.practising import Ring


class OneSquare(PuzzleKind, frozen=True):
    """About one square of the board; on the big board a teacher chooses it."""

    square_field: ClassVar[str]
    """The field that names the square."""

    squares_wanted = 1

    @property
    def about(self) -> Square:
        return str(getattr(self, self.square_field))

    def with_square(self, square: Square) -> Self:
        """The same question about another square."""
        return msgspec.structs.replace(self, **{self.square_field: square})

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield f"puzzle.{self.square_field}", self.about

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return self.with_square(square(self.about))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        return self.with_square(first_of(position, squares)), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return (self.about,)
