"""A class list that was pasted: pupils find their own names, and the teacher sets right what went wrong."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room, learner_of, storage
from tutor.classroom.people.classes import lock_entry
from tutor.classroom.people.seats import add_names, hide_seat
from tutor.storage.people import Seat


@pytest.fixture
def listed(room: Room) -> list[Seat]:
    """A class list of three."""
    add_names(storage(room.app), room.id, ["Mali", "Juma", "Noi"], "en")
    return room.seats


def seat_called(room: Room, name: str) -> Seat:
    (found,) = [seat for seat in room.seats if seat.name == name]
    return found


def waiting(client: FlaskClient, room: Room) -> dict[str, str]:
    """The names that wait for their pupils, each with the address behind it."""
    client.get(f"/en/join/{room.row.key}")
    page = client.get("/en/join/name").text
    return {name: way for way, name in re.findall(r'href="([^"]*pick=\w+)">([^<]*)</a>', page)}


def change(room: Room, do: str, *names: str, **more: str) -> int:
    data = {"do": do, "seat": [seat_called(room, name).id for name in names], **more}
    return room.teacher.post(f"{room.page}pupils", data=data, headers=OURS).status_code


def test_a_pupil_who_types_a_name_of_the_list_sits_there(
    room: Room, listed: list[Seat], stranger: FlaskClient
) -> None:
    assert room.join(stranger, " mali") == 303
    assert room.names() == ["Juma", "Mali", "Noi"], "there is no second Mali"
    assert seat_called(room, "Mali").learner_id == learner_of(stranger)
    assert "Hello, Mali" in stranger.get(f"/en/seat/{room.id}/").text


def test_a_pupil_picks_the_own_name_and_is_asked_first(
    room: Room, listed: list[Seat], stranger: FlaskClient
) -> None:
    hide_seat(storage(room.app), seat_called(room, "Noi"), True)
    names = waiting(stranger, room)
    assert sorted(names) == ["Juma", "Mali"], "a hidden name is shown to nobody"
    page = stranger.get(names["Juma"]).text
    assert "Are you Juma?" in page
    (picked,) = re.findall(r'name="pick" value="(\w+)"', page)
    answer = stranger.post(names["Juma"], data={"pick": picked}, headers=OURS)
    assert answer.location == f"/en/seat/{room.id}/"
    assert seat_called(room, "Juma").learner_id == learner_of(stranger)


def test_what_was_learned_on_the_phone_comes_along_to_a_seat_of_the_list(
    room: Room, listed: list[Seat], learner: FlaskClient
) -> None:
    before = learner_of(learner)
    room.join(learner, "Mali", bring="on")
    assert learner_of(learner) == before == seat_called(room, "Mali").learner_id


def test_a_name_that_was_picked_meanwhile_is_told(room: Room, listed: list[Seat], app: Flask) -> None:
    first, second = app.test_client(), app.test_client()
    way = waiting(second, room)["Mali"]
    room.join(first, "Mali")
    answer = second.post(way, headers=OURS)
    assert answer.status_code == 409 and "is called that already" in answer.text
    assert second.get(way).location == "/en/join/name"


def test_a_shut_door_keeps_the_list_shut(room: Room, listed: list[Seat], stranger: FlaskClient) -> None:
    stranger.get(f"/en/join/{room.row.key}")
    lock_entry(storage(room.app), room.id, True)
    assert stranger.post("/en/join/name", data={"name": "Mali"}, headers=OURS).status_code == 403
    assert seat_called(room, "Mali").seen is None


def test_a_taken_name_offers_another_one_or_the_own_card(room: Room, listed: list[Seat], app: Flask) -> None:
    first, second, again = (app.test_client() for _ in range(3))
    room.join(first, "Mali")
    second.get(f"/en/join/{room.row.key}")
    refused = second.post("/en/join/name", data={"name": "Mali"}, headers=OURS)
    assert refused.status_code == 409
    assert "Somebody in this class is called Mali already." in refused.text
    below = refused.text.split("</header>")[1]
    (another,) = re.findall(r'type="hidden" name="name" value="([^"]*)"', below)
    assert another == "Mali 2"
    assert second.post("/en/join/name", data={"name": another}, headers=OURS).status_code == 303
    assert room.names() == ["Juma", "Mali", "Mali 2", "Noi"]
    again.get(f"/en/join/{room.row.key}")
    page = again.post("/en/join/name", data={"name": "mali"}, headers=OURS).text
    assert 'action="/en/join/"' in page and 'name="code"' in page
    again.post("/en/join/", data={"code": seat_called(room, "Mali").code}, headers=OURS)
    again.post("/en/card/", headers=OURS)
    assert learner_of(again) == learner_of(first)


def test_a_teacher_gives_a_seat_back_to_who_lost_the_card(room: Room, listed: list[Seat], app: Flask) -> None:
    lost, found = app.test_client(), app.test_client()
    room.join(lost, "Mali")
    page = f"{room.page}pupil/{seat_called(room, 'Mali').id}"
    assert "Give the seat back" in room.teacher.get(page).text
    assert room.teacher.post(page, data={"do": "give-back"}, headers=OURS).status_code == 303
    assert "waits for its pupil" in room.teacher.get(page).text
    assert lost.get(f"/en/seat/{room.id}/").location == "/en/join/"
    assert room.join(found, "Mali") == 303
    assert seat_called(room, "Mali").learner_id == learner_of(found)


def test_a_teacher_makes_one_pupil_of_two_names(
    room: Room, listed: list[Seat], stranger: FlaskClient
) -> None:
    room.join(stranger, "Malee")
    assert change(room, "join", "Mali") == 400
    assert change(room, "join", "Mali", "Malee") == 200, "it is asked once more"
    assert room.names() == ["Juma", "Malee", "Mali", "Noi"]
    assert change(room, "join", "Mali", "Malee", sure="1", name_of=seat_called(room, "Mali").id) == 303
    assert room.names() == ["Juma", "Mali", "Noi"]
    assert "Hello, Mali" in stranger.get(f"/en/seat/{room.id}/").text


def test_a_teacher_removes_many_at_once(room: Room, listed: list[Seat], stranger: FlaskClient) -> None:
    room.join(stranger, "Noi")
    assert change(room, "remove") == 400
    assert change(room, "fly", "Mali") == 400
    assert change(room, "remove", "Mali", "Noi") == 200
    assert room.names() == ["Juma", "Mali", "Noi"]
    assert change(room, "remove", "Mali", "Noi", sure="1") == 303
    assert room.names() == ["Juma"]
    assert stranger.get(f"/en/seat/{room.id}/").location == "/en/join/"


def test_many_seats_are_given_back_at_once(room: Room, listed: list[Seat], stranger: FlaskClient) -> None:
    room.join(stranger, "Noi")
    assert change(room, "give-back", "Noi", "Mali", sure="1") == 303
    assert sorted(waiting(stranger, room)) == ["Juma", "Mali", "Noi"]
