"""The ten levels: what each sees of a board, how far it looks, and the mistakes that are natural to it.

The first four look at one move at a time, as beginners do, and err by what they see:

1. takes the most discs, misses diagonals and moves that flip little, and likes to be close to a corner;
2. misses less, loves corners and the edge, and X-squares even more than level 1 does;
3. misses little, takes any corner, and of moves that flip the same number prefers one on an X-square;
4. fears the squares beside an empty corner, and leaves few replies, though two weigh no more than a disc.

The others look ahead. Level 5 still misjudges moves and misses some that flip little; higher levels do so
less and less, and from level 8 on only the depth grows. All chance comes from a seed.
"""

from dataclasses import dataclass
from random import Random

from tutor.games.othello.engine.beginner import Eye
from tutor.games.othello.engine.search import Found


@dataclass(frozen=True, slots=True)
class Level:
    """One level.

    `eye`: how it looks at moves if it does not look ahead; all other fields are for levels that do. `depth`:
    moves looked ahead. `slip`: how far, in discs, it misjudges a move (one standard deviation). `overlooks`:
    the chance that it does not notice a move that flips a single disc; of two discs half of it. `solves`: the
    number of empty squares from which it plays without error. `book`: whether it knows openings.
    """

    eye: Eye | None = None
    depth: int = 1
    slip: float = 0.0
    overlooks: float = 0.0
    solves: int = 0
    book: bool = False


LEVELS: dict[int, Level] = {
    1: Level(Eye(x_square=1.5, c_square=1.5, overlooks=0.3, near=0.5)),
    2: Level(Eye(corner=6, edge=1, x_square=2.5, c_square=1, overlooks=0.2, near=0.5)),
    3: Level(Eye(corner=10, x_square=0.5, overlooks=0.1)),
    4: Level(Eye(corner=12, edge=1, x_square=-6, c_square=-2, reply=0.5, near=1)),
    5: Level(slip=2.0, overlooks=0.1, solves=4),
    6: Level(depth=2, slip=1.0, solves=6),
    7: Level(depth=3, slip=0.5, solves=8),
    8: Level(depth=4, solves=8, book=True),
    9: Level(depth=5, solves=12, book=True),
    10: Level(depth=7, solves=14, book=True),
}
"""The levels by number."""


def notices(level: Level, flipped: int, chance: Random) -> bool:
    """Whether a level notices a move that flips `flipped` discs."""
    return chance.random() >= level.overlooks / flipped


def pick(level: Level, found: list[Found], disc: int, chance: Random) -> Found:
    """The move that seems best to a level that misjudges each a little; `disc` is the worth of one disc."""
    return max(found, key=lambda one: one.score + chance.gauss(0, level.slip * disc))
