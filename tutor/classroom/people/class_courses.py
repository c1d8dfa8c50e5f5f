"""Which courses a class sees: those its teacher chose, or all."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from tutor.storage.database import Database
from tutor.storage.people import SchoolClass, Seat

_MET = (
    select(SchoolClass.courses)
    .join(Seat, Seat.class_id == SchoolClass.id)
    .where(SchoolClass.ended.is_(None), Seat.learner_id == bindparam("learner"))
)


def courses_met_by(database: Database, learner_id: str) -> set[str] | None:
    """The courses that the classes of a learner chose; None for all, as where a class chose none."""
    with database.look() as connection:
        chosen = list(connection.execute(_MET, {"learner": learner_id}).scalars())
    if not chosen or any(one is None for one in chosen):
        return None
    return {name for one in chosen for name in one or ()}
