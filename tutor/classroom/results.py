"""What came of a lesson at the big board for one pupil."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, case, func, select

from tutor.classroom.voted import NO_PUZZLE
from tutor.storage.database import Database
from tutor.storage.demos import AskedQuestion, Vote


@dataclass(frozen=True)
class Result:
    """How many puzzles of a lesson one pupil answered rightly, and how many were asked and revealed."""

    right: int
    of: int


def result_of(database: Database, class_id: str, seat_id: str, since: int) -> Result:
    """A pupil's result in the questions that were asked after one; what nobody answered does not count."""
    own = func.max(case((Vote.seat_id == seat_id, Vote.points), else_=0))
    query = (
        select(own)
        .join(
            AskedQuestion,
            and_(AskedQuestion.class_id == Vote.class_id, AskedQuestion.number == Vote.number),
        )
        .where(Vote.class_id == class_id, Vote.number > since, Vote.points.is_not(None))
        .where(AskedQuestion.step.not_like(NO_PUZZLE))
        .group_by(Vote.number)
    )
    with database.look() as connection:
        points = connection.scalars(query).all()
    return Result(sum(points), len(points))
