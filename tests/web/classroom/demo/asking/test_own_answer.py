"""At the reveal a pupil who was wrong sees the own answer first: why it is wrong, and its lines."""

from __future__ import annotations

import json
import re

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import ENDING, Board, class_at_board


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app)


def test_a_wrong_answer_comes_first_with_its_lines_although_the_class_is_told_it_too(board: Board) -> None:
    board.do("ask", kind="legal-move")
    wrong, right = board.pupil(), board.pupil("Ben")
    wrong.vote("c3")
    right.vote("d3")
    state = board.do("reveal")
    mine = wrong.mine()
    told = state["answer"]["wrong"][0]
    assert (mine["name"], mine["said"]["title"]) == (told["answer"], told["title"])
    assert mine["said"]["lines"] == told["lines"] != state["lines"]
    assert mine["said"]["board"]["cells"] == state["answer"]["before"] != state["board"]["cells"]
    page = wrong.page().text
    first, rest = page.split("<div data-explained>")
    assert told["title"] in first and told["title"] in rest
    assert 'aria-label="d3: black disc' not in page
    assert right.mine()["said"] is None
    assert 'aria-label="d3: black disc' in right.page().text


def test_what_the_teacher_explains_is_shown_in_place_of_the_own_answer(board: Board) -> None:
    board.do("ask", kind="legal-move")
    mine, other = board.pupil(), board.pupil("Ben")
    mine.vote("c3")
    other.vote("f6")
    board.do("reveal")
    tapped = re.compile(r'class="tapped" x="([\d.]+)" y="([\d.]+)"')
    own = tapped.findall(mine.page().text)
    looked = board.do("look", answer="f6")
    assert {line["from"] for line in looked["lines"]} == {"f6"}
    assert tapped.findall(mine.page().text) != own
    board.do("look", answer="")
    assert tapped.findall(mine.page().text) == own


def test_a_wrong_move_of_an_ending_lies_on_the_own_board_with_its_punishment(board: Board) -> None:
    board.do("open", text=ENDING)
    board.do("ask", kind="best-exact")
    pupil = board.pupil()
    pupil.vote("h5")
    board.do("reveal")
    said = pupil.mine()["said"]
    looked = board.do("look", answer="h5")
    assert said["board"]["cells"] == looked["board"]["cells"]
    assert said["board"]["last_move"] == looked["board"]["last_move"] == "h6"
    assert "h6" in said["detail"]
    assert json.dumps(said["lines"]) == json.dumps(looked["lines"])


def test_the_own_board_marks_the_right_squares_beside_the_own_wrong_one(board: Board) -> None:
    board.do("ask", kind="legal-move")
    pupil = board.pupil()
    pupil.vote("c3")
    board.do("reveal")
    mine = pupil.mine()
    assert 'data-square="c3"' in mine["name"]
    assert sorted(mine["said"]["ring"]) == ["c4", "d3", "e6", "f5"]
    page = pupil.page().text
    assert page.count('class="hinted"') == 4, "a ring, whatever the colour"
    assert 'class="tapped"' in page, "and the own answer has a mark of its own"
    assert "d3: empty, ringed" in page, "a reader hears it too"
