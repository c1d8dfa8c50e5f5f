"""WTHOR, the database of the French Othello Federation: games (.wtb), players (.jou) and tournaments (.trn).

Every file has a header of 16 bytes, everything little-endian: the day it was made (century, year, month,
day), the number of games (4 bytes), the number of names (2), the year of the games (2), the size of the board
(0 stands for 8), the kind of game, the number of empty squares from which theoretical scores were reckoned,
and a spare byte.

A game is the numbers of its tournament, of Black and of White (2 bytes each), Black's discs with the empty
squares given to the winner, Black's discs had both played perfectly, and a byte for each square of the board
but four: row times ten plus column for a move, zeros to fill up. Passes are left out. Names are 20 and 26
bytes of Latin-1 ended by a zero.
"""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date as Day
from functools import lru_cache

from tutor.games.base import PASS, Game
from tutor.games.othello.rules.games import of_size
from tutor.games.records.record import (
    NameTable,
    Reading,
    Record,
    RecordError,
    Result,
    Source,
    Theory,
    UnwritableRecord,
    gather,
)

_HEADER = struct.Struct("<BBBBIHHBBBx")
_GAME = struct.Struct("<HHHBB")
_PLAYER, _TOURNAMENT = 20, 26
_SIZES = {0: 8, 8: 8, 10: 10}
_NO_HEADER = "The file breaks off within its header of 16 bytes."


@dataclass(frozen=True, slots=True)
class WthorFiles:
    """The bytes of three files that belong together: games, players, tournaments."""

    games: bytes
    players: bytes
    tournaments: bytes


def read_players(data: bytes, file: str) -> NameTable:
    """The names of a .jou file."""
    return _read_names(data, file, _PLAYER)


def read_tournaments(data: bytes, file: str) -> NameTable:
    """The names of a .trn file."""
    return _read_names(data, file, _TOURNAMENT)


def read_wthor(
    data: bytes, file: str, players: NameTable | None = None, tournaments: NameTable | None = None
) -> Reading:
    """The games of a .wtb file, with names from the tables where they are given."""
    return gather(file, _games(data, file, players or NameTable(), tournaments or NameTable()))


def write_wthor(records: Sequence[Record], made: Day) -> WthorFiles:
    """Three files of these games, which must share the board, the year, and the empty squares of the theory.

    Only the year of a date is written, and not how a result came about. UnwritableRecord says what the format
    cannot hold.
    """
    game = records[0].game if records else of_size(8)
    size = len(game.rows)
    if game.name not in ("othello", "othello-10x10"):
        raise UnwritableRecord(f"WTHOR has no way to write {game.name}.")
    year = _same({_year(record) for record in records}, "year")
    empties = _same({record.theory.empties if record.theory else 0 for record in records}, "theory")
    players: dict[str, int] = {}
    tournaments: dict[str, int] = {}
    games = [
        _GAME.pack(
            tournaments.setdefault(record.event, len(tournaments)),
            players.setdefault(record.black, len(players)),
            players.setdefault(record.white, len(players)),
            _black_score(record),
            record.theory.black if record.theory else 0,
        )
        + _move_bytes(record, game)
        for record in records
    ]

    def head(count: int, names: int) -> bytes:
        century, short = divmod(made.year, 100)
        about = (year, size, 0, empties) if count else (0, 0, 0, 0)
        return _HEADER.pack(century, short, made.month, made.day, count, names, *about)

    return WthorFiles(
        head(len(games), 0) + b"".join(games),
        head(0, len(players)) + _name_bytes(players, _PLAYER),
        head(0, len(tournaments)) + _name_bytes(tournaments, _TOURNAMENT),
    )


def _games(
    data: bytes, file: str, players: NameTable, tournaments: NameTable
) -> Iterator[Record | RecordError]:
    try:
        count, year, game, empties = _read_header(data, file)
    except RecordError as error:
        yield error
        return
    length = _GAME.size + len(game.squares) - 4
    whole, rest = divmod(len(data) - _HEADER.size, length)
    if whole != count:
        sentence = f"The header tells of {count} games, and the file has room for {whole}."
        yield RecordError(file, 0, 4, "wrong-count", sentence)
    reader = _GameReader(game, year, empties, players, tournaments)
    for number in range(1, whole + 1):
        offset = _HEADER.size + (number - 1) * length
        try:
            yield reader.read(data[offset : offset + length], Source(file, number, offset))
        except RecordError as error:
            yield error
    if rest:
        offset = _HEADER.size + whole * length
        sentence = f"The file breaks off: {rest} bytes are left, and a game takes {length}."
        yield RecordError(file, whole + 1, offset, "breaks-off", sentence)


