"""Classes: made by a teacher, found by their key or code, changed, and ended."""

import uuid
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from tutor.classroom.access.codes import GRACE, LASTS, give_code
from tutor.classroom.access.keys import new_key
from tutor.classroom.people.names import clean_name
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, Seat

LONGEST_NAME = 40
LONGEST_YEAR = 12
MOST_CLASSES = 200
"""How many classes one teacher may have."""
LATELY = timedelta(minutes=20)
"""Use of a class does not prolong a code that was given or prolonged within this time."""


class TooMany(ValueError):
    """There are as many as allowed already."""


@dataclass(frozen=True)
class ListedClass:
    """A class in the list of its teacher, with its number of pupils."""

    id: str
    name: str
    language: str
    year: str
    pupils: int


def make_class(
    database: Database,
    teacher_id: str,
    name: str,
    language: str,
    year: str = "",
    *,
    courses: list[str] | None = None,
) -> SchoolClass:
    """Make a class with its link, its code and its courses (None: all); raises BadName or TooMany."""
    name, year = clean_name(name, LONGEST_NAME), cleaned_year(year)
    with database.write() as session:
        count = select(func.count()).where(SchoolClass.teacher_id == teacher_id, SchoolClass.ended.is_(None))
        if (session.scalar(count) or 0) >= MOST_CLASSES:
            raise TooMany(f"A teacher has at most {MOST_CLASSES} classes.")
        made = SchoolClass(
            id=uuid.uuid4().hex,
            teacher_id=teacher_id,
            name=name,
            language=language,
            year=year,
            key=new_key(),
            courses=courses,
        )
        give_code(session, made)
        session.add(made)
        session.flush()
        session.expunge(made)
    return made


def cleaned_year(text: str) -> str:
    """A school year such as "2026/27", or nothing; raises BadName."""
    return clean_name(text, LONGEST_YEAR, 16) if text.strip() else ""


def classes_of(database: Database, teacher_id: str) -> list[ListedClass]:
    """A teacher's classes, the newest first."""
    query = (
        select(SchoolClass, func.count(Seat.id))
        .outerjoin(Seat, Seat.class_id == SchoolClass.id)
        .where(SchoolClass.teacher_id == teacher_id, SchoolClass.ended.is_(None))
        .group_by(SchoolClass.id)
        .order_by(SchoolClass.created.desc())
    )
    with database.read() as session:
        return [
            ListedClass(one.id, one.name, one.language, one.year, pupils)
            for one, pupils in session.execute(query)
        ]


def class_taught_by(database: Database, teacher_id: str, class_id: str) -> SchoolClass | None:
    """The class of this identifier; None if it is unknown or another teacher's."""
    return _find(database, SchoolClass.id == class_id, SchoolClass.teacher_id == teacher_id)


def class_in_bin_of(database: Database, teacher_id: str, class_id: str) -> SchoolClass | None:
    """The class of this identifier that its teacher ended or nobody used."""
    with database.read() as session:
        found = session.get(SchoolClass, class_id)
        return found if found and found.teacher_id == teacher_id and found.ended else None


def class_of_id(database: Database, class_id: str) -> SchoolClass | None:
    """The class of this identifier, whoever teaches it."""
    return _find(database, SchoolClass.id == class_id)


def class_of_key(database: Database, key: str) -> SchoolClass | None:
    """The class whose link has this key."""
    return _find(database, SchoolClass.key == key)


def class_of_code(database: Database, code: str) -> SchoolClass | None:
    """The class with this code, unless it has expired."""
    return _find(database, SchoolClass.code == code, SchoolClass.code_expires > now())


def class_entered_by(database: Database, class_id: str, code: str) -> SchoolClass | None:
    """The class whose code somebody typed, while the class has this code or shortly after it expired."""
    return _find(
        database,
        SchoolClass.id == class_id,
        SchoolClass.code == code,
        SchoolClass.code_expires > now() - GRACE,
    )


def _find(database: Database, *wanted: ColumnElement[bool]) -> SchoolClass | None:
    with database.read() as session:
        return session.scalar(select(SchoolClass).where(*wanted, SchoolClass.ended.is_(None)))


def is_code_good(class_: SchoolClass, at: datetime) -> bool:
    """Whether the code of a class can be typed at this moment."""
    return class_.code is not None and class_.code_expires is not None and class_.code_expires > at


def settle(
    database: Database,
    class_id: str,
    name: str,
    language: str,
    year: str,
    *,
    scores: bool = False,
    courses: list[str] | None = None,
) -> None:
    """Change a class's name, language and year, whether it counts points, and its courses (None: all).

    Raises BadName.
    """
    name, year = clean_name(name, LONGEST_NAME), cleaned_year(year)
    with database.write() as session:
        class_ = hold_open(session, class_id)
        class_.name, class_.language, class_.year, class_.scores = name, language, year, scores
        class_.courses = courses


def lock_entry(database: Database, class_id: str, locked: bool) -> None:
    """Close the class to newcomers, or open it to them again; pupils keep their seats."""
    with database.write() as session:
        hold_open(session, class_id).locked = locked


def new_code(database: Database, class_id: str) -> None:
    """Give the class another code."""
    with database.write() as session:
        give_code(session, hold_open(session, class_id))


def new_link(database: Database, class_id: str) -> None:
    """Give the class another link and another code: printed or shared ones open nothing from now on."""
    with database.write() as session:
        class_ = hold_open(session, class_id)
        class_.key = new_key()
        give_code(session, class_)


def prolong_code(database: Database, class_id: str) -> None:
    """Make a valid code valid for the full time again; an expired code stays expired."""
    with database.write() as session:
        class_ = hold_open(session, class_id)
        if is_code_good(class_, now()):
            class_.code_expires = now() + LASTS


def note_projector(database: Database, class_: SchoolClass) -> None:
    """Remember that the projector of a class was opened once."""
    if not class_.projected:
        with database.write() as session:
            hold_open(session, class_.id).projected = True


def keep_code(database: Database, class_: SchoolClass) -> None:
    """Prolong a valid code because the class is used, unless that was done lately."""
    at = now()
    if is_code_good(class_, at) and class_.code_expires and class_.code_expires < at + LASTS - LATELY:
        prolong_code(database, class_.id)


def end_code(database: Database, class_id: str) -> None:
    """Delete the code: nobody can type it from now on."""
    with database.write() as session:
        class_ = hold_open(session, class_id)
        class_.code = class_.code_expires = None


def hold_open(session: Session, class_id: str) -> SchoolClass:
    """The class to change, locked until the session ends; raises NoResultFound if it was ended."""
    wanted = select(SchoolClass).where(SchoolClass.id == class_id, SchoolClass.ended.is_(None))
    class_ = session.scalars(wanted.with_for_update()).one()
    class_.touched = now()
    return class_
