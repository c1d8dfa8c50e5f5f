"""Stores the pretend pupil with whom a teacher tries a lesson alone, one for each class, and its answers.

It has no seat. So no list, report, file or hand-out can contain it, and no query has to leave it out: only
the big board knows it.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from sqlalchemy import JSON, ForeignKey, String, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from tutor.storage.database import Database
from tutor.storage.models import Base, UtcDateTime, now
from tutor.storage.people import SchoolClass, SignIn

LASTS = timedelta(hours=6)
"""A pretend pupil that nobody closed is erased after this time."""


class PretendPupil(Base):
    """The pretend pupil of a class; it is erased with the sign-in of the teacher who opened it."""

    __tablename__ = "pretend_pupil"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    class_id: Mapped[str] = mapped_column(ForeignKey(SchoolClass.id, ondelete="CASCADE"), unique=True)
    sign_in: Mapped[str] = mapped_column(ForeignKey(SignIn.key_hash, ondelete="CASCADE"), index=True)
    opened: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class PretendVote(Base):
    """The pretend pupil's answer to a question; the columns are those of `Vote`."""

    __tablename__ = "pretend_vote"

    pupil_id: Mapped[str] = mapped_column(ForeignKey(PretendPupil.id, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    answer: Mapped[list[str]] = mapped_column(JSON)
    points: Mapped[int | None]


def open_pretend(database: Database, class_id: str, pupil_id: str, sign_in: str) -> str:
    """Give a class a pretend pupil, unless it has one; returns its identifier.

    ``sign_in`` is the hash of the key of the sign-in: when that ends, the pupil is erased.
    """
    with database.write() as session:
        session.execute(select(SchoolClass.id).where(SchoolClass.id == class_id).with_for_update())
        _prune(session)
        found = session.scalar(select(PretendPupil).where(PretendPupil.class_id == class_id))
        if found is None:
            found = PretendPupil(id=pupil_id, class_id=class_id)
            session.add(found)
        found.sign_in, found.opened = sign_in, now()
        return found.id


def close_pretend(database: Database, class_id: str) -> str | None:
    """Erase the pretend pupil of a class with its answers; returns its identifier, None if there was none."""
    gone = delete(PretendPupil).where(PretendPupil.class_id == class_id).returning(PretendPupil.id)
    with database.write() as session:
        return session.scalar(gone)


def pretend_in(database: Database, class_id: str) -> str | None:
    """The identifier of a class's pretend pupil; None while it has none."""
    query = (
        select(PretendPupil.id)
        .join(SignIn, SignIn.key_hash == PretendPupil.sign_in)
        .join(SchoolClass, SchoolClass.id == PretendPupil.class_id)
        .where(PretendPupil.class_id == class_id, SchoolClass.ended.is_(None))
        .where(PretendPupil.opened > now() - LASTS, SignIn.expires > now())
    )
    with database.look() as connection:
        return connection.execute(query).scalar()


def prune_pretend(database: Database) -> None:
    """Erase the pretend pupils that nobody closed in time."""
    with database.write() as session:
        _prune(session)


def _prune(session: Session) -> None:
    session.execute(delete(PretendPupil).where(PretendPupil.opened <= now() - LASTS))


def keep_pretended(session: Session, class_id: str, number: int, pupil_id: str, answer: list[str]) -> bool:
    """Store or change the answer of the pretend pupil; False for an identifier that is not its own."""
    pupil = session.get(PretendPupil, pupil_id)
    if pupil is None or pupil.class_id != class_id:
        return False
    vote = session.get(PretendVote, (pupil_id, number))
    if vote is None:
        session.add(PretendVote(pupil_id=pupil_id, number=number, answer=answer))
    else:
        vote.answer = answer
    return True


def pretended(session: Session, class_id: str, number: int) -> dict[str, tuple[str, ...]]:
    """The answer of a class's pretend pupil to a question, by the pupil's identifier."""
    return {vote.pupil_id: tuple(vote.answer) for vote in _votes(session, class_id, number)}


def score_pretended(session: Session, class_id: str, number: int, points: Mapping[str, int]) -> None:
    """Give the pretend pupil its points, if its answer counted."""
    for vote in _votes(session, class_id, number):
        vote.points = points.get(vote.pupil_id)


def _votes(session: Session, class_id: str, number: int) -> list[PretendVote]:
    query = select(PretendVote).join(PretendPupil, PretendPupil.id == PretendVote.pupil_id)
    mine = query.where(PretendPupil.class_id == class_id, PretendVote.number == number)
    return list(session.scalars(mine))
