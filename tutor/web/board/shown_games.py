"""Which games have pages: an address can name any game of the table, also one without pages."""

from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.families import FAMILIES
from tutor.games.table import GAMES, find_game


def shown_game(name: str) -> Game:
    """The game of this name; UnknownGame also for one whose family is not registered.

    A game that both sides have to count has pages only if it is offered: others have large boards.
    """
    game = find_game(name)
    if game.family not in FAMILIES or (game.settles_dead and name not in GAMES):
        raise UnknownGame(f"no page shows {name!r}", "unknown-game")
    return game


def is_shown(name: str) -> bool:
    """Whether the game of this name has pages."""
    try:
        shown_game(name)
    except UnknownGame:
        return False
    return True
