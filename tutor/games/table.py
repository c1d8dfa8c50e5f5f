"""The games by name; each family of games has its own folder beside this file."""

from collections.abc import Callable, Mapping

from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.go.rules import games as go
from tutor.games.othello.rules import games as othello

USUAL_GAME = "othello"
"""The game where none is named."""

GAMES: dict[str, Game] = {**othello.GAMES}
"""The games that are offered."""

_finders: list[Callable[[str], Game | None]] = [othello.find, go.find]


def add(games: Mapping[str, Game], find: Callable[[str], Game | None]) -> None:
    """Offer the games of a family; `find` gives others of it by name."""
    GAMES.update(games)
    if find not in _finders:
        _finders.append(find)


def find_game(name: str) -> Game:
    """The game of this name: one of `GAMES`, or one of another size that its family has.

    >>> find_game("othello-12x12").columns[-1]
    'l'
    >>> find_game("othello-7x7")
    Traceback (most recent call last):
    tutor.games.errors.UnknownGame: 'othello-7x7': the board must have an even number of squares a side
    """
    for find in _finders:
        game = find(name)
        if game is not None:
            return game
    known = ", ".join(GAMES)
    raise UnknownGame(f"{name!r} is no game; there are {known}, and othello-NxN or go-NxN", "unknown-game")


def usual_game(size: int) -> Game:
    """The usual game on a board with `size` squares a side; UnknownGame where it has no such size."""
    return othello.of_size(size)
