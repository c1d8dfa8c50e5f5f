"""Assignments of a class, with their due dates and the progress of each pupil."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal, cast

from sqlalchemy import exists, false, func, or_, select

from tutor.classroom.people.classes import TooMany
from tutor.lessons.twelve import PLACES
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.puzzles.practice.mixed import MIXES, is_mixed, mix_of
from tutor.puzzles.practice.rounds import ROUND
from tutor.storage.database import Database
from tutor.storage.models import Answer, FormAnswer, PracticeAnswer
from tutor.storage.people import Seat
from tutor.storage.work import Assignment

Kind = Literal["lesson", "drill", "set", "test"]
MOST_ASSIGNED = 100


@dataclass(frozen=True)
class Assigned:
    """An assignment of a class; `Assignment` explains ``what`` for each kind."""

    id: str
    kind: Kind
    what: str
    due: date | None
    created: datetime


@dataclass(frozen=True)
class Progress:
    """How much of an assignment is done."""

    n: int
    of: int

    @property
    def done(self) -> bool:
        return self.n >= self.of > 0


NOTHING = Progress(0, 0)


def assign(database: Database, class_id: str, kind: Kind, what: str, due: date | None) -> None:
    """Give a class an assignment; an existing one gets the new date. Raises TooMany."""
    own = select(Assignment).where(Assignment.class_id == class_id)
    with database.write() as session:
        found = session.scalar(own.where(Assignment.kind == kind, Assignment.what == what))
        if found is not None:
            found.due = due
            return
        count = select(func.count()).where(Assignment.class_id == class_id)
        if (session.scalar(count) or 0) >= MOST_ASSIGNED:
            raise TooMany(f"A class has at most {MOST_ASSIGNED} assignments.")
        session.add(Assignment(id=uuid.uuid4().hex, class_id=class_id, kind=kind, what=what, due=due))


def take_back(database: Database, class_id: str, assignment_id: str) -> None:
    """Delete an assignment."""
    with database.write() as session:
        found = session.get(Assignment, assignment_id)
        if found is not None and found.class_id == class_id:
            session.delete(found)


def assigned_to(database: Database, class_id: str) -> list[Assigned]:
    """The assignments of a class: those with a date first, by date, then the others in order."""
    query = select(Assignment).where(Assignment.class_id == class_id)
    with database.read() as session:
        found = [
            Assigned(one.id, cast(Kind, one.kind), one.what, one.due, one.created)
            for one in session.scalars(query)
        ]
    return sorted(found, key=lambda one: (one.due is None, one.due or date.min, one.created))


def how_far(
    database: Database,
    class_id: str,
    assigned: Sequence[Assigned],
    puzzles: Mapping[str, Sequence[str]],
    *,
    seat_id: str | None = None,
) -> dict[str, dict[str, Progress]]:
    """By seat and assignment, the progress of each pupil of a class, or of one of them.

    ``puzzles`` has, by ``what``, the names of the puzzles of each lesson ("<course>/<lesson>/<step>") and set
    ("3/set/…"), all of which must be solved. A drill needs one round of answers since it was
    assigned; a test needs an answer on each board, at any time.
    """
    wanted = [Seat.class_id == class_id, *([Seat.id == seat_id] if seat_id else [])]
    solved = (
        select(Seat.id, Answer.course, Answer.lesson, Answer.step)
        .join(Answer, Answer.learner_id == Seat.learner_id)
        .where(*wanted, Answer.verdict == "right", Answer.lesson.in_(_lessons(assigned)))
        .distinct()
    )
    begins = [PracticeAnswer.puzzle.startswith(begin) for one in assigned for begin in _beginnings(one)]
    practised = (
        select(Seat.id, PracticeAnswer.puzzle, PracticeAnswer.verdict, func.max(PracticeAnswer.answered))
        .join(PracticeAnswer, PracticeAnswer.learner_id == Seat.learner_id)
        .where(*wanted, or_(false(), *begins))
        .group_by(Seat.id, PracticeAnswer.puzzle, PracticeAnswer.verdict)
    )
    tested = (
        select(Seat.id, FormAnswer.course, FormAnswer.form, func.count())
        .join(FormAnswer, FormAnswer.learner_id == Seat.learner_id)
        .where(*wanted)
        .group_by(Seat.id, FormAnswer.course, FormAnswer.form)
    )
    right: dict[str, set[str]] = {}
    answered: dict[tuple[str, str], int] = {}
    tried: dict[str, dict[str, datetime]] = {}
    with database.look() as connection:
        seats = list(connection.execute(select(Seat.id).where(*wanted)).scalars())
        for seat, course, lesson, step in connection.execute(solved):
            right.setdefault(seat, set()).add(f"{course}/{lesson}/{step}")
        for seat, puzzle, verdict, at in connection.execute(practised) if begins else ():
            if verdict == "right":
                right.setdefault(seat, set()).add(puzzle)
            latest = tried.setdefault(seat, {})
            latest[puzzle] = max(latest.get(puzzle, at), at)
        for seat, course, form, count in (
            connection.execute(tested) if any(one.kind == "test" for one in assigned) else ()
        ):
            answered[seat, f"{course}/{form}"] = count
    return {
        seat: {
            one.id: (
                Progress(answered.get((seat, one.what), 0), len(PLACES))
                if one.kind == "test"
                else _far(one, right.get(seat, set()), tried.get(seat, {}), puzzles)
            )
            for one in assigned
        }
        for seat in seats
    }


def is_part_of(one: Assigned, puzzle: str, at: datetime) -> bool:
    """Whether an answer to a puzzle, named as in `Missed`, belongs to an assignment.

    For a drill only answers since it was assigned count.
    """
    if one.kind == "test":
        return False
    if one.kind == "lesson":
        return puzzle.startswith(f"lesson/{one.what}/")
    return puzzle.startswith(_beginnings(one)) and (one.kind != "drill" or at >= one.created)


def is_learned_in_since(database: Database, class_id: str, since: datetime) -> bool:
    """Whether a pupil of a class has answered, since then, anything that the teacher's pages show.

    Those are the puzzles of lessons, and of practice the assignments.
    """
    assigned = assigned_to(database, class_id)
    own = select(Seat.learner_id).where(Seat.class_id == class_id)
    begins = [PracticeAnswer.puzzle.startswith(begin) for one in assigned for begin in _beginnings(one)]
    in_lessons = exists().where(Answer.learner_id.in_(own), Answer.answered >= since)
    in_practice = exists().where(
        PracticeAnswer.learner_id.in_(own), PracticeAnswer.answered >= since, or_(false(), *begins)
    )
    with database.look() as connection:
        return bool(connection.execute(select(or_(in_lessons, in_practice))).scalar_one())


def _far(
    one: Assigned, right: set[str], tried: Mapping[str, datetime], puzzles: Mapping[str, Sequence[str]]
) -> Progress:
    if one.kind == "drill":
        begins = _beginnings(one)
        since = [name for name, at in tried.items() if name.startswith(begins) and at >= one.created]
        return Progress(min(len(since), ROUND), ROUND)
    wanted = puzzles.get(one.what, ())
    return Progress(sum(name in right for name in wanted), len(wanted))


def _lessons(assigned: Sequence[Assigned]) -> list[str]:
    return [one.what.partition("/")[2] for one in assigned if one.kind == "lesson"]


def _beginnings(one: Assigned) -> tuple[str, ...]:
    """The beginnings of its puzzles' names; level 0 stands for every level, a mix for every learner's mix."""
    if one.kind in ("lesson", "test"):
        return ()
    if one.kind == "set":
        return (f"{OUTSIDE_BANK_PREFIX}/set/{one.what}/",)
    drill, _, level = one.what.partition("/")
    drills = (drill, *(mix for mix in MIXES if mix_of(mix) == drill)) if is_mixed(drill) else (drill,)
    names = [f"{named}/{level}/" if level != "0" else f"{named}/" for named in drills]
    return tuple(f"{maker}/{name}" for maker in range(MAKER_VERSION, 0, -1) for name in names)
