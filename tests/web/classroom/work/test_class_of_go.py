"""A class that chose Go alone: its pages, pictures, ways and papers are those of Go."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.demo.test_beginning import FIRST, SECOND, settle
from tests.web.classroom.members import signed_in
from tutor.web.site.languages import LANGUAGES

FELT = "#2C7D5D"
"""The colour that a picture of the other game falls back to."""

TEACHERS_PAGES = ("", "demo/", "projector/", "remote/", "work/", "grid/", "report/", "settings")
FOOT = "Learn Go by playing it, in five languages."


@pytest.fixture
def board(app: Flask) -> Board:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    return board


def boards_on(text: str) -> list[bool]:
    """Of each small board of a page, whether its pieces stand on points."""
    return ["points" in found for found in re.findall(r'class="(mini[^"]*)"', text)]


@pytest.mark.parametrize("page", TEACHERS_PAGES)
def test_no_page_of_the_class_shows_a_board_or_a_picture_of_another_game(board: Board, page: str) -> None:
    answer = board.teacher.get(board.url(page), follow_redirects=True)
    assert answer.status_code == 200
    assert FELT not in answer.text and all(boards_on(answer.text))
    assert FOOT in answer.text and 'href="/en/learn/go/"' in answer.text
    assert 'href="/en/play/go"' in answer.text and 'href="/en/words/?course=go"' in answer.text


def test_the_first_cards_are_drawn_with_points(board: Board) -> None:
    cards = board.teacher.get(board.url("")).text.partition('class="first-run"')[2].partition("</ol>")[0]
    assert cards.count("<svg") == 3 and "--cloth" in cards


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_pupil_waits_before_a_board_of_points(board: Board, tag: str) -> None:
    pupil = board.pupil()
    seat = pupil.client.get(f"/{tag}/seat/{board.id}/").text
    assert boards_on(seat) == [True] and FELT not in seat


def test_a_class_of_both_courses_waits_before_a_board_of_each(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    seat = board.pupil().client.get(f"/en/seat/{board.id}/").text
    assert boards_on(seat) == [False, True]
    page = board.teacher.get(board.url("")).text
    assert "Learn Othello by playing it" in page and "Begin: Othello" in page and "Begin: Go" in page


def test_what_is_known_of_a_pupil_of_go_stands_on_cloth(board: Board) -> None:
    client = board.pupil().client
    page = client.get("/en/me/").text
    assert boards_on(page) == [True] and 'href="/en/practise/go/">Start practising' in page
    for way in ("/en/", "/en/learn/go/"):
        assert FELT not in client.get(way).text.partition('class="families"')[0], way


def test_a_teacher_of_go_finds_papers_of_go_alone_and_a_stranger_those_of_all(
    board: Board, app: Flask
) -> None:
    own, every = (who.get("/en/print/").text for who in (board.teacher, app.test_client()))
    for text, othello in ((own, False), (every, True)):
        assert "/print/lesson/go/liberties/" in text and "/print/practise/go-liberties/1/1/" in text
        assert ("/print/lesson/othello/outflank/" in text) is othello
        assert ("/print/practise/flips/1/1/" in text) is othello
        assert ("A board and discs to cut out" in text) is othello
        assert "A board and stones to cut out" in text
    assert "/print/lesson/othello/" in signed_in(app).get("/en/print/").text, "who has no class sees all"
    settle(board, FIRST, SECOND)
    assert "/print/lesson/othello/" in board.teacher.get("/en/print/").text


def test_a_board_of_points_and_its_stones_are_cut_out(app: Flask) -> None:
    page = app.test_client().get("/en/print/board/?course=go").text
    assert page.count('class="ink" cx') == page.count('class="bare" cx') == 70
    assert ">j</text>" in page and ">i</text>" not in page and "At the start the board is empty." in page
    assert "disc" not in re.sub(r'<[^>]*>|class="[^"]*"', "", page).lower()
    usual = app.test_client().get("/en/print/board/").text
    assert "To start, put white discs on d4 and e5" in usual and usual.count('class="bare" cy') == 64


def test_the_plan_of_a_lesson_of_go_speaks_of_stones(app: Flask) -> None:
    client = app.test_client()
    assert "stones cut out of paper" in client.get("/en/print/plan/go/liberties/").text
    assert "discs cut out of paper" in client.get("/en/print/plan/othello/outflank/").text


def test_the_ending_of_a_lesson_of_go_takes_stones_off_and_turns_none(app: Flask) -> None:
    client = app.test_client()
    ending = client.get("/en/learn/go/liberties/finished").text
    assert "--cloth" in ending and FELT not in ending
    assert FELT in client.get("/en/learn/othello/outflank/finished").text


def test_the_end_of_a_round_of_go_stands_on_cloth(app: Flask) -> None:
    tutor, wording = app.test_client(), {"go-liberties/3/1": " points", "flips/3/1": ""}
    for name, look in wording.items():
        end = tutor.get(f"/en/practise/{name}/puzzles.json").json["end"]  # type: ignore[index]
        assert re.fullmatch(rf"by-\d{look}", end["look"])
        plays = [way["url"] for ways in end["onward"].values() for way in ways if "/play" in way["url"]]
        assert {*plays} == {"/en/play/go" if look else "/en/play/"}


def test_the_pretend_pupil_waits_before_the_same_board(board: Board) -> None:
    board.teacher.post(board.url("pretend/"), data={"do": "open"}, headers=OURS)
    assert boards_on(board.teacher.get(board.url("pretend/")).text) == [True]


@pytest.mark.parametrize("page", ["class/", "sets/", "print/", "no-such-page"])
def test_pages_about_no_game_speak_of_the_game_of_the_class(board: Board, page: str) -> None:
    """Also that of an error, to the teacher and to a pupil."""
    for client in (board.teacher, board.pupil().client):
        text = client.get(f"/en/{page}", follow_redirects=True).text
        assert FOOT in text and "Learn Othello" not in text and 'href="/en/play/go"' in text
        assert all(boards_on(text)), "the status of an error stands on points"
    settle(board, FIRST, SECOND)
    assert "Learn Othello" in board.teacher.get(f"/en/{page}").text


def test_a_fault_of_ours_is_told_on_points(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("tutor.web.classroom.work.set_pages.sets_of", fail)
    answer = board.teacher.get("/en/sets/")
    assert answer.status_code == 500 and FOOT in answer.text and boards_on(answer.text) == [True]


def test_a_pupil_finds_the_games_of_the_class_first_and_a_way_to_the_others(board: Board) -> None:
    pupil = board.pupil().client
    first = pupil.get("/en/play/")
    assert first.status_code == 302 and first.location == "/en/play/go"
    assert 'href="/en/play/?of=othello"' in pupil.get("/en/play/go").text
    assert 'value="othello"' in pupil.get("/en/play/?of=othello").text
    settle(board, FIRST, SECOND)
    assert pupil.get("/en/play/").status_code == 200
