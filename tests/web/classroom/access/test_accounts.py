from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, signed_in, some_name, storage
from tutor.classroom.access import throttle
from tutor.classroom.access.invitations import first_invitation
from tutor.classroom.access.teachers import names_of_teachers
from tutor.classroom.access.throttle import PASSWORDS_FROM_HERE
from tutor.storage.models import now

NEW = "four little turtles"
HERE = {"REMOTE_ADDR": "192.168.1.20"}
ELSEWHERE = {"REMOTE_ADDR": "10.0.0.7"}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[datetime]]:
    at = [now()]
    monkeypatch.setattr(throttle, "now", lambda: at[0])
    yield at


def try_password(client: FlaskClient, name: str, password: str, where: dict[str, str] = HERE) -> int:
    given = {"name": name, "password": password}
    answer = client.post("/en/teacher/sign-in", data=given, headers=OURS, environ_base=where)
    if answer.status_code == 429:
        assert "Too many wrong tries. Wait" in answer.text
        assert int(answer.headers["Retry-After"]) > 0
    return answer.status_code


def test_the_first_link_makes_the_first_teacher(own_app: Flask) -> None:
    key = first_invitation(storage(own_app))
    client = own_app.test_client()
    answer = client.get(f"/teacher/join/{key}")
    assert (answer.status_code, answer.location) == (302, "/en/teacher/join/")
    page = client.get(answer.location)
    assert page.status_code == 200
    assert str(key) not in page.text
    answer = client.post("/en/teacher/join/", data={"name": "Ada", "password": PASSWORD}, headers=OURS)
    assert answer.location == "/en/class/"
    assert client.get("/en/class/").status_code == 200
    assert client.get(f"/teacher/join/{key}").status_code == 404
    assert names_of_teachers(storage(own_app)) == ["ada"]


@pytest.mark.parametrize(
    ("name", "password", "words"),
    [
        ("", PASSWORD, "Type a name"),
        ("Ada", "tiny", "This password is too short."),
        ("Ada", "aaaaaaaaaaaa", "too easy to guess"),
        ("ada the teacher", "Ada The Teacher", "it is the name"),
    ],
)
def test_what_cannot_be_an_account_is_told(own_app: Flask, name: str, password: str, words: str) -> None:
    client = own_app.test_client()
    client.get(f"/teacher/join/{first_invitation(storage(own_app))}")
    answer = client.post("/en/teacher/join/", data={"name": name, "password": password}, headers=OURS)
    assert answer.status_code == 400
    assert words in answer.text
    assert password not in answer.text
    assert names_of_teachers(storage(own_app)) == []


def test_without_an_invitation_nobody_becomes_a_teacher(stranger: FlaskClient) -> None:
    for answer in (
        stranger.get("/teacher/join/0123456789abcdef0123456789abcdef"),
        stranger.get("/en/teacher/join/"),
        stranger.post("/en/teacher/join/", data={"name": "Eve", "password": PASSWORD}, headers=OURS),
    ):
        assert answer.status_code == 404
        assert "This invitation was used already" in answer.text


def test_a_teacher_invites_a_teacher(app: Flask, stranger: FlaskClient) -> None:
    teacher = signed_in(app)
    page = teacher.post("/en/teacher/", data={"do": "invite"}, headers=OURS).text
    link = page.split('class="link"><bdi>')[1].split("</bdi>")[0]
    assert link.startswith("http://localhost/teacher/join/")
    assert "Take back 1 open invitation" in page
    assert link not in teacher.get("/en/teacher/").text
    stranger.get(link)
    name = some_name()
    answer = stranger.post("/en/teacher/join/", data={"name": name, "password": PASSWORD}, headers=OURS)
    assert answer.status_code == 303
    assert name in stranger.get("/en/teacher/").text


def test_invitations_are_taken_back(app: Flask, stranger: FlaskClient) -> None:
    teacher = signed_in(app)
    page = teacher.post("/en/teacher/", data={"do": "invite"}, headers=OURS).text
    link = page.split('class="link"><bdi>')[1].split("</bdi>")[0]
    teacher.post("/en/teacher/", data={"do": "withdraw"}, headers=OURS)
    assert stranger.get(link).status_code == 404


def test_a_new_password_signs_out_the_other_devices(app: Flask) -> None:
    name = some_name()
    here, there = signed_in(app, name), app.test_client()
    assert try_password(there, name, PASSWORD) == 303
    change = {"do": "password", "password": PASSWORD, "new": NEW}
    answer = here.post("/en/teacher/", data=change, headers=OURS)
    assert "Your password has been changed." in answer.text
    assert here.get("/en/class/").status_code == 200
    assert there.get("/en/class/").status_code == 302
    assert try_password(there, name, PASSWORD) == 403
    assert try_password(there, name, NEW) == 303


@pytest.mark.parametrize(
    ("present", "new", "status", "words"),
    [
        ("not the password", NEW, 403, "This is not your present password."),
        (PASSWORD, "short", 400, "This password is too short."),
    ],
)
def test_a_password_is_changed_only_by_whoever_knows_it(
    app: Flask, present: str, new: str, status: int, words: str
) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    change = {"do": "password", "password": present, "new": new}
    answer = teacher.post("/en/teacher/", data=change, headers=OURS)
    assert answer.status_code == status
    assert words in answer.text
    assert try_password(app.test_client(), name, PASSWORD) == 303


