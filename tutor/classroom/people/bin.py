"""The bin: classes that their teacher ended or that nobody used.

They are closed to pupils, can be opened again for some time, and are then erased.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil

from sqlalchemy import delete, func, select

from tutor.classroom.people.classes import MOST_CLASSES, TooMany, hold_open
from tutor.classroom.people.erasing import erase_class_in_bin, idle_classes
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Remote, SchoolClass, Seat

KEPT = timedelta(days=30)
"""How long a class can be opened again."""

BY_TEACHER = timedelta(days=1)
"""A class that was used within this time before its end was ended by its teacher; others ended unused."""


@dataclass(frozen=True)
class BinnedClass:
    """A class in the bin, with its number of pupils and the days left in which it can be opened again."""

    id: str
    name: str
    pupils: int
    days: int


def end_class(database: Database, class_id: str) -> None:
    """Put a class into the bin: its link, its code, its cards and its remote open nothing from now on."""
    with database.write() as session:
        class_ = hold_open(session, class_id)
        class_.ended = class_.touched
        class_.code = class_.code_expires = None
        session.execute(delete(Remote).where(Remote.class_id == class_id))


def classes_in_bin(database: Database, teacher_id: str) -> list[BinnedClass]:
    """The classes of a teacher that can be opened again, the latest ended first."""
    query = (
        select(SchoolClass, func.count(Seat.id))
        .outerjoin(Seat, Seat.class_id == SchoolClass.id)
        .where(SchoolClass.teacher_id == teacher_id, SchoolClass.ended.is_not(None))
        .group_by(SchoolClass.id)
        .order_by(SchoolClass.ended.desc())
    )
    at = now()
    with database.read() as session:
        return [
            BinnedClass(one.id, one.name, pupils, _days_left(one.ended or at, at))
            for one, pupils in session.execute(query)
        ]


def _days_left(ended: datetime, at: datetime) -> int:
    return min(KEPT.days, max(0, ceil((ended + KEPT - at) / timedelta(days=1))))


def open_again(database: Database, teacher_id: str, class_id: str) -> bool:
    """Take a teacher's class out of the bin; False where it is not there. Raises TooMany."""
    with database.write() as session:
        own = select(SchoolClass).where(SchoolClass.teacher_id == teacher_id)
        found = session.scalar(
            own.where(SchoolClass.id == class_id, SchoolClass.ended.is_not(None)).with_for_update()
        )
        if found is None:
            return False
        at_work = select(func.count()).where(
            SchoolClass.teacher_id == teacher_id, SchoolClass.ended.is_(None)
        )
        if (session.scalar(at_work) or 0) >= MOST_CLASSES:
            raise TooMany(f"A teacher has at most {MOST_CLASSES} classes.")
        found.ended, found.touched = None, now()
    return True


def expire_classes(database: Database, days: int, at: datetime) -> list[str]:
    """Put classes into the bin that nobody used for ``days``; returns their identifiers."""
    idle = idle_classes(database, at - timedelta(days=days))
    for class_id in idle:
        with database.write() as session:
            class_ = session.get(SchoolClass, class_id)
            if class_ is not None and class_.ended is None:
                class_.ended = at
                class_.code = class_.code_expires = None
    return idle


def empty_bin(database: Database, days: int, at: datetime) -> list[str]:
    """Erase the classes whose time in the bin is over; returns their identifiers.

    A pupil who went on learning alone after the class was ended is not erased. If it was ended because nobody
    used it for ``days``, learning within these days counts too.
    """
    old = select(SchoolClass).where(SchoolClass.ended < at - KEPT)
    with database.read() as session:
        found = [(one.id, one.ended, one.touched) for one in session.scalars(old)]
    for class_id, ended, touched in found:
        if ended is None:
            continue
        unused = ended - touched > BY_TEACHER
        erase_class_in_bin(database, class_id, ended - timedelta(days=days) if unused else ended)
    return [class_id for class_id, *_ in found]
