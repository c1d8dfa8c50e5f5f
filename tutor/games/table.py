"""The games by name; each family of games has a room of its own beside this file."""

from collections.abc import Callable

from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.go.rules import games as go
from tutor.games.othello.rules import games as othello

USUAL_GAME = "othello"
"""The name of the game that is meant where none is named."""

_FAMILIES: tuple[Callable[[str], Game | None], ...] = (othello.find, go.find)

GAMES: dict[str, Game] = {**othello.GAMES}


def find_game(name: str) -> Game:
    """The game of this name: one of `GAMES`, or one of another size that its family knows.

    >>> find_game("othello-12x12").columns[-1]
    'l'
    >>> find_game("othello-7x7")
    Traceback (most recent call last):
    tutor.games.errors.UnknownGame: 'othello-7x7': the board must have an even number of squares a side
    """
    for find in _FAMILIES:
        game = find(name)
        if game is not None:
            return game
    known = ", ".join(GAMES)
    raise UnknownGame(f"{name!r} is no game; there are {known}, and othello-NxN or go-NxN", "unknown-game")
