"""The pretend pupil as it is kept: one of a class, beside the seats, and gone with all it answered."""

from __future__ import annotations

import uuid
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, delete, func, select, text, update

from tests.storage.test_demos import ASKED, a_class, seat
from tutor.storage.database import Database
from tutor.storage.demos import NewState, answer_of, answers_to, change_demo, keep_vote, points_of
from tutor.storage.learners.pretend import (
    LASTS,
    PretendPupil,
    PretendVote,
    close_pretend,
    open_pretend,
    pretend_in,
    prune_pretend,
)
from tutor.storage.migration import SCRIPTS
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, SignIn


@pytest.fixture
def class_id(database: Database) -> str:
    """A class that was asked its first question."""
    id = a_class(database)
    change_demo(database, id, lambda *_: ASKED)
    return id


def sign_in(database: Database, class_id: str, lasts: timedelta = timedelta(hours=12)) -> str:
    """A sign-in of the teacher of a class."""
    key = uuid.uuid4().hex
    with database.write() as session:
        teacher = session.get_one(SchoolClass, class_id).teacher_id
        session.add(SignIn(key_hash=key, teacher_id=teacher, expires=now() + lasts))
    return key


def opened(database: Database, class_id: str) -> str:
    """The pretend pupil of a class."""
    return open_pretend(database, class_id, uuid.uuid4().hex, sign_in(database, class_id))


def rows(database: Database) -> tuple[int, int]:
    """How many pretend pupils and how many of their answers are kept."""
    with database.read() as session:
        counts = [
            session.scalar(select(func.count()).select_from(one)) for one in (PretendPupil, PretendVote)
        ]
    return counts[0] or 0, counts[1] or 0


def test_a_class_has_one_at_most(database: Database, class_id: str) -> None:
    first = opened(database, class_id)
    assert opened(database, class_id) == first == pretend_in(database, class_id)
    other = a_class(database)
    assert pretend_in(database, other) is None
    assert opened(database, other) != first
    assert rows(database) == (2, 0)


def test_its_answer_can_be_changed_and_goes_with_it(database: Database, class_id: str) -> None:
    pupil = opened(database, class_id)
    assert keep_vote(database, class_id, 1, pupil, ("a1",))
    assert keep_vote(database, class_id, 1, pupil, ("d3",))
    assert answer_of(database, class_id, 1, pupil) == ("d3",)
    assert not keep_vote(database, class_id, 2, pupil, ("d3",)), "another question"
    assert rows(database) == (1, 1)
    assert close_pretend(database, class_id) == pupil
    assert rows(database) == (0, 0)
    assert close_pretend(database, class_id) is None
    assert not keep_vote(database, class_id, 1, pupil, ("d3",)), "it has gone"


def test_it_answers_in_its_own_class_alone(database: Database, class_id: str) -> None:
    other = a_class(database)
    change_demo(database, other, lambda *_: ASKED)
    assert not keep_vote(database, other, 1, opened(database, class_id), ("d3",))
    assert answers_to(database, other, 1) == {}


def test_its_answer_counts_until_a_pupil_has_answered(database: Database, class_id: str) -> None:
    pupil, mango = opened(database, class_id), seat(database, class_id)
    keep_vote(database, class_id, 1, pupil, ("d3",))
    assert answers_to(database, class_id, 1) == {pupil: ("d3",)}
    keep_vote(database, class_id, 1, mango, ("a1",))
    assert answers_to(database, class_id, 1) == {mango: ("a1",)}
    assert answer_of(database, class_id, 1, pupil) == ("d3",), "its own page shows it still"


def test_it_is_never_among_the_points_of_a_class(database: Database, class_id: str) -> None:
    pupil = opened(database, class_id)
    keep_vote(database, class_id, 1, pupil, ("d3",))
    revealed = NewState("revealed", None, scored=1, points={pupil: 1})
    change_demo(database, class_id, lambda *_: revealed)
    assert points_of(database, class_id) == {}
    with database.read() as session:
        assert session.get_one(PretendVote, (pupil, 1)).points == 1


@pytest.mark.parametrize("what", ["time", "sign-in", "sign-in expired", "class in the bin", "class erased"])
def test_one_that_is_forgotten_goes_by_itself(database: Database, class_id: str, what: str) -> None:
    key = sign_in(database, class_id)
    pupil = open_pretend(database, class_id, uuid.uuid4().hex, key)
    keep_vote(database, class_id, 1, pupil, ("d3",))
    ends = {
        "time": update(PretendPupil).values(opened=now() - LASTS),
        "sign-in": delete(SignIn).where(SignIn.key_hash == key),
        "sign-in expired": update(SignIn).where(SignIn.key_hash == key).values(expires=now()),
        "class in the bin": update(SchoolClass).where(SchoolClass.id == class_id).values(ended=now()),
        "class erased": delete(SchoolClass).where(SchoolClass.id == class_id),
    }
    with database.write() as session:
        session.execute(ends[what])
    assert pretend_in(database, class_id) is None
    prune_pretend(database)
    assert rows(database) == ((1, 1) if what in ("sign-in expired", "class in the bin") else (0, 0))


def test_a_database_from_before_gets_the_tables_and_keeps_its_votes(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    rows_before = {
        "teacher": "'ada', 'Ada', 'none', '2026-01-01'",
        "learner": "'mango', '2026-01-01'",
        "class": "'4b', 'ada', '4b', 'en', '', 'k', 0, 0, 0, '2026-01-01', '2026-01-01'",
        "seat": "'s', '4b', 'mango', 'Mango', 0, 'en', 'k', 'c', '2026-01-01'",
        "vote": "'4b', 1, 's', '[\"d3\"]', 1, '2026-01-01'",
    }
    columns = {
        "teacher": "id, name, password, created",
        "learner": "id, created",
        "class": "id, teacher_id, name, language, year, key, locked, scores, projected, created, touched",
        "seat": "id, class_id, learner_id, name, hidden, language, key, code, created",
        "vote": "class_id, number, seat_id, answer, changes, given",
    }
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0013_remotes")
        for table, values in rows_before.items():
            connection.execute(text(f'INSERT INTO "{table}" ({columns[table]}) VALUES ({values})'))
    engine.dispose()
    database = Database(f"sqlite:///{tmp_path / 'old.db'}")
    database.migrate()
    assert answers_to(database, "4b", 1) == {"s": ("d3",)}
    assert pretend_in(database, "4b") is None
    assert opened(database, "4b") == pretend_in(database, "4b")
    database.engine.dispose()
