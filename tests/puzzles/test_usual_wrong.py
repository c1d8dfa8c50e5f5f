from functools import cache

import pytest

from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.puzzles.judge import judge
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.puzzle_tasks import task_of
from tutor.puzzles.usual_wrong import usual_wrong
from tutor.settings import ROOT


@cache
def tasks() -> list[Task]:
    course = load_course(ROOT / "lessons" / "othello")
    game = find_game(course.game)
    return [task_of(game, step) for lesson in course.lessons for step in lesson.steps if step.puzzle]


@pytest.mark.slow
def test_the_usual_wrong_answer_is_wrong_and_shows_what_it_is_said_to_show() -> None:
    found = [(task, *usual_wrong(task)) for task in tasks()]
    assert sum(bool(given) for _, given, _ in found) > 150
    for task, given, codes in found:
        if given and task.turn is None:
            assert judge(task, given).verdict != "right"
            assert set(codes) <= set(find_misconceptions(task, given))


@pytest.mark.slow
def test_where_a_legal_move_can_be_wrong_it_is_one() -> None:
    for task in tasks():
        given, _ = usual_wrong(task)
        if task.kind == "choose":
            assert given[0] in task.position.legal_moves()


def test_a_misconception_that_was_named_gives_way_to_another() -> None:
    flips = [task for task in tasks() if task.kind == "flips"]
    for task in flips:
        _, first = usual_wrong(task)
        _, second = usual_wrong(task, first)
        assert first != second or len(task.puzzle.provokes(task)) == 1


def test_a_game_has_no_usual_wrong_answer() -> None:
    assert {usual_wrong(task) for task in tasks() if task.select == "game"} == {((), ())}
