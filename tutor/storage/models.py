"""The tables: who learned, what they answered, and which puzzles they solved."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import JSON, DateTime, ForeignKey, Index, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """What every table shares."""


class Learner(Base):
    """Somebody who learns without an account; known only by a random identifier in a signed cookie."""

    __tablename__ = "learner"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Answer(Base):
    """One answer to a puzzle, as the server judged it.

    ``id`` is chosen by the browser, so that an answer sent twice is stored once. ``given`` lists the
    squares tapped, ``["pass"]`` or the key of a choice. ``misconceptions`` holds the codes that the
    answer points to. ``help`` is 0 for none, 1 for a hint, 2 for the answer shown.
    """

    __tablename__ = "answer"

    id: Mapped[str] = mapped_column(String(36), primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64))
    lesson: Mapped[str] = mapped_column(String(64))
    step: Mapped[int]
    given: Mapped[list[str]] = mapped_column(JSON)
    verdict: Mapped[str] = mapped_column(String(16))
    misconceptions: Mapped[list[str]] = mapped_column(JSON)
    help: Mapped[int]
    answered: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)

    __table_args__ = (Index("answer_by_learner", "learner_id", "course", "lesson", "step"),)


class Solved(Base):
    """A puzzle that a learner has solved, with the most stars it ever earned (1 to 3)."""

    __tablename__ = "solved"

    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    step: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    stars: Mapped[int]
