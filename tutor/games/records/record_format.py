"""A format of game records: the names of its files, and how they are read and written."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.games.base import Game, Position
from tutor.games.records.record import NameTable, Reading, Record
from tutor.games.records.replay import Replay

Tables = Mapping[str, NameTable]
"""Tables of names, by the suffix of their files."""

Read = Callable[[bytes, str, str, Tables], Reading]
"""The bytes of a file, its name, the game meant ("" for the usual one), and the tables of names -> a
reading."""

Write = Callable[[Replay], bytes | None]
"""Makes a file of one game; None where there is nothing to write. UnwritableRecord where the format cannot
express it."""


def never(_beginning: bytes) -> bool:
    """For a format that is recognized only by the name of its file."""
    return False


@dataclass(frozen=True, slots=True)
class RecordFormat:
    """One format of one family of games.

    `suffixes` are the suffixes of its files. `begins` recognizes a text of this format by its beginning.
    `tables` read the files of names that may lie beside it, by their suffix. `files` are the files in which
    one game can be saved: by file name, the title that readers see and the writer.
    """

    name: str
    suffixes: tuple[str, ...]
    read: Read
    begins: Callable[[bytes], bool] = never
    is_text: bool = True
    tables: Mapping[str, Callable[[bytes, str], NameTable]] = field(default_factory=dict)
    files: Mapping[str, tuple[str, Write]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PositionFormat:
    """A format that writes one position on one line.

    `read` returns None for a text that is no position; the caller gives the game. `write` raises
    UnwritableRecord for a position that the format cannot express. `typed` reads the pieces, row by row, and
    the side to move, in a game given by name ("" for the usual one of that size); it returns the position, or
    a sentence that says what is wrong. `assumed` is a sentence about what such a line leaves out and how it
    was read; "" where it leaves out nothing.
    """

    name: str
    file: str
    read: Callable[[str, Game], Position | None]
    write: Callable[[Record], str]
    typed: Callable[[str, str, str], Position | str]
    assumed: Callable[[Position], str]
