"""A disk that is full or read-only: a clear sentence, lessons that go on, and nothing corrupted."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event, func, select, text
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tutor import create_app
from tutor.storage.database import Database
from tutor.storage.models import Answer

LESSON = "/learn/othello/board-and-squares/find-e3"


def open_app(path: Path) -> Flask:
    config = {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": f"sqlite:///{path}"}
    return create_app(config)


def answer_by_form(client: FlaskClient) -> int:
    return client.post(f"/en{LESSON}", data={"tap": "e3"}, headers=OURS).status_code


def answer_from_outbox(client: FlaskClient, id: int) -> TestResponse:
    sent = {
        "id": f"00000000-0000-4000-8000-{id:012}",
        "lesson": "board-and-squares",
        "step": 1,
        "answer": ["e3"],
        "help": 0,
    }
    return client.post("/en/learn/othello/progress", json={"answers": [sent]}, headers=OURS)


def is_whole(app: Flask, answers: int) -> bool:
    """Whether the database has no fault and holds so many answers."""
    database: Database = app.extensions["database"]
    with database.read() as session:
        faults = session.scalars(text("PRAGMA integrity_check")).all()
        return faults == ["ok"] and session.scalar(select(func.count()).select_from(Answer)) == answers


Fault = Callable[[Flask], Any]


@contextmanager
def read_only(app: Flask) -> Iterator[None]:
    """SQLite refuses to write, with the error of a file that may not be written."""
    with _pragma(app, "query_only=ON", "query_only=OFF"):
        yield


@contextmanager
def full(app: Flask) -> Iterator[None]:
    """SQLite finds no room for another page, with the error of a disk that is full."""
    with _pragma(app, "max_page_count=1", "max_page_count=1000000"):
        yield


@contextmanager
def _pragma(app: Flask, begins: str, ends: str) -> Iterator[None]:
    engine = app.extensions["database"].engine
    engine.dispose()

    def set_it(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA {begins}")

    event.listen(engine, "connect", set_it)
    yield
    event.remove(engine, "connect", set_it)
    engine.dispose()


def fill(client: FlaskClient) -> int:
    """Answer until no more can be kept, and say how often that went well."""
    for turn in range(500):
        answer = answer_from_outbox(client, turn)
        if answer.status_code != 200:
            assert answer.status_code == 503
            assert answer.json is not None
            assert answer.json["error"] == "Your answer was not saved. Try again in a moment."
            return turn
    raise AssertionError("there is always room")


def begin_games(client: FlaskClient, tag: str) -> TestResponse:
    """Begin games until none can be begun, and give the page that says so."""
    while True:
        page = client.post(f"/{tag}/play/", data={"game": "othello", "level": "1"}, headers=OURS)
        if page.status_code != 303:
            return page


@pytest.mark.parametrize("fault", [read_only, full])
def test_what_cannot_be_saved_is_told_and_comes_when_it_can(own_app: Flask, fault: Fault) -> None:
    client = own_app.test_client()
    assert answer_by_form(client) == 200
    with fault(own_app):
        kept = fill(client)
        assert answer_by_form(client) == 503
        for tag in ("en", "th", "sw", "lo", "zh-Hans"):
            page = begin_games(client, tag)
            assert page.status_code == 503
            assert f'<html lang="{tag}"' in page.text
            assert "<h1" in page.text
            assert client.get(f"/{tag}{LESSON}").status_code == 200
        assert client.get("/en/me/").status_code == 200
        assert is_whole(own_app, 1 + kept)
    assert answer_from_outbox(client, kept).status_code == 200
    assert is_whole(own_app, 2 + kept)


def test_a_form_that_could_not_be_saved_is_sent_again_by_one_button(own_app: Flask) -> None:
    client = own_app.test_client()
    with read_only(own_app):
        page = begin_games(client, "en").text
    form = page.split('action="/en/play/" data-takes>')[1].split("</form>")[0]
    assert "Try again</button>" in form
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    assert fields == {"game": "othello", "level": "1"}
    assert client.post("/en/play/", data=fields, headers=OURS).status_code == 303


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("only root may mount a small disk")
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_a_disk_that_is_really_full_loses_nothing(small_disk: Path) -> None:
    app = open_app(small_disk / "tutor.db")
    client = app.test_client()
    assert answer_by_form(client) == 200
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space left"):
        while True:
            file.write(bytes(4096))
    kept = fill(client)
    assert client.get(f"/th{LESSON}").status_code == 200
    assert client.get("/readyz").status_code == 503
    ballast.unlink()
    assert client.get("/readyz").status_code == 200
    assert answer_from_outbox(client, kept).status_code == 200
    assert is_whole(app, 2 + kept)
    app.extensions["database"].engine.dispose()


def test_a_disk_that_became_really_read_only_loses_nothing(small_disk: Path) -> None:
    app = open_app(small_disk / "tutor.db")
    client = app.test_client()
    assert answer_by_form(client) == 200
    app.extensions["database"].engine.dispose()
    again = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(again, check=True)
    assert answer_by_form(client) == 503
    assert fill(client) == 0
    assert client.get(f"/lo{LESSON}").status_code == 200
    assert client.get("/readyz").status_code == 503
    app.extensions["database"].engine.dispose()
    subprocess.run([*again[:2], "remount,rw", str(small_disk)], check=True)
    assert answer_by_form(client) == 200
    assert is_whole(app, 2)
    app.extensions["database"].engine.dispose()
