import base64
import json
import re
import time
import zlib
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.everybody import Everybody, everybody
from tests.web.classroom.members import PASSWORD, Room, new_class, signed_in, storage
from tests.web.classroom.pupils import LESSON, class_id, learner_of, seat_of, seated, sends
from tutor import create_app
from tutor.classroom.people.seats import remove_seat
from tutor.settings import SettingError, class_days
from tutor.storage.models import Answer, Learner, now
from tutor.storage.people import Miss
from tutor.web.classroom.access import expiry
from tutor.web.practise.workbench import BUSY_WITH_PASSWORDS, Workbench
from tutor.web.site.languages import LANGUAGES


@pytest.mark.parametrize("tag", LANGUAGES)
def test_everybody_reads_what_is_kept(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/privacy/")
    assert page.status_code == 200
    assert "400" in page.text
    assert "Set-Cookie" not in page.headers or "learner" not in page.headers["Set-Cookie"]
    assert f'href="/{tag}/privacy/"' in stranger.get(f"/{tag}/learn/othello/").text


def mark_of(client: FlaskClient) -> str:
    """What the form that erases tells of the learner for whom the page was made."""
    (mark,) = re.findall(r'name="mark" value="(\w+)"', client.get("/en/privacy/").text)
    return str(mark)


def test_a_learner_saves_and_erases_what_is_kept(learner: FlaskClient) -> None:
    sends(learner, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    kept = json.loads(learner.get("/en/privacy/mine.json").text)
    assert {one["lesson"] for one in kept["answer"]} == {"welcome", LESSON}
    form = {"mark": mark_of(learner)}
    assert learner_of(learner) not in form["mark"]
    assert learner.post("/en/privacy/", data=form, headers=OURS).status_code == 303
    assert learner.get("/en/privacy/mine.json").status_code == 404


def test_a_second_press_does_not_erase_whoever_used_the_browser_before(
    app: Flask, learner: FlaskClient
) -> None:
    room = Room(app)
    sends(learner, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    owner, form = learner_of(learner), {"mark": mark_of(learner)}
    room.join(learner, "Guest")
    sends(learner, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    guest = learner_of(learner)
    for other in (form, {}):
        assert learner.post("/en/privacy/", data=other, headers=OURS).status_code == 303
        assert learner_of(learner) == guest
    remove_seat(storage(app), room.seats[0])
    form = {"mark": mark_of(learner)}
    for _ in range(2):
        assert learner.post("/en/privacy/", data=form, headers=OURS).status_code == 303
        assert learner_of(learner) == owner
    kept = json.loads(learner.get("/en/privacy/mine.json").text)
    assert {one["lesson"] for one in kept["answer"]} == {"welcome", LESSON}
    with storage(app).read() as session:
        assert session.get(Learner, guest) is None


def test_a_pupil_saves_the_own_seats_and_votes_and_nobody_elses(app: Flask) -> None:
    board = class_at_board(app)
    mango, papaya = board.pupil("Mango"), board.pupil("Papaya")
    board.do("ask", kind="where")
    mango.vote("d3")
    papaya.vote("c4")
    club = Room(app)
    club.join(mango.client, "Mangosteen", bring="on")
    text = mango.client.get("/en/privacy/mine.json").text
    kept = json.loads(text)
    assert {seat["name"] for seat in kept["seat"]} == {"Mango", "Mangosteen"}
    assert [vote["answer"] for vote in kept["vote"]] == [["d3"]]
    assert "Papaya" not in text
    Room(app).join(mango.client, "Guest")
    assert "Mango" not in mango.client.get("/en/privacy/mine.json").text


def test_games_that_were_opened_are_handed_out_too(stranger: FlaskClient) -> None:
    two = "F5D6C3D3C4\nF5F6E6F4E3"
    assert stranger.post("/en/play/open/", data={"text": two}, headers=OURS).status_code == 303
    (opened,) = json.loads(stranger.get("/en/privacy/mine.json").text)["opened_file"]
    assert b"f5d6c3d3c4" in zlib.decompress(base64.b64decode(opened["games"]))


def test_a_stranger_has_nothing_to_save(stranger: FlaskClient) -> None:
    assert stranger.get("/en/privacy/mine.json").status_code == 404
    assert stranger.post("/en/privacy/", headers=OURS).status_code == 303


def test_a_pupil_is_sent_to_the_teacher(app: Flask, learner: FlaskClient) -> None:
    form = {"mark": mark_of(learner)}
    Room(app).join(learner, "Mango", bring="on")
    page = learner.get("/en/privacy/").text
    assert "Ask your teacher" in page and 'name="mark"' not in page
    answer = learner.post("/en/privacy/", data=form, headers=OURS)
    assert answer.status_code == 409
    assert "Ask your teacher" in answer.text


def test_a_teacher_saves_and_erases_a_pupil(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "ມ່ວງ")
    sends(mango, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    seat = seat_of(app, mango)
    file = teacher.get(f"{page}privacy/{seat}.json")
    assert json.loads(file.text)["seat"][0]["name"] == "ມ່ວງ"
    assert "attachment" in file.headers["Content-Disposition"]
    assert json.loads(teacher.get(f"{page}privacy/class.json").text)["pupils"]
    assert "Erase ມ່ວງ?" in teacher.get(f"{page}privacy/{seat}/").text
    assert teacher.post(f"{page}privacy/{seat}/", headers=OURS).status_code == 303
    assert "ມ່ວງ" not in teacher.get(f"{page}privacy/").text
    assert teacher.get(f"{page}privacy/{seat}.json").status_code == 404
    assert "answer" not in json.loads(mango.get("/en/privacy/mine.json").text)


def test_an_account_is_erased_after_the_password_only(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    wrong = teacher.post("/en/teacher/erase", data={"password": "no"}, headers=OURS)
    assert wrong.status_code == 403
    assert teacher.get(page).status_code == 200
    gone = teacher.post("/en/teacher/erase", data={"password": PASSWORD}, headers=OURS)
    assert gone.status_code == 303
    assert teacher.get(page).status_code == 302
    assert (
        app.test_client().post("/en/teacher/erase", data={"password": PASSWORD}, headers=OURS).status_code
        == 403
    )


def test_wherever_a_password_is_asked_again_a_busy_server_says_that_it_is_busy(own_app: Flask) -> None:
    teacher = signed_in(own_app)
    page = new_class(teacher)
    own_app.extensions["password_bench"] = Workbench(0, 0, busy=BUSY_WITH_PASSWORDS)
    for address, form in (
        ("/en/teacher/erase", {}),
        (f"{page}end", {}),
        ("/en/teacher/", {"do": "password"}),
    ):
        asked = teacher.post(address, data={"password": PASSWORD, **form}, headers=OURS)
        assert (asked.status_code, BUSY_WITH_PASSWORDS in asked.text) == (503, True), address


def test_a_teacher_saves_the_account_with_classes_sets_and_invitations(app: Flask) -> None:
    room = everybody(app)
    file = room.people["teacher"].get("/en/teacher/account.json")
    assert "attachment" in file.headers["Content-Disposition"]
    kept = json.loads(file.text)
    assert [len(kept[name]) for name in ("teacher", "invitation", "sign_in", "puzzle_set")] == [1] * 4
    assert kept["puzzle_set"][0]["title"] == "Two puzzles"
    (class_,) = kept["classes"]
    assert class_["class"][0]["id"] == room.values["class_id"]
    assert [pupil["seat"][0]["name"] for pupil in class_["pupils"]] == ["Mango"]
    for secret in ("password", "set_key", "class_key", "card", "invitation"):
        assert str(room.values.get(secret, '"password"')) not in file.text
    assert "Papaya" not in file.text


def test_an_account_leaves_nothing_behind(own_app: Flask) -> None:
    empty = Everybody(own_app, {}, {})
    before = empty.stored()
    teacher = signed_in(own_app)
    page = new_class(teacher)
    sends(seated(own_app, class_id(page)), {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    teacher.post("/en/sets/", data={"title": "Corners"}, headers=OURS)
    teacher.post("/en/teacher/", data={"do": "invite"}, headers=OURS)
    teacher.post(f"{page}demo/", data={"do": "begin"}, headers=OURS)
    teacher.post(f"{page}work/", data={"what": "lesson:board-and-squares"}, headers=OURS)
    assert sum(map(bool, empty.stored().values())) > 9
    gone = teacher.post("/en/teacher/erase", data={"password": PASSWORD}, headers=OURS)
    assert gone.status_code == 303
    counted = {"miss": []}  # of whoever signed in: keyed hashes, for some hours
    assert {**empty.stored(), **counted} == {**before, **counted}


def test_wrong_tries_are_kept_for_some_hours_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = {"TESTING": True, "SECRET_KEY": "x", "DATABASE_URL": f"sqlite:///{tmp_path / 'own.db'}"}
    app = create_app({**config, "CLASS_DAYS": 0})

    def miss(app: Flask, hours_ago: float) -> None:
        app.test_client().post("/en/join/", data={"code": "000000"}, headers=OURS)
        with storage(app).write() as session:
            session.execute(update(Miss).values(last=now() - timedelta(hours=hours_ago)))

    def kept(app: Flask) -> int:
        with storage(app).read() as session:
            return session.query(Miss).count()

    miss(app, hours_ago=23)
    assert kept(app) > 0
    assert kept(create_app(config)) == 0, "a start erases them"
    miss(app, hours_ago=4)
    hours_later = time.monotonic() + 3601
    monkeypatch.setattr(expiry, "monotonic", lambda: hours_later)
    app.test_client().get("/en/privacy/")
    assert kept(app) > 0, "looking erases nothing"
    app.test_client().post("/en/", data={"tap": "d3"}, headers=OURS)
    assert kept(app) == 0


def test_who_learned_alone_long_ago_is_forgotten_when_the_tutor_starts(tmp_path: Path) -> None:
    config = {"TESTING": True, "SECRET_KEY": "x", "DATABASE_URL": f"sqlite:///{tmp_path / 'own.db'}"}
    app = create_app(config)
    client = app.test_client()
    sends(client, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    assert "do nothing here for 400 days" in client.get("/en/privacy/").text
    create_app(config)
    assert json.loads(client.get("/en/privacy/mine.json").text)["answer"]
    long_ago = now() - timedelta(days=401)
    with storage(app).write() as session:
        session.execute(update(Learner).values(created=long_ago))
        session.execute(update(Answer).values(answered=long_ago))
    create_app(config)
    assert "answer" not in json.loads(client.get("/en/privacy/mine.json").text)


@pytest.mark.parametrize("path", ["join/", "join/name", "teacher/sign-in", "seat/{class_id}/board", "card/"])
def test_who_is_asked_for_something_finds_what_is_kept(app: Flask, path: str) -> None:
    room = everybody(app)
    stranger = room.people["stranger"]
    stranger.get(f"/en/join/{room.values['class_key']}")
    stranger.get(f"/en/card/{room.values['card']}")
    who = "pupil" if path.startswith("seat") else "stranger"
    page = room.people[who].get("/en/" + path.format(**room.values))
    assert page.status_code == 200
    (main,) = re.findall(r"<main.*</main>", page.text, re.DOTALL)
    assert 'href="/en/privacy/"' in main


def test_the_days_of_an_idle_class_are_a_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CLASS_DAYS", "0")
    assert class_days() == 0
    app = create_app({"SECRET_KEY": "x", "DATABASE_URL": f"sqlite:///{tmp_path / 'own.db'}"})
    assert "nobody did anything for 400" not in app.test_client().get("/en/privacy/").text
    for wrong in ("7", "soon", "-1", "٣٠"):
        monkeypatch.setenv("CLASS_DAYS", wrong)
        with pytest.raises(SettingError):
            class_days()
