"""What the version of 2026-11-25 left behind opens: its database, links, set files, records and cookies.

The copies in `tests/before` were made by playing with that version, in which steps were known by their
numbers: a class with two pupils, work, a set and its board at a question, and somebody without a class.
`facts.json` says what a browser of then still knows. Days are moved to today, so that nothing is too old.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board
from tests.web.classroom.members import PASSWORD
from tests.web.playing import look
from tutor import create_app
from tutor.classroom.work.set_files import read_set
from tutor.storage.backups.backup import back_up
from tutor.storage.backups.restoring import restore

BEFORE = Path(__file__).parents[1] / "before"
FACTS: dict[str, Any] = json.loads((BEFORE / "facts.json").read_text(encoding="utf-8"))
DAY = datetime(2026, 11, 25, tzinfo=UTC)
CLASS = f"/en/class/{FACTS['class']['id']}/"
CORNERS = "/en/learn/othello/corners/"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database as that version left it today."""
    written = (BEFORE / "database.sql").read_text(encoding="utf-8")
    today = datetime.now(UTC)
    for days in (1, 0):
        then, now = DAY + timedelta(days=days), today + timedelta(days=days)
        written = written.replace(f"{then:%Y-%m-%d}", f"{now:%Y-%m-%d}")
    with closing(sqlite3.connect(tmp_path / "tutor.db")) as connection:
        connection.executescript(written)
    return tmp_path / "tutor.db"


@pytest.fixture
def now(file: Path) -> Iterator[Flask]:
    """This tutor on that database."""
    settings = {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": f"sqlite:///{file}"}
    app = create_app(settings)
    yield app
    app.extensions["reviews"].close()


def of(app: Flask, learner: str) -> FlaskClient:
    """The browser of a learner."""
    client = app.test_client()
    with client.session_transaction() as session:
        session["id"] = learner
    return client


@pytest.fixture
def ada(now: Flask) -> FlaskClient:
    """The teacher, who signs in with the password of then."""
    client = now.test_client()
    entered = client.post("/en/teacher/sign-in", data={"name": "ada", "password": PASSWORD}, headers=OURS)
    assert entered.status_code == 303
    return client


def test_stars_and_answers_are_there(now: Flask) -> None:
    mango = of(now, FACTS["mango"]["learner"])
    finished = mango.get(CORNERS + "finished").text
    assert "Stars: 2 of 3" in finished
    assert "You usually take a corner" in finished
    assert mango.get("/en/learn/othello/outflank/").location.endswith("/outflank/flip-c1")
    alone = of(now, FACTS["alone"])
    assert alone.get("/en/learn/othello/legal-moves/").location.endswith("/white-legal-move")


def test_who_finished_a_lesson_that_is_made_anew_is_told_once_that_there_is_more(now: Flask) -> None:
    more = "Lessons that you finished have new boards, and new lessons follow. Your stars stay."
    mango, alone = of(now, FACTS["mango"]["learner"]), of(now, FACTS["alone"])
    told = [more in mango.get("/en/learn/othello/").text for _ in range(2)]
    assert told == [True, False]
    assert more not in alone.get("/en/learn/othello/").text, "who has not finished it"


def test_answers_that_were_on_their_way_arrive(now: Flask) -> None:
    mango = of(now, FACTS["mango"]["learner"])
    kept = mango.post("/en/learn/othello/progress", json={"answers": FACTS["outbox"]}, headers=OURS)
    assert kept.json is not None
    assert kept.json["stars"]["passing/find-a-move-or-pass"] == 3
    assert kept.json["stars"]["corners/keep-out-again"] == 3


def test_the_report_tells_what_it_told(ada: FlaskClient) -> None:
    told = FACTS["report_csv"]
    for gone in ("Corners 1,Take a corner.", "Corners 6,White plays d3. Tap every disc that flips."):
        assert gone in told
        told = told.replace(gone, "Corners,")  # the lesson has been made anew: its answers stay
    found = ada.get(f"{CLASS}report/missed.csv").text.splitlines()
    assert [line.rpartition(",")[0] for line in found] == [
        line.rpartition(",")[0] for line in told.splitlines()
    ]
    page = ada.get(f"{CLASS}report/").text
    assert page.count("no longer in the lesson") == 2


def test_work_and_locks_stand(now: Flask, ada: FlaskClient) -> None:
    mango = of(now, FACTS["mango"]["learner"])
    work = ada.get(f"{CLASS}work/").text
    assert "1 of 2 pupils have done it" in work
    assert "Two puzzles" in work
    assert mango.get("/en/learn/othello/mobility/").status_code == 403
    assert mango.get(f"/en/practise/{FACTS['round_of_set']}/1").status_code == 200
    assert "Two puzzles" in ada.get(f"/en/sets/{FACTS['set']}/").text


def test_the_board_of_the_class_stands_where_it_stood(now: Flask, ada: FlaskClient) -> None:
    board = Board(now, ada, FACTS["class"]["id"])
    state = board.state()
    assert (state["title"], state["main"]["step"]) == (FACTS["title"], ""), "its lesson has it no longer"
    board.do("count")
    board.do("reveal")
    goes_on = board.do("next-step")["main"]["step"]
    assert goes_on.startswith("Step 1 of "), "the lesson goes on where it begins now"


def test_cards_links_and_prints_open(now: Flask) -> None:
    phone = now.test_client()
    for path in (
        f"/card/{FACTS['mango']['key']}",
        f"/join/{FACTS['class']['key']}",
        f"/sets/shared/{FACTS['shared']}",
        f"/remote/{FACTS['remote']}",
        "/learn/othello/corners/5",
        "/en/learn/othello/corners/5?moves=0",
    ):
        answer = phone.get(path, headers={"Accept-Language": "en"}, follow_redirects=True)
        assert answer.status_code == 200, path
    led = phone.get("/en/learn/othello/corners/5")
    assert led.location == CORNERS + "keep-out-of-a-corner"


def test_games_set_files_and_records_open(now: Flask) -> None:
    alone = of(now, FACTS["alone"])
    assert look(alone, FACTS["game"])["board"]["cells"] == FACTS["cells"]
    title, steps = read_set((BEFORE / "set.toml").read_bytes(), "set.toml")
    assert (title, len(steps)) == ("Two puzzles", 1)
    for record in ("game.txt", "game.ggf"):
        sent = {"file": ((BEFORE / record).open("rb"), record)}
        read = alone.post("/en/play/open/", data=sent, headers=OURS, content_type="multipart/form-data")
        assert read.status_code == 303, record


def test_the_cookie_of_a_puzzle_half_done_still_counts(now: Flask) -> None:
    alone = of(now, FACTS["alone"])
    alone.set_cookie("steps", FACTS["steps_cookie"])
    assert 'name="taps" value="a1"' in alone.get("/en/learn/othello/legal-moves/all-moves").text


def test_a_backup_of_that_version_is_carried_over_too(file: Path, tmp_path: Path) -> None:
    key = tmp_path / "secret_key"
    key.write_text("k" * 64)
    saved = tmp_path / "saved.zip"
    back_up(file, key, saved)
    there = tmp_path / "there"
    there.mkdir()
    restore(saved, there / "tutor.db", there / "secret_key")
    app = create_app(
        {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": f"sqlite:///{there / 'tutor.db'}"}
    )
    assert "Stars: 2 of 3" in of(app, FACTS["mango"]["learner"]).get(CORNERS + "finished").text
    app.extensions["reviews"].close()
