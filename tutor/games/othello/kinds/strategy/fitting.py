"""Why a question about good moves does not fit a board that a teacher has set up."""

from tutor.games.base import Position
from tutor.games.kinds.asking import Unfit, require_solvable
from tutor.games.kinds.moves import moves_of
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.kinds.measures.measures import Measure, best_moves, require_measurable


def require_best(position: Position, measure: Measure) -> None:
    """Raises Unfit where no move, or every move, is best by the measure."""
    require_measured(position, measure)
    best = best_moves(position, measure)
    if not best or len(best) == len(moves_of(position)):
        raise Unfit("all-alike" if best else "none-such")


def require_measured(position: Position, measure: Measure) -> None:
    """Raises Unfit where it cannot be said which move is best."""
    if measure == "best-exact" and len(position.empties()) > MOST_EMPTIES:
        raise Unfit("too-early")
    require_solvable(lambda: require_measurable(position, measure), "unsettled")
