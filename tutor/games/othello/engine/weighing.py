"""What each legal move of a position is worth, so that moves can be compared.

choosing.py chooses one move; here every move gets a score of the same kind: exact near the end, else by
search to the same depth.
"""

from tutor.games.base import PASS, Position
from tutor.games.engine import Weighed
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.search import Search, deepening


def weigh_moves(position: Position, *, depth: int, seconds: float, solve_from: int) -> Weighed:
    """The score of every move: exact with at most `solve_from` empty squares, else at the last depth in time.

    Scores are in discs; there are none for a pass, or where discs are placed by hand at the start.

    >>> from tutor.games.table import find_game
    >>> weighed = weigh_moves(find_game("othello-4x4").start(), depth=2, seconds=1, solve_from=12)
    >>> weighed.values[weighed.best], weighed.exact
    (-10.0, True)
    """
    here = bitboards(position)
    moves = here.legal_moves()
    if moves in ([], [PASS]) or here.game.in_opening(here.black | here.white):
        return Weighed({}, False)
    empties = len(here.empties())
    if empties <= solve_from:
        return Weighed({move: float(value) for move, value in values_of(position).items()}, True, empties)
    board = board_of(here.game)
    found = Search(board, seconds).all(*board.sides(here), deepening(min(depth, empties)))
    scores = {here.game.shape.names(one.disc)[0]: one.score / DISC for one in found}
    return Weighed({move: scores[move] for move in moves}, False, min(one.depth for one in found))
