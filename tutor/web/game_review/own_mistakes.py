"""A learner's mistakes in games as puzzles that come back; only those whose right answers are certain."""

from collections.abc import Iterator
from functools import partial

import msgspec

from tutor.games.geometry import draw, read_discs
from tutor.games.kinds.kind_table import puzzles_of
from tutor.lessons.model import Step
from tutor.puzzles.practice.difficulty import difficulty, topic
from tutor.puzzles.puzzle_tasks import task_of
from tutor.storage.database import Database
from tutor.storage.games import player_of
from tutor.storage.learners.practice import Comeback, keep_own_mistake
from tutor.storage.models import now
from tutor.web.game_review.scoring import Mistake, Review, mistakes
from tutor.web.learn.course_library import library
from tutor.web.learn.progress import finished_numbers
from tutor.web.play.game_actions import Match
from tutor.web.play.opponent import TURNS


def may_return(match: Match) -> bool:
    """Whether the mistakes of a game come back to this reader: only of their own games against the computer.

    They must have finished a lesson that teaches how to play well: nothing asks "Which move?" before.
    """
    if match.stored.record is not None or match.you is None:
        return False
    return any(
        lesson.teaches and lesson.number in finished
        for course in library().courses_of(match.position.game)
        for finished in (finished_numbers(course),)
        for lesson in course.lessons
    )


def keep_mistakes(database: Database, match: Match, review: Review) -> None:
    """Store the mistakes of a reviewed game as puzzles that come back to the learner who played it."""
    learner = player_of(database, match.stored.id) if review.returns else None
    if learner is not None:
        for comeback in comebacks(match, review):
            keep_own_mistake(database, learner, comeback, now())


def comebacks(match: Match, review: Review) -> Iterator[Comeback]:
    """The mistakes that can be asked as puzzles; each is checked by the engine while no game waits."""
    for mistake in mistakes(match, review):
        step = TURNS.run_between(partial(step_of, mistake))
        if step is not None:
            task = task_of(mistake.position.game, step)
            yield Comeback(
                f"game/{match.stored.id}/{mistake.number}",
                topic(step.puzzle),
                difficulty(step, task),
                msgspec.json.encode(step).decode(),
            )


def step_of(mistake: Mistake) -> Step | None:
    """The question "Which move?" on the board of a mistake; None if its right answers are not certain."""
    position = mistake.position
    puzzle = puzzles_of(position.game).which_move(position, mistake.played)
    if puzzle is None or position.to_move is None:
        return None
    return Step(
        board=draw(position.game, read_discs(position)), to_move=position.to_move.value, puzzle=puzzle
    )
