"""Sets of puzzles: a teacher's own, stored as puzzle steps; other teachers copy them through a link."""

import uuid
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, or_, select

from tutor.classroom.access.keys import new_key
from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.names import clean_name
from tutor.lessons.model import Step, read_values
from tutor.puzzles.step_digest import digest_of
from tutor.storage.database import Database
from tutor.storage.people import SchoolClass, Seat
from tutor.storage.work import Assignment, PuzzleSet, SetOrder

LONGEST_TITLE = 60
MOST_PUZZLES = 40
MOST_SETS = 200

DIGITS = 10
"""How many digits of a digest name a set as it is now, and a puzzle in it."""


class Changed(ValueError):
    """The set has changed since the page was made from which this change comes."""


@dataclass(frozen=True)
class StoredSet:
    """A set with its puzzles; ``key`` opens it for other teachers while it is shared.

    ``revision`` changes when the puzzles do; ``keys`` name the puzzles, at any place in any set.
    """

    id: str
    teacher_id: str
    title: str
    steps: tuple[Step, ...]
    key: str | None

    @property
    def revision(self) -> str:
        return digest_of(self.steps, DIGITS)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(puzzle_key(step) for step in self.steps)


def puzzle_key(step: Step) -> str:
    """A key of what a puzzle asks: the same at any place in a set, and in any wording."""
    return digest_of((step.board, step.to_move, step.puzzle, step.marks.ring), DIGITS)


def make_set(database: Database, teacher_id: str, title: str, steps: Sequence[Step] = ()) -> StoredSet:
    """Store a new set; raises BadName for its title, TooMany for too many puzzles or sets."""
    title = clean_title(title)
    check_number(steps)
    with database.write() as session:
        count = select(func.count()).where(PuzzleSet.teacher_id == teacher_id)
        if (session.scalar(count) or 0) >= MOST_SETS:
            raise TooMany(f"A teacher has at most {MOST_SETS} sets.")
        made = PuzzleSet(
            id=uuid.uuid4().hex, teacher_id=teacher_id, title=title, steps=_plain(steps), key=None
        )
        session.add(made)
        session.flush()
        return _stored_set(made)


def clean_title(title: str) -> str:
    """The title of a set, cleaned as names are; raises BadName."""
    return clean_name(title, LONGEST_TITLE, 200)


def sets_of(database: Database, teacher_id: str) -> list[StoredSet]:
    """A teacher's sets, the newest first."""
    query = select(PuzzleSet).where(PuzzleSet.teacher_id == teacher_id).order_by(PuzzleSet.created.desc())
    with database.read() as session:
        return [_stored_set(one) for one in session.scalars(query)]


def set_of_teacher(database: Database, teacher_id: str, set_id: str) -> StoredSet | None:
    """The set of this identifier, if it is this teacher's."""
    found = find_set(database, set_id)
    return found if found is not None and found.teacher_id == teacher_id else None


def find_set(database: Database, set_id: str) -> StoredSet | None:
    """The set of this identifier, whoever made it."""
    with database.read() as session:
        found = session.get(PuzzleSet, set_id)
        return _stored_set(found) if found is not None else None


def puzzles_of(database: Database, set_id: str) -> tuple[Step, ...]:
    """The puzzles of a set in their order; () where the set was deleted."""
    found = find_set(database, set_id)
    return found.steps if found is not None else ()


def set_of_key(database: Database, key: str) -> StoredSet | None:
    """The shared set behind a link."""
    with database.read() as session:
        found = session.scalar(select(PuzzleSet).where(PuzzleSet.key == key))
        return _stored_set(found) if found is not None else None


def may_solve(database: Database, set_id: str, *, seat_ids: Collection[str], teacher_id: str | None) -> bool:
    """Whether somebody may open a set: its teacher may, and pupils of a class to which it is assigned."""
    own = select(PuzzleSet.id).where(PuzzleSet.id == set_id, PuzzleSet.teacher_id == teacher_id)
    assigned = (
        select(Assignment.id)
        .join(Seat, Seat.class_id == Assignment.class_id)
        .where(Assignment.kind == "set", Assignment.what == set_id, Seat.id.in_(seat_ids))
    )
    taught = (
        select(Assignment.id)
        .join(SchoolClass, SchoolClass.id == Assignment.class_id)
        .where(Assignment.kind == "set", Assignment.what == set_id, SchoolClass.teacher_id == teacher_id)
    )
    with database.look() as connection:
        return bool(
            connection.execute(select(or_(own.exists(), assigned.exists(), taught.exists()))).scalar()
        )


def rename_set(database: Database, set_id: str, title: str) -> None:
    """Give a set another title; raises BadName."""
    title = clean_title(title)
    with database.write() as session:
        found = session.get(PuzzleSet, set_id, with_for_update=True)
        if found is not None:
            found.title = title


def change_set(database: Database, set_id: str, on: str, steps: Sequence[Step]) -> None:
    """Give a set other puzzles; ``on`` is the revision that is changed. Raises Changed or TooMany."""
    check_number(steps)
    with database.write() as session:
        found = session.get(PuzzleSet, set_id, with_for_update=True)
        if found is not None:
            before = _stored_set(found)
            if before.revision != on:
                raise Changed
            if tuple(steps) != before.steps:
                session.merge(SetOrder(set_id=set_id, revision=before.revision, puzzles=list(before.keys)))
                found.steps = _plain(steps)


def keys_before(database: Database, set_id: str, revision: str) -> tuple[str, ...]:
    """The keys of the puzzles of a set at an earlier revision; () for an unknown revision."""
    with database.read() as session:
        found = session.get(SetOrder, (set_id, revision))
        return tuple(found.puzzles) if found is not None else ()


def share_set(database: Database, set_id: str, shared: bool) -> None:
    """Make a link by which other teachers may copy the set, or end that link."""
    with database.write() as session:
        found = session.get(PuzzleSet, set_id, with_for_update=True)
        if found is not None:
            found.key = (found.key or new_key()) if shared else None


def delete_set(database: Database, set_id: str) -> None:
    """Delete a set, and the assignments that name it."""
    with database.write() as session:
        session.execute(delete(Assignment).where(Assignment.kind == "set", Assignment.what == set_id))
        session.execute(delete(PuzzleSet).where(PuzzleSet.id == set_id))


def check_number(steps: Sequence[Step]) -> None:
    """Raises TooMany for more puzzles than a set may have."""
    if len(steps) > MOST_PUZZLES:
        raise TooMany(f"A set has at most {MOST_PUZZLES} puzzles.")


def _plain(steps: Sequence[Step]) -> list[dict[str, object]]:
    return [msgspec.to_builtins(step) for step in steps]


def _stored_set(one: PuzzleSet) -> StoredSet:
    steps = read_values(one.steps, tuple[Step, ...])
    return StoredSet(one.id, one.teacher_id, one.title, steps, one.key)
