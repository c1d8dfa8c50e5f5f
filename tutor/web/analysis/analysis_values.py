"""What each move on an analysis board is worth: exact near the end of a game, else estimated.

It is shown only when asked for. The engine's thinking time is shared with everybody who plays
(`tutor.web.play.opponent`), and the results are cached.
"""

from tutor.games.base import Position
from tutor.games.engine import Engine, OutOfTime, Weighed
from tutor.games.families import engine_of
from tutor.web.analysis.solver_cache import VALUES
from tutor.web.board.board_overlays import can_count
from tutor.web.play.opponent import TURNS
from tutor.web.records.game_link import MOST_SQUARES

MOST_CACHED = 256

_cached: dict[Position, tuple[Weighed, float]] = {}


def values_at(position: Position) -> Weighed:
    """The value of each move; none on boards that are too large, and where the engine weighs none."""
    engine = engine_of(position.game)
    if engine is None or position.to_move is None or len(position.game.squares) > MOST_SQUARES:
        return Weighed({}, False)
    if can_count(position):
        try:
            exact = {move: float(value) for move, value in VALUES.of(position).items()}
            return Weighed(exact, True, len(position.empties()))
        except OutOfTime:
            pass
    found = _remembered(engine, position, TURNS.seconds())
    return found or TURNS.run(lambda seconds: _estimated(engine, position, seconds))


def _estimated(engine: Engine, position: Position, seconds: float) -> Weighed:
    """The estimate of this board; one caller computes at a time, so another may have cached it meanwhile."""
    found = _remembered(engine, position, seconds)
    if found is None:
        found = engine.weigh(position, seconds=seconds)
        _cached[position] = found, seconds
        if len(_cached) > MOST_CACHED:
            del _cached[next(iter(_cached))]
    return found


def _remembered(engine: Engine, position: Position, seconds: float) -> Weighed | None:
    """The cached estimate, unless it is shallow and there is at least twice as much time now."""
    found, given = _cached.get(position, (None, 0.0))
    wanted = min(engine.deepest, len(position.empties()))
    return found if found and (found.depth >= wanted or given * 2 > seconds) else None
