"""Accounts of teachers: making one, signing in, changing the password, signing out everywhere."""

import unicodedata
import uuid

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from tutor.classroom.access.passwords import (
    check_password,
    hash_of_nobody,
    hash_password,
    is_password,
    new_password,
)
from tutor.classroom.people.names import clean_name
from tutor.storage.database import Database
from tutor.storage.people import Invitation, Remote, SchoolClass, SignIn, Teacher

MOST_SIGNS = 64
NOBODY = hash_of_nobody()
"""The hash to compare with where nobody has the name, so that this takes as long."""


class NameTaken(ValueError):
    """Another teacher has this name."""


def user_name(text: str) -> str:
    """The name of an account as it is stored: cleaned, and in lower case; raises BadName."""
    return clean_name(unicodedata.normalize("NFKC", text[:500]).casefold(), most_signs=MOST_SIGNS)


def counted_name(text: str) -> str:
    """The form of a name under which wrong passwords are counted, whether or not anybody has it."""
    try:
        return user_name(text)
    except ValueError:  # nobody can have it
        return "".join(unicodedata.normalize("NFKC", text[:200]).casefold().split())[:200]


def add_teacher(database: Database, name: str, password: str) -> Teacher:
    """Make an account; raises BadName, NameTaken or WeakPassword."""
    name = user_name(name)
    check_password(password, name)
    kept = hash_password(password)
    with database.write() as session:
        return enter_teacher(session, name, kept)


def enter_teacher(session: Session, name: str, kept: str) -> Teacher:
    """Insert an account whose name and password hash are ready; raises NameTaken."""
    if session.scalar(select(Teacher.id).where(Teacher.name == name)):
        raise NameTaken(f"A teacher called {name} is there already.")
    teacher = Teacher(id=uuid.uuid4().hex, name=name, password=kept)
    session.add(teacher)
    session.execute(delete(Invitation).where(Invitation.teacher_id.is_(None)))  # it was for the first account
    session.flush()
    session.expunge(teacher)
    return teacher


def teacher_named(database: Database, name: str) -> Teacher | None:
    """The teacher of this name, however it is typed; raises BadName."""
    with database.read() as session:
        return session.scalar(select(Teacher).where(Teacher.name == user_name(name)))


def names_of_teachers(database: Database) -> list[str]:
    """Every teacher's name, in order."""
    with database.read() as session:
        return list(session.scalars(select(Teacher.name).order_by(Teacher.name)))


def enter(database: Database, name: str, password: str) -> Teacher | None:
    """The teacher of this name and password; None if either is wrong, after the same time."""
    try:
        teacher = teacher_named(database, name)
    except ValueError:
        teacher = None
    right = is_password(password, teacher.password if teacher else NOBODY)
    return teacher if right else None


def change_password(database: Database, teacher: Teacher, password: str) -> None:
    """Change the password and sign out every device. Raises WeakPassword."""
    check_password(password, teacher.name)
    kept = hash_password(password)
    with database.write() as session:
        session.execute(update(Teacher).where(Teacher.id == teacher.id).values(password=kept))
        _shut_out(session, teacher)


def replace_password(database: Database, name: str) -> tuple[str, Teacher | None]:
    """Give the teacher of this name a random password and sign out every device.

    Returns the password and the teacher, who is None if nobody has the name; both cases take the same time.
    """
    try:
        teacher = teacher_named(database, name)
    except ValueError:
        teacher = None
    password = new_password()
    if teacher is None:
        hash_password(password)
    else:
        change_password(database, teacher, password)
    return password, teacher


def sign_out_everywhere(database: Database, teacher: Teacher) -> None:
    """End every sign-in of this teacher, and every remote of their classes."""
    with database.write() as session:
        _shut_out(session, teacher)


def _shut_out(session: Session, teacher: Teacher) -> None:
    session.execute(delete(SignIn).where(SignIn.teacher_id == teacher.id))
    taught = select(SchoolClass.id).where(SchoolClass.teacher_id == teacher.id)
    left = delete(Remote).where(Remote.class_id.in_(taught))
    session.execute(left.execution_options(synchronize_session=False))


def has_teachers(database: Database) -> bool:
    """Whether anybody has an account."""
    with database.read() as session:
        return session.scalar(select(Teacher.id).limit(1)) is not None
