"""Sign-ins: the browsers that act as a teacher. Each expires, is signed out, or ends with all others."""

from datetime import timedelta

from sqlalchemy import delete, select

from tutor.classroom.access.keys import hashed, new_key
from tutor.storage.database import Database
from tutor.storage.learners.pretend import pretend_in
from tutor.storage.models import now
from tutor.storage.people import Remote, SchoolClass, Seat, SignIn, Teacher


def begin_sign_in(database: Database, teacher_id: str, seconds: int) -> str:
    """Let a browser act as a teacher for ``seconds``; returns its key, which is stored only as a hash."""
    key = new_key()
    with database.write() as session:
        session.execute(delete(SignIn).where(SignIn.expires <= now()))
        expires = now() + timedelta(seconds=seconds)
        session.add(SignIn(key_hash=hashed(key), teacher_id=teacher_id, expires=expires))
    return key


def teacher_signed_in(database: Database, key: str) -> Teacher | None:
    """The teacher whose sign-in has this key; None when it has ended."""
    query = select(Teacher).join(SignIn, SignIn.teacher_id == Teacher.id)
    with database.read() as session:
        return session.scalar(query.where(SignIn.key_hash == hashed(key), SignIn.expires > now()))


def end_sign_in(database: Database, key: str) -> None:
    """End the sign-in with this key, in this browser and wherever its cookie was copied to."""
    with database.write() as session:
        session.execute(delete(SignIn).where(SignIn.key_hash == hashed(key)))


def tickets_of(database: Database, class_id: str) -> frozenset[str]:
    """The tickets that let somebody look at a class's board now: the hashes of the cards of its seats, of
    its teacher's sign-ins, of the link of its remote, and of the identifier of its pretend pupil."""
    at_work = select(SchoolClass.id).where(SchoolClass.id == class_id, SchoolClass.ended.is_(None))
    cards = select(Seat.key).where(Seat.class_id.in_(at_work))
    teachers = select(SignIn.key_hash).join(SchoolClass, SchoolClass.teacher_id == SignIn.teacher_id)
    teachers = teachers.where(SchoolClass.id.in_(at_work), SignIn.expires > now())
    remotes = select(Remote.key_hash).where(Remote.class_id.in_(at_work), Remote.expires > now())
    pretend = pretend_in(database, class_id)
    with database.look() as connection:
        pupils = [hashed(key) for key in connection.execute(cards).scalars()]
        leaders = connection.execute(teachers.union_all(remotes)).scalars().all()
    return frozenset([*pupils, *leaders, *([hashed(pretend)] if pretend else [])])
