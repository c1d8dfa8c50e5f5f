"""What a class is safe from, beyond who gets in: other seats, looking, forms of other sites."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room, learner_of

ACTIONS = [
    ("entry", {"do": "lock"}),
    ("entry", {"do": "code"}),
    ("entry", {"do": "link"}),
    ("entry", {"do": "end"}),
    ("entry", {"do": "prolong"}),
    ("settings", {"name": "Mine now", "language": "en"}),
    ("names", {"names": "Eve"}),
    ("pupil/{seat}", {"do": "rename", "name": "Eve"}),
    ("pupil/{seat}", {"do": "hide"}),
    ("pupil/{seat}", {"do": "card"}),
    ("pupil/{seat}", {"do": "remove"}),
    ("end", {}),
]


def state(room: Room) -> list[object]:
    row = room.row
    seats = [(seat.name, seat.hidden, seat.key, seat.code) for seat in room.seats]
    return [row.name, row.key, row.code, row.code_expires, row.locked, row.language, seats]


def test_a_seat_of_another_class_is_not_there(room: Room, app: Flask, stranger: FlaskClient) -> None:
    other = Room(app)
    other.join(stranger, "Ben")
    seat = other.seats[0]
    assert room.teacher.get(f"{room.page}pupil/{seat.id}").status_code == 404
    action = room.teacher.post(f"{room.page}pupil/{seat.id}", data={"do": "remove"}, headers=OURS)
    assert action.status_code == 404
    assert other.names() == ["Ben"]


def test_looking_changes_nothing(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    before = state(room)
    seat = room.seats[0].id
    for path, form in ACTIONS:
        room.teacher.get(room.page + path.format(seat=seat), query_string=form)
    stranger.get(f"/en/seat/{room.id}/leave", query_string={"do": "leave"})
    assert state(room) == before
    assert learner_of(stranger) is not None


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_form_of_another_site_is_refused(room: Room, stranger: FlaskClient, origin: str) -> None:
    room.join(stranger, "Ann")
    before = state(room)
    evil = {"Origin": origin, "Sec-Fetch-Site": "cross-site"}
    for path, form in ACTIONS:
        where = room.page + path.format(seat=room.seats[0].id)
        assert room.teacher.post(where, data=form, headers=evil).status_code == 403
    for path in ("teacher/sign-in", "teacher/sign-out", "teacher/", "join/", "join/name", "card/"):
        assert room.teacher.post(f"/en/{path}", data={"do": "invite"}, headers=evil).status_code == 403
    assert stranger.post(f"/en/seat/{room.id}/leave", headers=evil).status_code == 403
    assert state(room) == before
    assert room.teacher.get("/en/class/").status_code == 200


def test_a_teacher_who_joins_as_a_pupil_remains_a_teacher(room: Room) -> None:
    assert room.join(room.teacher, "Ms Lee") == 303
    assert room.teacher.get(f"/en/seat/{room.id}/").status_code == 200
    assert room.teacher.get(room.page).status_code == 200
