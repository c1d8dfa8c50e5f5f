"""A format of game records: what its files are called, and how they are read and written."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tutor.games.base import Game, Position
from tutor.games.records.record import NameTable, Reading, Record
from tutor.games.records.replay import Replay

Tables = Mapping[str, NameTable]
"""Names by the suffix of the file that holds them."""

Read = Callable[[bytes, str, str, Tables], Reading]
"""The bytes of a file, its name, the game that is meant ("" for the usual one), and what names are known."""

Write = Callable[[Replay], bytes | None]
"""A file of one game; None where there is nothing to say. UnwritableRecord where the format cannot say it."""


def never(_beginning: bytes) -> bool:
    """A format that is told by the name of its file alone."""
    return False


@dataclass(frozen=True, slots=True)
class RecordFormat:
    """One format of one family of games.

    `suffixes` are those of its files. `begins` tells a text of this format by how it begins. `tables` read
    the files of names that may lie beside it, by their suffix. `files` are those as which one game can be
    saved: by the name of the file, what a reader calls it, and the writer.
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
    """A format in which one position is written on one line.

    `read` gives None for a text that is none; the game is the one that is meant. `write` raises
    UnwritableRecord for a position that the format cannot say. `typed` reads the pieces, row by row, and the
    side to move, of a game by its name ("" for the usual one of that size), or says in a sentence what is
    wrong. `assumed` is a sentence on what such a line leaves out and how it was read; "" where it says all.
    """

    name: str
    file: str
    read: Callable[[str, Game], Position | None]
    write: Callable[[Record], str]
    typed: Callable[[str, str, str], Position | str]
    assumed: Callable[[Position], str]
