from pathlib import Path

import pytest

from tutor.games.kinds.goal_games import GoalGame
from tutor.games.table import find_game
from tutor.lessons import Lesson, Step, check_course, course_folders, load_courses
from tutor.puzzles.check import check_puzzles
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions

LESSONS = Path(__file__).parents[2] / "lessons"
COURSES = load_courses(LESSONS)
OTHELLO = COURSES["othello"]
PUZZLES = [
    pytest.param(course.game, step, id=f"{course.name}/{lesson.slug}/{number}")
    for course in COURSES.values()
    for lesson in course.lessons
    for number, step in enumerate(lesson.steps, 1)
    if step.puzzle is not None and not isinstance(step.puzzle, GoalGame)
]
"""Every puzzle that an answer solves; a game with a goal is played."""


def count_puzzles(lesson: Lesson) -> int:
    return sum(step.puzzle is not None for step in lesson.steps)


def test_no_lesson_has_an_error() -> None:
    for folder in course_folders(LESSONS):
        assert [str(error) for error in check_course(folder)] == []
        assert [str(error) for error in check_puzzles(COURSES[folder.name], folder)] == []


@pytest.mark.parametrize(("game", "step"), PUZZLES)
def test_every_solution_solves_its_puzzle(game: str, step: Step) -> None:
    task = set_puzzle(find_game(game), step)
    answers = solutions(task)
    assert answers
    for answer in answers:
        assert judge(task, answer).verdict == "right"
        if task.select == "many":
            assert judge(task, tuple(reversed(answer))).verdict == "right"


@pytest.mark.parametrize(("game", "step"), PUZZLES)
def test_no_puzzle_is_solved_by_nothing_or_by_everything(game: str, step: Step) -> None:
    task = set_puzzle(find_game(game), step)
    keys = [option.key for option in task.options]
    everything = tuple(keys) or tuple(find_game(game).squares)
    assert set(task.answers) != set(everything)
    if task.select == "many":
        assert judge(task, ()).verdict != "right"
        assert judge(task, everything).verdict != "right"


def test_othello_is_taught_in_twenty_four_lessons() -> None:
    assert [lesson.number for lesson in OTHELLO.lessons] == list(range(1, 25))


@pytest.mark.parametrize("lesson", OTHELLO.lessons, ids=lambda lesson: lesson.slug)
def test_every_lesson_has_three_puzzles_or_more(lesson: Lesson) -> None:
    assert count_puzzles(lesson) >= 3


def test_othello_has_a_hundred_and_seventy_puzzles_or_more() -> None:
    assert sum(map(count_puzzles, OTHELLO.lessons)) >= 170


@pytest.mark.parametrize("lesson", OTHELLO.lessons, ids=lambda lesson: lesson.slug)
def test_no_lesson_asks_the_same_thing_twice(lesson: Lesson) -> None:
    asked = [(step.puzzle, step.board, step.marks.ring) for step in lesson.steps if step.puzzle]
    assert len(set(asked)) == len(asked)


def test_every_kind_of_puzzle_is_asked() -> None:
    kinds = {step.puzzle.kind for lesson in OTHELLO.lessons for step in lesson.steps if step.puzzle}
    assert kinds == {
        "find-square",
        "legal-move",
        "all-legal-moves",
        "flips",
        "pass-or-play",
        "result",
        "referee",
        "choice",
        "best-move",
        "mark-stable",
        "mark-frontier",
        "mark-regions",
        "sequence",
        "choose",
        "compare",
        "predict",
        "guess",
        "line",
        "play",
    }
