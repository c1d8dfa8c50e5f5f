"""A database in which steps were known by their numbers, carried over."""

from __future__ import annotations

import importlib
import json
import tomllib
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.support.database_servers import Postgres
from tutor.settings import ROOT
from tutor.storage.database import Database
from tutor.storage.demos import find_demo
from tutor.storage.learners.learning import stars_of

BEFORE = "0015_clock"
DAY = "2026-11-20 08:00:00+00:00"
STARS = [("corners", 1, 3), ("corners", 3, 2), ("welcome", 1, 1), ("mine", 2, 3)]
STATE = {"game": "othello", "board": "…", "place": {"course": "othello", "name": "corners", "number": 4}}
ROUND = {"game": "othello", "board": "…", "place": {"course": "", "name": "flips/3/7", "number": 2}}
ELSEWHERE = {"game": "othello", "board": "…", "place": None}


@pytest.fixture(params=["sqlite", "postgresql"])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of the version before, with what two learners and a class did."""
    url = f"sqlite:///{tmp_path / 'tutor.db'}"
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.make(f"before_{uuid.uuid4().hex}")
    database = Database(url)
    database.migrate(to=BEFORE)
    with database.engine.begin() as connection:

        def insert(table: str, **values: object) -> None:
            names = ", ".join(values)
            places = ", ".join(f":{name}" for name in values)
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)

        for learner in ("ada", "ben"):
            insert("learner", id=learner, created=DAY)
            for lesson, step, stars in STARS:
                place = {"learner_id": learner, "course": "othello", "lesson": lesson, "step": step}
                insert("solved", stars=stars, **place)
                more = {"given": "[]", "verdict": "right", "misconceptions": "[]", "help": 0, "answered": DAY}
                insert("answer", id=f"{lesson}-{step}", **place, **more)
        for number, puzzle in enumerate(
            ("lesson/othello/corners/9", "lesson/go/first/3", "5/flips/3/7/1"), 1
        ):
            more = {"topic": "flips", "level": 1, "state": "{}", "clean": 0, "reviews": 0, "due": DAY}
            insert("card", id=number, learner_id="ada", puzzle=puzzle, **more)
        insert("teacher", id="t", name="T", password="none", created=DAY)
        states = (STATE | {"before": ROUND | {"before": STATE}}, ROUND, ELSEWHERE, "{")
        for number, state in enumerate(states):
            kept = {"key": f"{number}", "locked": False, "scores": False, "projected": False, "year": "2026"}
            kept |= {"name": "4b", "language": "en", "created": DAY, "touched": DAY}
            insert("class", id=f"{number}", teacher_id="t", **kept)
            written = state if isinstance(state, str) else json.dumps(state, ensure_ascii=False)
            insert("demo", class_id=f"{number}", version=1, state=written, updated=DAY)
    yield database
    database.engine.dispose()


def test_every_row_is_known_by_the_name_of_its_step(older: Database) -> None:
    older.migrate()
    for learner in ("ada", "ben"):
        assert stars_of(older, learner, "othello") == {
            ("corners", "take-a-corner"): 3,
            ("corners", "mark-stable"): 2,
            ("welcome", "first-board"): 1,
            ("mine", "step-2"): 3,
        }
    with older.read() as session:
        answers = session.execute(text("SELECT learner_id, lesson, step FROM answer")).all()
        cards = session.scalars(text("SELECT puzzle FROM card ORDER BY id")).all()
    assert len(answers) == 8
    assert ("ben", "corners", "mark-stable") in answers
    assert cards == ["lesson/othello/corners/keep-out-again", "lesson/go/first/step-3", "5/flips/3/7/1"]


def test_the_board_of_a_class_stands_at_the_same_step(older: Database) -> None:
    older.migrate()
    first, second, third = (json.loads(find_demo(older, number).state) for number in "012")
    corner = {"course": "othello", "name": "corners", "step": "beside-an-empty-corner"}
    assert (first["place"], first["before"]["before"]["place"]) == (corner, corner)
    assert first["before"]["place"] == second["place"] == {"course": "", "name": "flips/3/7", "step": "2"}
    assert third == ELSEWHERE
    assert find_demo(older, "3").state == "{"


def test_what_addresses_and_tables_say_of_a_number_is_the_same() -> None:
    named = importlib.import_module("tutor.storage.migrations.versions.0016_step_names")
    file = ROOT / "lessons" / "othello" / "numbers.toml"
    numbered = tomllib.loads(file.read_text(encoding="utf-8"))["numbered"]
    known = {slug: [named.name_of("othello", slug, n) for n in range(1, 12)] for slug in numbered}
    for slug, names in numbered.items():
        assert known[slug] == [*names, *(f"step-{n}" for n in range(len(names) + 1, 12))]