class _GameReader:
    """Reads the games of one file."""

    def __init__(
        self, game: Game, year: int, empties: int, players: NameTable, tournaments: NameTable
    ) -> None:
        self._start = game.start()
        self._date = str(year) if year else ""
        self._empties = empties
        self._players = players
        self._tournaments = tournaments
        self._squares = _squares(game)
        self._most = len(game.squares)

    def read(self, data: bytes, source: Source) -> Record:
        tournament, black, white, score, best = _GAME.unpack_from(data)
        for byte, value in ((6, score), (7, best)):
            if value > self._most:
                sentence = f"Black cannot have {value} discs on {self._most} squares."
                raise source.error(source.offset + byte, "impossible-score", sentence)
        written = data[_GAME.size :].rstrip(b"\0")
        moves = tuple(map(self._squares.__getitem__, written))
        if "" in moves:
            place = moves.index("")
            wrong = str(written[place])
            sentence = f"{wrong} is not a square."
            raise source.error(source.offset + _GAME.size + place, "no-move", sentence, wrong)
        return Record(
            self._start,
            moves,
            self._players.name(black),
            self._players.name(white),
            self._tournaments.name(tournament),
            self._date,
            Result(2 * score - self._most),
            Theory(best, self._empties) if self._empties else None,
            source=source,
        )


def _read_header(data: bytes, file: str) -> tuple[int, int, Game, int]:
    """The number of games, their year, the game, and the empty squares from which theory counts."""
    if len(data) < _HEADER.size:
        raise RecordError(file, 0, len(data), "breaks-off", _NO_HEADER)
    *_, count, _, year, size, kind, empties = _HEADER.unpack_from(data)
    if size not in _SIZES:
        sentence = f"{size} is not a size of board: it should be 0, 8 or 10."
        raise RecordError(file, 0, 12, "unknown-kind", sentence)
    if kind != 0:
        sentence = f"The file holds games of kind {kind}, solitaires, not whole games."
        raise RecordError(file, 0, 13, "unknown-kind", sentence)
    return count, year, of_size(_SIZES[size]), empties


@lru_cache(maxsize=2)
def _squares(game: Game) -> tuple[str, ...]:
    """The square of each byte; "" where the byte stands for none."""
    size = len(game.rows)
    found = [""] * 256
    for place, square in enumerate(game.squares):
        found[(place // size + 1) * 10 + place % size + 1] = square
    return tuple(found)


def _read_names(data: bytes, file: str, length: int) -> NameTable:
    if len(data) < _HEADER.size:
        return NameTable((), (RecordError(file, 0, len(data), "breaks-off", _NO_HEADER),))
    *_, count, _, _, _, _ = _HEADER.unpack_from(data)
    whole, rest = divmod(len(data) - _HEADER.size, length)
    errors = []
    if whole != count or rest:
        sentence = f"The header tells of {count} names, and the file has room for {whole}."
        errors.append(RecordError(file, 0, 8, "wrong-count", sentence))
    places = range(_HEADER.size, _HEADER.size + whole * length, length)
    return NameTable(
        tuple(data[at : at + length].partition(b"\0")[0].decode("latin-1") for at in places), tuple(errors)
    )


def _name_bytes(names: dict[str, int], length: int) -> bytes:
    if len(names) > 0xFFFF:
        raise UnwritableRecord(f"A table holds at most 65535 names, not {len(names)}.")
    fields = []
    for name in names:
        try:
            written = name.encode("latin-1")
        except UnicodeEncodeError:
            raise UnwritableRecord(f"{name!r} has letters that WTHOR cannot write.") from None
        if len(written) >= length or b"\0" in written:
            raise UnwritableRecord(f"{name!r} is longer than {length - 1} letters.")
        fields.append(written.ljust(length, b"\0"))
    return b"".join(fields)


def _black_score(record: Record) -> int:
    most = len(record.game.squares)
    if record.result is None:
        raise UnwritableRecord("WTHOR needs the final score of every game.")
    score = (record.result.lead + most) / 2
    if not 0 <= score <= most or score != int(score):
        raise UnwritableRecord(f"A lead of {record.result.lead:g} is not a count of discs.")
    return int(score)


def _move_bytes(record: Record, game: Game) -> bytes:
    if record.start != game.start():
        raise UnwritableRecord("A WTHOR game begins at the usual start on the board of its file.")
    codes = _squares(game)
    written = bytes(codes.index(move) for move in record.moves if move != PASS)
    if len(written) > len(game.squares) - 4:
        raise UnwritableRecord("A game has at most one move for each empty square.")
    return written.ljust(len(game.squares) - 4, b"\0")


def _year(record: Record) -> int:
    """The year of a game; 0 where it has no date."""
    year = record.date[:4]
    if year and not (year.isascii() and year.isdigit()):
        raise UnwritableRecord(f"The date {record.date!r} does not begin with a year.")
    return int(year or 0)


def _same(values: set[int], what: str) -> int:
    """The one value that all games share; 0 where there is no game."""
    if len(values) > 1:
        raise UnwritableRecord(f"The games of a WTHOR file have one {what}; these have {len(values)}.")
    return next(iter(values), 0)
