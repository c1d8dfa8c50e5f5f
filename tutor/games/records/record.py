"""Records of games, and the errors of files that hold them; each format has its own module.

ValueError
├── RecordError        a file, or one game in it, cannot be read
└── UnwritableRecord   a format cannot express what a record contains
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from tutor.games.base import Game, Move, Position, Square

MAX_BYTES = 32 * 1024 * 1024
"""Larger files are refused unread."""

MAX_GAMES = 100_000
"""The most games that are read from one file."""

MAX_ERRORS = 1000
"""After so many damaged games the rest of a file is not read: it must be something else."""


Fault = Literal[
    "breaks-off",
    "illegal-move",
    "impossible-score",
    "no-board",
    "no-move",
    "no-moves",
    "no-property",
    "no-result",
    "no-score",
    "other-game",
    "outside",
    "too-large",
    "too-long",
    "too-many-games",
    "too-many-moves",
    "unknown-format",
    "unknown-kind",
    "unreadable",
    "wrong-count",
]
"""What can be wrong with a file or a game, as codes that pages put into words."""


class RecordError(ValueError):
    """An error in one game of a file, with its place; game 0 means the file itself.

    `reason` is a stable code, `quote` the beginning of the wrong text, if a text is wrong.
    """

    def __init__(
        self, file: str, number: int, offset: int, reason: Fault, sentence: str, quote: str = ""
    ) -> None:
        super().__init__(file, number, offset, reason, sentence, quote)
        self.file = file
        self.number = number
        self.offset = offset
        self.reason = reason
        self.sentence = sentence
        self.quote = quote

    def __str__(self) -> str:
        game = f"game {self.number}, " if self.number else ""
        return f"{self.file}: {game}byte {self.offset}: {self.sentence}"


class UnwritableRecord(ValueError):
    """A format cannot express what a record contains."""


@dataclass(frozen=True, slots=True)
class Source:
    """The place of a record: the file, the number of the game, and the byte where it begins."""

    file: str
    number: int
    offset: int

    def error(self, offset: int, reason: Fault, sentence: str, quote: str = "") -> RecordError:
        """The error at a byte of the file, in this game."""
        return RecordError(self.file, self.number, offset, reason, sentence, quote)


class Ended(Enum):
    """How a game ended; only a game that was played out must agree with its result."""

    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    KOMI = "komi"
    """The score contains komi."""


@dataclass(frozen=True, slots=True)
class Result:
    """Black's score less White's, as recorded."""

    lead: float
    ended: Ended = Ended.PLAYED


@dataclass(frozen=True, slots=True)
class Theory:
    """Black's score if both sides had played perfectly from the position with so many empty squares."""

    black: int
    empties: int


@dataclass(frozen=True, slots=True)
class Note:
    """Comments, marks and names of points at one place of a game.

    The place is after so many moves of the game, and then the moves `beside` of a variation; `values` are the
    properties of the format by name.
    """

    after: int
    beside: tuple[Move, ...] = ()
    values: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One game or one position as a file describes it; the rules core has not checked it.

    `moves` may contain passes or leave them out. `evals` and `seconds` are empty or as long as `moves`.
    `scores` are values of moves in `start`, for the side to move. `dead` are the pieces that both sides
    agreed to be dead after passes had stopped the game. `variations` are the legal moves of all lines, if
    there is more than one, the main line first: for each move the number of the move before it (from 1, or 0
    for the start), and the move itself. `notes` are comments and marks for the analysis board. `tags` are
    further properties of the format.
    """

    start: Position
    moves: tuple[Move, ...] = ()
    black: str = ""
    white: str = ""
    event: str = ""
    date: str = ""
    result: Result | None = None
    theory: Theory | None = None
    evals: tuple[float | None, ...] = ()
    seconds: tuple[float | None, ...] = ()
    scores: tuple[tuple[Move, int], ...] = ()
    dead: tuple[Square, ...] = ()
    variations: tuple[tuple[int, Move], ...] = ()
    notes: tuple[Note, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    source: Source = field(default=Source("", 1, 0), compare=False)

    @property
    def game(self) -> Game:
        return self.start.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the record: of the players, then of the event."""
        return tuple(name for name in (self.black, self.white, self.event) if name)


@dataclass(frozen=True, slots=True)
class Reading:
    """The content of a file: the games that could be read, and the errors of the others."""

    records: tuple[Record, ...] = ()
    errors: tuple[RecordError, ...] = ()


def gather(file: str, found: Iterable[Record | RecordError]) -> Reading:
    """The records and errors that a reader finds in a file, up to the limits."""
    records: list[Record] = []
    errors: list[RecordError] = []
    for each in found:
        if isinstance(each, RecordError):
            errors.append(each)
            if len(errors) == MAX_ERRORS:
                sentence = f"{MAX_ERRORS} games are damaged, so the rest of the file was not read."
                errors.append(RecordError(file, 0, each.offset, "too-many-games", sentence))
                break
        elif len(records) == MAX_GAMES:
            sentence = f"At most {MAX_GAMES} games of a file are read; the rest was left out."
            errors.append(RecordError(file, 0, each.source.offset, "too-many-games", sentence))
            break
        else:
            records.append(each)
    return Reading(tuple(records), tuple(errors))


@dataclass(frozen=True, slots=True)
class NameTable:
    """Names of players or events by number, from a separate file, and the errors of that file."""

    names: tuple[str, ...] = ()
    errors: tuple[RecordError, ...] = ()

    def name(self, number: int) -> str:
        """The name of this number, or the number itself if the table lacks it."""
        return self.names[number] if number < len(self.names) else f"#{number}"
