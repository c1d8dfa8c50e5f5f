"""Whether it is known of every disc of a board that it is stable, or that it can flip.

A disc is unsettled if it is neither proven to be stable nor flipped by any play that was found: nobody can
say whether it is stable, and no puzzle asks about it. Turning or mirroring a board, with its colours
exchanged or not, changes nothing about that.
"""

from functools import lru_cache

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.othello.bank.searched import unsettled_in
from tutor.games.othello.engine.features.board_features import stable_discs
from tutor.games.othello.engine.features.flippable import find_flips
from tutor.games.symmetry import first_image


def unsettled(position: Position, color: Color) -> tuple[Square, ...]:
    """The unsettled discs of a side: they may or may not flip one day."""
    image, origin = first_image(position, color)
    return tuple(origin[square] for square in _unsettled(image))


@lru_cache(maxsize=256)  # a measure asks after each move, in every language
def _unsettled(position: Position) -> tuple[Square, ...]:
    """The unsettled black discs, stored or searched now."""
    kept = unsettled_in(position)
    return search_unsettled(position) if kept is None else kept


def search_unsettled(position: Position) -> tuple[Square, ...]:
    """The unsettled black discs, searched anew."""
    stable = stable_discs(position, Color.BLACK)
    others = [square for square in position.pieces(Color.BLACK) if square not in stable]
    flips = find_flips(position, others)
    return tuple(square for square in others if square not in flips)
