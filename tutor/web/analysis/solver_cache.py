"""Cache of exact endgame results: each board is solved once, within thinking time that all readers share."""

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from tutor.games.base import Move, Position
from tutor.games.engine import Engine, Solution
from tutor.games.families import engine_of
from tutor.web.play.opponent import TURNS

MOST_CACHED = 256
"""How many boards are cached; a class that plays asks for the same ones again and again."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class _Ask(Protocol[T_co]):
    def __call__(self, position: Position, *, seconds: float | None = None) -> T_co: ...


class SolverCache(Generic[T]):
    """Calls the exact solver for one board at a time and caches its latest answers."""

    def __init__(self, ask: _Ask[T]) -> None:
        self._ask = ask
        self._cached: dict[Position, T] = {}

    def of(self, position: Position, *, patient: bool = False) -> T:
        """The answer for a board; raises OutOfTime if it takes more than this request's share of time.

        With `patient` the solver takes as long as it needs.
        """
        found = self._cached.get(position)
        if found is None:
            found = TURNS.run(lambda seconds: self._find(position, None if patient else seconds))
        return found

    def _find(self, position: Position, seconds: float | None) -> T:
        """One caller solves at a time, so another may have cached the answer meanwhile."""
        found = self._cached.get(position)
        if found is None:
            found = self._ask(position, seconds=seconds)
            self._cached[position] = found
            if len(self._cached) > MOST_CACHED:
                del self._cached[next(iter(self._cached))]
        return found


def _engine(position: Position) -> Engine:
    engine = engine_of(position.game)
    assert engine is not None, "a game without an engine is never counted"
    return engine


def _values(position: Position, *, seconds: float | None = None) -> Mapping[Move, int]:
    return _engine(position).values(position, seconds=seconds)


def _solve(position: Position, *, seconds: float | None = None) -> Solution:
    return _engine(position).solve(position, seconds=seconds)


VALUES: SolverCache[Mapping[Move, int]] = SolverCache(_values)
"""The exact result of each move, for the side to move."""

SOLUTIONS: SolverCache[Solution] = SolverCache(_solve)
"""The exact result of a board, with best play to the end."""
