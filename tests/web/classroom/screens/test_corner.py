"""The corner of the projector: how to join now, whatever happens to the door meanwhile."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.members import Room, signed_in, storage
from tutor.classroom.access.codes import LASTS
from tutor.classroom.people.classes import class_of_id, end_code, lock_entry, new_code, new_link
from tutor.storage.models import now
from tutor.storage.people import SchoolClass


def corner(room: Room, after: str = "") -> str:
    answer = room.teacher.get(f"{room.page}projector/corner", query_string={"after": after})
    return answer.text if answer.status_code == 200 else str(answer.status_code)


def mark(text: str) -> str:
    found = re.search(r'data-mark="(\w+)"', text)
    assert found is not None
    return found.group(1)


def shown(room: Room) -> str | None:
    """The code on the wall; the page and the part of it that is asked for again agree."""
    part = corner(room)
    page = room.teacher.get(f"{room.page}projector/").text
    assert mark(part) == mark(page)
    codes = [re.findall(r"<b[^>]*>([\d ]+)</b>", text.split('class="join-code"')[1]) for text in (part, page)]
    assert codes[0] == codes[1]
    return codes[0][0].replace(" ", "") if codes[0] else None


def set_expiry(room: Room, left: timedelta) -> None:
    """Let the code of the class be good for so long."""
    with storage(room.app).write() as session:
        session.get_one(SchoolClass, room.id).code_expires = now() + left


def test_the_corner_shows_the_newest_code(room: Room) -> None:
    first = shown(room)
    assert first == room.row.code
    before = mark(corner(room))
    assert corner(room, before) == "204"
    new_code(storage(room.app), room.id)
    assert shown(room) == room.row.code != first
    assert corner(room, before) != "204"


def test_a_code_that_ended_or_expired_is_shown_no_more_and_the_qr_code_stays(room: Room) -> None:
    end_code(storage(room.app), room.id)
    assert shown(room) is None
    assert "<svg" in corner(room)
    new_code(storage(room.app), room.id)
    assert shown(room) == room.row.code
    set_expiry(room, timedelta(seconds=-1))
    assert shown(room) is None


def test_a_new_link_brings_another_qr_code(room: Room) -> None:
    before = corner(room)
    new_link(storage(room.app), room.id)
    assert corner(room, mark(before)).split("<svg")[1] != before.split("<svg")[1]


def test_a_locked_door_hides_how_to_join_and_an_opened_one_shows_it(room: Room) -> None:
    code = shown(room)
    lock_entry(storage(room.app), room.id, True)
    assert shown(room) is None
    assert "<svg" not in corner(room) and " hidden" in corner(room)
    lock_entry(storage(room.app), room.id, False)
    assert shown(room) == code


@pytest.mark.parametrize("who", ["another teacher", "a pupil of the class", "a stranger"])
def test_the_corner_is_for_the_teacher_of_the_class(room: Room, app: Flask, who: str) -> None:
    client: FlaskClient = signed_in(app) if who == "another teacher" else app.test_client()
    if who == "a pupil of the class":
        room.join(client, "Ann")
    answer = client.get(f"{room.page}projector/corner")
    assert answer.status_code == (404 if who == "another teacher" else 302)
    assert "data-corner" not in answer.text


def test_looking_at_the_corner_prolongs_nothing(room: Room) -> None:
    set_expiry(room, timedelta(minutes=5))
    before = room.row.code_expires
    shown(room)
    assert room.row.code_expires == before


def test_what_the_teacher_does_at_the_board_keeps_the_code_good(app: Flask) -> None:
    board = class_at_board(app)

    def expires_in() -> timedelta:
        found = class_of_id(storage(app), board.id)
        assert found is not None and found.code_expires is not None
        return found.code_expires - now()

    def leave(left: timedelta) -> None:
        with storage(app).write() as session:
            session.get_one(SchoolClass, board.id).code_expires = now() + left

    leave(timedelta(minutes=5))
    board.do("", tap="d3")
    assert expires_in() > LASTS - timedelta(minutes=1)
    leave(LASTS - timedelta(minutes=10))
    board.do("back")
    assert expires_in() < LASTS - timedelta(minutes=9), "a code prolonged lately is left alone"
    leave(timedelta(seconds=-1))
    board.do("forward")
    assert expires_in() < timedelta(0), "one that expired stays so"
    assert board.teacher.post(board.url(), data={"do": "dance"}, headers=OURS).status_code == 400
