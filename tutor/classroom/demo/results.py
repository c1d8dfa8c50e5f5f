"""The results of a lesson at the big board, for one pupil and for the class."""

from dataclasses import dataclass

from sqlalchemy import and_, case, func, select

from tutor.classroom.demo.vote_results import NO_PUZZLE
from tutor.storage.database import Database
from tutor.storage.demos import AskedQuestion, Vote
from tutor.storage.learners.pretend import PretendVote


@dataclass(frozen=True)
class Result:
    """A pupil's result in a lesson.

    Of `of` puzzles that the pupil answered, `right` were answered rightly; `missed` were answered only by
    others.
    """

    right: int
    of: int
    missed: int = 0


@dataclass(frozen=True)
class ClassResult:
    """How many puzzles of a lesson were asked and revealed, and how many of all answers were right."""

    questions: int
    right: int
    of: int


def result_of(database: Database, class_id: str, seat_id: str, since: int) -> Result:
    """A pupil's result in the questions after number ``since``; questions without any answer do not count."""
    own = func.max(case((Vote.seat_id == seat_id, Vote.points), else_=None))
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
    answered = [one for one in points if one is not None]
    return Result(sum(answered), len(answered), len(points) - len(answered))


def result_of_class(database: Database, class_id: str, since: int) -> ClassResult:
    """All pupils' result in the questions after number ``since``; those without any answer do not count."""
    query = (
        select(func.count(Vote.number.distinct()), func.sum(Vote.points), func.count())
        .join(
            AskedQuestion,
            and_(AskedQuestion.class_id == Vote.class_id, AskedQuestion.number == Vote.number),
        )
        .where(Vote.class_id == class_id, Vote.number > since, Vote.points.is_not(None))
        .where(AskedQuestion.step.not_like(NO_PUZZLE))
    )
    with database.look() as connection:
        questions, right, of = connection.execute(query).one()
    return ClassResult(questions, right or 0, of)


def result_of_pretend(database: Database, class_id: str, pupil_id: str, since: int) -> Result:
    """The same of the pretend pupil, for its answers that counted."""
    query = (
        select(PretendVote.points)
        .join(AskedQuestion, AskedQuestion.number == PretendVote.number)
        .where(AskedQuestion.class_id == class_id, AskedQuestion.step.not_like(NO_PUZZLE))
        .where(PretendVote.pupil_id == pupil_id, PretendVote.number > since, PretendVote.points.is_not(None))
    )
    with database.look() as connection:
        points = connection.scalars(query).all()
    return Result(sum(point or 0 for point in points), len(points))
