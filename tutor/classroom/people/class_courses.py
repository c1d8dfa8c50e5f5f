"""Which courses a class sees: those its teacher chose, or all."""

from typing import Any

from sqlalchemy import Select, bindparam, select

from tutor.storage.database import Database
from tutor.storage.people import SchoolClass, Seat

_MET = (
    select(SchoolClass.courses)
    .join(Seat, Seat.class_id == SchoolClass.id)
    .where(SchoolClass.ended.is_(None), Seat.learner_id == bindparam("learner"))
)


_TAUGHT = select(SchoolClass.courses).where(
    SchoolClass.ended.is_(None), SchoolClass.teacher_id == bindparam("teacher")
)


def courses_met_by(database: Database, learner_id: str) -> set[str] | None:
    """The courses that a learner's classes chose; None for all courses, also where a class chose none."""
    return _together(database, _MET, learner=learner_id)


def courses_taught_by(database: Database, teacher_id: str) -> set[str] | None:
    """The same for the classes of a teacher."""
    return _together(database, _TAUGHT, teacher=teacher_id)


def _together(database: Database, query: Select[Any], **who: str) -> set[str] | None:
    with database.look() as connection:
        chosen = list(connection.execute(query, who).scalars())
    if not chosen or any(one is None for one in chosen):
        return None
    return {name for one in chosen for name in one or ()}
