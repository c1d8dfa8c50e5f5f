"""Which games have pages: an address can name any game of the table, also one without pages."""

from tutor.games.base import Game
from tutor.games.errors import UnknownGame
from tutor.games.families import FAMILIES
from tutor.games.table import GAMES, find_game


def shown_game(name: str) -> Game:
    """The game of this name; UnknownGame if there is none, or none that has pages.

    A game has none if its family is not registered, or if both sides must agree on dead pieces at its end and
    it is not one of the offered `GAMES`: boards of other sizes would be too large.
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
