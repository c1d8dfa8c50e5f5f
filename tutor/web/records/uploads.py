"""Reads games from pasted text and uploaded files, and says what is wrong with unreadable ones.

A list of games is packed into bytes, so that it is stored as one value and read fast.
"""

import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath

import msgspec

from tutor.games.records.record import NameTable, Reading, Record, RecordError
from tutor.games.records.record_format import Tables
from tutor.games.records.record_text import in_utf8
from tutor.games.records.replay import replay
from tutor.records.files import name_tables, read_names, read_records
from tutor.records.transcript import parse_transcript
from tutor.typed_values import from_json
from tutor.web.board.shown_games import is_shown
from tutor.web.records.game_link import GameLink, is_too_large, link_of, plain_name

LARGEST = 2 * 1024 * 1024
"""The most bytes of one request: a year of tournaments with its names takes 0.7 MB."""

MOST_DAMAGES = 50
"""How many errors are named, one for each game; the others are only counted."""

MOST_GAMES = 31_000
"""The most games in a list: as many as fit into `LARGEST` bytes of the tersest format."""

LONGEST_GAME = 4096
"""The most bytes of a text that is tried as one game written on several lines."""

LARGE_BOARD = "large-board"


class Upload(msgspec.Struct, frozen=True):
    """An uploaded file; the pasted text is one without a name."""

    name: str
    data: bytes

    @property
    def suffix(self) -> str:
        return PurePath(self.name).suffix.lower()


class Damage(msgspec.Struct, frozen=True):
    """What is wrong with one game of a file, or with the file itself, which is game 0."""

    file: str
    number: int
    byte: int
    reason: str
    quote: str = ""


class OpenedList(msgspec.Struct, frozen=True):
    """The games that were read, and the first of the errors; ``damaged`` counts all errors."""

    title: str
    games: list[GameLink]
    damages: list[Damage]
    damaged: int


def upload_name(filename: str) -> str:
    """The name of a file without the folders that some browsers send along."""
    return plain_name(filename.replace("\\", "/").rpartition("/")[2]) or "?"


def read_uploads(uploads: Sequence[Upload], game: str) -> OpenedList:
    """All games of the files; transcripts are of ``game``, and boards too unless it is the usual one."""
    suffixes = name_tables()
    found: dict[str, NameTable] = {}
    errors: list[RecordError] = []
    for upload in uploads:
        if upload.suffix in suffixes:
            table = found[upload.suffix] = read_names(upload.data, upload.name)
            errors += table.errors
    games: list[GameLink] = []
    damages: list[Damage] = []
    for upload in uploads:
        if upload.suffix in suffixes:
            continue
        reading = _read(upload, game, found)
        errors += reading.errors
        for record in reading.records:
            if len(games) == MOST_GAMES:
                damages.append(Damage(upload.name, 0, record.source.offset, "too-many-games"))
                break
            if is_too_large(record.game):
                source = record.source
                damages.append(Damage(source.file, source.number, source.offset, LARGE_BOARD))
            elif not is_shown(record.game.name):
                damages.append(Damage(record.source.file, record.source.number, 0, "unknown-kind"))
            else:
                games.append(link_of(record))
                damages += _forbidden(record)
    damages = [*map(_damage, errors), *damages]
    title = ", ".join(upload.name for upload in uploads if upload.suffix not in suffixes)
    return OpenedList(title, games, damages[:MOST_DAMAGES], len(damages))


def pack(opened: OpenedList) -> bytes:
    """A list as bytes to store."""
    return zlib.compress(msgspec.json.encode(opened), 6)


def unpack(kept: bytes) -> OpenedList:
    """The list that `pack` made into bytes."""
    return from_json(zlib.decompress(kept), OpenedList)


def with_player(games: Sequence[GameLink], wanted: str) -> list[tuple[int, GameLink]]:
    """The games of players whose names contain every word of ``wanted``, with their numbers from 1."""
    parts = _folded(wanted).split()
    return [
        (number, game)
        for number, game in enumerate(games, 1)
        if not parts or any(_has_all(name, parts) for name in (game.info.black, game.info.white))
    ]


def _has_all(name: str, parts: Iterable[str]) -> bool:
    name = _folded(name)
    return all(part in name for part in parts)


def _folded(text: str) -> str:
    """A text without capitals and accents, as people type names."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _read(upload: Upload, game: str, tables: Tables) -> Reading:
    reading = read_records(upload.data, upload.name, game=game, tables=tables, limit=LARGEST)
    whole = _one_game(upload.data, reading, upload.name, game)
    return Reading((whole,)) if whole else reading


def _one_game(data: bytes, reading: Reading, file: str, game: str) -> Record | None:
    """The game that is written on several lines, if the lines are no games of their own; else None."""
    if len(data) > LONGEST_GAME or len(reading.records) + len(reading.errors) < 2:
        return None
    if not reading.errors and all(replay(record).illegal is None for record in reading.records):
        return None
    text = in_utf8(data).decode("utf-8", "replace")
    said = [line for line in text.splitlines() if line.lstrip()[:1] not in "#%"]
    try:
        record = parse_transcript("\n".join(said), game)
    except RecordError:
        return None
    return record if replay(record).illegal is None else None


def _forbidden(record: Record) -> Iterator[Damage]:
    """The damage of a position with scores of moves, if one of the moves is illegal there."""
    legal = record.start.legal_moves() if record.scores else ()
    for move, _ in record.scores:
        if move not in legal:
            source = record.source
            yield Damage(source.file, source.number, source.offset, "no-move", move)
            return


def _damage(error: RecordError) -> Damage:
    return Damage(error.file, error.number, error.offset, error.reason, plain_name(error.quote))
