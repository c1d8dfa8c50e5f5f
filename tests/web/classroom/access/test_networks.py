"""The address on a class's page, the projector and in QR codes, on a machine in several networks or none."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.members import Room
from tutor.classroom.access.keys import in_groups
from tutor.networks import Address, Networks
from tutor.web.classroom.people.links import qr_code

HOTSPOT, CABLE = Address("10.42.0.1", "wlan0"), Address("192.168.1.20", "eth0")


@pytest.fixture
def listed(own_app: Flask) -> list[Address]:
    """The addresses of the machine, to be changed."""
    addresses = [HOTSPOT, CABLE]
    networks = Networks(8000, listing=lambda: list(addresses))
    networks._at = float("inf")
    own_app.extensions["networks"] = networks
    change(own_app, addresses)
    return addresses


def change(app: Flask, addresses: list[Address]) -> None:
    """Let the machine have these addresses from now on."""
    app.extensions["networks"]._listed = addresses


def wall(room: Room) -> str:
    """What a class's page shows; page and projector agree."""
    page = room.teacher.get(room.page).text
    found = re.search(r'<p class="join-address"><bdi>([^<]*)</bdi>', page)
    projector = room.teacher.get(f"{room.page}projector/").text
    shown = found[1] if found else ""
    assert (f"<span>{shown}</span>" in projector) if shown else ('class="qr"' not in projector)
    if shown:
        address = f"http://{shown.removesuffix('/join')}/join/{room.row.key}"
        assert str(qr_code(address)) in page and str(qr_code(address)) in projector
    return shown


def choose(room: Room, interface: str) -> int:
    return room.teacher.post(f"{room.page}network", data={"interface": interface}, headers=OURS).status_code


def test_a_teacher_chooses_the_network_in_which_the_phones_are(own_app: Flask, listed: list[Address]) -> None:
    room = Room(own_app)
    assert wall(room) == "10.42.0.1:8000/join"
    assert choose(room, "eth0") == 303
    assert wall(room) == "192.168.1.20:8000/join"
    asked = room.teacher.get(room.page, base_url="http://10.42.0.1:8000/", headers={"Cookie": ""})
    assert asked.status_code == 302, "this browser is signed in under another address"
    assert choose(room, "eth9") == 303
    assert wall(room) == "192.168.1.20:8000/join"
    assert choose(room, "") == 303
    assert wall(room) == "10.42.0.1:8000/join"


def test_the_wall_follows_the_network(own_app: Flask, listed: list[Address]) -> None:
    room = Room(own_app)
    assert wall(room) == "10.42.0.1:8000/join"
    corner = room.teacher.get(f"{room.page}projector/corner").text
    (mark,) = re.findall(r'data-mark="(\w+)"', corner)
    change(own_app, [CABLE])
    assert wall(room) == "192.168.1.20:8000/join"
    assert room.teacher.get(f"{room.page}projector/corner?after={mark}").status_code == 200
    assert "Phones cannot open the address" not in room.teacher.get(room.page).text, (
        "there is nothing to choose"
    )


def test_without_a_network_a_page_says_so_and_shows_no_code_that_opens_nothing(
    own_app: Flask, listed: list[Address]
) -> None:
    change(own_app, [])
    room = Room(own_app)
    assert wall(room) == ""
    page = room.teacher.get(room.page).text
    assert "this computer is in no network" in page and 'class="qr"' not in page


def test_a_tutor_for_this_computer_alone_says_so(own_app: Flask) -> None:
    room = Room(own_app)
    own_app.config["ALONE"] = True
    assert wall(room) == ""
    assert "started for this computer alone" in room.teacher.get(room.page).text


def test_paper_carries_no_address_that_is_another_one_tomorrow(own_app: Flask, listed: list[Address]) -> None:
    room = Room(own_app)
    room.join(own_app.test_client(), "Ann")
    (seat,) = room.seats
    cards = room.teacher.get(f"{room.page}cards/").text
    assert "Ann" in cards and in_groups(seat.code) in cards
    assert "10.42.0.1" not in cards and 'class="qr"' not in cards
    assert "the address that your teacher shows" in cards
    sheet = room.teacher.get("/en/print/lesson/othello/board-and-squares/").text
    assert "10.42.0.1" not in sheet and 'class="qr"' not in sheet
    del own_app.extensions["networks"]
    assert 'class="qr"' in room.teacher.get(f"{room.page}cards/").text, "a name of a school stays"
    assert 'class="qr"' in room.teacher.get("/en/print/lesson/othello/board-and-squares/").text
