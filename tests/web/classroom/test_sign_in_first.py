"""A form that is sent after the sign-in ran out leads to the sign-in and back to its own page."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.people import Room


def test_a_form_sent_without_a_sign_in_leads_there_and_back(room: Room, stranger: FlaskClient) -> None:
    page = f"/en/class/{room.id}/names"
    answer = stranger.post(page, data={"names": "Mali"}, headers=OURS)
    assert answer.status_code == 403
    assert f'href="/en/teacher/sign-in?back={page}"' in answer.text
    other = {**OURS, "Referer": f"http://localhost/en/class/{room.id}/"}
    assert f'?back=/en/class/{room.id}/"' in stranger.post(page, headers=other).text
    elsewhere = {**OURS, "Referer": "http://elsewhere.example/en/class/1"}
    assert f'?back={page}"' in stranger.post(page, headers=elsewhere).text
