"""The addresses of a family's pages: its front page, and where a game is chosen; and its picture's board."""

from typing import Any

from flask import url_for

from tutor.games.base import Position
from tutor.games.families import FAMILIES, family_of
from tutor.games.family import Family
from tutor.games.table import USUAL_GAME, find_game

USUAL = family_of(find_game(USUAL_GAME)).name
OTHERS = tuple(name for name in FAMILIES if name != USUAL)
"""The families that have pages of their own: a front page, and one on which a game is chosen."""


def level_memory(family: str) -> str:
    """The name under which a device stores the level played last in this family of games."""
    return f"level-{family}" if family in OTHERS else "level"


def chooser_url(family: str, **where: Any) -> str:
    """The address at which a game of this family is chosen."""
    if family in OTHERS:
        return url_for("play.choose_of", family=family, **where)
    return url_for("play.choose", **where)


def front_url(family: str, **where: Any) -> str:
    """The address of a family's front page; the home page is that of the usual family."""
    if family in OTHERS:
        return url_for("home.front", family=family, **where)
    return url_for("home.page", **where)


def sample_position(family: Family) -> Position:
    """The board for the picture of a family: the first that a newcomer meets."""
    game = next(iter(family.games.values()))
    board = family.puzzles.first_board
    return game.parse_diagram(board) if board else game.start()
