"""The pages of each family of games: its front page, where a game is chosen; and a board for it."""

from __future__ import annotations

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
    """Under which name a device keeps the level that was played last in this family of games."""
    return f"level-{family}" if family in OTHERS else "level"


def chooser_url(family: str, **where: Any) -> str:
    """Where a game of this family is chosen."""
    if family in OTHERS:
        return url_for("play.choose_of", family=family, **where)
    return url_for("play.choose", **where)


def front_url(family: str, **where: Any) -> str:
    """The front page of a family of games; the home page is that of the usual one."""
    if family in OTHERS:
        return url_for("home.front", family=family, **where)
    return url_for("home.page", **where)


def sample_position(family: Family) -> Position:
    """A board that stands for a family: the first that a newcomer meets, which has pieces on it."""
    game = next(iter(family.games.values()))
    board = family.puzzles.first_board
    return game.parse_diagram(board) if board else game.start()
