"""First wins and the level to offer next, from a learner's games against the computer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from tutor.games.families import FAMILIES, all_levels_of
from tutor.storage.games import StoredGame, games_against_computer, last_against_computer
from tutor.web.play.game_actions import Match
from tutor.web.site.learners import database, known_learner

ENOUGH_LOST = 3
"""The games lost in a row on a level after which the level below is offered."""


@dataclass(frozen=True)
class Milestone:
    """Whether the game was won, and for the first time "ever" or on its "level"; the level to offer then."""

    won: bool
    first: Literal["ever", "level"] | None
    level: int


def milestone_of(match: Match) -> Milestone:
    """The milestone of a finished game. A win from a board that was set up is no first win."""
    level = match.stored.level
    if not match.against_computer:
        return Milestone(False, None, level)
    levels = all_levels_of(match.position.game)
    earlier = _earlier(match)
    here = [game for game in earlier if game.level == level]
    if _is_won(match):
        return Milestone(True, _first(match, here, earlier), min(level + 1, max(levels, default=level)))
    lost = [match, *map(Match, here[: ENOUGH_LOST - 1])]
    below = len(lost) == ENOUGH_LOST and all(map(_is_lost, lost))
    return Milestone(False, None, max(level - 1, min(levels, default=level)) if below else level)


def _first(
    match: Match, here: list[StoredGame], earlier: list[StoredGame]
) -> Literal["ever", "level"] | None:
    if match.stored.start is not None or any(map(_is_won, map(Match, here))):
        return None
    return "level" if any(map(_is_won, map(Match, earlier))) else "ever"


def beaten_levels(learner: str, family: str) -> set[int]:
    """The levels of a family of games that a learner has won against."""
    beaten: set[int] = set()
    for game in _games(learner, family):
        if game.level not in beaten and _is_won(Match(game)):
            beaten.add(game.level)
    return beaten


def level_played(learner: str, family: str) -> int | None:
    """The level that a learner played last; another one is offered at the end of a game."""
    kept = last_against_computer(database(), learner, FAMILIES[family].games)
    return None if kept is None else kept.level


def _earlier(match: Match) -> list[StoredGame]:
    learner = known_learner()
    return _games(learner, match.position.game.family, before=match.stored.id) if learner else []


def _games(learner: str, family: str, before: str | None = None) -> list[StoredGame]:
    try:
        return games_against_computer(database(), learner, FAMILIES[family].games, before=before)
    except SQLAlchemyError:
        current_app.logger.exception("The games of a learner could not be read")
        return []  # one can play without them


def _is_won(match: Match) -> bool:
    return match.winner is not None and match.winner is match.you


def _is_lost(match: Match) -> bool:
    return match.winner is not None and match.winner is not match.you
