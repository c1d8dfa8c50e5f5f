"""One cookie cannot take the streams of a school: a seat has some, and a teacher, and the next one asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.classroom.class_at_board import Board, class_at_board
from tutor.web.classroom.screens.board_streams import TAKE_OVER
from tutor.web.classroom.screens.stream_limits import MOST_OF_SEAT, MOST_OF_TEACHER, OwnStreams


class Screens:
    """Opens streams as a server does that lends its connections, and closes them as browsers do."""

    def __init__(self) -> None:
        self.gone: set[int] = set()
        self.opened: list[TestResponse] = []

    def open(self, board: Board, client: FlaskClient, query: str = "") -> int:
        """One more stream; gives the status. It is pushed to when its first part has been read."""
        number = len(self.opened)
        lent: dict[str, Any] = {TAKE_OVER: lambda: lambda _: number not in self.gone}
        answer = client.get(board.url("demo/events") + query, environ_overrides=lent)
        self.opened.append(answer)
        if answer.status_code == 200:
            assert b"retry" in answer.data  # all that comes before it is pushed to
        answer.close()
        return answer.status_code


@pytest.fixture
def screens(app: Flask) -> Iterator[Screens]:
    found = Screens()
    yield found
    found.gone.update(range(len(found.opened)))
    for room in tuple(app.extensions["hub"]._rooms.values()):
        room.ping()


def test_three_hundred_streams_of_one_pupil_are_a_few(app: Flask, screens: Screens) -> None:
    board = class_at_board(app)
    pupil, other = board.pupil().client, board.pupil("Ann").client
    before = app.extensions["hub"].streams
    statuses = [screens.open(board, pupil) for _ in range(300)]
    assert statuses == [200] * MOST_OF_SEAT + [429] * (300 - MOST_OF_SEAT)
    assert app.extensions["hub"].streams == before + MOST_OF_SEAT
    assert screens.opened[-1].headers["Retry-After"]
    assert pupil.get(board.url("demo/state")).status_code == 200, "the next screen asks"
    assert screens.open(board, other) == 200
    assert screens.open(board, board.teacher, "?votes=1") == 200


def test_whoever_loads_a_page_again_and_again_has_a_stream(app: Flask, screens: Screens) -> None:
    board = class_at_board(app)
    pupil = board.pupil().client
    for n in range(3 * MOST_OF_SEAT):
        assert screens.open(board, pupil) == 200
        screens.gone.add(n)


def test_a_teacher_has_a_console_a_wall_and_some_tabs_in_all_classes_together(
    app: Flask, screens: Screens
) -> None:
    board = class_at_board(app)
    statuses = [screens.open(board, board.teacher, query) for query in ("?votes=1", "", "") * 10]
    assert statuses == [200] * MOST_OF_TEACHER + [429] * (30 - MOST_OF_TEACHER)


def test_streams_that_wait_by_themselves_are_counted_alike(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.config, "WAITING_STREAMS", 100)
    board = class_at_board(app)
    pupil = board.pupil().client
    opened = [pupil.get(board.url("demo/events"), buffered=False) for _ in range(MOST_OF_SEAT + 3)]
    assert [answer.status_code for answer in opened] == [200] * MOST_OF_SEAT + [429] * 3
    for answer in opened:
        answer.close()
    again = pupil.get(board.url("demo/events"), buffered=False)
    assert again.status_code == 200
    again.close()


def test_nothing_is_remembered_of_whoever_has_no_stream_left() -> None:
    own = OwnStreams()
    closes = [own.open(f"reader {n}", 0, 1) for n in range(100)]
    assert len(own) == 100
    for close in closes:
        assert close is not None
        close()
        close()
    assert len(own) == 0
    assert own.open("reader 1", 1, 1) is None
    assert not own._opened
