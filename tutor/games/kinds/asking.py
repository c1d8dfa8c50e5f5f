"""How a teacher fills in a kind of puzzle for a board: its variants, its squares, and why it does not fit."""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Self, cast

import msgspec

from tutor.games.base import Position, Square
from tutor.games.color import Side
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

Ring = tuple[Square, ...]
"""The squares that a question rings."""


class Unfit(ValueError):
    """A question does not fit a board; ``reason`` is a code, ``detail`` a sentence for authors of lessons."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail


class Asking:
    """The part of a puzzle that the big board and the editor of puzzles use."""

    __slots__ = ()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """A puzzle for each entry of a teacher's menu; `fill` adds its squares and boards."""
        fields = msgspec.structs.fields(cast("type[msgspec.Struct]", cls))
        yield cls(**{field.name: "" for field in fields if field.required})

    @property
    def group(self) -> str:
        """The heading under which a teacher finds it."""
        return "moves"

    @property
    def squares_wanted(self) -> int:
        """How many squares a teacher may choose."""
        return 0

    @property
    @abstractmethod
    def name(self) -> str:
        """The name of the entry; forms and addresses contain it."""

    @property
    @abstractmethod
    def title_code(self) -> str:
        """The code of its title in the menu."""

    @property
    def asked_side(self) -> Side | None:
        """The side that it asks about, whichever is to move; None where it asks about no side."""
        return None

    @property
    @abstractmethod
    def shows_turn(self) -> bool:
        """Whether the side to move is shown beside the board."""

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        """The squares that it can be about."""
        return position.game.squares

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        """The marked squares that fit, then others that fit, up to the number that it wants."""
        fit = self.fitting_squares(position)
        chosen = tuple(square for square in marked if square in fit)
        return (*chosen, *fit)[: self.squares_wanted]

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        """This puzzle on a board, about the chosen squares, and what it rings; raises Unfit."""
        return self, ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        """The squares from which `fill` makes this puzzle."""
        return ring

    def require_fit(self, position: Position, ring: Ring) -> None:
        """Raises Unfit with the usual reason, where it does not fit a board."""

    def asks_same(self, other: Any) -> bool:
        """Whether another puzzle asks the same."""
        return bool(self == other)


def first_of(position: Position, squares: tuple[Square, ...]) -> Square:
    """The first of the chosen squares; raises Unfit where there is none on this board."""
    if not squares or squares[0] not in position.game.squares:
        raise Unfit("no-square")
    return squares[0]


def require_solvable(ask: Callable[[], object], reason: str) -> None:
    """Try to ask; raises Unfit: "unsettled" where the board does not settle the answer, else ``reason``."""
    try:
        ask()
    except UnsolvablePuzzle as error:
        raise Unfit("unsettled" if error.field == "board" else reason, str(error)) from error
