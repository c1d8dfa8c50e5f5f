"""Everything that a lesson can ask is asked at the big board, or refused with a sentence that says why."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import signed_in
from tutor.classroom.work.kinds import kinds as kinds_asked
from tutor.games.table import find_game
from tutor.puzzles.bank.stored_puzzles import TOPICS, level_puzzles
from tutor.web.board.board_link import position_code
from tutor.web.wording.asking_words import CANNOT_ASK
from tutor.web.wording.classroom.big_board_words import REFUSALS

KINDS = kinds_asked()

OTHELLO = find_game("othello")
BOARDS = [position_code(step.position(OTHELLO)) for topic in TOPICS for step in level_puzzles(topic, 3)[:1]]
OVER = f"{'X' * 64}.-"


@pytest.fixture(scope="module")
def codes() -> list[str]:
    """Boards of which at least one can be asked each kind."""
    return [position_code(OTHELLO.start()), *BOARDS, OVER]


def show(board: Board, code: str) -> None:
    board.do("open", text=f"http://school.example/board/othello/{code}")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_asked_and_revealed(app: Flask, codes: list[str], kind: str) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    refused = set()
    for code in codes:
        show(board, code)
        if kind == "next-on-line":
            for square in ("a1", "b1", "c1"):
                board.do("", tap=square, mode="ring")
        answer = board.ask("ask", kind=kind)
        if answer.status_code == 200:
            asked = board.state()["question"]
            wrong = asked["options"][0]["key"] if asked["options"] else "a8"
            assert pupil.vote(wrong).status_code == 200
            assert board.do("count")["tally"]["answered"] == 1
            assert board.do("reveal")["answer"]["title"]
            return
        assert answer.status_code == 409
        refused.add(answer.json["error"])  # type: ignore[index]
    raise AssertionError(f"{kind} is asked on no board: {refused}")


def test_what_does_not_fit_is_refused_with_its_reason(app: Flask) -> None:
    board = class_at_board(app)
    sentences = {*CANNOT_ASK.values(), REFUSALS["cannot-ask"]}
    refused = {}
    for kind in KINDS:
        answer = board.ask("ask", kind=kind)
        if answer.status_code == 409:
            refused[kind] = answer.json["error"]  # type: ignore[index]
        else:
            board.do("close")
    assert set(refused.values()) <= sentences
    assert refused["best-exact"] == "The end can be worked out with at most 12 empty squares."
    assert refused["result"].startswith("The game is not over")
    assert refused["next-on-line"].startswith("Choose three neighbouring squares")
    assert "legal-move" not in refused


def test_two_moves_that_the_teacher_rings_are_compared(app: Flask) -> None:
    board = class_at_board(app)
    board.do("open", text="f5d6c3d3c4f4f6f3e6")
    board.do("last")
    squares = ("e7", "b5")
    for square in squares:
        board.do("", tap=square, mode="ring")
    state = board.do("ask", kind="better:fewest-replies")
    assert {option["key"] for option in state["question"]["options"]} == set(squares)


def test_a_mark_that_would_tell_the_answer_is_taken_away(app: Flask) -> None:
    board = class_at_board(app)
    board.do("", tap="h8", mode="ring")
    state = board.do("ask", kind="find-square")
    assert "h8" in state["title"]
    assert state["board"]["marks"]["ring"] == []
    board.do("close")
    board.do("", tap="h8", mode="ring")
    assert board.do("ask", kind="corner-name")["board"]["marks"]["ring"] == ["h8"]


def test_a_referee_looks_for_the_faults_that_the_teacher_rings(app: Flask) -> None:
    board = class_at_board(app)
    for square in ("d3", "e4"):
        board.do("", tap=square, mode="ring")
    state = board.do("ask", kind="referee")
    assert state["board"]["marks"]["ring"] == ["d4", "e4"]  # what was turned, and not what is forgotten
    pupil = board.pupil()
    pupil.vote("e4")
    board.do("reveal")
    assert pupil.mine()["right"] is True


def test_both_menus_offer_the_same_under_the_same_headings(app: Flask) -> None:
    board = class_at_board(app)
    console = board.teacher.get(board.url()).text
    teacher = signed_in(app)
    page = teacher.post("/en/sets/", data={"title": "All"}, headers=OURS).location
    editor = teacher.get(f"{page}editor/").text
    kinds = [re.findall(r'<option value="([^"]+)"', select(text)) for text in (console, editor)]
    assert kinds[0] == ["where", *kinds[1]]
    assert set(kinds[1]) == set(KINDS)
    headings = [re.findall(r'<optgroup label="([^"]+)"', select(text)) for text in (console, editor)]
    assert headings[0] == headings[1] != []


def select(page: str) -> str:
    """The menu of questions on a page."""
    return page.split('name="kind"')[1].split("</select>")[0]
