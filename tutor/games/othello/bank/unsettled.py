"""Whether a board settles which discs are stable: each is proven never to flip, or flips in some play.

Of a disc for which neither is found nobody can say whether it is stable, and no puzzle asks about it. A board
that is turned or mirrored settles the same, with its colours exchanged too.
"""

from functools import lru_cache

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.othello.bank.searched import unsettled_in
from tutor.games.othello.engine.features.board_features import stable_discs
from tutor.games.othello.engine.features.flippable import find_flips
from tutor.games.symmetry import first_image


def unsettled(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side that may or may not flip one day."""
    image, origin = first_image(position, color)
    return tuple(origin[square] for square in _unsettled(image))


@lru_cache(maxsize=256)  # a measure asks after each move, in every language
def _unsettled(position: Position) -> tuple[Square, ...]:
    """The black discs that may or may not flip, as they are kept or found."""
    kept = unsettled_in(position)
    return search_unsettled(position) if kept is None else kept


def search_unsettled(position: Position) -> tuple[Square, ...]:
    """The black discs that may or may not flip."""
    stable = stable_discs(position, Color.BLACK)
    others = [square for square in position.pieces(Color.BLACK) if square not in stable]
    flips = find_flips(position, others)
    return tuple(square for square in others if square not in flips)
