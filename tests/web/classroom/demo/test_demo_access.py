"""Who may see and do what at the big board: its teacher and its pupils, and nobody else."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board, known_teacher

FOR_TEACHERS = ("demo/", "projector/", "remote/", "demo/votes", "demo/events?votes=1")
FOR_THE_CLASS = ("demo/state", "demo/events")


def others(app: Flask) -> dict[str, FlaskClient]:
    """Everybody who has nothing to do with a class."""
    return {
        "another teacher": known_teacher(app),
        "a pupil of another class": class_at_board(app).pupil().client,
        "a stranger": app.test_client(),
    }


@pytest.mark.parametrize("page", FOR_TEACHERS + FOR_THE_CLASS)
def test_strangers_see_nothing(app: Flask, page: str) -> None:
    board = class_at_board(app)
    for who, client in others(app).items():
        answer = client.get(board.url(page), headers={"Accept": "application/json"})
        assert answer.status_code in (403, 404), who
        assert board.id not in answer.text, who


@pytest.mark.parametrize("page", FOR_TEACHERS)
def test_a_pupil_sees_no_page_of_the_teacher(app: Flask, page: str) -> None:
    board = class_at_board(app)
    answer = board.pupil().client.get(board.url(page), headers={"Accept": "application/json"})
    assert answer.status_code in (403, 404)


def test_only_the_teacher_acts(app: Flask) -> None:
    board = class_at_board(app)
    people = {**others(app), "a pupil of the class": board.pupil().client}
    for who, client in people.items():
        answer = client.post(board.url(), data={"tap": "d3"}, headers=OURS)
        assert answer.status_code in (403, 404), who
    assert board.state()["at"] == 0


def test_only_pupils_of_the_class_vote_and_move(app: Flask) -> None:
    board = class_at_board(app)
    question = board.do("ask", kind="where")["question"]["number"]
    for who, client in {**others(app), "the teacher": board.teacher}.items():
        sent = {"question": question, "answer": ["d3"]}
        assert client.post(board.url("demo/vote"), json=sent, headers=OURS).status_code == 404, who
        assert client.post(board.url("demo/move"), data={"tap": "d3"}, headers=OURS).status_code == 404, who
        assert client.get(board.url("demo/mine")).status_code == 404, who
        led = client.get(f"/en/seat/{board.id}/board", follow_redirects=True)
        assert (led.status_code, led.request.path) == (200, "/en/join/"), who


@pytest.mark.parametrize("page", ["demo/", "demo/vote", "demo/move"])
def test_a_form_of_another_site_is_refused(app: Flask, page: str) -> None:
    board = class_at_board(app)
    foreign = {"Sec-Fetch-Site": "cross-site"}
    for client in (board.teacher, board.pupil().client):
        assert client.post(board.url(page), data={"tap": "d3"}, headers=foreign).status_code == 403


@pytest.mark.parametrize("page", ["demo/vote", "demo/move"])
def test_nothing_changes_by_looking(app: Flask, page: str) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("hand", seat=pupil.seat)
    before = board.state()["version"]
    assert pupil.client.get(board.url(page) + "?tap=d3").status_code == 302
    board.teacher.get(board.url("demo/") + "?do=end&tap=d3")
    assert board.state()["version"] == before


def test_a_class_that_does_not_exist_looks_like_another_teachers(app: Flask) -> None:
    teacher = known_teacher(app)
    missing = Board(app, teacher, "0123456789abcdef0123456789abcdef")
    foreign = Board(app, teacher, class_at_board(app).id)
    pages = [teacher.get(board.url("demo/")) for board in (missing, foreign)]
    assert [page.status_code for page in pages] == [404, 404]


def test_nothing_of_a_board_is_kept_on_the_way(app: Flask) -> None:
    board = class_at_board(app)
    for page in ("demo/", "projector/", "demo/state", "demo/votes"):
        assert board.teacher.get(board.url(page)).headers["Cache-Control"] == "no-store"
