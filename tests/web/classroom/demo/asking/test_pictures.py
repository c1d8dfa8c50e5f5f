"""A choice between boards at the big board: they are numbered, and no other board stands beside them."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import Board, class_at_board

FACTS = 'data-facts="'


@pytest.fixture
def board(app: Flask) -> Board:
    board = class_at_board(app)
    board.do("open-step", course="othello", lesson="start", step="4")
    return board


def shown(page: str) -> str:
    """The facts by which static/css/demo.css hides the large board, and from which on the body stands."""
    return page.split(FACTS, 1)[1].split('"', 1)[0]


def test_no_large_board_stands_beside_the_boards_to_choose_from(board: Board) -> None:
    pupil = board.pupil()
    assert "pictures" in board.state()["flags"], "not before the question either: it would be a wrong one"
    board.do("ask-step")
    for page in (
        board.teacher.get(board.url()),
        board.teacher.get(board.url("projector/")),
        board.teacher.get(board.url("remote/")),
        pupil.page(),
    ):
        assert "pictures" in shown(page.text).split()
    board.do("open-step", course="othello", lesson="start", step="5")
    assert "pictures" not in board.state()["flags"]


def test_boards_to_choose_from_are_numbered_and_the_right_one_is_marked(board: Board) -> None:
    state = board.do("ask-step")
    assert [option["html"] for option in state["question"]["options"]] == ["1", "2", "3"]
    pupil = board.pupil()
    assert 'aria-label="1: ' in pupil.page().text
    pupil.vote(state["question"]["options"][0]["key"])
    wall = board.url("projector/")
    state = board.do("count")
    assert board.teacher.get(wall).text.count('<div class="button option">') == 3, "they stay with the votes"
    assert [bar["html"] for bar in state["tally"]["bars"]] == ["1", "2", "3"]
    state = board.do("reveal")
    [right] = state["answer"]["keys"]
    said = board.teacher.get(wall).text.split('<div class="button option right">')
    assert len(said) == 2
    number = next(option["html"] for option in state["question"]["options"] if option["key"] == right)
    assert f"</svg>{number}</div>" in said[1].split("<div", 1)[0]


def test_a_pupil_reads_the_puzzle_once_it_is_asked(board: Board) -> None:
    pupil = board.pupil()
    for lang, soon in (("en", "Your teacher will ask soon."), ("zh-Hans", "老师马上出题。")):
        assert f'<h1 data-title tabindex="-1">{soon}</h1>' in pupil.page(lang).text
        assert board.state(lang)["soon"] == soon
    title = board.state()["title"]
    assert f'tabindex="-1">{title}</h1>' in board.teacher.get(board.url("projector/")).text
    assert board.do("ask-step")["soon"] == ""
    assert f'<h1 data-title tabindex="-1">{title}</h1>' in pupil.page().text
    board.do("end")
    assert board.state()["soon"] == ""
