"""What is passed on opens for others: at the address of the day, in their own language, with a QR code."""

from __future__ import annotations

from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room

BOARD = "/board/othello/" + "-" * 27 + "OX------XO" + "-" * 27 + ".x"


@pytest.fixture
def room(app: Flask) -> Room:
    return Room(app)


def value_of(page: str) -> str:
    """The address or text that stands there to be copied."""
    return unescape(page.partition("data-what>")[2].partition("</textarea>")[0])


def test_an_address_is_whole_and_says_no_language(stranger: FlaskClient) -> None:
    page = stranger.get("/lo/share/", query_string={"to": f"/lo{BOARD}?moves=d3"}).text
    assert value_of(page) == f"http://localhost/x-default{BOARD}?moves=d3"
    assert 'class="qr"' in page
    assert f'href="/lo{BOARD}?moves=d3"' in page
    opened = stranger.get(value_of(page), headers={"Accept-Language": "sw"})
    assert opened.location.endswith(f"/lo{BOARD}?moves=d3"), "the cookie knows which language is read"


@pytest.mark.parametrize(
    "to", ["//elsewhere.example/", "https://elsewhere.example/", "javascript:1", "/\\e.example"]
)
def test_no_other_site_is_passed_on(stranger: FlaskClient, to: str) -> None:
    assert stranger.get("/en/share/", query_string={"to": to}).status_code == 404


def test_an_address_too_long_for_a_camera_has_no_qr_code(stranger: FlaskClient) -> None:
    page = stranger.get("/en/share/", query_string={"to": "/board/" + "x" * 600})
    assert page.status_code == 200
    assert 'class="qr"' not in page.text
    assert stranger.get("/en/share/", query_string={"to": "/board/" + "x" * 4000}).status_code == 404


def test_board_and_game_are_passed_on(stranger: FlaskClient) -> None:
    for path in (f"/en{BOARD}", "/en/play/replay/othello/f5d6c3"):
        page = stranger.get(path).text
        link = page.partition("<a data-share-link")[2].partition('href="')[2].partition('"')[0]
        assert value_of(stranger.get(link).text).startswith("http://localhost/")


def test_class_work_and_report_are_passed_on(room: Room, stranger: FlaskClient) -> None:
    assert room.join(stranger, "Noy") == 303
    assert f">http://localhost/join/{room.row.key}</textarea>" in room.teacher.get(room.page).text
    data = {"what": "lesson:legal-moves"}
    room.teacher.post(f"{room.page}work/", data=data, headers=OURS)
    page = room.teacher.get(f"{room.page}work/").text
    assert value_of(page) == "http://localhost/x-default/learn/othello/legal-moves/"
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": ["a1"]}, headers=OURS)
    report = room.teacher.get(f"{room.page}report/{room.seats[0].id}/").text
    text = report.partition("data-what>")[2].partition("</textarea>")[0]
    assert text.startswith("Noy · Class 4b\n")
    assert "puzzles practised." in text
