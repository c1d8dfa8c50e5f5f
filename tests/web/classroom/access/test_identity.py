from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, new_class, signed_in, some_name, storage
from tutor.classroom.access import sign_ins
from tutor.classroom.access.teachers import add_teacher, change_password, teacher_named
from tutor.storage.models import now
from tutor.web.classroom.access.identity import SCHOOL_DAY, SIGN_IN, way_back


def test_a_stranger_who_looks_is_led_to_sign_in_and_back(app: Flask, stranger: FlaskClient) -> None:
    name = some_name()
    add_teacher(storage(app), name, PASSWORD)
    answer = stranger.get("/en/class/")
    assert (answer.status_code, answer.location) == (302, "/en/teacher/sign-in?back=/en/class/")
    assert 'value="/en/class/"' in stranger.get(answer.location).text
    given = {"name": name.upper(), "password": PASSWORD, "back": "/en/class/?x=1"}
    answer = stranger.post("/en/teacher/sign-in", data=given, headers=OURS)
    assert (answer.status_code, answer.location) == (303, "/en/class/?x=1")
    assert stranger.get("/en/class/").status_code == 200


def test_a_stranger_who_acts_is_refused(stranger: FlaskClient) -> None:
    answer = stranger.post("/en/class/", data={"name": "4b"}, headers=OURS)
    assert answer.status_code == 403
    assert "Sign in as a teacher first." in answer.text


def test_a_wrong_name_and_a_wrong_password_are_told_alike(app: Flask, stranger: FlaskClient) -> None:
    name = some_name()
    add_teacher(storage(app), name, PASSWORD)
    pages = [
        stranger.post("/en/teacher/sign-in", data={"name": who, "password": word}, headers=OURS)
        for who, word in ((name, "not the password"), ("nobody", PASSWORD), ("", ""), ("\u202e", "x"))
    ]
    assert [page.status_code for page in pages] == [403] * 4
    assert all("do not match" in page.text for page in pages)


def test_the_page_of_another_teachers_class_is_as_if_it_were_not_there(app: Flask) -> None:
    one, other = signed_in(app), signed_in(app)
    page = new_class(one)
    assert one.get(page).status_code == 200
    refused = other.get(page)
    missing = other.get("/en/class/0123456789abcdef0123456789abcdef/")
    assert (refused.status_code, missing.status_code) == (404, 404)
    assert "Class 4b" not in refused.text


def test_a_cookie_of_before_the_last_password_counts_for_nothing(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    found = teacher_named(storage(app), name)
    assert found is not None
    change_password(storage(app), found, "four little turtles")
    assert teacher.get("/en/class/").status_code == 302


def test_a_school_day_later_one_signs_in_again(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = signed_in(app)
    assert teacher.get("/en/class/").status_code == 200
    later = now() + timedelta(seconds=SCHOOL_DAY + 1)
    monkeypatch.setattr(sign_ins, "now", lambda: later)
    assert teacher.get("/en/class/").status_code == 302


def test_signing_in_renews_the_cookie_and_keeps_the_learner(app: Flask, learner: FlaskClient) -> None:
    with learner.session_transaction() as session:
        id = session["id"]
        session["left"] = "by somebody else"
    name = some_name()
    add_teacher(storage(app), name, PASSWORD)
    learner.post("/en/teacher/sign-in", data={"name": name, "password": PASSWORD}, headers=OURS)
    with learner.session_transaction() as session:
        assert session["id"] == id
        assert "left" not in session
    assert learner.post("/en/teacher/sign-out", headers=OURS).status_code == 303
    with learner.session_transaction() as session:
        assert session["id"] == id
        assert SIGN_IN not in session


def test_a_copied_cookie_is_worth_nothing_after_signing_out(app: Flask) -> None:
    teacher, thief = signed_in(app), app.test_client()
    _copy_cookie(app, teacher, thief)
    assert thief.get("/en/class/").status_code == 200
    assert teacher.post("/en/teacher/sign-out", headers=OURS).status_code == 303
    assert thief.get("/en/class/").status_code == 302
    assert thief.post("/en/class/", data={"name": "4b"}, headers=OURS).status_code == 403


def test_signing_in_again_ends_what_the_cookie_before_was_worth(app: Flask) -> None:
    name = some_name()
    teacher, thief = signed_in(app, name), app.test_client()
    _copy_cookie(app, teacher, thief)
    given = {"name": name, "password": PASSWORD}
    assert teacher.post("/en/teacher/sign-in", data=given, headers=OURS).status_code == 303
    assert thief.get("/en/class/").status_code == 302
    assert teacher.get("/en/class/").status_code == 200


def test_signing_out_in_one_browser_leaves_the_other_alone(app: Flask) -> None:
    name = some_name()
    here, there = signed_in(app, name), app.test_client()
    there.post("/en/teacher/sign-in", data={"name": name, "password": PASSWORD}, headers=OURS)
    here.post("/en/teacher/sign-out", headers=OURS)
    assert there.get("/en/class/").status_code == 200


def _copy_cookie(app: Flask, owner: FlaskClient, thief: FlaskClient) -> None:
    cookie = owner.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    thief.set_cookie(cookie.key, cookie.value)


def test_nothing_keeps_a_teachers_page(app: Flask) -> None:
    assert signed_in(app).get("/en/class/").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("address", "led"),
    [
        ("/en/class/", True),
        ("/en/class/?a=b", True),
        ("//evil.example/", False),
        ("/\\evil.example", False),
        ("https://evil.example/", False),
        ("javascript:alert(1)", False),
        ("/\t/evil.example", False),
        ("en/class/", False),
        (None, False),
    ],
)
def test_the_way_back_stays_with_us(address: str | None, led: bool) -> None:
    assert (way_back(address) == address) is (led or address is None)
    assert bool(way_back(address)) is led
