"""The tables of a class's work: what is assigned, which lessons are locked, and teachers' sets of puzzles."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import JSON, Date, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from tutor.storage.models import Base, UtcDateTime, now


class Assignment(Base):
    """Something that a class has to do, with the day by which it should be done, if there is one.

    ``kind`` is "lesson", "drill", "set" or "test". ``what`` names it: a course and a lesson ("chess/pawns"),
    a drill and a level ("board/3"), the identifier of a set, or a course and a form of its test ("chess/a").
    """

    __tablename__ = "assignment"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    class_id: Mapped[str] = mapped_column(ForeignKey("class.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(8))
    what: Mapped[str] = mapped_column(String(140))
    due: Mapped[date | None] = mapped_column(Date)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)

    __table_args__ = (
        UniqueConstraint("class_id", "kind", "what", name="assigned_once"),
        Index("assignment_of_what", "kind", "what"),
    )


class LessonLock(Base):
    """A lesson that the pupils of a class may not open yet."""

    __tablename__ = "lesson_lock"

    class_id: Mapped[str] = mapped_column(ForeignKey("class.id", ondelete="CASCADE"), primary_key=True)
    course: Mapped[str] = mapped_column(String(64), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)


class PuzzleSet(Base):
    """A teacher's own puzzles; ``steps`` are puzzle steps as in a lesson's file, in their order.

    ``key`` is the 128 bits of the link by which other teachers may copy the set, None while it is not shared.
    """

    __tablename__ = "puzzle_set"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    teacher_id: Mapped[str] = mapped_column(ForeignKey("teacher.id", ondelete="CASCADE"))
    title: Mapped[str] = mapped_column(String(200))
    steps: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(32), unique=True)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    updated: Mapped[datetime] = mapped_column(UtcDateTime, default=now, onupdate=now)

    __table_args__ = (Index("set_by_teacher", "teacher_id", "created"),)


class SetOrder(Base):
    """The keys of the puzzles of a set before it was changed, in their order.

    An answer that comes late only names the revision of its set and the place in it.
    """

    __tablename__ = "set_order"

    set_id: Mapped[str] = mapped_column(ForeignKey(PuzzleSet.id, ondelete="CASCADE"), primary_key=True)
    revision: Mapped[str] = mapped_column(String(10), primary_key=True)
    puzzles: Mapped[list[str]] = mapped_column(JSON)
