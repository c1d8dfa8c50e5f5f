"""Looking changes nothing: every route, by everybody, with the database before and after."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.everybody import Everybody, Stored, everybody
from tests.web.classroom.members import Room, storage
from tests.web.classroom.routes import ROUTES, Route
from tutor.classroom.people.seats import seat_in_class
from tutor.storage.people import Seat

LOOKS = (("GET", "en"), ("HEAD", "th"))


@pytest.fixture(scope="module")
def room(asked_app: Flask) -> Everybody:
    """Those who look; nothing in it changes, so one is enough."""
    return everybody(asked_app)


def differing(before: Stored, after: Stored) -> list[str]:
    """The tables that hold something else."""
    return [name for name, rows in after.items() if rows != before[name]]


@pytest.mark.parametrize("route", ROUTES, ids=str)
def test_looking_changes_nothing(room: Everybody, route: Route) -> None:
    before = room.stored()
    for address in room.addresses(route):
        for method, language in LOOKS:
            for who in room.people:
                room.ask(who, method, address.replace("/en/", f"/{language}/"), route)
            assert differing(before, room.stored()) == [], f"{method} {address}"


def _seat(app: Flask, class_id: str, seat_id: str) -> Seat:
    seat = seat_in_class(storage(app), class_id, seat_id)
    assert seat is not None
    return seat


def test_a_page_tells_by_itself_that_its_pupil_is_here_and_reads_another_language(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    page = pupil.page("lo").text
    assert f'data-here="/lo/seat/{board.id}/here"' in page
    assert _seat(app, board.id, pupil.seat).seen is None
    answer = pupil.client.post(f"/lo/seat/{board.id}/here", headers=OURS)
    assert (answer.status_code, answer.text) == (204, "")
    seat = _seat(app, board.id, pupil.seat)
    assert seat.language == "lo" and seat.seen is not None


def test_without_a_script_a_pupil_is_here_by_answering(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("ask", kind="where")
    form = {"question": "1", "tap": "d3"}
    assert pupil.client.post(board.url("demo/vote", "sw"), data=form, headers=OURS).status_code == 303
    seat = _seat(app, board.id, pupil.seat)
    assert seat.language == "sw" and seat.seen is not None


def test_who_joins_is_here(app: Flask) -> None:
    class_ = Room(app)
    assert class_.join(app.test_client(), "Ann") == 303
    assert class_.seats[0].seen is not None
