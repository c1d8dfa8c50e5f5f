"""A computer without a clock of its own starts in whatever year: nothing is erased, nobody is a stranger."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select, update

from tests.conftest import OURS
from tests.support.clocks import ToldClock
from tests.web.classroom.members import Room, learner_of, storage
from tutor import create_app
from tutor.storage.models import Answer, Base, Learner
from tutor.storage.people import SchoolClass, Seat, SignIn
from tutor.web.classroom.access import expiry

TODAY = datetime(2026, 11, 23, 12, tzinfo=UTC)

Start = Callable[[], Flask]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ToldClock:
    return ToldClock(monkeypatch, TODAY)


@pytest.fixture
def start(database_url: str, clock: ToldClock, cheap_passwords: None) -> Iterator[Start]:
    """Starts the tutor; again and again does what a start does with what is old."""
    started: list[Flask] = []

    def start() -> Flask:
        if started:
            expiry.forget_idle(started[0])
        else:
            config = {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": database_url}
            started.append(create_app(config))
        return started[0]

    yield start
    for app in started:
        app.extensions["reviews"].close()
        app.extensions["database"].engine.dispose()


def kept(app: Flask) -> dict[str, int]:
    """How many rows each table has, those without any left out, and without the one of the clock."""
    with storage(app).look() as connection:
        counts = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in Base.metadata.sorted_tables
            if table.name not in ("clock", "miss", "sign_in")
        }
    return {name: count for name, count in counts.items() if count}


def learns(client: FlaskClient) -> str | None:
    """Solve the board of the home page; gives the learner as whom the browser is known."""
    assert client.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200
    return learner_of(client)


def school(app: Flask) -> tuple[FlaskClient, FlaskClient, Room]:
    """Somebody who learns alone, a pupil of a class, and the class."""
    alone, pupil, room = app.test_client(), app.test_client(), Room(app)
    learns(alone)
    room.join(pupil, "Noy")
    learns(pupil)
    return alone, pupil, room


def test_a_clock_that_is_ahead_erases_nothing_now_or_later(start: Start, clock: ToldClock) -> None:
    app = start()
    alone, pupil, room = school(app)
    before, known = kept(app), (learner_of(alone), learner_of(pupil))
    for year in (2099, 2026, 2027):
        clock.says(year)
        app = start()
        assert kept(app) == before, year
        assert room.row.ended is None
        assert (learns(alone), learns(pupil)) == known
        assert kept(app)["learner"] == before["learner"], f"nobody is a stranger in {year}"
        before = kept(app)


def test_what_was_made_in_1970_is_kept_when_the_clock_is_set(start: Start, clock: ToldClock) -> None:
    clock.says(1970)
    app = start()
    alone, pupil, room = school(app)
    before, known = kept(app), (learner_of(alone), learner_of(pupil))
    clock.says(2026)
    app = start()
    assert kept(app) == before
    assert room.row.ended is None
    assert (learns(alone), learns(pupil)) == known
    assert kept(app)["learner"] == before["learner"]
    for _ in range(16):
        clock.goes_on(30)
        before = kept(app)
        app = start()
    assert "class" in before
    assert kept(app).keys() == {"teacher"}, "and goes when it is old"


def test_a_clock_in_1970_hides_nothing_of_2026(start: Start, clock: ToldClock) -> None:
    app = start()
    alone, pupil, room = school(app)
    before, known = kept(app), (learner_of(alone), learner_of(pupil))
    clock.says(1970)
    app = start()
    assert (learns(alone), learns(pupil)) == known
    assert room.teacher.get(room.page).status_code == 200, "the teacher is still signed in"
    clock.says(2026)
    app = start()
    assert {name: kept(app)[name] for name in ("learner", "seat", "class")} == {
        name: before[name] for name in ("learner", "seat", "class")
    }
    assert (learns(alone), learns(pupil)) == known


def test_a_sign_in_of_2099_ends_with_the_school_day(start: Start, clock: ToldClock) -> None:
    clock.says(2099)
    room = Room(start())
    clock.says(2026)
    app = start()
    assert room.teacher.get(room.page).status_code == 200
    clock.goes_on(1)
    assert room.teacher.get(room.page).status_code != 200
    with storage(app).read() as session:
        assert all(one.expires < clock.at for one in session.scalars(select(SignIn)))


def test_what_is_old_goes_once_the_clock_is_back_where_it_was(start: Start, clock: ToldClock) -> None:
    app = start()
    alone, pupil, room = school(app)
    long_ago = clock.at.replace(year=2025, month=1)
    with storage(app).write() as session:
        session.execute(update(Learner).where(Learner.id == learner_of(alone)).values(created=long_ago))
        session.execute(
            update(Answer).where(Answer.learner_id == learner_of(alone)).values(answered=long_ago)
        )
    clock.says(2099)
    app = start()
    fresh = app.test_client()
    learns(fresh)
    assert kept(app)["learner"] == 3
    clock.says(2026)
    app = start()
    with storage(app).read() as session:
        left = set(session.scalars(select(Learner.id)))
        assert left == {learner_of(pupil), learner_of(fresh)}, "who came while it was wrong stays"
        assert session.get_one(SchoolClass, room.id).ended is None
        assert session.scalars(select(Seat)).one().learner_id == learner_of(pupil)
        assert all(one.created <= clock.at for one in session.scalars(select(Learner)))


def test_a_clock_that_jumps_while_the_tutor_runs_erases_nothing(
    start: Start, clock: ToldClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, elapsed = start(), time.monotonic()
    alone, pupil, room = school(app)
    before, known = kept(app), (learner_of(alone), learner_of(pupil))
    for year in (2099, 1970, 2026, 2099, 2026):
        clock.says(year)
        elapsed += 25 * 60 * 60
        monkeypatch.setattr(expiry, "monotonic", lambda elapsed=elapsed: elapsed)
        assert (learns(alone), learns(pupil)) == known  # each a form, with which the daily erasing comes
        assert kept(app)["learner"] == before["learner"]
        assert room.row.ended is None
    with storage(app).read() as session:
        assert {one.answered.year for one in session.scalars(select(Answer))} == {2026}
