"""Seats: a pupil's place in a class, taken under a name, found again by its card."""

from __future__ import annotations

from sqlalchemy import select

from tutor.storage.database import Database
from tutor.storage.people import Seat


def seat_of_learner(database: Database, class_id: str, learner_id: str) -> Seat | None:
    """The seat on which a learner sits in a class."""
    with database.read() as session:
        return session.scalar(select(Seat).where(Seat.class_id == class_id, Seat.learner_id == learner_id))


def seats_of(database: Database, class_id: str) -> list[Seat]:
    """Every seat of a class, in the order of their names."""
    with database.read() as session:
        seats = session.scalars(select(Seat).where(Seat.class_id == class_id))
        return sorted(seats, key=lambda seat: (seat.name.casefold(), seat.id))
