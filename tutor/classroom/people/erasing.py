"""Erases a pupil, a class, an account or idle data for good, with everything that depends on it.

A learner who was made for the seat is erased with it. A learner who existed before joining stays in the
browser, without a name; only progress since joining is erased. A learner with a seat in another class keeps
everything until the last of these classes is erased. When a class expires, learners who are still active stay
until they are idle too.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.orm import Session

from tutor.classroom.work.assignments import is_learned_in_since
from tutor.storage.database import Database
from tutor.storage.demos import LiveDemo, Vote
from tutor.storage.learners.forgetting import forget_since
from tutor.storage.models import Answer, FormAnswer, Learner, OpenedFile, PlayedGame, PracticeAnswer
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.storage.work import Assignment

AT_JOINING = timedelta(seconds=10)
"""A learner who was made at most so long before the seat was made for that seat."""

DONE_AT = (
    Answer.answered,
    FormAnswer.answered,
    PracticeAnswer.answered,
    PlayedGame.updated,
    OpenedFile.opened,
)
"""The columns with the times of a learner's activity."""


def erase_pupil(database: Database, class_id: str, seat_id: str, *, everything: bool = False) -> None:
    """Erase a pupil and the progress since joining; with ``everything`` also the progress before."""
    with database.write() as session:
        write_zeros(database, session)
        seats = session.scalars(select(Seat).where(Seat.id == seat_id, Seat.class_id == class_id)).all()
        _erase_seats(session, seats, everything=everything)
    forget_log(database)


def erase_class(database: Database, class_id: str) -> None:
    """Erase a class with its seats, its work, and its pupils' progress in it."""
    with database.write() as session:
        write_zeros(database, session)
        _erase_class(session, class_id)
    forget_log(database)


def erase_teacher(database: Database, teacher_id: str) -> None:
    """Erase an account with its classes, its sets and its invitations."""
    with database.write() as session:
        write_zeros(database, session)
        for class_id in session.scalars(
            select(SchoolClass.id).where(SchoolClass.teacher_id == teacher_id)
        ).all():
            _erase_class(session, class_id)
        session.execute(delete(Teacher).where(Teacher.id == teacher_id))
    forget_log(database)


def erase_learner(database: Database, learner_id: str) -> bool:
    """Erase a learner without a seat; with a seat nothing is erased, and it returns False."""
    with database.write() as session:
        write_zeros(database, session)
        if session.scalar(select(Seat.id).where(Seat.learner_id == learner_id).limit(1)) is not None:
            return False
        session.execute(delete(Learner).where(Learner.id == learner_id))
    forget_log(database)
    return True


def erase_class_in_bin(database: Database, class_id: str, keep_active_since: datetime) -> None:
    """Erase a class like `erase_class`, but keep learners who were active since then."""
    with database.write() as session:
        write_zeros(database, session)
        _erase_class(session, class_id, keep_active_since=keep_active_since)
    forget_log(database)


def idle_classes(database: Database, since: datetime) -> list[str]:
    """The classes outside the bin without any activity since then.

    A pupil's practice and games of their own do not count as activity of the class.
    """
    query = select(SchoolClass.id).where(SchoolClass.touched < since, SchoolClass.created < since)
    with database.look() as connection:
        untouched = connection.execute(query.where(SchoolClass.ended.is_(None))).scalars().all()
    return [one for one in untouched if not _is_used_since(database, one, since)]


def expire_learners(database: Database, days: int, at: datetime) -> int:
    """Erase the learners without a seat who were idle for so many days; returns their number."""
    since = at - timedelta(days=days)
    idle = delete(Learner).where(
        Learner.created < since,
        ~exists().where(Seat.learner_id == Learner.id),
        *(~exists().where(column.class_.learner_id == Learner.id, column >= since) for column in DONE_AT),
    )
    with database.write() as session:
        write_zeros(database, session)
        gone = session.scalars(idle.returning(Learner.id).execution_options(synchronize_session=False)).all()
    if gone:
        forget_log(database)
    return len(gone)


def is_brought(seat: Seat, learner: Learner) -> bool:
    """Whether the learner existed before the seat was taken."""
    return learner.created < seat.created - AT_JOINING


def learner_of_seat(database: Database, seat: Seat) -> Learner | None:
    with database.read() as session:
        return session.get(Learner, seat.learner_id)


def _erase_class(session: Session, class_id: str, *, keep_active_since: datetime | None = None) -> None:
    seats = session.scalars(select(Seat).where(Seat.class_id == class_id)).all()
    _erase_seats(session, seats, everything=False, keep_active_since=keep_active_since)
    session.execute(delete(SchoolClass).where(SchoolClass.id == class_id))


def _erase_seats(
    session: Session, seats: Sequence[Seat], *, everything: bool, keep_active_since: datetime | None = None
) -> None:
    for seat in seats:
        learner = session.get(Learner, seat.learner_id)
        session.execute(delete(Seat).where(Seat.id == seat.id))
        if learner is None or _stays_for_another(session, seat):
            continue
        if keep_active_since is not None and _is_active_since(session, learner.id, keep_active_since):
            continue
        if everything or not is_brought(seat, learner):
            session.execute(delete(Learner).where(Learner.id == learner.id))
        else:
            forget_since(session, learner.id, seat.created)


def _stays_for_another(session: Session, erased: Seat) -> bool:
    """Whether the learner of a seat has another seat.

    Then the progress since joining is erased with the last of these seats.
    """
    others = select(Seat.id).where(Seat.learner_id == erased.learner_id, Seat.id != erased.id)
    if session.scalar(others.limit(1)) is None:
        return False
    later = update(Seat).where(Seat.learner_id == erased.learner_id, Seat.created > erased.created)
    session.execute(later.values(created=erased.created).execution_options(synchronize_session=False))
    session.expire_all()
    return True


def _is_active_since(session: Session, learner_id: str, since: datetime) -> bool:
    """Whether a learner was active anywhere since then."""
    done = [exists().where(column.class_.learner_id == learner_id, column >= since) for column in DONE_AT]
    return bool(session.scalar(select(or_(*done))))


def _is_used_since(database: Database, class_id: str, since: datetime) -> bool:
    """Whether a class was used: joining, visits, votes, boards, assignments, work or lessons."""
    traces = (
        (Seat.class_id, Seat.created),
        (Seat.class_id, Seat.seen),
        (Vote.class_id, Vote.given),
        (LiveDemo.class_id, LiveDemo.updated),
        (Assignment.class_id, Assignment.created),
    )
    used = [exists().where(own == class_id, moment >= since) for own, moment in traces]
    with database.look() as connection:
        if connection.execute(select(or_(*used))).scalar_one():
            return True
    return is_learned_in_since(database, class_id, since)


def write_zeros(database: Database, session: Session) -> None:
    """Let SQLite overwrite deleted rows with zeros, instead of leaving them in free pages."""
    if database.is_sqlite:
        session.connection().exec_driver_sql("PRAGMA secure_delete=ON")


def forget_log(database: Database) -> None:
    """Empty SQLite's write-ahead log, which still holds deleted rows.

    If another connection is reading, the next checkpoint empties it instead.
    """
    if not database.is_sqlite:
        return
    connection = database.engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
