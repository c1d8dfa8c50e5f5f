"""How each line from a square ended, as data; the words are in tutor/web/wording/othello."""

from dataclasses import dataclass, field
from enum import Enum

from tutor.games.othello.rules.shape import DIRECTIONS


class LineEnd(Enum):
    """Why a line flips discs, or why it does not."""

    FLIPS = "flips"
    OWN_NEXT_DOOR = "own-next-door"
    EMPTY_NEXT_DOOR = "empty-next-door"
    EDGE_NEXT_DOOR = "edge-next-door"
    RUNS_INTO_EMPTY = "runs-into-empty"
    RUNS_OFF_BOARD = "runs-off-board"
    SQUARE_TAKEN = "square-taken"

    __hash__ = object.__hash__  # faster than the hash of its name; each end is one object


_NEAREST = (
    LineEnd.FLIPS,
    LineEnd.RUNS_INTO_EMPTY,
    LineEnd.RUNS_OFF_BOARD,
    LineEnd.OWN_NEXT_DOOR,
    LineEnd.EMPTY_NEXT_DOOR,
    LineEnd.EDGE_NEXT_DOOR,
    LineEnd.SQUARE_TAKEN,
)
"""How lines end; what comes closest to closing is first."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is met in one direction from a square.

    `run` holds the opposing discs met, outward; `stop` the square where the line ended (None off the board);
    `squares` every square that was looked at, in order. Lines with a smaller `closeness` are told first.
    """

    direction: str
    end: LineEnd
    run: tuple[str, ...]
    stop: str | None
    squares: tuple[str, ...]
    closeness: tuple[bool, int, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        told = self.end is not LineEnd.FLIPS, -len(self.run), _NEAREST.index(self.end)
        object.__setattr__(self, "closeness", told)


TAKEN = tuple(Line(direction, LineEnd.SQUARE_TAKEN, (), None, ()) for direction in DIRECTIONS)
"""The eight lines from a square on which a disc stands."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a square is legal or not for the side to move.

    `lines` holds the eight directions in order. It is empty where no line is looked along: while the first
    four discs are being placed by hand, and on an empty square once the game is over.
    """

    square: str
    legal: bool
    taken: bool
    lines: tuple[Line, ...]
