"""The tables: learners, their answers, what they solved, what comes back, the games they play or open."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment in UTC, on every database: SQLite forgets the zone, PostgreSQL answers in its own.

    A moment without a zone is not taken (ValueError): nobody knows when it was.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError(f"a moment without a zone: {value}")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            return value.replace(tzinfo=UTC)
        return value and value.astimezone(UTC)


class Base(DeclarativeBase):
    """What every table shares."""


class Learner(Base):
    """Somebody who learns without an account; known only by a random identifier in a signed cookie."""

    __tablename__ = "learner"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class Answer(Base):
    """One answer to a puzzle, as the server judged it.

    ``step`` is the name of a step of the lesson. ``id`` is chosen by the browser, so that an answer sent
    twice is stored once. ``given`` lists the squares tapped, ``["pass"]`` or the key of a choice.
    ``misconceptions`` holds the codes that the answer points to. ``help`` is 0 for none, 1 for a hint, 2 for
    the answer shown.
    """

    __tablename__ = "answer"

    id: Mapped[str] = mapped_column(String(36), primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64))
    lesson: Mapped[str] = mapped_column(String(64))
    step: Mapped[str] = mapped_column(String(64))
    given: Mapped[list[str]] = mapped_column(JSON)
    verdict: Mapped[str] = mapped_column(String(16))
    misconceptions: Mapped[list[str]] = mapped_column(JSON)
    help: Mapped[int]
    answered: Mapped[datetime] = mapped_column(UtcDateTime, default=now)

    __table_args__ = (Index("answer_by_learner", "learner_id", "course", "lesson", "step"),)


class Solved(Base):
    """A puzzle that a learner has solved, by the name of its step, with the most stars it earned (1 to 3)."""

    __tablename__ = "solved"

    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    step: Mapped[str] = mapped_column(String(64), primary_key=True)
    stars: Mapped[int]


class PlayedGame(Base):
    """A game that a learner plays, against the computer or with somebody beside them.

    ``black`` and ``white`` are "human" or "computer"; ``level`` is 0 where no computer plays. ``moves`` are
    separated by spaces, a pass is written out. ``state`` is "playing", "over", "resigned", "timeout" or, for
    a record that stops early, "recorded"; ``loser`` is the side that resigned or ran out of time.
    ``minutes`` is 0 without a clock; the time used is in milliseconds. ``review`` grows while the game is
    looked at after its end. ``record`` tells of a game that was opened, not played here: players, start.
    ``start`` is the code of the board a game was begun on, where that is not the usual one. ``dead`` are the
    squares of pieces marked as dead once passes stopped a game; both sides have agreed when it is over.
    """

    __tablename__ = "game"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    game: Mapped[str] = mapped_column(String(32))
    black: Mapped[str] = mapped_column(String(8))
    white: Mapped[str] = mapped_column(String(8))
    level: Mapped[int]
    moves: Mapped[str] = mapped_column(Text, default="")
    state: Mapped[str] = mapped_column(String(8), default="playing")
    loser: Mapped[str | None] = mapped_column(String(5), default=None)
    minutes: Mapped[int] = mapped_column(default=0)
    black_used: Mapped[int] = mapped_column(default=0)
    white_used: Mapped[int] = mapped_column(default=0)
    review: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    record: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    start: Mapped[str | None] = mapped_column(Text, default=None)
    dead: Mapped[str | None] = mapped_column(Text, default=None)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    updated: Mapped[datetime] = mapped_column(UtcDateTime, default=now, onupdate=now)

    __table_args__ = (Index("game_by_learner", "learner_id", "state", "updated"),)


class OpenedFile(Base):
    """A list of games that a learner opened; only the code that stored it can read ``games``."""

    __tablename__ = "opened_file"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    games: Mapped[bytes] = mapped_column(LargeBinary)
    opened: Mapped[datetime] = mapped_column(UtcDateTime, default=now)

    __table_args__ = (
        Index("opened_file_by_learner", "learner_id", "opened"),
        Index("opened_file_by_age", "opened"),
    )


class PracticeAnswer(Base):
    """One answer to a puzzle met while practising, as the server judged it.

    ``puzzle`` names the puzzle in its round, ``topic`` what it asks, ``board`` the board it is asked on
    (boards that are one when turned or mirrored share a name). ``provoked`` holds the misconceptions that
    the board brings to light, ``chances`` how likely a random answer shows each of them (none was kept before
    there was this column), ``misconceptions`` those that the answer points to; ``help`` is as in `Answer`.
    """

    __tablename__ = "practice_answer"

    id: Mapped[str] = mapped_column(String(36), primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(80))
    topic: Mapped[str] = mapped_column(String(32))
    level: Mapped[int]
    board: Mapped[str] = mapped_column(String(16))
    given: Mapped[list[str]] = mapped_column(JSON)
    verdict: Mapped[str] = mapped_column(String(16))
    help: Mapped[int]
    provoked: Mapped[list[str]] = mapped_column(JSON)
    chances: Mapped[list[float]] = mapped_column(JSON, server_default="[]")
    misconceptions: Mapped[list[str]] = mapped_column(JSON)
    answered: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (Index("practice_answer_by_learner", "learner_id", "answered"),)


class Card(Base):
    """A puzzle that comes back to a learner (spaced repetition): of a lesson, or missed elsewhere.

    ``puzzle`` names it; ``step`` is the puzzle itself, None where it stands in a lesson. ``state`` is that of
    the scheduler (FSRS); ``clean`` counts the latest reviews in a row that needed no help.
    """

    __tablename__ = "card"

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    puzzle: Mapped[str] = mapped_column(String(80))
    topic: Mapped[str] = mapped_column(String(32))
    level: Mapped[int]
    step: Mapped[str | None] = mapped_column(Text)
    state: Mapped[dict[str, object]] = mapped_column(JSON)
    clean: Mapped[int]
    reviews: Mapped[int]
    due: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        UniqueConstraint("learner_id", "puzzle", name="card_of_a_puzzle"),
        Index("card_by_due", "learner_id", "due"),
    )


class FormAnswer(Base):
    """What a learner answered on one board of a form of the test of twelve; nothing is judged before its end.

    ``form`` is "a" or "b", ``place`` the number of the board in it.
    """

    __tablename__ = "form_answer"

    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    form: Mapped[str] = mapped_column(String(1), primary_key=True)
    place: Mapped[str] = mapped_column(String(2), primary_key=True)
    given: Mapped[str] = mapped_column(String(8))
    answered: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
