"""The remote of a class: a phone that controls its big board for a day, let in by a link shown once."""

import secrets
from datetime import datetime, timedelta

from sqlalchemy import delete, select

from tutor.classroom.access.keys import hashed
from tutor.classroom.people.classes import hold_open
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Remote, SchoolClass

LASTS = timedelta(hours=12)
"""A school day: a teacher stays signed in as long."""

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits without those easily confused: i, l, o, 0 and 1."""
LENGTH = 12
"""Characters of a key. They are 59 bits: too many to guess, few enough to type without a camera."""
GROUP = 4


def new_remote(database: Database, class_id: str, ahead: int = 0) -> str:
    """Let one phone be the remote of a class; returns the key of its link, which is stored only as a hash.

    It ends with the teacher's day; their clock is ``ahead`` minutes ahead of UTC. An earlier remote of the
    class stops working.
    """
    key = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    with database.write() as session:
        hold_open(session, class_id)
        session.execute(delete(Remote).where((Remote.class_id == class_id) | (Remote.expires <= now())))
        session.add(Remote(class_id=class_id, key_hash=hashed(key), expires=end_of_remote(now(), ahead)))
    return key


def end_of_remote(made: datetime, ahead: int) -> datetime:
    """When a remote ends: at midnight by a clock that is ``ahead`` minutes ahead of UTC, or sooner.

    >>> end_of_remote(datetime(2026, 11, 25, 9, 0), 7 * 60)  # four in the afternoon in Laos
    datetime.datetime(2026, 11, 25, 17, 0)
    >>> end_of_remote(datetime(2026, 11, 25, 1, 0), 7 * 60)  # eight in the morning there
    datetime.datetime(2026, 11, 25, 13, 0)
    """
    there = made + timedelta(minutes=ahead)
    midnight = there.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return min(made + LASTS, made + (midnight - there))


def end_remote(database: Database, class_id: str) -> None:
    """End the remote of a class, and the link that makes a phone its remote."""
    with database.write() as session:
        session.execute(delete(Remote).where(Remote.class_id == class_id))


def remote_until(database: Database, class_id: str) -> datetime | None:
    """Until when the class has a remote; None when it has none."""
    query = select(Remote.expires).where(Remote.class_id == class_id, Remote.expires > now())
    with database.read() as session:
        return session.scalar(query)


def class_of_remote(database: Database, key: str) -> SchoolClass | None:
    """The class at work whose remote has this key; None when it has ended."""
    query = select(SchoolClass).join(Remote, Remote.class_id == SchoolClass.id)
    mine = query.where(Remote.key_hash == hashed(key), Remote.expires > now(), SchoolClass.ended.is_(None))
    with database.read() as session:
        return session.scalar(mine)


def in_fours(key: str) -> str:
    """A key as it is written in an address.

    >>> in_fours("abcdefgh2345")
    'abcd-efgh-2345'
    """
    return "-".join(key[start : start + GROUP] for start in range(0, len(key), GROUP))


def typed_key(text: str) -> str | None:
    """The key in an address, however it was typed; None for a text that cannot be one.

    >>> typed_key("ABCD-efgh2345"), typed_key("abcd-efgh"), typed_key("abcd-efgh-234O")
    ('abcdefgh2345', None, None)
    """
    key = text[:64].casefold().replace("-", "")
    return key if len(key) == LENGTH and set(key) <= set(SIGNS) else None
