"""The address of a whole game: the moves in its path, the players and the result in its query.

Nothing is stored for it. Like the address of a board, it also works without a language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec
from flask import url_for

from tutor.games.base import PASS, Game
from tutor.games.errors import RulesError
from tutor.games.records.record import Ended, Record, RecordError, Result
from tutor.games.records.replay import Replay, replay
from tutor.games.table import GAMES
from tutor.records.transcript import parse_transcript
from tutor.web.analysis.analysis_tree import LONGEST as LONGEST_TREE
from tutor.web.analysis.analysis_tree import Tree
from tutor.web.board.board_link import MOST_MOVES, board_url, position_code, read_position
from tutor.web.board.shown_games import shown_game
from tutor.web.records.note_code import read_notes, write_notes

LONGEST_NAME = 40
LONGEST_MOVES = 1400
MOST_SQUARES = 100
"""Games on boards with more squares have pages only if they are among the offered games."""

NO_MOVES = "-"

_FLAGS = {Ended.RESIGNED: ":r", Ended.TIME: ":t", Ended.AGREED: ":s", Ended.KOMI: ":k"}
_TREE = re.compile(r"(?:[a-z]\d{1,2}|--|[()])*\((?:[a-z]\d{1,2}|--|[()])*")
_SQUARES = re.compile(r"[a-z][0-9]{1,2}(?:-[a-z][0-9]{1,2}){0,360}")
_RESULT = re.compile(r"([+-]?\d{1,3}(?:\.\d{1,4})?)(:[rtsk])?")


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The data of a record besides the moves; a missing one is "".

    ``start`` is the code of a board other than the usual one. ``result`` is Black's score less White's with a
    letter for how it came about, as GGF writes it: ``+12``, ``-64:r``. ``dead`` are the squares of pieces
    that both sides agreed to be dead, with hyphens. ``tree`` are the moves with their variations, as the
    address of an analysis board has them; ``notes`` are comments and marks, packed, and ``more`` tells that
    the file has some that are not kept.
    """

    start: str = ""
    black: str = ""
    white: str = ""
    event: str = ""
    date: str = ""
    result: str = ""
    dead: str = ""
    tree: str = ""
    more: str = ""
    notes: str = ""

    def cleaned(self) -> GameInfo:
        """The same with names in one line of limited length, and without an unreadable result."""
        return GameInfo(
            self.start,
            plain_name(self.black),
            plain_name(self.white),
            plain_name(self.event),
            plain_name(self.date),
            self.result if read_result(self.result) else "",
            self.dead if _SQUARES.fullmatch(self.dead) else "",
            self.tree if len(self.tree) <= LONGEST_TREE and _TREE.fullmatch(self.tree) else "",
            "1" if self.more else "",
            self.notes if read_notes(self.notes) else "",
        )

    @property
    def query(self) -> dict[str, str]:
        """The query of the address."""
        return self.names | {name: str(value) for name in BESIDE if (value := getattr(self, name))}

    @property
    def dead_squares(self) -> tuple[str, ...]:
        return tuple(self.dead.split("-")) if self.dead else ()

    @property
    def names(self) -> dict[str, str]:
        """The names of the players and the event."""
        return {name: str(value) for name in NAMES if (value := getattr(self, name))}


NAMES = ("black", "white", "event", "date", "result")
BESIDE = ("dead", "tree", "more", "notes")


class GameLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game from its address, not yet checked by the rules."""

    game: str
    moves: str = NO_MOVES
    info: GameInfo = GameInfo()

    @property
    def is_position(self) -> bool:
        """Whether it is a board without moves."""
        return self.moves == NO_MOVES and not self.info.names

    def arguments(self, info: GameInfo | None = None) -> dict[str, Any]:
        """The arguments of `url_for` for an endpoint that shows the game."""
        info = info or self.info
        return {"game": self.game, "moves": self.moves, "start": info.start or None, **info.query}


def link_of(record: Record) -> GameLink:
    """The link of a record, with its moves unchanged."""
    is_usual = record.start == record.game.start()
    notes, is_all = write_notes(record.notes)
    info = GameInfo(
        "" if is_usual else position_code(record.start),
        record.black,
        record.white,
        record.event,
        record.date,
        write_result(record.result) if record.result else "",
        "-".join(record.dead),
        str(Tree(record.start, record.variations[:MOST_MOVES])),
        "" if is_all else "1",
        notes,
    )
    return GameLink(record.game.name, write_moves(record.moves), info.cleaned())


def write_moves(moves: tuple[str, ...]) -> str:
    """Moves in one word for an address, a pass as two hyphens."""
    return "".join("--" if move == PASS else move for move in moves) or NO_MOVES


def link_from(game: str, moves: str, start: str | None, query: Mapping[str, str]) -> GameLink:
    """The link from the parts of an address."""
    info = GameInfo(start or "", *(query.get(name, "") for name in (*NAMES, *BESIDE)))
    return GameLink(game, moves, info.cleaned())


def is_too_large(game: Game) -> bool:
    """Whether records of this game have no pages."""
    return len(game.squares) > MOST_SQUARES and game.name not in GAMES


def replayed(link: GameLink) -> Replay | None:
    """The game of a link up to the first illegal move; None if the link is no game."""
    info = link.info
    try:
        game = shown_game(link.game)
        if is_too_large(game) or len(link.moves) > LONGEST_MOVES:
            return None
        moves = () if link.moves == NO_MOVES else parse_transcript(link.moves, link.game).moves
    except (RulesError, RecordError):
        return None
    start = read_position(link.game, info.start) if info.start else game.start()
    if start is None:
        return None
    result = read_result(info.result)
    names = (info.black, info.white, info.event, info.date)
    return replay(Record(start, moves, *names, result, dead=info.dead_squares))


def game_url(endpoint: str, link: GameLink, info: GameInfo | None = None) -> str:
    """The address of a game at this endpoint; a board without moves gets the address of a board."""
    if link.is_position and (found := replayed(link)):
        return board_url(found.record.start)
    return url_for(endpoint, **link.arguments(info))


def plain_name(text: str) -> str:
    """A name in one line, without invisible characters, cut to the greatest length."""
    if not text.isprintable():
        kinds = ((letter, unicodedata.category(letter)) for letter in text)
        text = "".join(" " if kind[0] in "CZ" else letter for letter, kind in kinds if kind != "Cf")
    return " ".join(text.split())[:LONGEST_NAME].rstrip()


def write_result(result: Result) -> str:
    """A result in the form that `read_result` reads."""
    return f"{result.lead:+g}{_FLAGS.get(result.ended, '')}"


def read_result(text: str) -> Result | None:
    """The result from a text; None if it is no result."""
    found = _RESULT.fullmatch(text)
    if found is None:
        return None
    ended = next((ended for ended, flag in _FLAGS.items() if flag == found[2]), Ended.PLAYED)
    return Result(float(found[1]), ended)
