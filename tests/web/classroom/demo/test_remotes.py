"""The remote on a phone that has not signed in: for one class, for a day, until it is ended."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.web.classroom.class_at_board import JSON, Board, class_at_board, known_teacher, remote_of
from tests.web.classroom.members import storage
from tutor.classroom.access.code_guesses import IN_BROWSER
from tutor.classroom.access.remotes import LASTS, LENGTH, SIGNS, remote_until
from tutor.classroom.access.sign_ins import tickets_of
from tutor.classroom.access.teachers import sign_out_everywhere
from tutor.classroom.people.bin import end_class
from tutor.storage.models import now
from tutor.storage.people import Remote, SchoolClass, Teacher

WRONG = "-".join(("abcd", "efgh", "jkmn"))


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app)


def press(board: Board, do: str = "new") -> str:
    """Press a button of the page on the console; gives the key that it shows, if there is one."""
    answer = board.teacher.post(board.url("remote/phone"), data={"do": do}, headers=OURS)
    assert answer.headers["Cache-Control"] == "no-store"
    shown = re.search(r"/remote/([\w-]{14})<", answer.text)
    return shown[1] if shown else ""


def led(board: Board, phone: FlaskClient, name: str = "first", **fields: str) -> int:
    """Do something with the phone as its remote page does; gives the status of the answer."""
    data = {"do": name, "page": "remote", **fields}
    return phone.post(board.url(), data=data, headers={**OURS, **JSON}).status_code


def watches(board: Board, phone: FlaskClient) -> list[int]:
    """The statuses of all that a remote looks at."""
    return [phone.get(board.url(page), headers=JSON).status_code for page in ("remote/", "demo/state")]


def end_by_press(board: Board) -> None:
    press(board, "end")


def end_by_another_link(board: Board) -> None:
    assert press(board)


def end_with_class(board: Board) -> None:
    end_class(storage(board.app), board.id)


def end_with_time(board: Board) -> None:
    with storage(board.app).write() as session:
        session.execute(update(Remote).where(Remote.class_id == board.id).values(expires=now()))


def end_with_every_sign_in(board: Board) -> None:
    with storage(board.app).read() as session:
        who = session.get_one(Teacher, session.get_one(SchoolClass, board.id).teacher_id)
    sign_out_everywhere(storage(board.app), who)


ENDS = (end_by_press, end_by_another_link, end_with_class, end_with_time, end_with_every_sign_in)


def test_a_phone_leads_the_board_without_signing_in(board: Board) -> None:
    phone = remote_of(board, press(board))
    assert watches(board, phone) == [200, 200]
    assert led(board, phone, "tap", tap="d3") == 200
    assert led(board, phone, "ask", kind="where") == 200
    assert board.state()["question"]["stage"] == "open"
    by_form = phone.post(board.url(), data={"do": "count"}, headers=OURS)
    assert by_form.location == board.url("remote/")


def test_a_remote_is_told_no_names_and_led_to_nothing_else(board: Board) -> None:
    board.pupil("Mango")
    shown = remote_of(board, press(board)).get(board.url("remote/")).text
    assert "Mango" not in shown
    inside = set(re.findall(rf'"/en/class/{board.id}/([^"?]*)', shown))
    assert inside == {"remote/", "demo/", "demo/state", "demo/events"}


@pytest.mark.parametrize("do", ["wall", "hand", "open", "open-set", "open-puzzle", "teams", "computer", ""])
def test_a_remote_does_nothing_that_its_page_has_not(board: Board, do: str) -> None:
    phone, before = remote_of(board, press(board)), board.state()["version"]
    assert led(board, phone, do, wall="th", text="f5d6", drill="flips", color="black", level="1") == 403
    assert board.state()["version"] == before


def test_a_remote_is_one_of_its_class_alone(app: Flask, board: Board) -> None:
    other = class_at_board(app)
    phone = remote_of(board, press(board))
    press(other)
    assert phone.get(other.url("demo/state")).status_code == 404
    assert led(other, phone) == 403
    remote_of(other, press(other))
    assert watches(board, phone) == [200, 200], "what another class does ends no remote"


@pytest.mark.parametrize("end", ENDS)
def test_a_remote_that_has_ended_leads_and_sees_nothing(board: Board, end: object) -> None:
    key = press(board)
    phone = remote_of(board, key)
    (mine,) = tickets_of(storage(board.app), board.id) - tickets_without_remote(board)
    assert callable(end)
    end(board)
    assert mine not in tickets_of(storage(board.app), board.id), "its stream is ended"
    assert watches(board, phone) == [403, 404]
    assert led(board, phone) == 403
    assert "This remote has ended." in phone.get(board.url("remote/")).text
    late = board.app.test_client()
    late.get(f"/remote/{key}")
    assert late.post("/en/remote/", headers=OURS).status_code == 404
    assert watches(board, late) == [403, 404]


def tickets_without_remote(board: Board) -> frozenset[str]:
    with storage(board.app).read() as session:
        kept = session.get_one(Remote, board.id).key_hash
    return tickets_of(storage(board.app), board.id) - {kept}


def test_looking_at_the_link_makes_no_remote_and_judges_no_key(board: Board) -> None:
    key, answers = press(board), []
    for one in (key, WRONG):
        phone = board.app.test_client()
        looked = phone.get(f"/en/remote/{one}", follow_redirects=True)
        answers.append((looked.status_code, looked.text))
        assert watches(board, phone) == [403, 404]
    assert answers[0] == answers[1]


def test_a_class_has_one_link_and_shows_it_once(board: Board) -> None:
    first, second = press(board), press(board)
    assert first != second and set(first.replace("-", "")) <= set(SIGNS)
    assert len(first.replace("-", "")) == LENGTH
    looked = board.teacher.get(board.url("remote/phone")).text
    assert second not in looked and '<svg class="qr"' not in looked
    with storage(board.app).read() as session:
        kept = session.get_one(Remote, board.id)
    assert second.replace("-", "") not in (kept.key_hash, kept.class_id)
    assert timedelta(0) < kept.expires - now() <= LASTS <= timedelta(hours=24)
    press(board, "end")
    with storage(board.app).read() as session:
        assert session.get(Remote, board.id) is None


def test_the_link_is_made_by_the_teacher_of_the_class_alone(app: Flask, board: Board) -> None:
    people = [known_teacher(app), board.pupil().client, app.test_client(), remote_of(board, press(board))]
    for client in people:
        for do in ("new", "end"):
            answer = client.post(board.url("remote/phone"), data={"do": do}, headers=OURS)
            assert answer.status_code in (403, 404)
    assert watches(board, people[-1]) == [200, 200]
    assert board.teacher.post(board.url("remote/phone"), data={"do": "x"}, headers=OURS).status_code == 400


def test_the_projector_says_nothing_of_the_remote(board: Board) -> None:
    key = press(board)
    for page in ("projector/", "projector/corner", "demo/state"):
        shown = board.teacher.get(board.url(page)).text
        assert key not in shown and "/remote/" not in shown


def test_links_that_are_guessed_are_counted_and_whoever_guesses_waits(board: Board) -> None:
    phone, statuses = board.app.test_client(), []
    for _ in range(IN_BROWSER.free + 2):
        phone.get(f"/remote/{WRONG}")
        answer = phone.post("/en/remote/", headers=OURS)
        statuses.append(answer.status_code)
        if answer.status_code == 429:
            break
    assert statuses[0] == 404 and statuses[-1] == 429
    assert int(answer.headers["Retry-After"]) > 0
    assert 'class="refusal"' in answer.text


@pytest.mark.parametrize("key", ["abc", "abcd-efgh-jkm0", "x" * 300])
def test_what_can_be_no_link_is_told_so(app: Flask, key: str) -> None:
    assert app.test_client().get(f"/en/remote/{key}").status_code == 404
    assert app.test_client().get("/en/remote/").status_code == 404


def test_a_remote_ends_with_the_teachers_day(board: Board) -> None:
    board.teacher.set_cookie("zone", "420")
    press(board)
    until = remote_until(storage(board.app), board.id)
    assert until is not None
    assert until - now() <= LASTS
    assert (until - timedelta(microseconds=1) + timedelta(hours=7)).date() == (
        now() + timedelta(hours=7)
    ).date()
