"""Stores what a learner answered and solved; callers judge the answers first."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.orm import Session

from tutor.storage.database import Database
from tutor.storage.learners.practice import Comeback, bring_back, know_learner
from tutor.storage.learners.row_limits import keep_newest
from tutor.storage.models import Answer, Base, Learner, Solved, now

Stars = dict[tuple[str, str], int]
"""The stars of puzzles, by the lesson's slug and the step's name."""


_STARS = select(Solved.lesson, Solved.step, Solved.stars).where(
    Solved.learner_id == bindparam("learner"), Solved.course == bindparam("course")
)


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer with the judge's verdict; ``stars`` is 0 if it is not right.

    ``comeback`` is the puzzle as it comes back another day (spaced repetition), None if it never does.
    """

    id: str
    course: str
    lesson: str
    step: str
    given: tuple[str, ...]
    verdict: str
    misconceptions: tuple[str, ...]
    help: int
    answered: datetime = field(default_factory=now)
    comeback: Comeback | None = None

    @property
    def stars(self) -> int:
        return stars_for(self.verdict, self.help)


def stars_for(verdict: str, help: int) -> int:
    """The stars that an answer earns; 0 if it is not right."""
    return 3 - help if verdict == "right" else 0


def renew_learner(session: Session, learner_id: str) -> str:
    """Move a learner and everything stored to a new identifier; cookies with the old one name nobody."""
    created = session.scalars(select(Learner.created).where(Learner.id == learner_id)).one()
    session.add(Learner(id=(new := new_learner_id()), created=created))
    session.flush()
    for table in Base.metadata.sorted_tables:
        if "learner_id" in table.columns:
            own = update(table).where(table.columns["learner_id"] == learner_id)
            session.execute(own.values(learner_id=new))
    session.execute(delete(Learner).where(Learner.id == learner_id))
    session.expire_all()
    return new


def new_learner_id() -> str:
    """A random identifier nobody can guess: 128 bits in hexadecimal."""
    return uuid.uuid4().hex


def keep_answers(database: Database, learner_id: str, answers: Iterable[JudgedAnswer]) -> None:
    """Store answers in one transaction; an answer that is stored already is left as it is."""
    with database.write() as session:
        know_learner(session, learner_id)
        for answer in answers:
            if session.get(Answer, (answer.id, learner_id)) is not None:
                continue
            session.add(
                Answer(
                    id=answer.id,
                    learner_id=learner_id,
                    course=answer.course,
                    lesson=answer.lesson,
                    step=answer.step,
                    given=list(answer.given),
                    verdict=answer.verdict,
                    misconceptions=list(answer.misconceptions),
                    help=answer.help,
                    answered=answer.answered,
                )
            )
            if answer.stars:
                _keep_stars(session, learner_id, answer)
            if answer.comeback is not None:
                result = answer.comeback, answer.verdict, answer.help, answer.answered
                bring_back(session, learner_id, *result, solved_too=True)
            session.flush()
        keep_newest(session, Answer, learner_id)


def _keep_stars(session: Session, learner_id: str, answer: JudgedAnswer) -> None:
    solved = session.get(Solved, (learner_id, answer.course, answer.lesson, answer.step))
    if solved is None:
        session.add(
            Solved(
                learner_id=learner_id,
                course=answer.course,
                lesson=answer.lesson,
                step=answer.step,
                stars=answer.stars,
            )
        )
    else:
        solved.stars = max(solved.stars, answer.stars)


def stars_of(database: Database, learner_id: str, course: str) -> Stars:
    """Every puzzle of a course that the learner has solved, with its stars."""
    with database.look() as connection:
        rows = connection.execute(_STARS, {"learner": learner_id, "course": course})
        return {(lesson, step): stars for lesson, step, stars in rows}


def newest_step(database: Database, learner_id: str, course: str) -> tuple[str, str] | None:
    """The lesson and the step of a course that the learner answered last; None if there is none."""
    query = (
        select(Answer.lesson, Answer.step)
        .where(Answer.learner_id == learner_id, Answer.course == course)
        .order_by(Answer.answered.desc())
        .limit(1)
    )
    with database.look() as connection:
        row = connection.execute(query).first()
    return (row.lesson, row.step) if row else None
