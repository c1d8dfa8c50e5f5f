"""What all kinds share that ask about one side, whichever side is to move."""

from collections.abc import Callable, Iterator
from typing import Any, Self, get_args

from tutor.games.base import Game, Square
from tutor.games.color import Side
from tutor.games.kinds.kind import PuzzleKind
from tutor.games.kinds.practising import Ring

LETTERS: dict[Side, str] = {"black": "X", "white": "O"}


class SidedKind(PuzzleKind, frozen=True):
    """A question about the moves or the discs of a side."""

    side: Side

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(side(self.side))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return (LETTERS[self.side],)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        (letter,) = words
        return cls("black" if letter == "X" else "white"), ()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(side) for side in get_args(Side))

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.side}"

    @property
    def asked_side(self) -> Side | None:
        return self.side
