"""The bar on the pages outside a class: who has a seat finds the way back, and reads when the class calls."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tests.web.classroom.members import learner_of, storage
from tutor.classroom.people.seats import take_seat, ticket_of
from tutor.web.classroom.access.identity import SIGN_IN
from tutor.web.site.learners import SEATS

PAGES = (
    "/en/",
    "/en/learn/othello/",
    "/en/learn/othello/legal-moves/first-legal-move",
    "/en/practise/",
    "/en/play/",
)


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app, begun=False)


@pytest.fixture
def pupil(board: Board) -> Pupil:
    return board.pupil("Amy")


def called(pupil: Pupil) -> tuple[str, str]:
    """What the pupil is called for, and by which class."""
    answer = pupil.client.get("/seat/call")
    assert answer.headers["Cache-Control"] == "no-store" and not answer.headers.getlist("Set-Cookie")
    told = answer.get_json()
    return told["call"], told["seat"]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_leads_back_to_the_seat_and_says_that_the_class_has_begun(
    board: Board, pupil: Pupil, page: str
) -> None:
    quiet = pupil.client.get(page).text
    assert f'<a href="/en/seat/{board.id}/">Your seat</a>' in quiet
    assert '<p role="status"></p>' in quiet
    board.do("begin")
    assert '<p role="status">Your class has begun.</p>' in pupil.client.get(page).text


@pytest.mark.parametrize("page", PAGES)
def test_who_has_no_seat_gets_no_bar(board: Board, app: Flask, page: str) -> None:
    for client in (app.test_client(), board.teacher):
        assert "seat-bar" not in client.get(page).text
    assert app.test_client().get("/seat/call").status_code == 404


def test_a_pupil_is_called_to_a_question_until_it_is_answered(board: Board, pupil: Pupil) -> None:
    assert called(pupil) == ("quiet", board.id)
    board.do("ask", kind="legal-move")
    assert called(pupil) == ("asked", board.id)
    pupil.vote("d3")
    assert called(pupil) == ("begun", board.id)
    board.do("close")
    board.do("end")
    assert called(pupil) == ("quiet", board.id)


def test_the_board_that_is_handed_over_calls_its_pupil_alone(board: Board, pupil: Pupil) -> None:
    other = board.pupil("Ben")
    board.do("hand", seat=pupil.seat)
    assert called(pupil)[0] == "yours" and called(other)[0] == "begun"


def test_only_the_team_that_is_to_vote_is_called(board: Board) -> None:
    teams = [board.pupil("Amy"), board.pupil("Ben")]
    board.do("teams")
    assert sorted(called(one)[0] for one in teams) == ["asked", "begun"]


def test_of_two_classes_the_one_that_calls_is_named(app: Flask, board: Board, pupil: Pupil) -> None:
    other = class_at_board(app)
    seat = take_seat(storage(app), other.id, str(learner_of(pupil.client)), "Amy", "en")
    with pupil.client.session_transaction() as cookie:
        cookie[SEATS] = cookie[SEATS] | {seat.id: ticket_of(seat)}
    assert called(pupil) == ("begun", other.id)
    board.do("ask", kind="legal-move")
    assert called(pupil) == ("asked", board.id)


def test_pages_of_the_class_itself_have_no_bar_but_the_given_work_has(board: Board, pupil: Pupil) -> None:
    board.do("begin")
    assert "seat-bar" not in pupil.page().text
    assert "Your class has begun." in pupil.client.get(f"/en/seat/{board.id}/work").text


def test_the_projector_of_a_teacher_who_tries_a_seat_has_no_bar(board: Board, pupil: Pupil) -> None:
    with board.teacher.session_transaction() as teacher, pupil.client.session_transaction() as cookie:
        cookie[SIGN_IN] = teacher[SIGN_IN]
    for page in ("projector/", "demo/", "remote/", ""):
        answer = pupil.client.get(board.url(page))
        assert answer.status_code == 200 and "seat-bar" not in answer.text, page
