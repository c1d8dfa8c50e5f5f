"""First wins and the level to offer next, from a learner's games against the computer."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from tutor.games.families import FAMILIES, all_levels_of
from tutor.storage.games import StoredGame, games_against_computer, last_against_computer
from tutor.web.board.board_link import position_code
from tutor.web.learn.course_library import library
from tutor.web.play.game_actions import Match
from tutor.web.site.learners import database, known_learner

ENOUGH_LOST = 3
"""How many games must be lost in a row on a level before the level below is offered."""


@dataclass(frozen=True)
class Milestone:
    """Whether the game was won, if for the first time "ever", on its "level" or of its "kind"; next level."""

    won: bool
    first: Literal["ever", "level", "kind"] | None
    level: int


def milestone_of(match: Match) -> Milestone:
    """The milestone of a finished game.

    A win from a board that somebody set up does not count as a first win; one from a board of a course does.
    """
    level = match.stored.level
    if not match.against_computer:
        return Milestone(False, None, level)
    levels = all_levels_of(match.position.game)
    boards = _boards_on_the_way()
    earlier = _earlier(match, boards)
    if _is_won(match):
        return Milestone(True, _first(match, earlier, boards), min(level + 1, max(levels, default=level)))
    here = [game for game in earlier if game.level == level and game.start is None]
    lost = [match, *map(Match, here[: ENOUGH_LOST - 1])]
    below = len(lost) == ENOUGH_LOST and all(map(_is_lost, lost))
    return Milestone(False, None, max(level - 1, min(levels, default=level)) if below else level)


def _first(
    match: Match, earlier: list[StoredGame], boards: set[tuple[str, str]]
) -> Literal["ever", "level", "kind"] | None:
    if _is_set_up(match.stored, boards):
        return None
    won = [game for game in earlier if not _is_set_up(game, boards) and _is_won(Match(game))]
    if not won:
        return "ever"
    if match.stored.level not in {game.level for game in won}:
        return "level"
    return None if match.stored.game in {game.game for game in won} else "kind"


def _boards_on_the_way() -> set[tuple[str, str]]:
    """The games and the codes of their boards that a course lets a learner play from."""
    stations = (one for course in library().courses.values() for one in course.stations if one.board)
    return {(one.game, position_code(one.position())) for one in stations}


def _is_set_up(game: StoredGame, boards: set[tuple[str, str]]) -> bool:
    """Whether a game was begun on a board that is neither the usual one nor one of these."""
    return game.start is not None and (game.game, game.start) not in boards


def beaten_levels(learner: str, family: str) -> set[int]:
    """The levels of a family of games that a learner has won against."""
    beaten: set[int] = set()
    for game in _games(learner, family):
        if game.level not in beaten and _is_won(Match(game)):
            beaten.add(game.level)
    return beaten


def level_beaten_last(learner: str | None, family: str) -> int | None:
    """The level against which a learner won the latest game that was won; None if none was."""
    won = (game.level for game in _games(learner, family) if _is_won(Match(game))) if learner else ()
    return next(iter(won), None)


def level_played(learner: str, family: str) -> int | None:
    """The level that a learner played last; another one is offered at the end of a game."""
    kept = last_against_computer(database(), learner, FAMILIES[family].games)
    return None if kept is None else kept.level


def _earlier(match: Match, boards: set[tuple[str, str]]) -> list[StoredGame]:
    learner = known_learner()
    starts = [start for _, start in boards]
    return _games(learner, match.position.game.family, match.stored.id, starts) if learner else []


def _games(
    learner: str, family: str, before: str | None = None, starts: Collection[str] = ()
) -> list[StoredGame]:
    try:
        games = FAMILIES[family].games
        return games_against_computer(database(), learner, games, before=before, starts=starts)
    except SQLAlchemyError:
        current_app.logger.exception("The games of a learner could not be read")
        return []  # one can play without them


def _is_won(match: Match) -> bool:
    return match.winner is not None and match.winner is match.you


def _is_lost(match: Match) -> bool:
    return match.winner is not None and match.winner is not match.you
