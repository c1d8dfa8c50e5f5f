"""The engine of Go, as every engine is asked."""

from tutor.games.base import Move, Position
from tutor.games.engine import Engine
from tutor.games.go.engine.choose import choose_move
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.rules.position import as_go


class GoEngine(Engine):
    """Six levels; none says what moves are worth."""

    @property
    def levels(self) -> tuple[int, ...]:
        return tuple(sorted(LEVELS))

    def choose(self, position: Position, level: int, *, seconds: float) -> Move:
        return choose_move(as_go(position), level, seconds=seconds).move
