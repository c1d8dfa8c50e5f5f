"""Stores the newest lists of games that learners open, as bytes that only the callers can read."""

import uuid

from sqlalchemy import delete, select

from tutor.storage.database import Database
from tutor.storage.learners.practice import know_learner
from tutor.storage.models import OpenedFile, now

MOST_OF_A_LEARNER = 3
MOST_OF_ALL = 150
"""How many lists are stored at all: a year of tournaments takes about 460 KB, so all of them some 70 MB."""


def keep_list(database: Database, learner_id: str, games: bytes) -> str:
    """Store a list under a random identifier; the oldest lists are deleted for it."""
    kept = OpenedFile(id=uuid.uuid4().hex, learner_id=learner_id, games=games, opened=now())
    newest_first = select(OpenedFile.id).order_by(OpenedFile.opened.desc(), OpenedFile.id)
    with database.write() as session:
        know_learner(session, learner_id)
        session.add(kept)
        session.flush()
        own = newest_first.where(OpenedFile.learner_id == learner_id)
        for query, most in ((own, MOST_OF_A_LEARNER), (newest_first, MOST_OF_ALL)):
            old = session.scalars(query.offset(most)).all()
            session.execute(delete(OpenedFile).where(OpenedFile.id.in_(old)))
        return kept.id


def has_list(database: Database, id: str) -> bool:
    """Whether there is such a list, whoever opened it."""
    with database.read() as session:
        return session.scalar(select(OpenedFile.id).where(OpenedFile.id == id)) is not None


def find_list(database: Database, learner_id: str, id: str) -> bytes | None:
    """The learner's list; None for one that was deleted, and for somebody else's."""
    query = select(OpenedFile.games).where(OpenedFile.id == id, OpenedFile.learner_id == learner_id)
    with database.read() as session:
        return session.scalar(query)
