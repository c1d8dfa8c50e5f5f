"""The formats of Othello's records, as the interface of all families has them (`RecordFormat`)."""

import re
from datetime import UTC, datetime

from tutor.games.base import Game, Position
from tutor.games.othello.records.board_text import parse_board
from tutor.games.othello.records.ggf import read_ggf, write_ggf
from tutor.games.othello.records.obf import read_obf, write_obf
from tutor.games.othello.records.wthor import (
    WthorFiles,
    read_players,
    read_tournaments,
    read_wthor,
    write_wthor,
)
from tutor.games.othello.rules.position import as_othello
from tutor.games.records.record import Reading, Record
from tutor.games.records.record_format import PositionFormat, RecordFormat, Tables
from tutor.games.records.replay import Replay

USUAL = "othello"
"""The game whose boards may have any size: a board in OBF tells its game only by its size."""


def _read_ggf(data: bytes, file: str, _game: str, _tables: Tables) -> Reading:
    return read_ggf(data, file)


def _read_wthor(data: bytes, file: str, _game: str, tables: Tables) -> Reading:
    return read_wthor(data, file, tables.get(".jou"), tables.get(".trn"))


def _read_obf(data: bytes, file: str, game: str, _tables: Tables) -> Reading:
    return read_obf(data, file, "" if game == USUAL else game)


def _is_ggf(beginning: bytes) -> bool:
    """Whether a text is in GGF: its GM names the game; in SGF, GM is a number."""
    return b"(;" in beginning and re.search(rb"GM\s*\[\s*\d|FF\s*\[", beginning) is None


def _begins_with_board(beginning: bytes) -> bool:
    """Whether the first word of a text, after remarks, consists of discs and empty squares."""
    for line in beginning.splitlines():
        word = line.partition(b"%")[0].split(maxsplit=1)[:1]
        if word:
            return len(word[0]) >= 16 and not word[0].strip(b"XxOo*BbWw-.")
    return False


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _wthor(played: Replay) -> WthorFiles:
    return write_wthor([played.record], datetime.now(UTC).date())


GGF = RecordFormat(
    "GGF",
    (".ggf",),
    _read_ggf,
    _is_ggf,
    files={"game.ggf": ("GGF", lambda played: _lines(write_ggf(played.record)))},
)
WTHOR = RecordFormat(
    "WTHOR",
    (".wtb",),
    _read_wthor,
    is_text=False,
    tables={".jou": read_players, ".trn": read_tournaments},
    files={
        "game.wtb": ("WTHOR (.wtb)", lambda played: _wthor(played).games),
        "game.jou": ("WTHOR (.jou)", lambda played: _wthor(played).players if played.record.names else None),
        "game.trn": (
            "WTHOR (.trn)",
            lambda played: _wthor(played).tournaments if played.record.names else None,
        ),
    },
)
OBF = RecordFormat(
    "OBF",
    (".obf",),
    _read_obf,
    _begins_with_board,
    files={"game.obf": ("OBF", lambda played: _lines(*(write_obf(Record(one)) for one in played.positions)))},
)
FORMATS = (GGF, WTHOR, OBF)
"""The formats in which a game can be saved.

WTHOR names players and tournaments by number; tables of these names are files of their own, not needed where
nobody is named. OBF has only positions: every position of the game is written.
"""


def _read_position(text: str, game: Game) -> Position | None:
    records = _read_obf(text.encode("utf-8", "replace"), "", game.name, {}).records
    return records[0].start if records else None


def _assumed(position: Position) -> str:
    scarce = as_othello(position).supply
    return "The discs on the board are counted as placed in turn, Black first." if scarce else ""


POSITIONS = PositionFormat("OBF", "position.obf", _read_position, write_obf, parse_board, _assumed)
