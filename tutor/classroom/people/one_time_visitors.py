"""Erases one-time visitors: learners without a seat who gave almost no answers and never came back.

They are erased sooner than others. Nobody who solved a lesson is among them: no lesson has so few puzzles.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, func, select
from sqlalchemy.orm import Session

from tutor.classroom.people.erasing import DONE_AT, forget_log, write_zeros
from tutor.storage.database import Database
from tutor.storage.models import Answer, Learner, PracticeAnswer
from tutor.storage.people import Seat

KEPT = timedelta(days=7)
"""How long a one-time visitor is kept."""

FEW = 3
"""A one-time visitor gave fewer answers than this."""

VISIT = timedelta(days=1)
"""A learner who did anything later than this after first coming has come back."""

HERE = timedelta(hours=1)
"""A learner who came within this time may still be here, and is not erased to make room."""

MOST_LEARNERS = 200_000
"""How many learners without a seat are stored; above that, one-time visitors are erased, the oldest first."""

AT_ONCE = 500
"""How many are erased in one transaction: others want to write too."""

_HAS_SEAT = exists().where(Seat.learner_id == Learner.id)


def expire_one_time_visitors(database: Database, at: datetime) -> int:
    """Erase the one-time visitors whose time is over; returns their number."""
    return _erase(database, at - KEPT)


def make_room(database: Database, at: datetime, most: int = MOST_LEARNERS) -> tuple[int, bool]:
    """Erase one-time visitors, the oldest first, while more than ``most`` learners have no seat.

    Returns their number, and whether there is room now.
    """
    with database.look() as connection:
        count = connection.execute(select(func.count()).select_from(Learner).where(~_HAS_SEAT)).scalar_one()
    if count <= most:
        return 0, True
    gone = _erase(database, at - HERE, count - most)
    return gone, count - gone <= most


def _erase(database: Database, before: datetime, most: int | None = None) -> int:
    """Erase one-time visitors who came before this moment, at most ``most``, the oldest first."""
    came_first = select(Learner.id).where(Learner.created < before).order_by(Learner.created, Learner.id)
    with database.look() as connection:
        learners = connection.execute(came_first).scalars().all()
    gone = 0
    for first in range(0, len(learners), AT_ONCE):
        with database.read() as session:
            found = _one_time_visitors(session, learners[first : first + AT_ONCE], before)
        going = found if most is None else found[: most - gone]
        if going:
            gone += len(going)
            with database.write() as session:
                write_zeros(database, session)
                erased = delete(Learner).where(Learner.id.in_(going), ~_HAS_SEAT)
                session.execute(erased.execution_options(synchronize_session=False))
        if gone == most:
            break
    if gone:
        forget_log(database)
    return gone


def _one_time_visitors(session: Session, learners: Sequence[str], before: datetime) -> list[str]:
    """Those of these learners who visited once, and did nothing after ``before``; the oldest first."""
    answers = [
        select(func.count()).select_from(table).where(table.learner_id == Learner.id).scalar_subquery()
        for table in (Answer, PracticeAnswer)
    ]
    latest = [
        select(func.max(column)).where(column.class_.learner_id == Learner.id).scalar_subquery()
        for column in DONE_AT
    ]
    query = (
        select(Learner.id, Learner.created, *latest)
        .where(Learner.id.in_(learners), ~_HAS_SEAT, answers[0] + answers[1] < FEW)
        .order_by(Learner.created, Learner.id)
    )
    return [
        id
        for id, created, *moments in session.execute(query)
        if all(moment is None or moment < min(created + VISIT, before) for moment in moments)
    ]
