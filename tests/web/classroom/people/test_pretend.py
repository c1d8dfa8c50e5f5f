"""A teacher tries everything alone: the pretend pupil takes part for real, and is kept in no list."""

from __future__ import annotations

import json
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.class_at_board import JSON, Board, class_at_board, known_teacher
from tests.web.classroom.members import storage
from tutor.classroom.access.sign_ins import tickets_of
from tutor.storage.learners.pretend import pretend_in


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app)


def change(board: Board, do: str, client: FlaskClient | None = None) -> TestResponse:
    """Press the button of the console that opens or closes it."""
    return (client or board.teacher).post(board.url("pretend/"), data={"do": do}, headers=OURS)


def opened(board: Board) -> str:
    """Open it and its page; gives its identifier."""
    assert change(board, "open").location == board.url()
    assert board.teacher.get(board.url("pretend/")).status_code == 200
    pupil = pretend_in(storage(board.app), board.id)
    assert pupil is not None
    return pupil


def vote(board: Board, *answer: str, client: FlaskClient | None = None) -> TestResponse:
    """Answer the open question as the pretend pupil."""
    sent = {"question": board.state()["question"]["number"], "answer": answer}
    return (client or board.teacher).post(board.url("pretend/vote"), json=sent, headers=OURS)


def mine(board: Board) -> dict[str, object]:
    found: dict[str, object] = board.teacher.get(board.url("pretend/mine"), headers=JSON).json  # type: ignore[assignment]
    return found


def people(board: Board) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = board.teacher.get(board.url("demo/votes"), headers=JSON).json  # type: ignore[assignment]
    return found


def turnout(board: Board) -> tuple[int, int]:
    """How many have answered, and how many are here, as every screen is told."""
    board.app.extensions["hub"]._counted.clear()
    told = json.loads(board.teacher.get(board.url("demo/state"), headers=JSON).headers["Turnout"])
    return told["answered"], told["here"]


