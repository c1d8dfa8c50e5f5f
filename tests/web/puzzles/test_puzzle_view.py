import random
import re
from collections.abc import Iterator

import pytest
from flask import Flask

from tutor.games.kinds.kind import Task
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.judge import judge
from tutor.web.board.board_view import View, changes_view
from tutor.web.learn.course_library import CourseLibrary, library_of, welcome
from tutor.web.learn.lesson_view import LessonView
from tutor.web.puzzles.answer_table import combine
from tutor.web.site.languages import LANGUAGES


@pytest.fixture(scope="module")
def school(_app: Flask) -> CourseLibrary:
    return library_of(_app)


@pytest.fixture(scope="module")
def lessons(_app: Flask, school: CourseLibrary) -> list[LessonView]:
    course = school.courses["othello"]
    with _app.test_request_context("/en/"):
        _app.preprocess_request()
        views = [
            school.view(course, lesson, LANGUAGES["en"]) for lesson in (welcome(course), *course.lessons)
        ]
        assert all(view.data for view in views)
    return views


def puzzles(lessons: list[LessonView]) -> Iterator[tuple[Task, View, LessonView]]:
    for view in lessons:
        for step, task in zip(view.steps, view.prepared.tasks, strict=True):
            if task is not None and task.select != "game":
                yield task, step["puzzle"], view


def some_answers(task: Task, dice: random.Random) -> Iterator[tuple[str, ...]]:
    """The right answer, part of it, more than it, and squares at random."""
    if task.select != "many":
        keys = [option.key for option in task.options] or list(task.position.game.squares)
        yield from ((key,) for key in keys)
        return
    squares = task.position.game.squares
    yield task.answers
    yield tuple(reversed(task.answers))
    for _ in range(12):
        kept = tuple(square for square in task.answers if dice.random() < 0.6)
        yield tuple(dict.fromkeys((*kept, *dice.sample(squares, dice.randrange(3)))))


def test_the_table_of_a_page_judges_as_the_judge_does(lessons: list[LessonView]) -> None:
    dice = random.Random(11)
    for task, table, _view in puzzles(lessons):
        if task.turn is not None:  # the turns of a sequence are judged one by one
            continue
        for answer in some_answers(task, dice):
            if answer:
                verdict = combine(table, answer, 0)["verdict"]
                if task.select == "one" and is_impossible(task, answer[0]):
                    assert verdict == "note"
                else:
                    assert verdict == judge(task, answer).verdict, (task, answer)


def test_every_answer_has_something_to_say(lessons: list[LessonView]) -> None:
    dice = random.Random(5)
    for task, table, view in puzzles(lessons):
        for answer in some_answers(task, dice):
            feedback = combine(table, answer, 2)
            for said in (feedback["title"], feedback["detail"]):
                if said is not None:
                    assert view.wording.html(said).strip()


def test_a_wrong_answer_never_names_the_whole_solution(lessons: list[LessonView]) -> None:
    for task, table, view in puzzles(lessons):
        if task.select == "many" and len(task.answers) > 1:
            said = view.wording.html(combine(table, task.answers[:1], 0)["title"])
            assert not all(f'data-square="{square}"' in said for square in task.answers)


def test_the_missed_line_is_drawn_from_the_second_try_on(lessons: list[LessonView]) -> None:
    task, table, _view = next(found for found in puzzles(lessons) if found[0].kind == "flips")
    wrong = tuple(square for square in task.position.game.squares if square not in task.answers)[:0]
    assert combine(table, wrong, 0)["lines"] == []
    assert combine(table, wrong, 1)["lines"] != []


def test_of_a_wrong_disc_it_is_said_first_why_it_stays(lessons: list[LessonView]) -> None:
    task, table, _view = next(found for found in puzzles(lessons) if found[0].kind == "flips")
    wrong = next(square for square, said in table["extra"].items() if said["lines"])
    for taps in ((wrong,), (wrong, *task.answers)):
        said = combine(table, taps, 0)
        assert said["title"] == table["extra"][wrong]["title"]
        assert said["lines"] == table["extra"][wrong]["lines"]
        assert said["detail"] == table["found"][len(taps) - 1]


def test_every_legal_move_arrives_with_what_it_flips(lessons: list[LessonView]) -> None:
    for task, _table, view in puzzles(lessons):
        if task.kind in ("legal-move", "best-move"):
            step = next(s for s, t in zip(view.steps, view.prepared.tasks, strict=True) if t is task)
            legal = step["board"]["legal"]
            assert list(legal) == [move for move in task.position.legal_moves() if move != "pass"]
            for move, change in legal.items():
                assert change == changes_view(task.position, move)


def test_in_an_answer_to_choose_no_line_breaks_between_a_side_and_its_number(
    lessons: list[LessonView],
) -> None:
    options = [
        one["html"] for _, view, _ in puzzles(lessons) for one in view["options"] if "White" in one["html"]
    ]
    scores = [one for one in options if re.search("White[^<]*[0-9]", one)]
    assert scores
    assert not [one for one in scores if re.search(r"(Black|White) [0-9]", one)]
