"""The squares that a teacher rings: named on every screen, at any time, but for those whose name is asked."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import Board, class_at_board
from tutor.web.site.markdown import square_name

TAGS = ("en", "th", "sw", "lo", "zh-Hans")


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app)


def test_a_square_ringed_during_a_question_is_named_on_every_screen(board: Board) -> None:
    pupil = board.pupil()
    board.do("ask", kind="legal-move")
    pupil.vote("d3")
    state = board.do("", tap="c4", mode="ring")
    assert state["question"]["stage"] == "open"
    said = f"Ringed: {square_name('c4')}"
    assert state["ringed"] == state["news"] == said
    texts = {board.state(tag)["ringed"] for tag in TAGS}
    assert len(texts) == len(TAGS)
    assert all(square_name("c4") in text for text in texts)
    for page in ("demo/", "remote/", "projector/"):
        assert f"data-ringed>{said}</p>" in board.teacher.get(board.url(page)).text
    assert f"data-ringed>{said}</p>" in pupil.page().text
    assert pupil.mine()["answer"] == ["d3"]
    assert board.do("", tap="c4", mode="ring")["ringed"] == ""
    assert "data-ringed hidden></p>" in pupil.page().text


@pytest.mark.parametrize("kind", ["square-name", "corner-name"])
def test_the_square_whose_name_is_asked_is_not_named(board: Board, kind: str) -> None:
    assert "a8" in board.do("", tap="a8", mode="ring")["ringed"]
    state = board.do("ask", kind=kind)
    assert state["board"]["marks"]["ring"] == ["a8"]
    assert state["ringed"] == ""
    assert "d4" in board.do("", tap="d4", mode="ring")["ringed"]
    assert "a8" not in board.state()["ringed"]


def test_what_a_step_rings_itself_is_told_by_its_words_alone(board: Board) -> None:
    state = board.do("open-step", course="othello", lesson="board-and-squares", step="5")
    assert state["board"]["marks"]["ring"] == ["c6"]
    assert state["ringed"] == ""
