"""The engine of Go, behind the interface of every engine (`Engine`)."""

from tutor.games.base import Game, Move, Position, Square
from tutor.games.engine import Engine
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.engine.other_program import OtherProgram
from tutor.games.go.engine.ownership import likely_dead
from tutor.games.go.rules.position import as_go

MOST_LINES = 9
"""The largest board: more lines need more random games than there is time for."""


BEYOND = max(LEVELS) + 1
"""The level that another program plays, on boards of any size."""


class GoEngine(Engine):
    """Six levels, and another program above them; no level says what moves are worth."""

    levels = tuple(sorted(LEVELS))

    def __init__(self, other: OtherProgram | None = None) -> None:
        self.other = other or OtherProgram()

    def levels_for(self, game: Game) -> tuple[int, ...]:
        return self.levels if len(game.columns) <= MOST_LINES else ()

    def levels_beyond(self, game: Game) -> tuple[int, ...]:
        return (BEYOND,) if self.other.command and game.settles_dead else ()

    def choose(self, position: Position, level: int, *, seconds: float) -> Move:
        if level == BEYOND:
            return self.other.choose(as_go(position))
        return choose_move(as_go(position), level, seconds=seconds).move

    def likely_dead(self, position: Position, *, seconds: float) -> tuple[Square, ...]:
        return likely_dead(as_go(position))
