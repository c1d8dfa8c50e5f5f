"""Classes that were ended: closed to pupils, opened again with one press, erased in the end or at once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, Room, learner_of, signed_in, storage
from tutor.classroom.people.bin import KEPT, empty_bin
from tutor.classroom.work.locks import lock_lessons, locks_met_by
from tutor.storage.models import Learner
from tutor.storage.people import SchoolClass


def end(room: Room, password: str = PASSWORD) -> int:
    return room.teacher.post(f"{room.page}end", data={"password": password}, headers=OURS).status_code


def open_again(room: Room, teacher: FlaskClient | None = None) -> int:
    asks = teacher or room.teacher
    return asks.post("/en/class/bin", data={"class": room.id}, headers=OURS).status_code


def test_a_class_ends_only_with_the_password_and_opens_again_with_everything(
    room: Room, stranger: FlaskClient
) -> None:
    room.join(stranger, "Ann")
    key, code = room.row.key, room.row.code
    assert end(room, "not the password") == 403
    assert room.teacher.get(room.page).status_code == 200
    assert end(room) == 303
    assert room.teacher.get(room.page).status_code == 404
    assert f'value="{room.id}"' in room.teacher.get("/en/class/bin").text
    assert "30 days left" in room.teacher.get("/en/class/bin").text
    assert "Ended classes" in room.teacher.get("/en/class/").text
    assert stranger.get(f"/join/{key}").status_code == 404
    assert stranger.post("/en/join/", data={"code": code}, headers=OURS).status_code == 404
    assert stranger.get(f"/en/seat/{room.id}/").location == "/en/join/"
    assert stranger.get(f"/en/class/{room.id}/demo/state").status_code == 404
    assert open_again(room) == 303
    assert room.names() == ["Ann"]
    assert stranger.get(f"/en/seat/{room.id}/").status_code == 200
    assert "There is no ended class." in room.teacher.get("/en/class/bin").text


def test_nobody_opens_the_class_of_another_teacher(room: Room, app: Flask) -> None:
    end(room)
    assert open_again(room, signed_in(app)) == 404
    assert room.teacher.get(room.page).status_code == 404


def test_the_cards_and_locks_of_an_ended_class_count_no_more(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    (seat,) = room.seats
    lock_lessons(storage(room.app), room.id, "othello", ["outflank"])
    end(room)
    assert stranger.get(f"/card/{seat.key}").status_code == 404
    assert locks_met_by(storage(room.app), seat.learner_id, "othello") == {}


def test_a_class_that_a_clock_ahead_put_there_has_no_more_than_thirty_days(room: Room) -> None:
    end(room)
    with storage(room.app).write() as session:
        session.get_one(SchoolClass, room.id).ended = datetime.now(UTC) + timedelta(days=9999)
    assert "30 days left" in room.teacher.get("/en/class/bin").text


def test_after_thirty_days_it_is_erased_but_who_learned_on_alone(own_app: Flask) -> None:
    room, stays, goes = Room(own_app), own_app.test_client(), own_app.test_client()
    room.join(stays, "Ann")
    room.join(goes, "Ben")
    learners = learner_of(stays), learner_of(goes)
    assert end(room) == 303
    assert stays.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200
    database = storage(own_app)
    assert empty_bin(database, 400, datetime.now(UTC) + KEPT - timedelta(minutes=1)) == []
    assert empty_bin(database, 400, datetime.now(UTC) + KEPT + timedelta(minutes=1)) == [room.id]
    with database.read() as session:
        assert [session.get(Learner, one) is not None for one in learners] == [True, False]
        assert session.get(SchoolClass, room.id) is None


@pytest.mark.parametrize("ended", [True, False])
def test_what_a_teacher_asks_to_erase_goes_at_once(room: Room, stranger: FlaskClient, ended: bool) -> None:
    room.join(stranger, "Ann")
    learner = learner_of(stranger)
    if ended:
        end(room)
    erase = f"{room.page}erase"
    assert "1 seat is taken away" in room.teacher.get(erase).text
    assert room.teacher.post(erase, data={"password": "wrong"}, headers=OURS).status_code == 403
    assert room.teacher.post(erase, data={"password": PASSWORD}, headers=OURS).status_code == 303
    with storage(room.app).read() as session:
        assert session.get(SchoolClass, room.id) is None
        assert session.get(Learner, learner) is None


def test_the_page_about_what_is_kept_says_both(stranger: FlaskClient) -> None:
    page = stranger.get("/en/privacy/").text
    assert "For 30 days the teacher can open it again." in page
    assert "asks to erase goes at once." in page
