"""Whoever has the code of a class neither fills it nor keeps a school out of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.web.classroom.members import Room, storage
from tutor.classroom.access import throttle
from tutor.classroom.access.throttle import SEATS_FROM_HERE, SEATS_IN_BROWSER
from tutor.classroom.people.seats import MOST_SEATS, add_names
from tutor.storage.models import now
from tutor.storage.people import Seat
from tutor.web.classroom.access import limits

SCHOOL = {"REMOTE_ADDR": "203.0.113.7"}

Wait = Callable[[float], None]


@pytest.fixture
def room(app: Flask, cheap_passwords: None) -> Room:
    return Room(app)


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Let so many seconds pass for what is counted; between two of these no time passes."""
    at = [now()]
    monkeypatch.setattr(throttle, "now", lambda: at[0])

    def wait(seconds: float) -> None:
        at[0] += timedelta(seconds=seconds)

    return wait


def join(room: Room, name: str, client: FlaskClient | None = None) -> int:
    """Come in by the code under a name, in a browser that was never here if none is given."""
    client = client or room.app.test_client()
    client.environ_base.update(SCHOOL)
    assert client.post("/en/join/", data={"code": room.row.code}, headers=OURS).status_code == 303
    return client.post("/en/join/name", data={"name": name}, headers=OURS).status_code


def test_sixty_browsers_behind_one_address_join_within_a_minute(room: Room, wait: Wait) -> None:
    assert [join(room, f"Pupil {n}") for n in range(60)] == [303] * 60
    assert len(room.seats) == 60


def test_thirty_who_reload_and_send_again_keep_their_seats(room: Room, wait: Wait) -> None:
    clients = [room.app.test_client() for _ in range(30)]
    assert [join(room, f"Pupil {n}", one) for n, one in enumerate(clients)] == [303] * 30
    for n, one in enumerate(clients):
        assert join(room, f"Pupil {n}", one) == 303
        assert one.get(f"/en/seat/{room.id}/").status_code == 200
    assert len(room.seats) == 30


def test_one_form_that_is_sent_again_and_again_takes_one_seat(room: Room, wait: Wait) -> None:
    client = room.app.test_client(use_cookies=False)
    given = client.get(f"/en/join/{room.row.key}").headers.getlist("Set-Cookie")
    (held,) = [cookie.split(";")[0] for cookie in given if cookie.startswith("learner=")]
    told = [
        client.post("/en/join/name", data={"name": f"Me {n}"}, headers={**OURS, "Cookie": held}).status_code
        for n in range(SEATS_IN_BROWSER.free + 5)
    ]
    assert set(told) == {303}
    assert len(room.seats) == 1


def test_who_joins_again_in_the_same_browser_is_told_who_they_are(room: Room, wait: Wait) -> None:
    client = room.app.test_client()
    assert join(room, "Noy", client) == 303
    client.post("/en/join/", data={"code": room.row.code}, headers=OURS)
    assert "You are Noy" in client.get("/en/join/name").text
    assert [join(room, f"Me {n}", client) for n in range(4)] == [303] * 4
    assert room.names() == ["Noy"]


def test_a_browser_of_which_the_cookie_of_the_door_is_kept_takes_few_seats(room: Room, wait: Wait) -> None:
    """Leaving is allowed: a tablet is handed on. Not as often as a class has seats."""
    client, told = room.app.test_client(), []
    for n in range(SEATS_IN_BROWSER.free + 8):
        told.append(join(room, f"Me {n}", client))
        if told[-1] == 303:
            room.leave(client)
    assert told == [303] * SEATS_IN_BROWSER.free + [429] * 8
    wait(60)
    assert join(room, "the next child", client) == 303
    assert join(room, "another browser") == 303


def test_a_tablet_that_is_handed_on_lets_the_next_child_in(room: Room, wait: Wait) -> None:
    client = room.app.test_client()
    for n in range(SEATS_IN_BROWSER.free + 4):
        assert join(room, f"Child {n}", client) == 303, n
        room.leave(client)
        wait(60)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """One network takes this many seats of a class at once, so that a test needs no eighty."""
    monkeypatch.setattr(limits, "SEATS_FROM_HERE", replace(SEATS_FROM_HERE, free=8))
    return 8


def test_a_network_takes_more_seats_at_once_than_a_class_and_fewer_than_there_are() -> None:
    assert 60 < SEATS_FROM_HERE.free < MOST_SEATS


def test_a_program_without_cookies_does_not_fill_a_class(room: Room, wait: Wait, few: int) -> None:
    assert [join(room, f"Robot {n}") for n in range(few + 4)] == [303] * few + [429] * 4
    late = room.app.test_client()
    assert join(room, "Noy", late) == 429
    page = late.post("/en/join/name", data={"name": "Noy"}, headers=OURS)
    assert int(page.headers["Retry-After"]) <= 3
    assert "Many pupils have just joined from here." in page.text
    assert 'value="Noy"' in page.text, "what was typed stays"
    wait(3)
    assert late.post("/en/join/name", data={"name": "Noy"}, headers=OURS).status_code == 303


def test_what_was_refused_counts_for_no_seat(room: Room, wait: Wait, few: int) -> None:
    assert join(room, "Noy") == 303
    assert [join(room, "Noy") for _ in range(few)] == [409] * few
    assert join(room, "Mali") == 303


def cleared(room: Room, do: str) -> list[str]:
    """Press a button of the page of pupils and then the one that asks; gives the names that stay."""
    path = f"{room.page}pupils"
    asked = room.teacher.post(path, data={"do": do}, headers=OURS).text
    assert "Remove these pupils?" in asked
    sent = {"do": "remove", "sure": "1", "seat": re.findall(r'name="seat" value="(\w+)"', asked)}
    assert room.teacher.post(path, data=sent, headers=OURS).status_code == 303
    return room.names()


def test_a_teacher_clears_out_at_once_who_joined_just_now(room: Room, wait: Wait) -> None:
    assert join(room, "Noy") == 303
    with storage(room.app).write() as session:
        session.execute(update(Seat).values(created=now() - timedelta(minutes=11)))
    add_names(storage(room.app), room.id, ["Mali"], "en")
    for n in range(20):
        join(room, f"Robot {n}")
    assert "remove-latest" in room.teacher.get(f"{room.page}pupils").text
    assert cleared(room, "remove-latest") == ["Mali", "Noy"]
    assert "remove-latest" not in room.teacher.get(f"{room.page}pupils").text
    assert join(room, "Robot again") == 303, "who was removed may come back"


def test_a_teacher_clears_out_at_once_who_is_not_on_the_list(room: Room, wait: Wait) -> None:
    assert "remove-unlisted" not in room.teacher.get(f"{room.page}pupils").text
    add_names(storage(room.app), room.id, ["Mali", "Juma"], "en")
    assert join(room, "mali") == 303, "on the seat that waited"
    assert join(room, "Robot") == 303
    assert cleared(room, "remove-unlisted") == ["Juma", "Mali"]


def test_where_nobody_is_to_be_cleared_out_the_page_says_so(room: Room) -> None:
    add_names(storage(room.app), room.id, ["Mali"], "en")
    answer = room.teacher.post(f"{room.page}pupils", data={"do": "remove-latest"}, headers=OURS)
    assert answer.status_code == 400
    assert "Choose the pupils first." in answer.text
