"""The tables of learners: their answers, solved puzzles, cards of spaced repetition, and games."""

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
    """A time in UTC on every database: SQLite drops the zone, PostgreSQL answers in its own zone.

    A time without a zone raises ValueError.
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
    """The base of every table."""


class Learner(Base):
    """Somebody who learns without an account; known only by a random identifier in a signed cookie."""

    __tablename__ = "learner"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class Answer(Base):
    """One answer to a puzzle, as the server judged it.

    ``step`` is the name of a step of the lesson. The browser chooses ``id``, so that an answer sent twice is
    stored once. ``given`` are the tapped squares, ``["pass"]`` or the key of an option. ``misconceptions``
    are the codes that the answer shows. ``help`` is 0 for none, 1 for a hint, 2 for the shown answer.
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
    """A puzzle that a learner has solved, by the name of its step, with the best stars (1 to 3)."""

    __tablename__ = "solved"

    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    step: Mapped[str] = mapped_column(String(64), primary_key=True)
    stars: Mapped[int]


class PlayedGame(Base):
    """A game of a learner, against the computer or a person at the same device.

    ``black`` and ``white`` are "human" or "computer"; ``level`` is 0 without a computer. ``moves`` are
    separated by spaces and contain every pass. ``state`` is "playing", "over", "resigned", "timeout" or, for
    a record that stops early, "recorded"; ``loser`` is the side that resigned or ran out of time.
    ``minutes`` is 0 without a clock; the time used is in milliseconds. ``review`` grows while the finished
    game is analysed. ``record`` describes a game that was opened from a file: players, start. ``start`` is
    the code of the first board, if it is not the usual one. ``dead`` are the pieces marked as dead after
    passes have stopped the game; when the game is over, both sides have agreed on them.
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
    """One answer from practice, as the server judged it.

    ``puzzle`` is the name of the puzzle in its round, ``topic`` its topic, ``board`` the key of its board
    (turned and mirrored boards share a key). ``provoked`` are the misconceptions that the board can reveal,
    ``chances`` the probability that a random answer shows each of them (empty in rows older than the column),
    ``misconceptions`` those that the answer shows. ``help`` is as in `Answer`.
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
    """A puzzle that comes back to a learner (spaced repetition), from a lesson or missed elsewhere.

    ``puzzle`` is its name; ``step`` is the puzzle itself, None if a lesson has it. ``state`` belongs to the
    scheduler (FSRS). ``clean`` counts the latest reviews in a row without help.
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
    """A learner's answer on one board of the test of twelve boards; it is judged at the end of the test.

    ``form`` is "a" or "b", ``place`` the number of the board in the form.
    """

    __tablename__ = "form_answer"

    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    form: Mapped[str] = mapped_column(String(1), primary_key=True)
    place: Mapped[str] = mapped_column(String(2), primary_key=True)
    given: Mapped[str] = mapped_column(String(8))
    answered: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
