"""The kinds of puzzle by game, from the families that are registered."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Union

from tutor.games.base import Game
from tutor.games.families import FAMILIES
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Practice
from tutor.games.kinds.puzzles import Puzzles
from tutor.games.table import find_game


def register(family: str, puzzles: Puzzles) -> None:
    """Register the puzzles of a family of games, in place of earlier ones."""
    FAMILIES[family] = replace(FAMILIES[family], puzzles=puzzles)


def puzzles_of(game: Game) -> Puzzles:
    """The puzzles of the family of a game; no puzzles where it is not registered."""
    return FAMILIES[game.family].puzzles if game.family in FAMILIES else Puzzles()


def practices() -> tuple[Practice, ...]:
    """The practice of every family that has some."""
    return tuple(one.practice for one in _puzzles() if one.practice is not None)


def practice_of(game: str) -> Practice:
    """The practice of a game; the game must have some."""
    practice = puzzles_of(find_game(game)).practice
    assert practice is not None, f"nothing of {game} is practised"
    return practice


def _puzzles() -> Iterator[Puzzles]:
    return (family.puzzles for family in FAMILIES.values())


def all_kinds() -> tuple[type[Puzzle], ...]:
    """The kinds of all families, each once."""
    return tuple(dict.fromkeys(kind for puzzles in _puzzles() for kind in puzzles.kinds))


def all_misconceptions() -> tuple[str, ...]:
    """The misconceptions of all families, each once, in the order in which they are shown."""
    return tuple(dict.fromkeys(code for one in _puzzles() for code in one.misconceptions))


def read_type() -> Any:
    """The type as which `msgspec` reads a puzzle from TOML or JSON."""
    return _read_type(all_kinds())


@lru_cache(maxsize=4)
def _read_type(kinds: tuple[type[Puzzle], ...]) -> Any:
    return Union[kinds]  # noqa: UP007 - the kinds are known only at run time
