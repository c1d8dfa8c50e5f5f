"""How each line from a square ended, as data; the words for it are made elsewhere."""

from dataclasses import dataclass
from enum import Enum


class LineEnd(Enum):
    """Why a line flips discs, or why it does not."""

    FLIPS = "flips"
    OWN_NEXT_DOOR = "own-next-door"
    EMPTY_NEXT_DOOR = "empty-next-door"
    EDGE_NEXT_DOOR = "edge-next-door"
    RUNS_INTO_EMPTY = "runs-into-empty"
    RUNS_OFF_BOARD = "runs-off-board"
    SQUARE_TAKEN = "square-taken"

    __hash__ = object.__hash__  # faster than that of its name; each end is one object


@dataclass(frozen=True, slots=True)
class Line:
    """One direction looked along from a square.

    `run` holds the opposing discs met, outward; `stop` the square where looking ended (None off the board);
    `squares` every square looked at, in order.
    """

    direction: str
    end: LineEnd
    run: tuple[str, ...]
    stop: str | None
    squares: tuple[str, ...]


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
