"""A form that is sent after the sign-in ran out goes along through the sign-in, and nothing in it is lost."""

from __future__ import annotations

import io
import re
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, Room, signed_in, some_name
from tests.web.classroom.work.test_sets import CELLS, DRAFT, new_set, revision
from tutor.web.http.carried_forms import MOST_CARRIED

SIGN_IN = "/en/teacher/sign-in"


def hidden(page: str, after: str) -> dict[str, str]:
    """The hidden fields of the form on a page that has this in its first tag."""
    form = page.split(after, 1)[1].split("</form>")[0]
    fields = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)
    texts = re.findall(r'<textarea name="(\w+)" hidden>\n(.*?)</textarea>', form, re.DOTALL)
    return {name: unescape(value) for name, value in [*fields, *texts]}


def sign_in_with(client: FlaskClient, name: str, carried: dict[str, str], password: str = PASSWORD) -> str:
    """Sign in with what a page carries; gives the page that follows."""
    return client.post(SIGN_IN, data={**carried, "name": name, "password": password}, headers=OURS).text


def ran_out(client: FlaskClient) -> None:
    """Lose the sign-in of a browser."""
    with client.session_transaction() as session:
        session.clear()


def test_a_form_sent_without_a_sign_in_leads_there_and_back(room: Room, stranger: FlaskClient) -> None:
    page = f"/en/class/{room.id}/names"
    refused = stranger.post(page, data={"names": "Mali\nNoy"}, headers=OURS)
    assert refused.status_code == 403
    assert "Nothing is lost" in refused.text
    carried = hidden(refused.text, 'id="carried"')
    assert (carried["back"], carried["to"]) == (page, page)
    nothing = stranger.post(page, data={"names": ""}, headers=OURS)
    assert f'href="{SIGN_IN}?back={page}"' in nothing.text
    assert 'id="carried"' not in nothing.text
    other = {**OURS, "Referer": f"http://localhost/en/class/{room.id}/"}
    assert f'?back=/en/class/{room.id}/"' in stranger.post(page, headers=other).text
    elsewhere = {**OURS, "Referer": "http://elsewhere.example/en/class/1"}
    assert f'?back={page}"' in stranger.post(page, headers=elsewhere).text


def test_a_list_of_names_goes_through_a_sign_in_a_wrong_password_and_another_language(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    made = teacher.post("/en/class/", data={"name": "4b", "language": "en"}, headers=OURS).location
    path, names = f"{made}names", "\nMali\r\nโนอี & <b>\r\n"
    ran_out(teacher)
    refused = teacher.post(path, data={"names": names, "do": "look"}, headers=OURS)
    door = teacher.post(SIGN_IN, data=hidden(refused.text, 'id="carried"'), headers=OURS)
    assert door.status_code == 200
    assert 'type="password"' in door.text
    assert 'formaction="/th/teacher/sign-in"' in door.text
    wrong = sign_in_with(teacher, name, hidden(door.text, 'class="form"'), "wrong wrong wrong")
    assert "not right" in wrong or 'class="refusal"' in wrong
    thai = teacher.post("/th/teacher/sign-in", data=hidden(wrong, 'id="carried"'), headers=OURS).text
    page = teacher.post(
        "/th/teacher/sign-in",
        data={**hidden(thai, 'class="form"'), "name": name, "password": PASSWORD},
        headers=OURS,
    ).text
    assert f'action="{path.replace("/en/", "/th/")}"' in page
    assert "โนอี &amp; &lt;b&gt;" in page
    sent = hidden(page, "data-takes")
    assert sent == {"names": names, "do": "look"}
    looked = teacher.post(path, data=sent, headers=OURS).text
    assert "2 new names" in looked or "1 new name" in looked
    assert "Mali" in looked


def test_a_board_in_the_editor_goes_through_a_sign_in(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    editor = f"{new_set(teacher)}editor/"
    on = revision(teacher, editor)
    ran_out(teacher)
    tapped = {**DRAFT, "on": on, "title": "Where?", "hint": "", "square": "", "tap": "a1"}
    refused = teacher.post(editor, data=tapped, headers=OURS).text
    page = sign_in_with(teacher, name, hidden(refused, 'id="carried"'))
    sent = hidden(page, "data-takes")
    assert sent == tapped
    again = teacher.post(editor, data=sent, headers=OURS, follow_redirects=True).text
    assert f'name="cells" value="X{CELLS[1:]}"' in again
    assert 'value="Where?"' in again


def test_ticks_at_several_pupils_go_through_a_sign_in_and_are_asked_about_once_more(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    made = teacher.post("/en/class/", data={"name": "4c", "language": "en"}, headers=OURS).location
    teacher.post(f"{made}names", data={"names": "Mali\nNoy\nZawadi"}, headers=OURS)
    path = f"{made}pupils"
    ticks = re.findall(r'name="seat" value="(\w+)"', teacher.get(path).text)
    assert len(ticks) == 3
    ran_out(teacher)
    refused = teacher.post(path, data={"seat": ticks[:2], "do": "remove"}, headers=OURS).text
    page = sign_in_with(teacher, name, hidden(refused, 'id="carried"')).split("data-takes")[1]
    assert re.findall(r'name="seat" value="(\w+)"', page) == ticks[:2]
    asked = teacher.post(path, data={"seat": ticks[:2], "do": "remove"}, headers=OURS).text
    assert 'name="sure"' in asked
    assert len(re.findall(r'name="seat" value="(\w+)"', teacher.get(path).text)) == 3
    ran_out(teacher)
    sure = {"seat": ticks[:2], "do": "remove", "sure": "1"}
    assert 'id="carried"' not in teacher.post(path, data=sure, headers=OURS).text


def test_nothing_is_done_by_signing_in_alone(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    ran_out(teacher)
    refused = teacher.post("/en/class/", data={"name": "Only once", "language": "en"}, headers=OURS).text
    page = sign_in_with(teacher, name, hidden(refused, 'id="carried"'))
    assert "Only once" not in teacher.get("/en/class/").text
    assert "Only once" in page
    assert teacher.post("/en/class/", data=hidden(page, "data-takes"), headers=OURS).status_code == 303
    assert "Only once" in teacher.get("/en/class/").text


def test_passwords_files_and_what_is_too_long_are_not_carried(room: Room, stranger: FlaskClient) -> None:
    account = stranger.post("/en/teacher/", data={"password": PASSWORD, "name": "me"}, headers=OURS)
    assert PASSWORD not in account.text
    page = f"/en/class/{room.id}/names"
    file = {"names": "Mali", "file": (io.BytesIO(b"Noy"), "class.csv")}
    for data in (file, {"names": "x" * (MOST_CARRIED + 1)}):
        answer = stranger.post(page, data=data, headers=OURS, content_type="multipart/form-data")
        assert answer.status_code == 403
        assert 'id="carried"' not in answer.text


@pytest.mark.parametrize(
    "carried",
    [
        {"to": "https://elsewhere.example/", "sent": '[["names","x"]]'},
        {"to": "//elsewhere.example/", "sent": '[["names","x"]]'},
        {"to": "/en/class/", "sent": "{"},
        {"to": "/en/class/", "sent": "[]"},
        {"to": "/en/class/", "sent": '[["names"]]'},
    ],
)
def test_what_no_page_of_ours_carries_leads_nowhere(app: Flask, carried: dict[str, str]) -> None:
    name = some_name()
    client = signed_in(app, name)
    ran_out(client)
    answer = client.post(SIGN_IN, data={**carried, "name": name, "password": PASSWORD}, headers=OURS)
    assert (answer.status_code, answer.location) == (303, "/en/class/")