def class_pages(board: Board) -> list[str]:
    """The addresses of every page about the pupils of a class, as its own menu and pages link them."""
    with board.app.test_request_context():
        rules = [rule.rule for rule in board.app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    inside = [
        rule for rule in rules if rule.startswith("/<lang>/class/<class_id>/") and "<seat_id>" not in rule
    ]
    left_out = ("pretend/", "demo/", "projector/", "remote/", "<")
    found = [rule.removeprefix("/<lang>/class/<class_id>/") for rule in inside]
    return [page for page in found if not page.startswith(left_out)]


def test_it_takes_part_like_a_pupil(board: Board) -> None:
    pupil = opened(board)
    board.do("ask", kind="legal-move")
    assert vote(board, "d3").json == {"mine": {"question": 1, "answer": ["d3"]}}
    assert mine(board)["answer"] == ["d3"]
    assert turnout(board) == (1, 1)
    assert board.do("count")["tally"]["text"] == "1 answer"
    board.do("reveal")
    assert mine(board)["right"] is True
    board.do("close")
    board.do("hand", seat=pupil)
    moved = board.teacher.post(board.url("pretend/move"), data={"tap": "d3"}, headers={**OURS, **JSON})
    assert moved.status_code == 200
    board.do("end")
    assert mine(board)["result"] == {
        "right": 1,
        "of": 1,
        "said": ["Your right answers: 1 of 1", "Well done: you found every answer."],
    }


def test_it_counts_only_while_no_pupil_is_here(board: Board) -> None:
    pupil = opened(board)
    board.do("ask", kind="legal-move")
    vote(board, "d3")
    assert people(board)["answered"] == [pupil]
    mango = board.pupil("Mango")
    assert turnout(board) == (0, 1)
    assert [(one["name"], one.get("aside", False)) for one in people(board)["seats"]] == [
        ("Mango", False),
        ("", True),
    ]
    assert people(board)["answered"] == []
    assert board.do("count")["tally"]["text"] == "0 answers"
    mango.vote("a1")
    assert turnout(board) == (1, 1)
    (wrong,) = board.do("reveal")["answer"]["wrong"]
    assert "a1" in wrong["answer"]
    assert mine(board)["right"] is True, "its own page goes on"
    board.do("close")
    board.do("end")
    assert mango.mine()["result"]["of"] == 1


def test_a_question_that_it_alone_has_answered_counts_for_no_pupil(board: Board) -> None:
    opened(board)
    board.do("ask", kind="legal-move")
    vote(board, "d3")
    board.do("reveal")
    board.do("close")
    mango = board.pupil("Mango")
    board.do("end")
    assert mango.mine()["result"] is None


def test_it_is_in_no_list_no_report_and_no_file(board: Board) -> None:
    board.pupil("Mango", here=False)
    pupil = opened(board)
    board.do("ask", kind="legal-move")
    vote(board, "a1")
    board.do("reveal")
    board.do("close")
    pages = class_pages(board)
    assert {"", "grid/", "grid/grid.csv", "report/", "cards/", "privacy/class.json"} <= set(pages), pages
    with_it = {page: board.teacher.get(board.url(page)) for page in pages}
    assert {answer.status_code for answer in with_it.values()} <= {200, 302}, with_it
    assert not [page for page, answer in with_it.items() if pupil in answer.text or "Pretend" in answer.text]
    account = board.teacher.get("/en/teacher/account.json").text
    assert "Mango" in account and pupil not in account and "pretend" not in account
    change(board, "close")
    for page, answer in with_it.items():
        assert board.teacher.get(board.url(page)).text == answer.text, f"{page}: nothing of it stood there"


def test_closing_erases_it_and_takes_the_board_back(board: Board) -> None:
    pupil = opened(board)
    board.do("hand", seat=pupil)
    assert board.state()["hand"]["text"] == "A pupil plays the next move."
    assert len(tickets_of(storage(board.app), board.id)) == 2
    assert change(board, "close").status_code == 303
    assert board.state()["hand"] is None
    assert len(tickets_of(storage(board.app), board.id)) == 1, "its stream ends"
    assert board.teacher.get(board.url("pretend/")).status_code == 404
    assert board.ask("hand", seat=pupil).status_code == 400
    assert people(board)["seats"] == []
    assert change(board, "close").status_code == 303, "pressed twice"


def test_a_pretend_pupil_whose_page_is_shut_is_not_handed_the_board(board: Board) -> None:
    change(board, "open")
    pupil = pretend_in(storage(board.app), board.id)
    assert pupil is not None
    assert people(board)["seats"] == []
    assert board.ask("hand", seat=pupil).status_code == 409


def test_alone_it_plays_for_black(board: Board) -> None:
    pupil = opened(board)
    board.do("teams")
    assert board.state()["match"]["seats"] == [pupil]
    assert mine(board)["team"] == "black"
    assert vote(board, "d3").status_code == 200
    state = board.do("turn")
    assert state["match"]["to_move"] == "white" and "d3" in state["news"]


def test_neither_the_teacher_nor_the_learner_of_the_browser_changes(board: Board) -> None:
    with board.teacher.session_transaction() as before:
        kept = dict(before)
    opened(board)
    board.do("ask", kind="legal-move")
    vote(board, "d3")
    for page in ("", "state", "mine"):
        board.teacher.get(board.url(f"pretend/{page}"), headers={} if not page else JSON)
    with board.teacher.session_transaction() as after:
        assert dict(after) == kept
    assert board.teacher.get(board.url()).status_code == 200


@pytest.mark.parametrize("who", ["pupil", "stranger", "other teacher"])
def test_nobody_else_opens_closes_or_is_it(board: Board, app: Flask, who: str) -> None:
    pupil = opened(board)
    board.do("ask", kind="legal-move")
    clients = {
        "pupil": board.pupil().client,
        "stranger": app.test_client(),
        "other teacher": known_teacher(app),
    }
    client = clients[who]
    refused = 404 if who == "other teacher" else 403
    assert [change(board, do, client).status_code for do in ("open", "close")] == [refused, refused]
    assert vote(board, "d3", client=client).status_code == refused
    moved = client.post(board.url("pretend/move"), data={"tap": "d3"}, headers={**OURS, **JSON})
    assert moved.status_code == refused
    for page in ("state", "events", "mine"):
        assert client.get(board.url(f"pretend/{page}"), headers=JSON).status_code == 404
    assert client.get(board.url("pretend/")).status_code == (404 if who == "other teacher" else 302)
    assert pretend_in(storage(app), board.id) == pupil


def test_a_form_of_another_site_opens_none(board: Board) -> None:
    evil = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    answer = board.teacher.post(board.url("pretend/"), data={"do": "open"}, headers=evil)
    assert answer.status_code == 403
    assert pretend_in(storage(board.app), board.id) is None
    assert change(board, "").status_code == 400


def test_only_its_page_may_stand_in_a_frame_and_only_the_console_has_one(board: Board) -> None:
    pupil = board.pupil()
    opened(board)
    framed, console = board.teacher.get(board.url("pretend/")), board.teacher.get(board.url())
    assert "frame-ancestors 'self'" in framed.headers["Content-Security-Policy"]
    assert framed.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert "frame-src" not in framed.headers["Content-Security-Policy"]
    assert "frame-src 'self'" in console.headers["Content-Security-Policy"]
    for answer in (console, pupil.page(), board.teacher.get(board.url("projector/"))):
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Frame-Options"] == "DENY"
    change(board, "close")
    gone = board.teacher.get(board.url("pretend/"))
    assert gone.status_code == 404
    assert "frame-ancestors 'self'" in gone.headers["Content-Security-Policy"]  # the frame says so
    assert "frame-src" not in pupil.page().headers["Content-Security-Policy"]
    strict = console.headers["Content-Security-Policy"].replace("; frame-src 'self'", "")
    assert strict == pupil.page().headers["Content-Security-Policy"]


@pytest.mark.parametrize("stage", ["waiting", "asked", "ended"])
def test_its_page_is_a_pupils_without_the_ways_out(app: Flask, stage: str) -> None:
    board = class_at_board(app, begun=False)
    opened(board)
    if stage != "waiting":
        board.do("begin")
        board.do("ask", kind="legal-move")
    if stage == "ended":
        board.do("close")
        board.do("end")
    page = board.teacher.get(board.url("pretend/")).text
    assert "Pretend pupil" in page
    main = page[page.index("<main") : page.index("</main>")]
    shown = re.sub(r'<div class="ways-on" hidden>.*?</div>', "", main)
    assert set(re.findall(r'<a [^>]*href="([^#"]+)"', shown)) <= {board.url("pretend/")}
    assert "presence.js" not in page, "the teacher's own switch for sound stays"
    told = {
        "waiting": "When your teacher starts, the board appears here.",
        "asked": 'name="question" value="1"',
        "ended": "The lesson at the big board is over.",
    }
    assert told[stage] in main


def test_without_a_script_a_link_opens_it_and_forms_answer(board: Board) -> None:
    assert "Try it alone" in board.teacher.get(board.url()).text
    opened(board)
    console = board.teacher.get(board.url()).text
    assert f'<a href="{board.url("pretend/")}" target="_blank">Open it in another tab</a>' in console
    assert "<iframe" not in console and "Try it alone" not in console
    board.do("ask", kind="legal-move")
    sent = board.teacher.post(board.url("pretend/vote"), data={"question": "1", "tap": "d3"}, headers=OURS)
    assert (sent.status_code, sent.location) == (303, board.url("pretend/"))
    assert mine(board)["answer"] == ["d3"]
    refused = board.teacher.post(board.url("pretend/vote"), data={"question": "7", "tap": "d3"}, headers=OURS)
    assert refused.status_code == 409 and "Pretend pupil" in refused.text
    assert "frame-ancestors 'self'" in refused.headers["Content-Security-Policy"]
    assert board.teacher.get(board.url("pretend/vote")).location == board.url("pretend/")


def test_the_first_cards_offer_it(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    page = board.teacher.get(board.url("")).text
    assert f'action="{board.url("pretend/")}"' in page
    opened(board)
    assert "0 pupils are here." in board.teacher.get(board.url("")).text
