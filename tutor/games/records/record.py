"""What a record of a game is, and what is wrong with a file of them; each format has its own module.

ValueError
├── RecordError        a file, or one game in it, cannot be read
└── UnwritableRecord   a format has no way to say what a record says
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from tutor.games.base import Game, Move, Position, Square

MAX_BYTES = 32 * 1024 * 1024
"""Larger files are refused unread."""

MAX_GAMES = 100_000
"""The games read of one file."""

MAX_ERRORS = 1000
"""After this many damaged games the rest of a file is left alone: it is something else."""


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
"""What can be wrong with a file or a game, for whoever says it in other words."""


class RecordError(ValueError):
    """What is wrong with one game of a file, and where; game 0 stands for the file itself.

    `reason` is a stable code, `quote` the beginning of what stands there, where that is what is wrong.
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
    """A format has no way to say what a record says."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a record stands: the file, which game of it, and the byte where that game begins."""

    file: str
    number: int
    offset: int

    def error(self, offset: int, reason: Fault, sentence: str, quote: str = "") -> RecordError:
        """What is wrong with this game at a byte of the file."""
        return RecordError(self.file, self.number, offset, reason, sentence, quote)


class Ended(Enum):
    """How a result came about; only what was played out must agree with the board."""

    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    KOMI = "komi"
    """The score holds points that no piece stands for."""


@dataclass(frozen=True, slots=True)
class Result:
    """Black's score less White's, as recorded."""

    lead: float
    ended: Ended = Ended.PLAYED


@dataclass(frozen=True, slots=True)
class Theory:
    """Black's score had both sides played perfectly from the position with so many empty squares."""

    black: int
    empties: int


@dataclass(frozen=True, slots=True)
class Note:
    """What a file says at one place of a game besides its moves: comments, marks, names of points.

    The place is that after so many moves of the game and then those `beside` it; `values` are the properties
    of the format by name.
    """

    after: int
    beside: tuple[Move, ...] = ()
    values: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One game, or one position, as a file tells it; nothing here has been asked of the rules core.

    `moves` may leave passes out or name them. `evals` and `seconds` are empty or as long as `moves`. `scores`
    are values of moves in `start`, for the side to move. `dead` are pieces that both sides agreed to be dead,
    once passes had stopped the game. `variations` are all lines of a record that has more than one, as far
    as they are legal, the main line first: of each move the number of the move before it, from 1, or 0, and
    the move itself. `notes` are its comments and marks, which the analysis board shows. `tags` are
    further properties that a format has.
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
        """The game that is played."""
        return self.start.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names that the record tells: of players, then of the event."""
        return tuple(name for name in (self.black, self.white, self.event) if name)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds: the games that could be read, and what is wrong with the others."""

    records: tuple[Record, ...] = ()
    errors: tuple[RecordError, ...] = ()


def gather(file: str, found: Iterable[Record | RecordError]) -> Reading:
    """What a reader finds in a file, as long as it is not too much."""
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
    """Names of players or events by number, from a file of their own, and what is wrong with it."""

    names: tuple[str, ...] = ()
    errors: tuple[RecordError, ...] = ()

    def name(self, number: int) -> str:
        """The name of this number, or the number itself where the table does not hold it."""
        return self.names[number] if number < len(self.names) else f"#{number}"