def test_every_other_device_is_signed_out(app: Flask) -> None:
    name = some_name()
    here, there = signed_in(app, name), app.test_client()
    assert try_password(there, name, PASSWORD) == 303
    assert here.post("/en/teacher/", data={"do": "everywhere"}, headers=OURS).status_code == 200
    assert here.get("/en/class/").status_code == 200
    assert there.get("/en/class/").status_code == 302


def test_a_guesser_waits_longer_and_longer(own_app: Flask, clock: list[datetime]) -> None:
    signed_in(own_app, "ada")
    guesser = own_app.test_client()
    tries = [try_password(guesser, "ada", "a wrong password") for _ in range(7)]
    assert tries == [403] * 5 + [429] * 2
    clock[0] += timedelta(seconds=6)
    assert try_password(guesser, "ada", "a wrong password") == 403
    clock[0] += timedelta(seconds=6)
    assert try_password(guesser, "ada", "a wrong password") == 429


def test_the_wait_says_nothing_about_who_has_an_account(own_app: Flask, clock: list[datetime]) -> None:
    signed_in(own_app, "ada")
    answers = {
        name: [try_password(own_app.test_client(), name, "a wrong password") for _ in range(7)]
        for name in ("ada", "nobody")
    }
    assert answers["ada"] == answers["nobody"]


def test_a_guesser_does_not_shut_the_owner_out(own_app: Flask, clock: list[datetime]) -> None:
    owner = signed_in(own_app, "ada")
    owner.post("/en/teacher/sign-out", headers=OURS)
    for number in range(60):  # many machines guess one name
        try_password(own_app.test_client(), "ada", "a wrong password", {"REMOTE_ADDR": f"10.0.{number}.1"})
    assert try_password(own_app.test_client(), "ada", PASSWORD, ELSEWHERE) == 429
    assert try_password(owner, "ada", PASSWORD, ELSEWHERE) == 303
    clock[0] += timedelta(minutes=1)
    assert try_password(own_app.test_client(), "ada", PASSWORD, ELSEWHERE) == 303


def test_a_guesser_of_many_names_waits_too(own_app: Flask, clock: list[datetime]) -> None:
    guesser, free = own_app.test_client(), PASSWORDS_FROM_HERE.free
    tries = [try_password(guesser, f"teacher {number}", "a wrong password") for number in range(free + 1)]
    assert tries == [403] * free + [429]
    assert try_password(own_app.test_client(), "ada", "a wrong password", ELSEWHERE) == 403


def test_the_right_password_is_never_limited(own_app: Flask) -> None:
    signed_in(own_app, "ada")
    assert [try_password(own_app.test_client(), "ada", PASSWORD) for _ in range(12)] == [303] * 12


def test_no_address_is_kept(own_app: Flask) -> None:
    try_password(own_app.test_client(), "ada", "a wrong password")
    with storage(own_app).read() as session:
        kept = [row.who for row in session.query(throttle.Miss)]
    assert kept
    assert not any("192.168" in who or "ada" in who for who in kept)


def test_who_forgot_the_password_is_told_what_helps(app: Flask) -> None:
    signed_in(app)
    page = app.test_client().get("/en/teacher/sign-in").text
    assert "tutor teacher reset" in page and "Ask another teacher of your school" in page


def test_the_first_teacher_is_told_where_the_link_stands(own_app: Flask) -> None:
    page = own_app.test_client().get("/en/teacher/sign-in").text
    assert "in the window in which the tutor was started" in page
    assert "Another teacher of your school" not in page and "tutor teacher reset" not in page


def reset(client: FlaskClient, name: str, password: str = PASSWORD) -> tuple[int, str]:
    """Ask for a new password for somebody; gives the status, and the password that is shown."""
    answer = client.post(
        "/en/teacher/", data={"do": "reset", "other": name, "password": password}, headers=OURS
    )
    return answer.status_code, answer.text.partition('<p class="link"><bdi>')[2].partition("<")[0]


def test_another_teacher_makes_a_new_password(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    name = some_name()
    forgetful, helper = signed_in(app, name), signed_in(app)
    assert forgetful.get("/en/class/").status_code == 200
    status, made = reset(helper, name.upper())
    assert status == 200 and len(made) == 19
    assert forgetful.get("/en/class/").status_code == 302, "every sign-in of that teacher has ended"
    assert helper.get("/en/class/").status_code == 200
    fresh = app.test_client()
    assert try_password(fresh, name, PASSWORD) == 403
    assert try_password(fresh, name, made) == 303
    (told,) = [record.getMessage() for record in caplog.records if "new password" in record.getMessage()]
    assert name not in told and made not in told, "the log holds no names and no passwords"


def test_who_makes_a_new_password_shows_the_own_and_learns_no_names(app: Flask) -> None:
    name = some_name()
    other, helper = signed_in(app, name), signed_in(app)
    assert reset(helper, name, "not my password") == (403, "")
    assert other.get("/en/class/").status_code == 200
    status, made = reset(helper, "nobody at all")
    assert status == 200 and len(made) == 19, "the same is answered where nobody has the name"
