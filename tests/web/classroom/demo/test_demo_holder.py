"""What becomes of the board while the teacher changes something about the pupil who holds it."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tutor import create_app
from tutor.classroom.demo.broker import Broker, Listener

TAGS = ("en", "th", "sw", "lo", "zh-Hans")


def change(board: Board, pupil: Pupil, do: str, **fields: str) -> None:
    """Send a form of the page of a pupil's seat."""
    page = board.url(f"pupil/{pupil.seat}")
    assert board.teacher.post(page, data={"do": do, **fields}, headers=OURS).status_code == 303


def erase(board: Board, pupil: Pupil) -> None:
    """Erase a pupil with what was learned."""
    page = board.url(f"privacy/{pupil.seat}/")
    assert board.teacher.post(page, data={"everything": "1"}, headers=OURS).status_code == 303


def listening(board: Board) -> Listener:
    """One who hears each new version of the class."""
    broker: Broker = board.app.extensions["broker"]
    return broker.listen(board.id)


def held(app: Flask) -> tuple[Board, Pupil]:
    """A board in the hands of Noy, drawn in every language."""
    board = class_at_board(app)
    pupil = board.pupil("Noy")
    board.do("hand", seat=pupil.seat)
    assert all("Noy" in board.state(tag)["hand"]["text"] for tag in TAGS)
    return board, pupil


def test_another_name_is_shown_on_every_screen_at_once(app: Flask) -> None:
    board, pupil = held(app)
    version = board.state()["version"]
    with listening(board) as listener:
        change(board, pupil, "rename", name="Keo")
        assert listener.wait(1) == version + 1
    for tag in TAGS:
        state = board.state(tag)
        assert "Keo" in state["hand"]["text"] and "Noy" not in str(state)
    assert pupil.move("d3").status_code == 200, "the board is still in the same hands"


def test_a_name_that_is_hidden_is_gone_from_every_screen_at_once(app: Flask) -> None:
    board, pupil = held(app)
    version = board.state()["version"]
    with listening(board) as listener:
        change(board, pupil, "hide")
        assert listener.wait(1) == version + 1
        assert all("Noy" not in str(board.state(tag)) for tag in TAGS)
        change(board, pupil, "show")
        assert listener.wait(1) == version + 2
    assert board.state()["hand"]["text"] == "Noy plays the next move."


@pytest.mark.parametrize("how", ["remove", "erase"])
def test_a_pupil_who_is_taken_out_of_the_class_holds_the_board_no_more(app: Flask, how: str) -> None:
    board, pupil = held(app)
    version = board.state()["version"]
    with listening(board) as listener:
        erase(board, pupil) if how == "erase" else change(board, pupil, "remove")
        assert listener.wait(1) == version + 1
    state = board.state()
    assert (state["hand"], state["news"]) == (None, "The teacher plays again.")
    assert all("Noy" not in str(board.state(tag)) for tag in TAGS)


def test_another_process_shows_the_other_name_too(app: Flask) -> None:
    board, pupil = held(app)
    settings = {name: app.config[name] for name in ("TESTING", "SECRET_KEY", "DATABASE_URL")}
    other = create_app(settings)
    screens = other.extensions["screens"]
    assert "Noy" in screens.newest(board.id, "en").view["hand"]["text"]
    change(board, pupil, "rename", name="Keo")
    version = board.state()["version"]
    assert "Keo" in screens.newest(board.id, "en", version).view["hand"]["text"]


def test_a_board_in_other_hands_stays_as_it_is(app: Flask) -> None:
    board, _ = held(app)
    other = board.pupil("Ben")
    version = board.state()["version"]
    change(board, other, "rename", name="Bo")
    change(board, other, "hide")
    change(board, other, "remove")
    assert board.state()["version"] == version


def test_a_class_without_a_demo_has_none_afterwards(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    change(board, board.pupil("Ben"), "rename", name="Bo")
    assert board.state()["version"] == 0
