"""Owns whether a board settles which discs are stable: each is proven never to flip, or flips in some play.

Of a disc for which neither is found nobody can say whether it is stable, and no puzzle asks about it.
"""

from functools import lru_cache

from tutor.engine.features import stable_discs
from tutor.engine.flippable import find_flips
from tutor.puzzles.reasons import Square
from tutor.rules import Color, Position


@lru_cache(maxsize=256)  # a measure asks after each move, in every language
def unsettled(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side that may or may not flip one day."""
    stable = stable_discs(position, color)
    others = [square for square in position.discs(color) if square not in stable]
    flips = find_flips(position, others)
    return tuple(square for square in others if square not in flips)
