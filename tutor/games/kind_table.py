"""The kinds of puzzle by game; each family of games has one line here."""

from functools import cache
from typing import Any, Union

from tutor.games.base import Game
from tutor.games.kind import Puzzle, Puzzles
from tutor.games.othello.puzzles import OTHELLO
from tutor.games.practising import Practice
from tutor.games.table import find_game

_FAMILIES: dict[str, Puzzles] = {"othello": OTHELLO}


def register(family: str, puzzles: Puzzles) -> None:
    """Make known what a family of games asks, in place of what was known."""
    _FAMILIES[family] = puzzles
    read_type.cache_clear()


def puzzles_of(game: Game) -> Puzzles:
    """What the family of a game asks; nothing where none is registered."""
    return _FAMILIES.get(game.family, Puzzles())


def practice_of(game: str) -> Practice:
    """What can be practised of a game that has practice."""
    practice = puzzles_of(find_game(game)).practice
    assert practice is not None, f"nothing of {game} is practised"
    return practice


def all_kinds() -> tuple[type[Puzzle], ...]:
    """The kinds of all families, each once."""
    return tuple(dict.fromkeys(kind for puzzles in _FAMILIES.values() for kind in puzzles.kinds))


def all_misconceptions() -> tuple[str, ...]:
    """The misconceptions of all families, each once, in the order in which they are told."""
    return tuple(dict.fromkeys(code for one in _FAMILIES.values() for code in one.misconceptions))


@cache
def read_type() -> Any:
    """The type that a table of TOML or JSON is read as, for `msgspec`."""
    return Union[all_kinds()]  # noqa: UP007 - the kinds are not known before
