from datetime import UTC, datetime, timedelta
from functools import cache

import pytest

from tutor.classroom.work.step_counts import StepCounts, count_steps, wrong_taps
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.lessons.model import Course
from tutor.puzzles.puzzle_tasks import task_of
from tutor.settings import ROOT
from tutor.storage.database import Database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id

MONDAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
LONG_AFTER = MONDAY + timedelta(days=30)
CORNERS = "corners"
ASKED, TOLD, NEXT = "take-the-open-corner", "corner-is-safe", "corner-for-one-disc"


@cache
def course() -> Course:
    return load_course(ROOT / "lessons" / "othello")


def answer(
    database: Database,
    learner: str,
    step: str,
    given: str,
    *,
    right: bool = False,
    help: int = 0,
    at: datetime = MONDAY,
) -> None:
    verdict = "right" if right else "not-yet"
    id = new_learner_id()
    judged = JudgedAnswer(id, "othello", CORNERS, step, (given,), verdict, (), help, at)
    keep_answers(database, learner, [judged])


def counts(database: Database, step: str, at: datetime = LONG_AFTER) -> StepCounts:
    found = count_steps(database, course(), at)
    return next(one for one in found.steps if (one.lesson, one.step) == (CORNERS, step))


def test_each_learner_counts_once_with_the_first_answer(database: Database) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    answer(database, ada, ASKED, "h8", right=True)
    answer(database, ben, ASKED, "b2")
    answer(database, ben, ASKED, "h8", right=True, help=2, at=MONDAY + timedelta(minutes=1))
    found = counts(database, ASKED)
    assert (found.reached, found.answered, found.at_once, found.shown) == (2, 2, 1, 1)
    assert found.most_wrong == ("b2", 1)


def test_help_before_the_first_answer_is_not_at_once(database: Database) -> None:
    answer(database, new_learner_id(), ASKED, "h8", right=True, help=1)
    assert counts(database, ASKED).at_once == 0


def test_who_answered_later_in_a_lesson_has_reached_what_is_only_told(database: Database) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    answer(database, ada, ASKED, "h8", right=True)
    answer(database, ben, NEXT, "a1")
    assert counts(database, TOLD).reached == 1
    assert counts(database, ASKED).reached == 2
    assert counts(database, ASKED).answered == 1


def test_the_wrong_tap_of_most_learners_is_named_not_that_of_most_answers(database: Database) -> None:
    ada = new_learner_id()
    for minute in range(3):
        answer(database, ada, ASKED, "b2", at=MONDAY + timedelta(minutes=minute))
    for _ in range(2):
        answer(database, new_learner_id(), ASKED, "b7")
    assert counts(database, ASKED).most_wrong == ("b7", 2)


def test_who_answered_this_week_has_not_left(database: Database) -> None:
    answer(database, new_learner_id(), ASKED, "b2")
    assert counts(database, ASKED, MONDAY + timedelta(days=1)).left == 0
    assert counts(database, ASKED).left == 1


def test_who_went_on_has_left_at_the_last_step_only(database: Database) -> None:
    ada = new_learner_id()
    answer(database, ada, ASKED, "h8", right=True)
    answer(database, ada, NEXT, "a1", at=MONDAY + timedelta(minutes=2))
    assert counts(database, ASKED).left == 0
    assert counts(database, NEXT).left == 1


def test_a_step_that_has_gone_counts_nobody(database: Database) -> None:
    answer(database, new_learner_id(), "a-step-of-old", "a1")
    assert count_steps(database, course(), LONG_AFTER).learners == 0


@pytest.mark.parametrize("given", [("h8",), ("twin", "a1"), ()])
def test_what_is_right_or_on_a_twin_names_no_wrong_tap(given: tuple[str, ...]) -> None:
    lesson = course().lesson(CORNERS)
    assert lesson is not None
    task = task_of(find_game("othello"), lesson.step(1))
    right = tuple(task.answers) if given == ("h8",) else given
    assert wrong_taps(task, right) == ()


def test_of_many_squares_each_that_is_not_asked_for_is_wrong() -> None:
    game = find_game("othello")
    steps = [step for lesson in course().lessons for step in lesson.steps if step.puzzle and not step.game]
    tasks = [task for step in steps if (task := task_of(game, step)).select == "many"]
    assert tasks
    for task in tasks:
        extra = next(square for square in game.squares if square not in task.answers)
        assert wrong_taps(task, (*task.answers, extra)) == (extra,)


def test_of_several_moves_the_first_that_fails_is_wrong() -> None:
    game = find_game("othello")
    steps = [step for lesson in course().lessons for step in lesson.steps if step.puzzle and not step.game]
    task = next(
        task for step in steps if (task := task_of(game, step)).turn is not None and len(task.answers) > 1
    )
    assert wrong_taps(task, (task.answers[0], task.answers[0])) == (task.answers[0],)
    assert wrong_taps(task, task.answers) == ()
