"""The board without a script: a refusal is told beside the board, and every way leads back to it."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.class_at_board import MUST_PASS, Pupil, class_at_board
from tests.web.classroom.members import Room

TAGS = ("en", "th", "sw", "lo", "zh-Hans")
FORMS = ("demo/vote", "demo/move")


def send(pupil: Pupil, page: str, **fields: str) -> TestResponse:
    """Send a form as a browser without a script does."""
    headers = {**OURS, "Accept": "text/html,*/*;q=0.8"}
    return pupil.client.post(pupil.board.url(page), data=fields, headers=headers)


def told(answer: TestResponse) -> str:
    """The sentence beside the board; a page without the board has none."""
    assert 'class="board' in answer.text, answer.text
    found = re.search(r'<div class="card not-yet"><p class="verdict">(.*?)</p>', answer.text)
    return found[1] if found else ""


def refreshed_at(answer: TestResponse) -> str:
    """The address at which the page is fetched again by itself."""
    found = re.search(r'<meta http-equiv="refresh" content="5; url=([^"]*)">', answer.text)
    assert found, answer.text
    return found[1]


def test_an_answer_after_the_reveal_or_the_end_shows_the_board_and_why(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    number = str(board.do("ask", kind="where")["question"]["number"])
    for action in ("reveal", "close"):
        board.do(action)
        late = send(pupil, "demo/vote", question=number, tap="d3")
        assert late.status_code == 409
        assert told(late) == "This question is closed to answers."
        assert refreshed_at(late) == f"/en/seat/{board.id}/board"


def test_a_second_move_shows_the_board_and_why(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("hand", seat=pupil.seat)
    assert send(pupil, "demo/move", tap="d3").status_code == 303
    again = send(pupil, "demo/move", tap="c3")
    assert (again.status_code, told(again)) == (
        409,
        "The board was taken back. Wait until your teacher calls you again.",
    )
    assert refreshed_at(again) == f"/en/seat/{board.id}/board"


@pytest.mark.parametrize("fields", [{}, {"tap": ""}, {"tap": "zz"}, {"choice": "zz"}, {"pass": "1"}])
@pytest.mark.parametrize("kind", ["where", "all-legal-moves", "mobility"])
def test_a_form_without_an_answer_is_not_told_that_the_question_is_over(
    app: Flask, kind: str, fields: dict[str, str]
) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    number = str(board.do("ask", kind=kind)["question"]["number"])
    refused = send(pupil, "demo/vote", question=number, **fields)
    assert (refused.status_code, told(refused)) == (
        400,
        "The tutor could not read what was sent. Go back and try again.",
    )
    board.do("close")
    assert send(pupil, "demo/vote", question=number, **fields).status_code == 409


def test_a_pupil_who_is_called_passes_where_the_side_must(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("hand", seat=pupil.seat)
    assert 'name="pass"' not in pupil.page().text, "there are moves"
    board.do("open", text=MUST_PASS)
    board.do("hand", seat=pupil.seat)
    page = pupil.page().text
    assert '<button class="button" name="pass" value="1">' in page
    assert "No legal move: you must pass" in page and "Tap a square" not in page.split("<main")[1]
    passed = send(pupil, "demo/move", question="0", **{"pass": "1"})
    assert (passed.status_code, passed.location) == (303, f"/en/seat/{board.id}/board")
    state = board.state()
    assert (state["at"], state["hand"], state["title"]) == (1, None, "White to move")


def test_a_vote_for_the_other_team_shows_the_board_and_why(app: Flask) -> None:
    board = class_at_board(app)
    board.pupil("A")
    white = board.pupil("B")
    number = str(board.do("teams")["question"]["number"])
    refused = send(white, "demo/vote", question=number, tap="d3")
    assert (refused.status_code, told(refused)) == (409, "The other team votes now.")


def test_an_impossible_move_is_explained_on_a_page_that_comes_again_as_the_board(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("hand", seat=pupil.seat)
    refused = send(pupil, "demo/move", tap="a1")
    assert refused.status_code == 400
    assert told(refused)
    assert pupil.client.get(refreshed_at(refused)).status_code == 200


@pytest.mark.parametrize("page", FORMS)
def test_each_language_of_a_page_that_answers_a_form_leads_to_the_board(app: Flask, page: str) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    refused = send(pupil, page, question="1", tap="d3")
    for tag in TAGS:
        assert f'href="{board.url(page, tag)}"' in refused.text
        led = pupil.client.get(board.url(page, tag))
        assert (led.status_code, led.location) == (302, f"/{tag}/seat/{board.id}/board")
        assert pupil.client.get(led.location).status_code == 200


@pytest.mark.parametrize("page", ["", "remote"])
def test_a_form_of_an_older_board_is_told_beside_the_newest(app: Flask, page: str) -> None:
    board = class_at_board(app)
    board.do("open", text="f5d6c3")
    headers = {**OURS, "Accept": "text/html,*/*;q=0.8"}
    data = {"do": "last", "on": "1", "page": page}
    late = board.teacher.post(board.url(), data=data, headers=headers)
    assert (late.status_code, told(late)) == (409, "The board has changed since. Here is the newest one.")
    assert ('class="remote"' in late.text) == (page == "remote")


@pytest.mark.parametrize("page", ["", "remote"])
def test_an_illegal_move_is_explained_on_the_page_that_sent_it(app: Flask, page: str) -> None:
    board = class_at_board(app)
    headers = {**OURS, "Accept": "text/html,*/*;q=0.8"}
    refused = board.teacher.post(board.url(), data={"tap": "a1", "page": page}, headers=headers)
    assert refused.status_code == 400
    assert "a1" in told(refused)
    assert ('class="remote"' in refused.text) == (page == "remote")


def test_a_text_that_shows_no_board_stays_to_be_mended(room: Room) -> None:
    text = "f5 z9\n<oops>"
    answer = room.teacher.post(
        f"/en/class/{room.id}/demo/", data={"do": "open", "text": text, "on": ""}, headers=OURS
    )
    assert 400 <= answer.status_code < 500
    assert 'class="card not-yet"' in answer.text
    form = answer.text.split('name="text"')[1].split("</textarea>")[0]
    assert form.endswith(">\nf5 z9\n&lt;oops&gt;")
    assert '<details class="drawer" open>' in answer.text
