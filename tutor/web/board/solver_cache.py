"""Cache of exact endgame results: each board is solved once, within thinking time shared by all who ask."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from tutor.games.base import Move, Position
from tutor.games.othello.engine.endgame.exact import Solution, solve, values_of
from tutor.web.play.opponent import TURNS

MOST_KEPT = 256
"""How many boards are remembered; a class that plays asks for the same ones again and again."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class _Ask(Protocol[T_co]):
    def __call__(self, position: Position, *, seconds: float | None = None) -> T_co: ...


class Counted(Generic[T]):
    """Asks the exact solver, one board after another, and remembers the latest answers."""

    def __init__(self, ask: _Ask[T]) -> None:
        self._ask = ask
        self._kept: dict[Position, T] = {}

    def of(self, position: Position, *, patient: bool = False) -> T:
        """The answer for a board; raises OutOfTime if it takes longer than one's share, unless `patient`."""
        found = self._kept.get(position)
        if found is None:
            found = TURNS.think(lambda seconds: self._find(position, None if patient else seconds))
        return found

    def _find(self, position: Position, seconds: float | None) -> T:
        """Callers come one at a time, so the answer may be there already after the wait."""
        found = self._kept.get(position)
        if found is None:
            found = self._ask(position, seconds=seconds)
            self._kept[position] = found
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return found


VALUES: Counted[dict[Move, int]] = Counted(values_of)
"""The exact result of each move."""

SOLUTIONS: Counted[Solution] = Counted(solve)
"""The same with best play to the end."""
