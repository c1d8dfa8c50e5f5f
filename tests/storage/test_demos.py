"""The live demo as it is kept: one change after the other, and every vote once."""

from __future__ import annotations

import os
import signal
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from tests.support.database_servers import Postgres
from tutor.storage.database import Database
from tutor.storage.demos import (
    AskedQuestion,
    NewState,
    StoredDemo,
    Vote,
    answer_of,
    answers_to,
    change_demo,
    find_demo,
    keep_vote,
    points_of,
)
from tutor.storage.models import Learner
from tutor.storage.people import SchoolClass, Seat, Teacher

ASKED = NewState("asked", 1, asked=(1, "othello", "{}"))


@pytest.fixture
def class_id(database: Database) -> str:
    """A class of nobody in particular."""
    return a_class(database)


def a_class(database: Database) -> str:
    id = uuid.uuid4().hex
    with database.write() as session:
        session.add(Teacher(id=id, name=id, password="none"))
        session.flush()
        session.add(SchoolClass(id=id, teacher_id=id, name="4b", language="en", key=id))
    return id


def seat(database: Database, class_id: str) -> str:
    id = uuid.uuid4().hex
    with database.write() as session:
        session.add(Learner(id=id))
        session.flush()
        session.add(
            Seat(id=id, class_id=class_id, learner_id=id, name=id, language="en", key=id, code=id[:12])
        )
    return id


def test_a_class_has_no_demo_at_first(database: Database, class_id: str) -> None:
    assert find_demo(database, class_id) == StoredDemo(0, "", None)


def test_each_change_makes_the_next_version(database: Database, class_id: str) -> None:
    for version in (1, 2, 3):
        kept = change_demo(database, class_id, lambda before, _: NewState(f"{before.state}x", None))
        assert kept == StoredDemo(version, "x" * version, None) == find_demo(database, class_id)
    assert change_demo(database, class_id, lambda *_: None).version == 3


def test_what_a_change_raises_leaves_everything_as_it_was(database: Database, class_id: str) -> None:
    def fail(*_: object) -> NewState:
        raise LookupError

    with pytest.raises(LookupError):
        change_demo(database, class_id, fail)
    assert find_demo(database, class_id).version == 0


def test_changes_at_once_take_turns(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: NewState("", None))
    with ThreadPoolExecutor(8) as pool:
        for _ in range(24):
            pool.submit(change_demo, database, class_id, lambda before, _: NewState(before.state + "x", None))
    assert find_demo(database, class_id) == StoredDemo(25, "x" * 24, None)


def test_only_the_open_question_takes_votes(database: Database, class_id: str) -> None:
    pupil = seat(database, class_id)
    assert not keep_vote(database, class_id, 1, pupil, ("d3",))
    change_demo(database, class_id, lambda *_: ASKED)
    assert keep_vote(database, class_id, 1, pupil, ("d3",))
    assert not keep_vote(database, class_id, 2, pupil, ("d3",))
    change_demo(database, class_id, lambda *_: NewState("shown", None))
    assert not keep_vote(database, class_id, 1, pupil, ("c4",))
    assert answer_of(database, class_id, 1, pupil) == ("d3",)
    with database.read() as session:
        assert session.get(AskedQuestion, (class_id, 1)) is not None


