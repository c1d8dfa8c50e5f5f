"""Who only passed by goes after a week, or makes room sooner; who came back or learned something stays."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update

from tutor.classroom.people import one_time_visitors
from tutor.classroom.people.one_time_visitors import expire_one_time_visitors, make_room
from tutor.classroom.people.seats import take_seat
from tutor.storage.database import Database
from tutor.storage.games import new_game
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id
from tutor.storage.learners.practice import Comeback, JudgedTry, keep_tries
from tutor.storage.models import Answer, Learner, PlayedGame
from tutor.storage.people import SchoolClass

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def learner(database: Database, came: datetime, *answered: datetime, practised: int = 0) -> str:
    """Somebody who came at a moment, and answered in lessons at these and practised so often then."""
    id = new_learner_id()
    given = [
        JudgedAnswer(uuid.uuid4().hex, "othello", "start", f"step-{n}", ("e3",), "right", (), 0, at)
        for n, at in enumerate(answered, 1)
    ]
    keep_answers(database, id, given)
    comeback = Comeback("5/flips/1/1/1", "flips", 1)
    keep_tries(
        database,
        id,
        [
            JudgedTry(uuid.uuid4().hex, "5/flips/1/1/1", comeback, "", ("a1",), "right", 0, {}, (), came)
            for _ in range(practised)
        ],
    )
    with database.write() as session:
        session.execute(update(Learner).where(Learner.id == id).values(created=came))
    return id


def left(database: Database) -> set[str]:
    with database.read() as session:
        return set(session.scalars(select(Learner.id)))


def test_who_passed_by_goes_after_a_week_with_all_they_did(database: Database) -> None:
    came = NOW - 8 * DAY
    learner(database, came)
    learner(database, came, came, came + DAY / 2)
    learner(database, came, came, practised=1)
    player = learner(database, came)
    new_game(database, player, "othello")
    with database.write() as session:
        session.execute(update(PlayedGame).values(created=came, updated=came))
    assert expire_one_time_visitors(database, NOW) == 4
    assert left(database) == set()
    with database.read() as session:
        assert session.scalars(select(Answer.id)).all() == []


def test_who_came_back_or_answered_more_or_came_lately_stays(database: Database, class_: SchoolClass) -> None:
    came = NOW - 8 * DAY
    staying = {
        learner(database, came, came, came + 2 * DAY),
        learner(database, came, came, came, came),
        learner(database, came, came, practised=2),
        learner(database, NOW - 6 * DAY, NOW - 6 * DAY),
        learner(database, came, came, NOW - DAY / 24),
    }
    seated = learner(database, came)
    take_seat(database, class_.id, seated, "Mango", "en")
    assert expire_one_time_visitors(database, NOW) == 0
    assert left(database) == staying | {seated}
    assert make_room(database, NOW, most=0) == (1, False), "only who came six days ago makes room"


def test_there_is_room_as_long_as_there_are_not_too_many(database: Database) -> None:
    staying = {learner(database, NOW - 2 * DAY) for _ in range(3)}
    assert make_room(database, NOW, most=3) == (0, True)
    assert left(database) == staying


def test_who_came_first_makes_room_first_and_nobody_who_may_be_here_still(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_time_visitors, "AT_ONCE", 2)
    learned = learner(database, NOW - 7 * DAY, *[NOW - 7 * DAY] * 3)
    first, second, third = (learner(database, NOW - days * DAY) for days in (5, 4, 3))
    fourth, here = learner(database, NOW - 2 * DAY), learner(database, NOW - DAY / 48)
    assert make_room(database, NOW, most=3) == (3, True)
    assert left(database) == {learned, fourth, here}
    assert first and second and third
    assert make_room(database, NOW, most=1) == (1, False)
    assert left(database) == {learned, here}
