"""Many seats at once: removes them, and joins several seats of the same pupil."""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from tutor.classroom.people.seats import held_class, take_away
from tutor.storage.database import Database
from tutor.storage.demos import Vote
from tutor.storage.learners.merging import merge_learners
from tutor.storage.models import now
from tutor.storage.people import Seat

LONG_AGO = now().replace(year=1970)


class NotOnePupil(ValueError):
    """These seats cannot be joined: fewer than two exist, or their learners also sit in other classes."""


def remove_seats(database: Database, class_id: str, seat_ids: Collection[str]) -> Sequence[Seat]:
    """Remove seats; returns those that were there."""
    with database.write() as session:
        held_class(session, class_id)
        seats = _of_class(session, class_id, seat_ids)
        for seat in seats:
            session.expunge(seat)
            take_away(session, seat)
    return seats


def join_seats(database: Database, class_id: str, seat_ids: Collection[str], name_of: str) -> list[Seat]:
    """Make one seat of several, named like the seat ``name_of``, with everything that was learned on each.

    The seat that was used last stays, so that its pupil's device stays signed in; returns the seats that were
    removed. Raises NotOnePupil.
    """
    with database.write() as session:
        held_class(session, class_id)
        seats = _of_class(session, class_id, seat_ids)
        named = next((seat for seat in seats if seat.id == name_of), None)
        if len(seats) < 2 or named is None:
            raise NotOnePupil("Choose two seats or more.")
        stays = max(seats, key=lambda seat: (seat.seen is not None, seat.seen or LONG_AGO, seat.created))
        gone = [seat for seat in seats if seat is not stays]
        learner = _learner_of_all(session, seats, stays)
        name, hidden = named.name, named.hidden
        created = min(seat.created for seat in seats)
        others = [seat.learner_id for seat in seats if seat.learner_id != learner]
        for seat in gone:
            _move_votes(session, seat, stays)
            session.expunge(seat)
        stays_id = stays.id
        session.execute(delete(Seat).where(Seat.id.in_([seat.id for seat in gone])))
        session.execute(update(Seat).where(Seat.id == stays_id).values(learner_id=learner))
        session.flush()
        for other in others:
            merge_learners(session, learner, other)
        stays = session.get_one(Seat, stays_id, populate_existing=True)
        stays.name, stays.hidden, stays.created = name, hidden, created
    return gone


def _of_class(session: Session, class_id: str, seat_ids: Collection[str]) -> Sequence[Seat]:
    wanted = select(Seat).where(Seat.class_id == class_id, Seat.id.in_(list(seat_ids)))
    return list(session.scalars(wanted.order_by(Seat.created)))


def _learner_of_all(session: Session, seats: Sequence[Seat], stays: Seat) -> str:
    """The learner who gets everything that was learned; if one also sits in another class, that one."""
    own = [seat.learner_id for seat in seats]
    here = [seat.id for seat in seats]
    elsewhere = session.scalars(
        select(Seat.learner_id).where(Seat.learner_id.in_(own), Seat.id.not_in(here)).distinct()
    ).all()
    if len(elsewhere) > 1:
        raise NotOnePupil("These pupils sit in other classes as two.")
    return elsewhere[0] if elsewhere else stays.learner_id


def _move_votes(session: Session, seat: Seat, stays: Seat) -> None:
    """Move a seat's votes to another seat, for the questions that the other one has not answered."""
    given = select(Vote.number).where(Vote.seat_id == stays.id)
    moved = update(Vote).where(Vote.seat_id == seat.id, Vote.number.not_in(given))
    values = {Vote.seat_id: stays.id, Vote.given: Vote.given}
    session.execute(moved.values(values).execution_options(synchronize_session=False))
