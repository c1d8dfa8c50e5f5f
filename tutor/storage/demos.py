"""Stores the live demo of each class: its newest state, the questions asked in it, the votes of the pupils.

``tutor.classroom.demo.demo`` says what a state means. Every change is one short transaction that first reads
the newest state, so that two devices of a teacher, and the votes of a whole class, take turns.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import JSON, ForeignKey, Index, String, Text, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from tutor.storage.database import Database
from tutor.storage.learners.pretend import PretendVote, keep_pretended, pretended, score_pretended
from tutor.storage.models import Base, UtcDateTime, now
from tutor.storage.people import SchoolClass, Seat


class LiveDemo(Base):
    """The demo of a class: ``version`` grows with each change, ``voting`` is the question open to votes."""

    __tablename__ = "demo"

    class_id: Mapped[str] = mapped_column(ForeignKey(SchoolClass.id, ondelete="CASCADE"), primary_key=True)
    version: Mapped[int]
    state: Mapped[str] = mapped_column(Text)
    voting: Mapped[int | None]
    updated: Mapped[datetime] = mapped_column(UtcDateTime, default=now, onupdate=now)


class AskedQuestion(Base):
    """A question to a class: its number among the questions of that class, and its step as JSON."""

    __tablename__ = "question"

    class_id: Mapped[str] = mapped_column(ForeignKey(SchoolClass.id, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(32))
    step: Mapped[str] = mapped_column(Text)
    asked: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class Vote(Base):
    """A pupil's answer to a question; ``changes`` counts how often it was given or changed.

    ``answer`` is a list of squares, ``["pass"]`` or the key of a choice. ``points`` is 1 for a right answer
    and 0 for a wrong one, None until the reveal.
    """

    __tablename__ = "vote"

    class_id: Mapped[str] = mapped_column(ForeignKey(SchoolClass.id, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat_id: Mapped[str] = mapped_column(ForeignKey(Seat.id, ondelete="CASCADE"), primary_key=True)
    answer: Mapped[list[str]] = mapped_column(JSON)
    changes: Mapped[int] = mapped_column(default=1)
    points: Mapped[int | None]
    given: Mapped[datetime] = mapped_column(UtcDateTime, default=now, onupdate=now)

    __table_args__ = (Index("vote_by_seat", "seat_id"),)


@dataclass(frozen=True)
class StoredDemo:
    """A saved state; version 0 with an empty state for a class without a demo."""

    version: int
    state: str
    voting: int | None = None


@dataclass(frozen=True)
class NewState:
    """A state to save; ``asked`` is a new question's number, game and step; ``points`` are for ``scored``."""

    state: str
    voting: int | None
    asked: tuple[int, str, str] | None = None
    scored: int | None = None
    points: dict[str, int] | None = None


Answers = dict[str, tuple[str, ...]]
"""The answers to one question by seat, in the order in which they were last changed.

The answer of the pretend pupil is among them only while no pupil has answered.
"""

Change = Callable[[StoredDemo, Callable[[int], Answers]], NewState | None]
"""Makes the next state from the newest one and the answers to a question; None leaves it as it is."""

NOTHING = StoredDemo(0, "")


def find_demo(database: Database, class_id: str) -> StoredDemo:
    """The newest state of a class's demo."""
    with database.read() as session:
        return _stored_demo(session.get(LiveDemo, class_id))


def change_demo(database: Database, class_id: str, change: Change) -> StoredDemo:
    """Save the next state; if ``change`` raises, nothing is changed.

    No vote can come in between what ``change`` reads and what is saved.
    """
    with database.write_together() as session:
        row = session.get(LiveDemo, class_id, with_for_update=True)
        before = _stored_demo(row)
        new = change(before, lambda number: _answers(session, class_id, number))
        if new is None:
            return before
        if row is None:
            row = LiveDemo(class_id=class_id, version=0)
            session.add(row)
        row.version, row.state, row.voting = before.version + 1, new.state, new.voting
        if new.asked is not None:
            number, game, step = new.asked
            session.add(AskedQuestion(class_id=class_id, number=number, game=game, step=step))
        if new.scored is not None:
            _score(session, class_id, new.scored, new.points or {})
        return _stored_demo(row)


def keep_vote(database: Database, class_id: str, number: int, seat_id: str, answer: tuple[str, ...]) -> bool:
    """Store or change a pupil's answer; False when the question takes no votes of this pupil now."""
    for _ in range(2):
        # If another device of the same pupil was faster, there is a vote to change.
        with suppress(IntegrityError):
            return _keep_vote(database, class_id, number, seat_id, answer)
    return False  # the seat was removed


def _keep_vote(database: Database, class_id: str, number: int, seat_id: str, answer: tuple[str, ...]) -> bool:
    with database.write_together() as session:
        voting = session.scalar(
            select(LiveDemo.voting).where(LiveDemo.class_id == class_id).with_for_update(read=True)
        )
        if voting != number:
            return False
        vote = session.get(Vote, (class_id, number, seat_id))
        if vote is None and keep_pretended(session, class_id, number, seat_id, list(answer)):
            return True
        if vote is None:
            session.add(Vote(class_id=class_id, number=number, seat_id=seat_id, answer=list(answer)))
        elif vote.answer != list(answer):
            vote.answer = list(answer)
            vote.changes += 1
        return True


def answers_to(database: Database, class_id: str, number: int) -> Answers:
    """The answers to a question so far."""
    with database.read() as session:
        return _answers(session, class_id, number)


def answer_of(database: Database, class_id: str, number: int, seat_id: str) -> tuple[str, ...] | None:
    """The answer of one pupil; None if there is none."""
    with database.read() as session:
        vote = session.get(Vote, (class_id, number, seat_id)) or session.get(PretendVote, (seat_id, number))
        return None if vote is None else tuple(vote.answer)


def points_of(database: Database, class_id: str) -> dict[str, int]:
    """The points of each seat in the questions whose answer was shown."""
    query = (
        select(Vote.seat_id, func.sum(Vote.points))
        .where(Vote.class_id == class_id, Vote.points.is_not(None))
        .group_by(Vote.seat_id)
    )
    with database.look() as connection:
        return {seat: int(points or 0) for seat, points in connection.execute(query)}


def _stored_demo(row: LiveDemo | None) -> StoredDemo:
    return NOTHING if row is None else StoredDemo(row.version, row.state, row.voting)


def _answers(session: Session, class_id: str, number: int) -> Answers:
    query = (
        select(Vote.seat_id, Vote.answer)
        .where(Vote.class_id == class_id, Vote.number == number)
        .order_by(Vote.given, Vote.seat_id)
    )
    given = {seat: tuple(answer) for seat, answer in session.execute(query)}
    return given or pretended(session, class_id, number)


def _score(session: Session, class_id: str, number: int, points: dict[str, int]) -> None:
    for vote in session.scalars(select(Vote).where(Vote.class_id == class_id, Vote.number == number)):
        vote.points = points.get(vote.seat_id, 0)
    score_pretended(session, class_id, number, points)
