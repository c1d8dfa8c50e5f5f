"""The history of the game of a course: moments in the order of their years, from the file history.toml.

A moment may have a board, on which a game may begin, or the moves of a game that was played.
"""

from collections.abc import Iterator

import msgspec

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color, Side
from tutor.games.errors import RulesError
from tutor.games.kinds.kind import Fault
from tutor.games.table import find_game
from tutor.lessons.checks import check_text
from tutor.lessons.model import Picture


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played: its moves as a transcript, and who played."""

    moves: str
    black: str
    white: str
    event: str
    result: str  # Black's score less White's, with its sign


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened in a year; `begins` says whether a game may begin on its board."""

    title: str
    text: str
    year: str = ""
    game: str = ""  # another game of the family than the course's
    board: str = ""
    to_move: Side | None = None
    begins: bool = False
    record: Played | None = None

    def game_of(self, usual: Game) -> Game:
        """The game of its board; `usual` is the course's."""
        return find_game(self.game) if self.game else usual

    def position(self, usual: Game) -> Position | None:
        """Its board; None if it has none."""
        side = Color(self.to_move) if self.to_move else None
        return self.game_of(usual).parse_diagram(self.board, side) if self.board else None


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of history.toml."""

    title: str
    moments: tuple[Moment, ...]
    picture: Picture | None = None


def check_history(history: History, usual: Game) -> Iterator[Fault]:
    """Everything that is wrong with a history of the right shape; moments are counted from 1."""
    yield from check_text("title", history.title, usual)
    for number, moment in enumerate(history.moments, 1):
        for field, sentence in _check(moment, usual):
            yield f"moments[{number}].{field}", sentence


def _check(moment: Moment, usual: Game) -> Iterator[Fault]:
    try:
        game, position = moment.game_of(usual), moment.position(usual)
    except RulesError as error:
        yield "board", str(error)
        return
    yield from check_text("title", moment.title, game)
    yield from check_text("text", moment.text, game)
    if moment.begins and (position is None or position.to_move is None):
        yield "begins", "a game begins on a board where a side can move"
    if moment.record and not _is_played(game, moment.record.moves):
        yield "record.moves", "these moves cannot be played one after another"


def _is_played(game: Game, moves: str) -> bool:
    position = game.start()
    try:
        for at in range(0, len(moves), 2):
            if position.must_pass():
                position = position.play(PASS)
            position = position.play(moves[at : at + 2])
    except RulesError:
        return False
    return True
