import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, Room, learner_of, signed_in
from tutor.classroom.access.keys import in_groups


def do(room: Room, what: str, where: str = "entry", **more: str) -> int:
    return room.teacher.post(f"{room.page}{where}", data={"do": what, **more}, headers=OURS).status_code


def test_a_class_is_made_and_listed(app: Flask) -> None:
    teacher = signed_in(app)
    given = {"name": " Class  4b ", "language": "lo", "year": "2026/27"}
    page = teacher.post("/en/class/", data=given, headers=OURS)
    assert page.status_code == 303
    listed = teacher.get("/en/class/").text
    assert "<strong>Class 4b</strong>" in listed
    assert "2026/27" in listed and "ລາວ" in listed and "0 pupils" in listed


def test_the_year_is_shown_by_an_example_of_the_readers_calendar(app: Flask) -> None:
    teacher = signed_in(app)
    for lang, year in (("en", "2026/27"), ("th", "2569")):
        assert f'placeholder="{year}"' in teacher.get(f"/{lang}/class/").text


@pytest.mark.parametrize(("name", "year"), [("", ""), ("x" * 41, ""), ("4b", "x" * 13)])
def test_a_class_without_a_fit_name_is_not_made(app: Flask, name: str, year: str) -> None:
    teacher = signed_in(app)
    answer = teacher.post("/en/class/", data={"name": name, "year": year, "language": "en"}, headers=OURS)
    assert answer.status_code == 400
    assert 'class="refusal"' in answer.text
    assert 'class="classes"' not in answer.text


def test_the_page_shows_the_code_the_address_and_a_qr_code(room: Room) -> None:
    page = room.teacher.get(room.page).text
    assert in_groups(room.row.code or "") in page
    assert "localhost/join</bdi>" in page
    assert '<svg class="qr"' in page
    assert page.count(room.row.key) == page.count(f"/join/{room.row.key}</textarea>") == 1, "shared only"


def test_behind_the_qr_code_stands_an_address_that_phones_can_open(own_app: Flask) -> None:
    room = Room(own_app)
    before = room.teacher.get(room.page).text
    own_app.config["NETWORK_URL"] = "http://192.168.1.20:8000/"
    here = room.teacher.get(room.page).text
    assert "192.168.1.20:8000/join</bdi>" in here
    assert here.split('class="qr"')[1][:3000] != before.split('class="qr"')[1][:3000]
    named = signed_in(own_app)
    page = named.get("/en/class/", base_url="http://tutor.school/", follow_redirects=True)
    assert page.status_code == 200


def test_the_door_is_shut_and_opened(room: Room) -> None:
    assert do(room, "lock") == 303
    assert room.row.locked
    assert "The door is shut" in room.teacher.get(room.page).text
    assert do(room, "unlock") == 303
    assert not room.row.locked


def test_the_code_and_the_link_are_changed_and_ended(room: Room) -> None:
    before = room.row
    assert do(room, "code") == 303
    assert room.row.code != before.code and room.row.key == before.key
    assert do(room, "link") == 303
    assert room.row.key != before.key
    assert do(room, "prolong") == 303
    assert room.row.code is not None
    assert do(room, "end") == 303
    assert room.row.code is None
    assert "There is no code now." in room.teacher.get(room.page).text


def test_a_door_does_nothing_unknown(room: Room) -> None:
    assert do(room, "fly") == 400
    assert do(room, "") == 400


def test_the_settings_are_changed(room: Room) -> None:
    given = {"name": "5a", "language": "sw", "year": "2027/28", "scores": "on"}
    assert room.teacher.post(f"{room.page}settings", data=given, headers=OURS).status_code == 303
    assert (room.row.name, room.row.language, room.row.year, room.row.scores) == ("5a", "sw", "2027/28", True)
    page = room.teacher.get(f"{room.page}settings").text
    assert 'value="5a"' in page and 'value="sw" lang="sw" selected' in page and "checked" in page
    refused = room.teacher.post(f"{room.page}settings", data={**given, "name": ""}, headers=OURS)
    assert refused.status_code == 400
    assert room.row.name == "5a"


def test_one_press_renews_the_qr_code(room: Room) -> None:
    page = room.teacher.get(room.page).text
    assert 'value="link"' in page.partition('class="signs"')[2].partition("<details")[0], "not folded away"
    before = room.row.key, room.row.code
    answer = room.teacher.post(f"{room.page}entry", data={"do": "link"}, headers=OURS)
    assert answer.location == room.page
    assert room.row.key != before[0] and room.row.code != before[1]


