"""Free seats, made from a list: a newcomer takes the seat with their name, a teacher frees it again."""

from sqlalchemy import select

from tutor.classroom.people.names import BadName, clean_name, same_name
from tutor.classroom.people.seats import ClassLocked, bring_learner, held_class, make_card_anew
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Seat


def free_seats(database: Database, class_id: str) -> list[Seat]:
    """The free seats whose names others may see, in the order of the names."""
    waiting = select(Seat).where(Seat.class_id == class_id, Seat.seen.is_(None), Seat.hidden.is_(False))
    with database.read() as session:
        return sorted(session.scalars(waiting), key=lambda seat: (same_name(seat.name), seat.id))


def arrived(database: Database, class_id: str, arrival: str) -> Seat | None:
    """The seat that a newcomer has already taken, on the list or in addition to it."""
    taken = select(Seat).where(Seat.class_id == class_id, Seat.arrival == arrival)
    with database.read() as session:
        return session.scalar(taken)


def claim_seat(
    database: Database,
    class_id: str,
    arrival: str,
    language: str,
    *,
    name: str = "",
    seat_id: str = "",
    bringing: str | None = None,
) -> Seat | None:
    """Give a newcomer the free seat of this name or identifier; None where no free seat has the name.

    ``arrival`` names the newcomer, so that a form sent twice gets the same seat. Raises BadName where a
    chosen seat is no longer free, ClassLocked, and LookupError when the class has been ended.
    """
    wanted = same_name(clean_name(name)) if name else ""
    with database.write() as session:
        class_ = held_class(session, class_id)
        seats = session.scalars(select(Seat).where(Seat.class_id == class_id)).all()
        found = next((seat for seat in seats if seat.arrival == arrival), None)
        if found is None:
            found = next(
                (
                    seat
                    for seat in seats
                    if seat.seen is None and (seat.id == seat_id or same_name(seat.name) == wanted)
                ),
                None,
            )
            if found is None and seat_id:
                raise BadName("taken")
            if found is None:
                return None
            if class_.locked:
                raise ClassLocked("The door of this class is shut.")
            bring_learner(session, found, bringing, class_id)
            found.arrival, found.language, found.seen = arrival, language, now()
            session.flush()
        session.expunge(found)
    return found


def give_back(database: Database, seat: Seat) -> None:
    """Free a seat for its pupil again, with everything that was learned on it.

    Whoever took it no longer has it, and its earlier card opens nothing.
    """
    with database.write() as session:
        found = session.get(Seat, seat.id)
        if found is not None:
            found.seen = found.arrival = None
            make_card_anew(session, found)
