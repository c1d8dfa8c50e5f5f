"""Which games have pages: an address names any game of the table, also one whose board no page draws yet."""

from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.table import find_game


def shown_game(name: str) -> Game:
    """The game of this name; UnknownGame also for one that is played on points."""
    game = find_game(name)
    if game.on_points:
        raise UnknownGame(f"no page draws the board of {name!r}", "unknown-game")
    return game