def test_a_class_ends_after_a_question(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann")
    assert "you can open it again" in room.teacher.get(f"{room.page}end").text
    assert room.teacher.get(room.page).status_code == 200
    assert room.teacher.post(f"{room.page}end", data={"password": PASSWORD}, headers=OURS).status_code == 303
    assert room.teacher.get(room.page).status_code == 404
    assert stranger.get(f"/en/seat/{room.id}/").location == "/en/join/"


def test_a_list_of_names_gets_seats(room: Room) -> None:
    given = "Ann\n\n  Ben \r\nສົມຈິດ\n"
    answer = room.teacher.post(f"{room.page}names", data={"names": given}, headers=OURS)
    assert answer.status_code == 303
    assert room.names() == ["Ann", "Ben", "ສົມຈິດ"]
    page = room.teacher.get(room.page).text
    assert "3 pupils" in page
    assert page.count("not here yet") == 3


def test_names_that_cannot_be_added_are_told_and_the_others_are_added(room: Room) -> None:
    given = "Ann\nann\n🐱\n" + "x" * 21
    answer = room.teacher.post(f"{room.page}names", data={"names": given}, headers=OURS)
    assert answer.status_code == 200
    assert "1 name was added." in answer.text
    assert answer.text.count("<li><bdi>") == 3
    assert room.names() == ["Ann"]


def test_an_empty_list_adds_nobody(room: Room) -> None:
    answer = room.teacher.post(f"{room.page}names", data={"names": " \n "}, headers=OURS)
    assert answer.status_code == 400
    assert "Type one name on each line." in answer.text


def test_a_class_is_full_one_day(room: Room) -> None:
    given = "\n".join(f"Pupil {number}" for number in range(151))
    answer = room.teacher.post(f"{room.page}names", data={"names": given}, headers=OURS)
    assert "150 names were added." in answer.text
    assert "There is no room for more." in answer.text
    assert len(room.seats) == 150


def test_a_pupil_is_renamed_hidden_and_shown(room: Room, app: Flask) -> None:
    room.join(app.test_client(), "Ann")
    room.join(app.test_client(), "Ben")
    ann = room.seats[0]
    where = f"pupil/{ann.id}"
    assert do(room, "rename", where, name="Anna") == 303
    assert room.names() == ["Anna", "Ben"]
    assert do(room, "rename", where, name="ben") == 400
    assert do(room, "rename", where, name="ANNA") == 303
    assert do(room, "hide", where) == 303
    assert room.seats[0].hidden
    assert "name hidden" in room.teacher.get(room.page).text
    assert do(room, "show", where) == 303
    assert not room.seats[0].hidden
    assert do(room, "fly", where) == 400


def test_a_new_card_makes_the_old_one_worthless(room: Room, app: Flask, stranger: FlaskClient) -> None:
    ann = app.test_client()
    room.join(ann, "Ann")
    old = room.seats[0]
    assert do(room, "card", f"pupil/{old.id}") == 303
    new = room.seats[0]
    assert new.key != old.key and new.code != old.code
    assert stranger.get(f"/en/card/{old.key}").status_code == 404
    assert stranger.post("/en/join/", data={"code": old.code}, headers=OURS).status_code == 404
    assert stranger.get(f"/en/card/{new.key}").status_code == 302
    assert ann.get(f"/en/seat/{room.id}/").location == "/en/join/"  # the cookie of the old card, too
    ann.get(f"/en/card/{new.key}")
    assert ann.post("/en/card/", headers=OURS).status_code == 303
    assert ann.get(f"/en/seat/{room.id}/").status_code == 200


def test_a_pupil_is_removed_with_what_was_never_used(room: Room, app: Flask) -> None:
    room.teacher.post(f"{room.page}names", data={"names": "Ann"}, headers=OURS)
    assert do(room, "remove", f"pupil/{room.seats[0].id}") == 303
    assert room.names() == []
    assert do(room, "remove", "pupil/nobody") == 404


def test_cards_show_name_code_and_address_and_no_key(room: Room) -> None:
    room.teacher.post(f"{room.page}names", data={"names": "Ann\nBen"}, headers=OURS)
    page = room.teacher.get(f"{room.page}cards/").text
    ann, ben = room.seats
    for seat in (ann, ben):
        assert f"<strong>{seat.name}</strong>" in page
        assert in_groups(seat.code) in page
        assert seat.key not in page
    assert page.count('<svg class="qr"') == 2
    one = room.teacher.get(f"{room.page}cards/?seat={ann.id}").text
    assert "Ann" in one and "Ben" not in one
    assert room.teacher.get(f"{room.page}cards/?seat=nobody").status_code == 404


@pytest.mark.parametrize("path", ["", "settings", "end", "names", "cards/"])
def test_no_page_carries_inline_style_or_code(room: Room, path: str) -> None:
    room.teacher.post(f"{room.page}names", data={"names": "Ann"}, headers=OURS)
    page = room.teacher.get(f"{room.page}{path}").text
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)


def test_a_name_is_never_markup(room: Room, stranger: FlaskClient) -> None:
    room.join(stranger, "Ann&Bob")
    for page in (room.teacher.get(room.page), stranger.get(f"/en/seat/{room.id}/")):
        assert "Ann&amp;Bob" in page.text
    assert learner_of(stranger) is not None


def test_the_address_of_before_still_changes_who_may_enter(room: Room) -> None:
    asked = room.teacher.post(f"{room.page}door", data={"do": "lock"}, headers=OURS)
    assert asked.status_code == 308 and str(asked.location).endswith(f"{room.page}entry")
    assert do(room, "lock", "door") == 308 and not room.row.locked
    room.teacher.post(f"{room.page}door", data={"do": "lock"}, headers=OURS, follow_redirects=True)
    assert room.row.locked
