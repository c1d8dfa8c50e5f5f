"""The three cards of a new class: each is ticked when it has happened, and one has the main button."""

from __future__ import annotations

import re

from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import storage
from tutor.storage.models import now
from tutor.storage.people import Seat


def cards(board: Board) -> list[tuple[str, bool]]:
    """The title of each card, and whether it is ticked; the one with the main button in capitals."""
    page = board.teacher.get(board.url("")).text
    found = re.findall(r'<li class="(done)?"( aria-current="step")?>.*?</b>(.*?)[<]', page, re.S)
    run = page.partition('class="first-run"')[2].partition("</ol>")[0]
    assert run.count("button main") == (1 if found else 0)
    return [(title.upper() if current else title, bool(done)) for done, current, title in found]


def test_each_card_is_ticked_when_it_has_happened_and_then_they_go(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    wall, phones, begin = "Show the code on the wall", "Watch them come in", "Begin the first lesson"
    assert cards(board) == [(wall.upper(), False), (phones, False), (begin, False)]
    prolong = {"do": "prolong", "wall": "1"}
    assert board.teacher.post(board.url("entry"), data=prolong, headers=OURS).status_code == 303
    assert cards(board) == [(wall, True), (phones.upper(), False), (begin, False)]
    seat = board.pupil().seat
    with storage(app).write() as session:
        session.get_one(Seat, seat).seen = now()
    assert cards(board) == [(wall, True), (phones, True), (begin.upper(), False)]
    begun = board.teacher.post(board.url(), data={"do": "begin-course", "on": "0"}, headers=OURS)
    assert begun.status_code == 303 and begun.location.endswith(board.url())
    assert board.state()["main"]["do"] == "ask-step"
    assert cards(board) == []


def test_the_pretend_pupil_is_offered_while_nobody_is_here(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    assert "No pupil is here yet?" in board.teacher.get(board.url("")).text
    board.pupil()
    assert "No pupil is here yet?" not in board.teacher.get(board.url("")).text


def test_the_sentences_of_a_card_are_joined_by_no_stop_of_another_script(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    page = board.teacher.get(board.url("", "zh-Hans")).text
    assert "棋盘和格子</strong></p><p>" in page
    assert "在场。 " not in page


def test_a_tutor_for_one_computer_speaks_of_no_code_and_ticks_no_card(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    app.config["ALONE"] = True
    prolong = {"do": "prolong", "wall": "1"}
    assert board.teacher.post(board.url("entry"), data=prolong, headers=OURS).status_code == 303
    assert [title for title, ticked in cards(board) if ticked] == []
    assert cards(board)[2][0] == "BEGIN THE FIRST LESSON", "what can be done here has the main button"
    page, wall = (board.teacher.get(board.url(place)).text for place in ("", "projector/"))
    for shown in (page, wall):
        assert shown.count("start it again without --host") == 1
    assert "Pupils type the number" not in page and "Show the board on the wall" in page
    app.config["ALONE"] = False
    assert board.teacher.post(board.url("entry"), data=prolong, headers=OURS).status_code == 303
    assert cards(board)[0] == ("Show the code on the wall", True)


def test_a_shut_door_lets_nobody_in_by_the_wall(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    for action in ({"do": "lock"}, {"do": "prolong", "wall": "1"}):
        board.teacher.post(board.url("entry"), data=action, headers=OURS)
    assert not cards(board)[0][1]


def test_a_class_that_has_begun_before_has_no_cards(app: Flask) -> None:
    board = class_at_board(app)
    board.do("end")
    assert cards(board) == []
