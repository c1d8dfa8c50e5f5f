"""The test of twelve boards: nothing is judged before its end, and what was answered is kept."""

import re
import uuid
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seated
from tutor.games.kinds.kind import Task
from tutor.lessons.twelve import PLACES
from tutor.web.learn.course_library import library_of

PAGE = "/en/learn/othello/test/a"


@pytest.fixture
def tasks(app: Flask) -> list[Task]:
    return tasks_of(app, "a")


def tasks_of(app: Flask, form: str) -> list[Task]:
    school = library_of(app)
    course = school.courses["othello"]
    found = school.forms(course)[form]  # type: ignore[index]
    return [task for task in school.prepared(course, found.lesson).tasks if task is not None]


def wrong_move(task: Task) -> str:
    return next(move for move in task.position.legal_moves() if move not in task.answers)


def answers(client: FlaskClient, place: str, square: str) -> int:
    return client.post(PAGE, data={"place": place, "tap": square}, headers=OURS).status_code


def sends(client: FlaskClient, moves: Iterator[str] | list[str], form: str = "a") -> None:
    body = [
        {"id": str(uuid.uuid4()), "lesson": f"test/{form}", "step": place, "answer": [move], "help": 0}
        for place, move in zip(PLACES, moves, strict=True)
    ]
    told = client.post("/en/learn/othello/progress", json={"answers": body}, headers=OURS)
    assert told.status_code == 200


def test_the_map_offers_one_form_before_the_lessons_on_strategy_and_one_after_them(
    stranger: FlaskClient,
) -> None:
    page = stranger.get("/en/learn/othello/").text
    offers = [match.start() for match in re.finditer("/en/learn/othello/test/[ab]", page)]
    assert len(offers) == 2
    assert page.index("/end-and-score/") < offers[0] < page.index("/corners/")
    assert page.index("/openings/") < offers[1]


def test_nothing_right_or_wrong_is_shown_before_all_are_answered(
    stranger: FlaskClient, tasks: list[Task]
) -> None:
    for place, task in zip(PLACES[:-1], tasks, strict=False):
        move = task.answers[0] if int(place) % 2 else wrong_move(task)
        assert answers(stranger, place, move) == 303
    page = stranger.get(PAGE).text
    assert page.count('class="done"') == 11
    for telling in ("Correct", "The best move", "data-lines", "feedback"):
        assert telling not in page


def test_at_the_end_each_board_is_played_on_beside_the_best_line(
    stranger: FlaskClient, tasks: list[Task]
) -> None:
    moves = [task.answers[0] if at % 2 else wrong_move(task) for at, task in enumerate(tasks)]
    for place, move in zip(PLACES, moves, strict=True):
        answers(stranger, place, move)
    page = stranger.get(PAGE).text
    assert "6 of 12 boards solved" in page
    assert page.count('<summary><span class="mark"') == 12
    boards = [page.count(f"<b>{name}</b>") for name in ("Your move", "The best move")]
    assert boards[0] == boards[1] >= 6
    wrong = re.findall(r"Your answer: (\w\d) · The best move: (\w\d)", page)
    assert [given for given, _ in wrong] == moves[::2]
    assert all(best in task.answers for (_, best), task in zip(wrong, tasks[::2], strict=True))


def test_an_answer_may_be_changed_until_the_end_and_not_after(
    stranger: FlaskClient, tasks: list[Task]
) -> None:
    answers(stranger, "1", wrong_move(tasks[0]))
    for place, task in zip(PLACES, tasks, strict=True):
        answers(stranger, place, task.answers[0])
    assert "12 of 12 boards solved" in stranger.get(PAGE).text
    answers(stranger, "1", wrong_move(tasks[0]))
    assert "12 of 12 boards solved" in stranger.get(PAGE).text


def test_a_square_that_is_no_move_is_not_taken(stranger: FlaskClient, tasks: list[Task]) -> None:
    taken = next(square for square in tasks[0].position.game.squares if tasks[0].position.at(square))
    refused = stranger.post(PAGE, data={"place": "1", "tap": taken}, headers=OURS)
    assert refused.status_code == 400
    assert "There is no move here." in refused.text
    for place, square in (("0", "a1"), ("13", "a1"), ("1", "z9"), ("1", "")):
        assert answers(stranger, place, square) == 400
    assert stranger.get("/en/learn/othello/test/c").status_code == 404
    assert 'class="done"' not in stranger.get(PAGE).text


def test_answers_that_waited_for_a_network_are_kept_once_and_earn_no_stars(
    app: Flask, stranger: FlaskClient, tasks: list[Task]
) -> None:
    sends(stranger, [task.answers[0] for task in tasks])
    sends(stranger, [wrong_move(task) for task in tasks])
    assert "12 of 12 boards solved" in stranger.get(PAGE).text
    assert "0 of" in stranger.get("/en/learn/othello/").text
    assert "coming" not in stranger.get("/en/practise/").text


@pytest.mark.parametrize("language", ["th", "sw", "lo", "zh"])
def test_both_pages_stand_in_every_language(stranger: FlaskClient, tasks: list[Task], language: str) -> None:
    assert "Nothing is marked" not in stranger.get(PAGE.replace("/en/", f"/{language}/")).text
    sends(stranger, [task.answers[0] for task in tasks])
    page = stranger.get(PAGE.replace("/en/", f"/{language}/")).text
    assert "12" in page and "boards solved" not in page


def test_a_class_is_given_a_form_and_its_teacher_sees_a_bar_for_each_theme(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango, papaya = (seated(app, class_id(page), name) for name in ("Mango", "Papaya"))
    given = {"what": "test:othello/a"}
    assert teacher.post(f"{page}work/", data=given, headers=OURS).status_code == 303
    assert 'href="/en/learn/othello/test/a"' in mango.get(f"/en/seat/{class_id(page)}/").text
    tasks = tasks_of(app, "a")
    assert "Nobody has answered" in teacher.get(f"{page}test/").text
    sends(mango, [task.answers[0] for task in tasks])
    sends(papaya, [task.answers[0] if at else wrong_move(task) for at, task in enumerate(tasks)])
    assert "2 of 2 pupils have done it" in teacher.get(f"{page}work/").text
    results = teacher.get(f"{page}test/").text
    assert "23 of 24 boards solved" in results
    bars = re.findall(r'<progress max="(\d+)" value="(\d+)"', results)
    assert bars == [("2", "1"), *[("2", "2")] * 11]
    assert "Corners" in results


def test_a_form_that_is_not_finished_counts_for_no_bar(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assert answers(mango, "1", tasks_of(app, "a")[0].answers[0]) == 303
    assert "Nobody has answered" in teacher.get(f"{page}test/").text
