"""Invitations: a link that makes one teacher account, once; the first is printed when the tutor starts."""

from datetime import timedelta

from sqlalchemy import delete, func, select

from tutor.classroom.access.keys import hashed, new_key
from tutor.classroom.access.passwords import check_password, hash_password
from tutor.classroom.access.teachers import enter_teacher, user_name
from tutor.classroom.people.classes import TooMany
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Invitation, Teacher

LASTS = timedelta(hours=72)
MOST_OPEN = 20
"""How many open invitations one teacher may have."""


class InvitationGone(ValueError):
    """The link was used, has expired, or never was an invitation."""


def invite(database: Database, teacher: Teacher) -> str:
    """The key of a new invitation, which is stored only as a hash. Raises TooMany."""
    key = new_key()
    with database.write() as session:
        session.execute(delete(Invitation).where(Invitation.expires <= now()))
        mine = select(func.count()).where(Invitation.teacher_id == teacher.id)
        if (session.scalar(mine) or 0) >= MOST_OPEN:
            raise TooMany(f"At most {MOST_OPEN} invitations are open at a time.")
        session.add(Invitation(key_hash=hashed(key), teacher_id=teacher.id, expires=now() + LASTS))
    return key


def first_invitation(database: Database) -> str | None:
    """A new key for the very first account, which replaces the last one; None where there is a teacher."""
    key = new_key()
    with database.write() as session:
        if session.scalar(select(Teacher.id).limit(1)):
            return None
        session.execute(delete(Invitation).where(Invitation.teacher_id.is_(None)))
        session.add(Invitation(key_hash=hashed(key), teacher_id=None, expires=now() + LASTS))
    return key


def open_invitations(database: Database, teacher: Teacher) -> int:
    """How many invitations of a teacher can still be used."""
    query = select(func.count()).where(Invitation.teacher_id == teacher.id, Invitation.expires > now())
    with database.read() as session:
        return session.scalar(query) or 0


def withdraw_invitations(database: Database, teacher: Teacher) -> None:
    """Withdraw every open invitation of a teacher."""
    with database.write() as session:
        session.execute(delete(Invitation).where(Invitation.teacher_id == teacher.id))


def is_invitation_good(database: Database, key: str) -> bool:
    """Whether a key can still make an account."""
    query = select(Invitation.key_hash).where(Invitation.key_hash == hashed(key), Invitation.expires > now())
    with database.read() as session:
        return session.scalar(query) is not None


def accept(database: Database, key: str, name: str, password: str) -> Teacher:
    """Make the account; after that the link is used up.

    Raises InvitationGone, BadName, NameTaken or WeakPassword.
    """
    name = user_name(name)
    check_password(password, name)
    kept = hash_password(password)
    used = delete(Invitation).where(Invitation.key_hash == hashed(key), Invitation.expires > now())
    with database.write() as session:
        gone = session.execute(used.execution_options(synchronize_session=False))
        if not gone.rowcount:  # type: ignore[attr-defined]
            raise InvitationGone("This invitation was used or has expired.")
        return enter_teacher(session, name, kept)
