"""The interface of every engine, a program that plays a game: its levels, its move, what moves are worth."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from tutor.games.base import Game, Move, Position, Square


class EngineFault(Exception):
    """A program gave no move; the game stays as it was before the program was asked."""


class OutOfTime(Exception):
    """The time was not enough for an exact answer."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The score of each legal move for the side to move, and whether the scores are exact.

    `depth` is how many moves ahead were searched, 0 where the engine does not count them. `values` is empty
    where moves cannot be compared.
    """

    values: Mapping[Move, float]
    exact: bool
    depth: int = 0

    @property
    def best(self) -> Move:
        """The first of the best moves in board order."""
        top = max(self.values.values())
        return next(move for move, value in self.values.items() if value == top)


@dataclass(frozen=True, slots=True)
class Solution:
    """The exact score, one line of best play to the end (with passes), and the score of each legal move."""

    score: int
    line: tuple[Move, ...]
    values: Mapping[Move, int]


class Engine(ABC):
    """A program that plays every game of one family."""

    weighs: ClassVar[bool] = False
    """Whether it can say what moves are worth."""

    deepest: ClassVar[int] = 0
    """How many moves its best level looks ahead."""

    @property
    @abstractmethod
    def levels(self) -> tuple[int, ...]:
        """The numbers of its levels, the weakest first."""

    def levels_for(self, game: Game) -> tuple[int, ...]:
        """The levels that play this game; () where none does."""
        return self.levels

    def levels_beyond(self, game: Game) -> tuple[int, ...]:
        """Levels above the others, which another program plays and which may fail (EngineFault)."""
        return ()

    @abstractmethod
    def choose(self, position: Position, level: int, *, seconds: float) -> Move:
        """The move of a level, found in about `seconds` of processor time; the game must not be over."""

    def likely_dead(self, position: Position, *, seconds: float) -> tuple[Square, ...]:
        """The pieces that look dead once passes have stopped a game: a proposal to both sides."""
        return ()

    def weigh(
        self, position: Position, *, seconds: float, depth: int | None = None, counting: bool = False
    ) -> Weighed:
        """What each move is worth, searched `depth` moves ahead, or `deepest` where that is None.

        With `counting` the values are exact where `can_count` says so.
        """
        return Weighed({}, False)

    def weigh_at_length(
        self, position: Position, *, depth: int | None = None, level: int | None = None
    ) -> Weighed:
        """The same without a time limit, exact near the end; a pass is worth what follows it.

        With a level it searches as deep as that level, without the mistakes of that level.
        """
        return Weighed({}, False)

    def can_count(self, position: Position) -> bool:
        """Whether the game can be counted to its end while somebody waits."""
        return False

    def values(self, position: Position, *, seconds: float | None = None) -> Mapping[Move, int]:
        """The exact result of each move for the side to move; OutOfTime where `seconds` are not enough.

        An engine that counts no game to its end always raises OutOfTime.
        """
        raise OutOfTime

    def solve(self, position: Position, *, seconds: float | None = None) -> Solution:
        """The exact result of each move, and one line of best play to the end; OutOfTime as in `values`."""
        raise OutOfTime

    def learn(self, seed: int, tell: Callable[[str], None]) -> bool:
        """Play against itself and store in its files what it learns; False for an engine that does not learn.

        The same seed gives the same files; `tell` is called with sentences about the progress.
        """
        return False
