"""The ten levels: how far each looks, what it sees of a board, and the mistakes that are natural to it.

Beginners take as many discs as they can, do not know what a corner or the square beside it is worth, and
miss quiet moves that flip little. From level to level these give way; then only the depth grows. All
chance comes from a seed.
"""

from dataclasses import dataclass
from enum import Enum
from random import Random

from tutor.engine.search import Found


class Sight(Enum):
    """What a level sees of a position."""

    DISCS = "discs"
    """How many discs a move flips, and nothing else."""

    CORNERS = "corners"
    """Discs flipped, and corners; not what is beside them."""

    BOARD = "board"
    """All that the evaluation knows."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level.

    `depth`: moves looked ahead. `slip`: how far, in discs, it misjudges a move (one standard deviation).
    `overlooks`: the chance that it does not notice a move that flips a single disc; two discs half of that.
    `solves`: the empty squares from which it plays without error. `book`: whether it knows openings.
    """

    sight: Sight
    depth: int = 1
    slip: float = 0.0
    overlooks: float = 0.0
    solves: int = 0
    book: bool = False


LEVELS: dict[int, Level] = {
    1: Level(Sight.DISCS, slip=0.6, overlooks=0.3),
    2: Level(Sight.CORNERS, slip=0.6, overlooks=0.2),
    3: Level(Sight.BOARD, slip=9.0, overlooks=0.4),
    4: Level(Sight.BOARD, slip=5.0, overlooks=0.3),
    5: Level(Sight.BOARD, slip=2.0, overlooks=0.1, solves=4),
    6: Level(Sight.BOARD, depth=2, slip=1.0, solves=6),
    7: Level(Sight.BOARD, depth=3, slip=0.5, solves=8),
    8: Level(Sight.BOARD, depth=4, solves=8, book=True),
    9: Level(Sight.BOARD, depth=5, solves=10, book=True),
    10: Level(Sight.BOARD, depth=7, solves=12, book=True),
}
"""The levels by number."""


def notices(level: Level, flipped: int, chance: Random) -> bool:
    """Whether a level notices a move that flips so many discs."""
    return chance.random() >= level.overlooks / flipped


def pick(level: Level, found: list[Found], disc: int, chance: Random) -> Found:
    """The move that seems best to a level that misjudges each a little; `disc` is what a disc is worth."""
    return max(found, key=lambda one: one.score + chance.gauss(0, level.slip * disc))
