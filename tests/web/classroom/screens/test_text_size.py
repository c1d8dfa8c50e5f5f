"""How large all is written on the wall where no script measures it."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.web.classroom.class_at_board import Board, class_at_board
from tutor.web.classroom.screens.text_size import SIZES, size_on_projector

SAID = [f"most-{most} small-{small}" for most, small in SIZES]
"""The sizes in words, the largest first."""


def revealed(board: Board, *answers: str) -> dict[str, Any]:
    """The board after a question that each of some pupils answered with one square."""
    board.do("start", game="othello")
    board.do("ask", kind="all-legal-moves")
    for answer in answers:
        board.pupil().vote(answer)
    return board.do("reveal")


def test_what_is_short_is_written_large(app: Flask) -> None:
    board = class_at_board(app)
    assert size_on_projector(board.state(), "en") == SAID[0]
    state = board.do("open-step", course="othello", lesson="all-must-flip", step="1")
    assert size_on_projector(state, "en") == SAID[0]


def test_the_more_is_said_the_smaller_it_is_written_and_the_less_is_explained(app: Flask) -> None:
    state = revealed(class_at_board(app), "a1", "b1", "h8")
    found = []
    for times in (1, 3, 5, 9):
        for one in state["answer"]["wrong"]:
            one["title"] = "Nothing would flip there, and so it is no move. " * times
        found.append(SAID.index(size_on_projector(state, "en")))
    assert found == sorted(found)
    assert found[0] <= 2 and found[-1] == len(SAID) - 1, "what has no room at all is written smallest"


def test_marks_above_and_below_letters_take_no_room(app: Flask) -> None:
    state = class_at_board(app).state()
    with_marks, without = "ที่นี่มีน้ำปิ้งผึ้ง " * 9, "ทนมนำปงผง " * 9
    sizes = {size_on_projector({**state, "title": title}, "th") for title in (with_marks, without)}
    assert len(sizes) == 1


def test_the_projector_has_its_size_before_any_script_and_tells_what_is_not_explained(app: Flask) -> None:
    board = class_at_board(app)
    state = revealed(board, "a1", "a1", "b1", "h8", "h1", "g1")
    page = board.teacher.get(board.url("projector/")).text
    assert f'class="said unmeasured {size_on_projector(state, "en")}"' in page
    told = page.partition('class="rest"')[2].partition("</p>")[0]
    counted = [(one["key"], one["n"]) for one in state["answer"]["wrong"]]
    assert counted[0] == ("a1", 2) and len(counted) == 5
    for square, n in counted:
        assert f"<bdi>{square}</bdi></button></b> {n}</span>" in told
