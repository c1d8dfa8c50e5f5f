"""A teacher gets a new computer: what the old one kept is there before the first account is made."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.members import PASSWORD, Room, learner_of, signed_in, storage
from tutor import create_app
from tutor.backups import Backups
from tutor.classroom.access.invitations import first_invitation
from tutor.classroom.access.teachers import add_teacher, names_of_teachers
from tutor.storage.backups.backup import back_up
from tutor.storage.backups.daily_backup import keep_day, name_second
from tutor.web.classroom.access import backup_pages

LANGUAGES = ("en", "th", "sw", "lo", "zh-Hans")


def computer(folder: Path, key: str) -> Flask:
    """A tutor on a computer of its own, with the key that it made itself."""
    folder.mkdir()
    (folder / "secret_key").write_text(key * 64)
    return create_app(
        {
            "TESTING": True,
            "SECRET_KEY": key * 64,
            "SECRET_KEY_FILE": folder / "secret_key",
            "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}",
        }
    )


@pytest.fixture
def old(tmp_path: Path, cheap_passwords: None) -> Iterator[Flask]:
    app = computer(tmp_path / "old", "o")
    yield app
    app.extensions["database"].engine.dispose()


@pytest.fixture
def new(tmp_path: Path, cheap_passwords: None) -> Iterator[Flask]:
    app = computer(tmp_path / "new", "n")
    yield app
    app.extensions["database"].engine.dispose()


def invited(app: Flask) -> FlaskClient:
    """Whoever follows the link that a new tutor prints."""
    client = app.test_client()
    client.get(f"/teacher/join/{first_invitation(storage(app))}")
    return client


def backup_of(app: Flask) -> bytes:
    file = storage(app).file
    assert file is not None
    back_up(file, file.parent / "secret_key", file.parent / "backup.zip")
    return (file.parent / "backup.zip").read_bytes()


def send(client: FlaskClient, content: bytes, tag: str = "en") -> TestResponse:
    """Send a file as a backup."""
    page = f"/{tag}/teacher/join/?do=restore"
    return client.post(page, data={"file": (io.BytesIO(content), "backup.zip")}, headers=OURS)


def test_a_class_goes_on_on_another_computer(old: Flask, new: Flask) -> None:
    add_teacher(storage(old), "Ada", PASSWORD)
    room, pupil = Room(old), old.test_client()
    room.join(pupil, "Noy")
    cookie = pupil.get_cookie("learner")
    assert cookie is not None
    client = invited(new)
    page = client.get("/en/teacher/join/").text
    assert "Put the backup back" in page
    assert 'enctype="multipart/form-data"' in page
    answer = send(client, backup_of(old))
    assert (answer.status_code, answer.location) == (303, "/en/teacher/sign-in")
    teacher = new.test_client()
    entered = teacher.post("/en/teacher/sign-in", data={"name": "Ada", "password": PASSWORD}, headers=OURS)
    assert entered.status_code == 303
    again = new.test_client()
    again.set_cookie("learner", cookie.value)
    assert learner_of(again) == learner_of(pupil)
    assert again.get(f"/en/seat/{room.id}/board").status_code == 200
    assert new.test_client().get(f"/en/seat/{room.id}/board").status_code != 200
    folder = Path(new.config["SECRET_KEY_FILE"]).parent
    assert (folder / "secret_key").read_text() == "o" * 64
    assert len(list(folder.glob("backups/before-restore-*.zip"))) == 1
    assert not list(folder.glob(".*-*"))


def test_keys_that_were_exchanged_are_believed_on_the_new_computer_too(old: Flask, new: Flask) -> None:
    add_teacher(storage(old), "Ada", PASSWORD)
    room, pupil = Room(old), old.test_client()
    room.join(pupil, "Noy")
    cookie = pupil.get_cookie("learner")
    assert cookie is not None
    Path(old.config["SECRET_KEY_FILE"]).write_text("\n".join(("p" * 64, "o" * 64)))
    assert send(invited(new), backup_of(old)).status_code == 303
    assert (new.config["SECRET_KEY"], new.config["SECRET_KEY_FALLBACKS"]) == ("p" * 64, ["o" * 64])
    again = new.test_client()
    again.set_cookie("learner", cookie.value)
    assert again.get(f"/en/seat/{room.id}/board").status_code == 200


def test_a_backup_without_a_teacher_leads_on_to_the_first_account(old: Flask, new: Flask) -> None:
    client = invited(new)
    answer = send(client, backup_of(old))
    assert (answer.status_code, answer.location) == (303, "/en/teacher/join/")
    form = {"name": "Ada", "password": PASSWORD}
    assert client.post("/en/teacher/join/", data=form, headers=OURS).status_code == 303
    assert names_of_teachers(storage(new)) == ["ada"]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("content", [b"", b"no zip at all"])
def test_what_is_no_backup_is_told_in_ones_language(new: Flask, tag: str, content: bytes) -> None:
    client = invited(new)
    answer = send(client, content, tag)
    assert answer.status_code == 400
    assert answer.text.count('role="alert"') == 1
    if tag == "en":
        assert "is no backup of the tutor, or it is damaged" in answer.text
    form = {"name": "Ada", "password": PASSWORD}
    assert client.post(f"/{tag}/teacher/join/", data=form, headers=OURS).status_code == 303


def test_without_a_file_and_with_too_large_a_one_there_is_a_sentence(
    new: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = invited(new)
    empty = client.post("/en/teacher/join/?do=restore", data={}, headers=OURS)
    assert (empty.status_code, "Choose a file first." in empty.text) == (400, True)
    monkeypatch.setattr(backup_pages, "LARGEST", 1000)
    answer = send(client, bytes(5000))
    assert (answer.status_code, "too much at once" in answer.text) == (413, True)


def test_who_has_no_link_of_the_first_account_puts_nothing_back(old: Flask, new: Flask) -> None:
    backup = backup_of(old)
    assert send(new.test_client(), backup).status_code == 404
    holder = invited(new)
    teacher = signed_in(new, "Ada")
    assert send(holder, backup).status_code == 404, "the link is worthless"
    invitation = teacher.post("/en/teacher/", data={"do": "invite"}, headers=OURS).text
    path = invitation.split("/teacher/join/")[1].split("<")[0]
    second = new.test_client()
    second.get(f"/teacher/join/{path}")
    page = second.get("/en/teacher/join/").text
    assert "Your teacher account" in page
    assert "Put the backup back" not in page
    assert send(second, backup).status_code == 400
    assert names_of_teachers(storage(new)) == ["ada"]


def test_teachers_are_told_when_and_where_the_last_backup_was_made(new: Flask, tmp_path: Path) -> None:
    teacher = signed_in(new)
    teacher.set_cookie("zone", "60")
    assert "There is no backup yet." in teacher.get("/en/class/").text
    file = storage(new).file
    assert file is not None
    stick = tmp_path / "stick & co"
    stick.mkdir()
    ours = name_second(file, stick)
    assert ours is not None
    keep_day(file, None, datetime(2026, 11, 23, 10, 5, tzinfo=UTC))
    page = teacher.get("/en/class/").text
    folder = file.parent / "backups"
    assert f"Last backup: November 23, 2026, 11:05, in the folder <bdi>{folder}</bdi>." in page
    assert f"stick &amp; co/{ours.name}</bdi>." in page
    stick.rename(tmp_path / "drawer")
    for tag in LANGUAGES:
        page = teacher.get(f"/{tag}/class/").text
        assert page.count("<bdi>") >= 2
        assert ("2569" if tag == "th" else "2026") in page
    assert "is not there now" in teacher.get("/en/class/").text


def test_a_backup_that_could_not_be_made_is_told(new: Flask) -> None:
    file = storage(new).file
    assert file is not None
    (file.parent / "backups").write_text("in the way")
    backups = new.extensions["backups"] = Backups(new)
    teacher = signed_in(new)
    backups.look()
    assert "The last backup could not be made." in teacher.get("/en/class/").text
    (file.parent / "backups").unlink()
    backups.look()
    assert "could not be made" not in teacher.get("/en/class/").text
    assert "Last backup: " in teacher.get("/en/class/").text