def test_the_vote_of_a_pupil_who_has_just_been_erased_is_not_taken(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    assert not keep_vote(database, class_id, 1, "nobody", ("d3",))
    assert answers_to(database, class_id, 1) == {}


def test_a_changed_vote_counts_once_and_is_noticed(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    pupil = seat(database, class_id)
    seen = []
    for square in ("d3", "d3", "c4"):
        keep_vote(database, class_id, 1, pupil, (square,))
        with database.read() as session:
            seen.append([vote.changes for vote in session.scalars(select(Vote))])
    assert seen == [[1], [1], [2]]
    assert answers_to(database, class_id, 1) == {pupil: ("c4",)}


def test_a_whole_class_votes_at_once_from_every_device_twice(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    pupils = [seat(database, class_id) for _ in range(30)]
    with ThreadPoolExecutor(12) as pool:
        twice = [*pupils, *pupils]
        done = [pool.submit(keep_vote, database, class_id, 1, pupil, ("d3",)) for pupil in twice]
    assert all(vote.result() for vote in done)
    assert set(answers_to(database, class_id, 1)) == set(pupils)


def test_a_first_vote_from_two_devices_in_the_same_moment_is_kept_once(
    database: Database, class_id: str
) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    seats = [seat(database, class_id) for _ in range(12)]
    together = Barrier(2)

    def vote(square: str) -> list[bool]:
        done = []
        for one in seats:
            together.wait(10)
            done.append(keep_vote(database, class_id, 1, one, (square,)))
        return done

    with ThreadPoolExecutor(2) as devices:
        for done in devices.map(vote, ("c4", "d3")):
            assert all(done)
    answers = answers_to(database, class_id, 1)
    assert set(answers) == set(seats)
    assert set(answers.values()) <= {("c4",), ("d3",)}


def test_points_are_given_with_the_reveal(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    right, wrong = seat(database, class_id), seat(database, class_id)
    keep_vote(database, class_id, 1, right, ("d3",))
    keep_vote(database, class_id, 1, wrong, ("a1",))
    assert points_of(database, class_id) == {}
    shown = NewState("shown", None, scored=1, points={right: 1})
    change_demo(database, class_id, lambda _, answers: shown if answers(1) else None)
    assert points_of(database, class_id) == {right: 1, wrong: 0}


def test_with_a_seat_its_votes_go_and_with_a_class_everything(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda *_: ASKED)
    pupil = seat(database, class_id)
    keep_vote(database, class_id, 1, pupil, ("d3",))
    with database.write() as session:
        session.delete(session.get(Seat, pupil))
    assert answers_to(database, class_id, 1) == {}
    with database.write() as session:
        session.delete(session.get(SchoolClass, class_id))
    assert find_demo(database, class_id).version == 0
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(AskedQuestion)) == 0
        assert session.scalar(select(func.count()).select_from(Vote)) == 0


class Disk:
    """Stands for the disk: knows how long each file was when it was last waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
        self.safe: dict[int, int] = {}
        self.waits = 0
        self.is_broken = False
        self._seconds = seconds
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._wait)

    def _wait(self, file: int) -> None:
        if self.is_broken:
            raise OSError("the disk is broken")
        status = os.fstat(file)
        self._fsync(file)
        time.sleep(self._seconds)
        self.safe[status.st_ino] = status.st_size
        self.waits += 1

    def holds(self, database: Database) -> bool:
        """Whether all that stands in the log of a database was waited for."""
        log = os.stat(f"{database.url.database}-wal")
        return self.safe.get(log.st_ino) == log.st_size


@pytest.mark.parametrize("name", ["move", "vote"])
def test_a_move_and_a_vote_wait_for_the_disk(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    class_id = a_class(sqlite)
    change_demo(sqlite, class_id, lambda *_: ASKED)
    pupil = seat(sqlite, class_id)
    actions: dict[str, Callable[[], object]] = {
        "move": lambda: change_demo(sqlite, class_id, lambda *_: NewState("moved", 1)),
        "vote": lambda: keep_vote(sqlite, class_id, 1, pupil, ("d3",)),
    }
    disk = Disk(monkeypatch)
    actions[name]()
    assert disk.holds(sqlite)
    disk.is_broken = True
    with pytest.raises(OperationalError):
        change_demo(sqlite, class_id, lambda *_: NewState("lost", 1))


def test_a_class_that_votes_at_once_waits_for_the_disk_together(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    class_id = a_class(sqlite)
    change_demo(sqlite, class_id, lambda *_: ASKED)
    pupils = [seat(sqlite, class_id) for _ in range(40)]
    disk = Disk(monkeypatch, seconds=0.05)
    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(lambda one: keep_vote(sqlite, class_id, 1, one, ("d3",)), pupils))
    assert disk.holds(sqlite)
    assert disk.waits < 36  # some ten where nothing else works on the machine, some thirty where much does


def test_what_was_answered_stands_after_a_crash_of_postgresql(postgres: Postgres) -> None:
    database = Database(postgres.url_of("tutor"))
    class_id = a_class(database)
    pupils = [seat(database, class_id) for _ in range(3)]
    try:
        for number, pupil in enumerate(pupils, 1):
            asked = NewState(f"asked {number}", number, asked=(number, "othello", "{}"))
            change_demo(database, class_id, lambda *_, asked=asked: asked)
            assert keep_vote(database, class_id, number, pupil, ("d3",))
            postgres.stop(signal.SIGQUIT)
            postgres.start()
            database.engine.dispose()
            assert find_demo(database, class_id) == StoredDemo(number, asked.state, number)
            assert answers_to(database, class_id, number) == {pupil: ("d3",)}
    finally:
        database.engine.dispose()
