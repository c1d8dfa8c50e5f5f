"""Locks: lessons that the pupils of a class may not open yet."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, literal, null, select, union_all

from tutor.storage.database import Database
from tutor.storage.learners.learning import Stars
from tutor.storage.models import Solved
from tutor.storage.people import SchoolClass, Seat
from tutor.storage.work import LessonLock

_MET = (
    select(LessonLock.lesson, SchoolClass.id, SchoolClass.name)
    .join(Seat, Seat.class_id == LessonLock.class_id)
    .join(SchoolClass, SchoolClass.id == LessonLock.class_id)
    .where(SchoolClass.ended.is_(None))
    .where(Seat.learner_id == bindparam("learner"), LessonLock.course == bindparam("course"))
)

_MET_AND_SOLVED = union_all(
    _MET.add_columns(literal(""), literal(0)),
    select(Solved.lesson, null(), null(), Solved.step, Solved.stars).where(
        Solved.learner_id == bindparam("learner"), Solved.course == bindparam("course")
    ),
)

Lock = tuple[str, str]
"""The identifier and the name of the class that locks a lesson."""


def locks_of(database: Database, class_id: str, course: str) -> set[str]:
    """The lessons of a course that a class has locked."""
    query = select(LessonLock.lesson).where(LessonLock.class_id == class_id, LessonLock.course == course)
    with database.look() as connection:
        return set(connection.execute(query).scalars())


def lock_lessons(database: Database, class_id: str, course: str, lessons: Collection[str]) -> None:
    """Lock exactly these lessons of a course."""
    with database.write() as session:
        own = delete(LessonLock).where(LessonLock.class_id == class_id, LessonLock.course == course)
        session.execute(own)
        session.add_all(LessonLock(class_id=class_id, course=course, lesson=one) for one in set(lessons))


def locks_met_by(database: Database, learner_id: str, course: str) -> dict[str, Lock]:
    """The lessons that a learner may not open, each with a class that locks it."""
    with database.look() as connection:
        rows = connection.execute(_MET, {"learner": learner_id, "course": course})
        return {lesson: (class_id, name) for lesson, class_id, name in rows}


def locks_and_stars(database: Database, learner_id: str, course: str) -> tuple[dict[str, Lock], Stars]:
    """The same, and every puzzle of the course that the learner has solved, in one query."""
    locks: dict[str, Lock] = {}
    stars: Stars = {}
    with database.look() as connection:
        rows = connection.execute(_MET_AND_SOLVED, {"learner": learner_id, "course": course})
        for lesson, class_id, name, step, won in rows:
            if class_id is None:
                stars[lesson, step] = won
            else:
                locks[lesson] = class_id, name
    return locks, stars
