"""A teacher chooses which courses a class sees: on the pages of the class, and for its pupils alone."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.demo.test_beginning import FIRST, SECOND, settle
from tests.web.classroom.members import storage
from tutor.storage.people import Seat

OF_FIRST, OF_SECOND = "/en/learn/othello/", "/en/learn/go/"
LINK = f'href="{OF_FIRST}"'
DRILLS = {FIRST: "/practise/flips/", SECOND: "/practise/go-liberties/"}


@pytest.fixture
def board(app: Flask) -> Board:
    """A class that sees the second course alone."""
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    return board


def seen(client: FlaskClient, path: str) -> tuple[str, str]:
    """Where an address leads, and its page."""
    answer = client.get(path, follow_redirects=True)
    assert answer.status_code == 200
    return answer.request.path, answer.text


def test_a_teacher_finds_the_chosen_course_alone_on_every_page_of_the_class(board: Board) -> None:
    console, work, grid = (seen(board.teacher, board.url(page))[1] for page in ("demo/", "work/", "grid/"))
    for page in (console, work):
        assert "go/liberties" in page
        assert "The start of a game" not in page
    assert "Liberties" in grid and "The start of a game" not in grid
    assert "course=othello" not in grid, "no way to another course"
    drills = console.partition('name="drill"')[2].partition("</select>")[0]
    assert 'value="go-liberties"' in drills and 'value="flips"' not in drills


def test_a_pupil_sees_the_chosen_course_alone(board: Board) -> None:
    client = board.pupil().client
    where, course = seen(client, "/en/learn/")
    assert where == OF_SECOND and LINK not in course
    assert DRILLS[SECOND] in (practise := seen(client, "/en/practise/")[1]) and DRILLS[FIRST] not in practise
    assert "liberty" in (words := seen(client, "/en/words/")[1]) and "outflank" not in words
    assert seen(client, OF_FIRST)[0] == OF_FIRST, "an address that somebody was given still opens"


def test_a_pupil_of_two_classes_sees_the_courses_of_both(app: Flask, board: Board) -> None:
    other = class_at_board(app, begun=False)
    settle(other, FIRST)
    client = board.pupil().client
    with client.session_transaction() as cookie:
        learner = cookie["id"]
    assert LINK not in seen(client, "/en/learn/")[1]
    with storage(app).write() as session:
        session.get_one(Seat, other.pupil().seat).learner_id = learner
    where, course = seen(client, "/en/learn/")
    assert where == OF_FIRST and OF_SECOND in course


def test_strangers_and_pupils_of_a_class_without_a_choice_see_all(app: Flask, board: Board) -> None:
    free = class_at_board(app, begun=False).pupil().client
    for client in (app.test_client(), free, board.teacher):
        where, course = seen(client, "/en/learn/")
        assert where == OF_FIRST and OF_SECOND in course


def test_a_choice_of_none_or_of_what_is_not_there_is_none(app: Flask, board: Board) -> None:
    for courses in ((), ("none",), (FIRST, SECOND)):
        settle(board, SECOND)
        settle(board, *courses)
        assert seen(board.pupil().client, "/en/learn/")[0] == OF_FIRST
        page = seen(board.teacher, board.url("settings"))[1]
        assert page.count('name="course"') == page.count('" checked> <span>') == 2
