"""What each move on an analysis board is worth: counted to the end where that is near, else estimated.

It is shown only when asked for. It shares its thinking time with all who play (`tutor.web.play.opponent`),
and the results are cached.
"""

from __future__ import annotations

from tutor.games.base import Position
from tutor.games.othello.engine.endgame.exact import OutOfTime
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.engine.weighing import Weighed, weigh_moves
from tutor.web.board.overlays import can_count
from tutor.web.board.solver_cache import VALUES
from tutor.web.play.opponent import TURNS
from tutor.web.records.game_link import MOST_SQUARES

DEPTH = LEVELS[max(LEVELS)].depth
"""How many moves the best level looks ahead."""

MOST_KEPT = 256

_kept: dict[Position, tuple[Weighed, float]] = {}


def values_at(position: Position) -> Weighed:
    """The value of each move; none on boards that are too large, and where discs are placed by hand."""
    if position.to_move is None or len(position.game.squares) > MOST_SQUARES:
        return Weighed({}, False)
    if can_count(position):
        try:
            exact = {move: float(value) for move, value in VALUES.of(position).items()}
            return Weighed(exact, True, len(position.empties()))
        except OutOfTime:
            pass
    found = _remembered(position, TURNS.seconds())
    return found or TURNS.think(lambda seconds: _estimated(position, seconds))


def _estimated(position: Position, seconds: float) -> Weighed:
    """The estimate of this board; callers come one at a time, so it may be there already after the wait."""
    found = _remembered(position, seconds)
    if found is None:
        found = weigh_moves(position, depth=DEPTH, seconds=seconds, solve_from=0)
        _kept[position] = found, seconds
        if len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]
    return found


def _remembered(position: Position, seconds: float) -> Weighed | None:
    """The cached estimate, unless it is shallow and there is at least twice as much time now."""
    found, given = _kept.get(position, (None, 0.0))
    wanted = min(DEPTH, len(position.empties()))
    return found if found and (found.depth >= wanted or given * 2 > seconds) else None
