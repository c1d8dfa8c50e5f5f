"""Seats: a pupil's place in a class, taken under a name or made by the teacher, found again by its card.

A pupil's progress belongs to the learner of the seat. The card opens the seat again on any device.
"""

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta

from sqlalchemy import ColumnElement, delete, or_, select
from sqlalchemy.orm import Session

from tutor.classroom.access.codes import card_code
from tutor.classroom.access.keys import hashed, new_key
from tutor.classroom.people.names import BadName, clean_name, same_name
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, renew_learner
from tutor.storage.learners.practice import know_learner
from tutor.storage.models import Answer, Learner, PlayedGame, PracticeAnswer, now
from tutor.storage.people import SchoolClass, Seat

MOST_SEATS = 150
"""How many pupils one class may have."""

SEEN_EVERY = timedelta(minutes=1)
"""How often the time at which a pupil was last here is updated."""


_at_work = select(Seat).join(SchoolClass, SchoolClass.id == Seat.class_id).where(SchoolClass.ended.is_(None))
"""The seats of all classes outside the bin."""


class ClassLocked(ValueError):
    """The teacher has closed the class to newcomers."""


class ClassFull(ValueError):
    """The class has the most pupils allowed."""


@dataclass
class AddedNames:
    """The result of adding a list of names: how many got a seat, and why each other one did not."""

    added: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)


def take_seat(
    database: Database, class_id: str, learner_id: str, name: str, language: str, seat_id: str | None = None
) -> Seat:
    """Give a newcomer a seat in a class; a learner who has a seat there keeps it unchanged.

    With ``seat_id`` the new seat gets this identifier, and only a seat with this identifier counts as theirs.
    Raises BadName, ClassLocked, ClassFull, and LookupError if the class has ended.
    """
    name = clean_name(name)
    with database.write() as session:
        class_ = held_class(session, class_id)
        seat = session.scalar(select(Seat).where(Seat.class_id == class_id, Seat.learner_id == learner_id))
        if seat_id is not None and (seat is None or seat.id != seat_id):
            if seat is not None:
                raise BadName("taken")
            seat = session.scalar(select(Seat).where(Seat.class_id == class_id, Seat.id == seat_id))
        if seat is None:
            if class_.locked:
                raise ClassLocked("The door of this class is shut.")
            seat = _new_seat(session, class_id, learner_id, name, language, seat_id)
            seat.arrival, seat.seen = seat.id, now()
            session.flush()
        session.expunge(seat)
    return seat


def is_newcomer(seat: Seat) -> bool:
    """Whether the pupil made this seat by joining: it comes from no list and no card has opened it."""
    return seat.arrival == seat.id


def add_names(database: Database, class_id: str, names: Iterable[str], language: str) -> AddedNames:
    """Make a seat for each name; returns the names that got none, each with the reason."""
    done = AddedNames()
    with database.write() as session:
        held_class(session, class_id)
        for typed in names:
            try:
                _new_seat(session, class_id, new_learner_id(), clean_name(typed), language)
                done.added += 1
            except BadName as error:
                done.refused.append((typed, error.reason))
            except ClassFull:
                done.refused.append((typed, "full"))
    return done


def held_class(session: Session, class_id: str) -> SchoolClass:
    """The class, locked until the session ends, so that newcomers take seats one after the other."""
    wanted = select(SchoolClass).where(SchoolClass.id == class_id, SchoolClass.ended.is_(None))
    class_ = session.scalar(wanted.with_for_update())
    if class_ is None:
        raise LookupError("This class is there no longer.")
    return class_


def _new_seat(
    session: Session, class_id: str, learner_id: str, name: str, language: str, seat_id: str | None = None
) -> Seat:
    taken = set(session.scalars(select(Seat.name).where(Seat.class_id == class_id)))
    if len(taken) >= MOST_SEATS:
        raise ClassFull(f"At most {MOST_SEATS} pupils sit in a class.")
    _refuse_taken(name, taken)
    know_learner(session, learner_id)
    seat = Seat(
        id=seat_id or new_seat_id(),
        class_id=class_id,
        learner_id=learner_id,
        name=name,
        language=language,
        key=new_key(),
        code=card_code(session),
    )
    session.add(seat)
    session.flush()
    return seat


def _refuse_taken(name: str, taken: Iterable[str]) -> None:
    if same_name(name) in {same_name(other) for other in taken}:
        raise BadName("taken")


def new_seat_id() -> str:
    """A random identifier of a seat: 128 bits in hexadecimal."""
    return uuid.uuid4().hex


def ticket_of(seat: Seat) -> str:
    """The ticket of a browser that opens the seat; it is void once the card has been replaced."""
    return hashed(seat.key)


def seats_opened_by(database: Database, tickets: Mapping[str, str]) -> list[Seat]:
    """The seats that these tickets open, in their order; ``tickets`` maps seat identifiers to tickets."""
    if not tickets:
        return []
    with database.read() as session:
        found = {seat.id: seat for seat in session.scalars(_at_work.where(Seat.id.in_(tickets)))}
    return [found[id] for id, ticket in tickets.items() if id in found and ticket_of(found[id]) == ticket]


def seat_of_learner(database: Database, class_id: str, learner_id: str) -> Seat | None:
    with database.read() as session:
        return session.scalar(select(Seat).where(Seat.class_id == class_id, Seat.learner_id == learner_id))


def seats_of(database: Database, class_id: str) -> list[Seat]:
    """The seats of a class, sorted by name."""
    with database.read() as session:
        seats = session.scalars(select(Seat).where(Seat.class_id == class_id))
        return sorted(seats, key=lambda seat: (same_name(seat.name), seat.id))


def names_in(database: Database, class_id: str) -> list[str]:
    """The names of a class's seats."""
    with database.read() as session:
        return list(session.scalars(select(Seat.name).where(Seat.class_id == class_id)))


def seat_in_class(database: Database, class_id: str, seat_id: str) -> Seat | None:
    """The seat of this identifier, if it belongs to this class."""
    with database.read() as session:
        return session.scalar(select(Seat).where(Seat.id == seat_id, Seat.class_id == class_id))


def seat_of_card(database: Database, *, key: str = "", code: str = "") -> Seat | None:
    """The seat whose card has this key or this code."""
    wanted = Seat.key == key if key else Seat.code == code
    with database.read() as session:
        return session.scalar(_at_work.where(wanted))


def seats_with(database: Database, learner_id: str) -> list[tuple[Seat, SchoolClass]]:
    """Every seat of a learner with its class, the latest first."""
    query = select(Seat, SchoolClass).join(SchoolClass, SchoolClass.id == Seat.class_id)
    with database.read() as session:
        rows = session.execute(query.where(Seat.learner_id == learner_id).order_by(Seat.created.desc()))
        return [(seat, class_) for seat, class_ in rows]


def has_learned(database: Database, learner_id: str) -> bool:
    """Whether any activity of this learner is stored."""
    with database.read() as session:
        return bool(session.scalar(select(or_(*_traces(learner_id)))))


def _traces(learner_id: str) -> list[ColumnElement[bool]]:
    """For each table of learners' activity, the condition that it has a row of this learner."""
    return [
        select(Answer.id).where(Answer.learner_id == learner_id).exists(),
        select(PracticeAnswer.id).where(PracticeAnswer.learner_id == learner_id).exists(),
        select(PlayedGame.id).where(PlayedGame.learner_id == learner_id).exists(),
    ]


def sit_down(database: Database, seat: Seat, language: str, *, bringing: str | None = None) -> Seat:
    """Open the seat for a pupil with its card; returns the updated seat.

    With ``bringing`` the seat gets that learner, if it was never used and the learner has no seat yet.
    Raises LookupError if the seat has been removed.
    """
    with database.write() as session:
        found = session.scalar(select(Seat).where(Seat.id == seat.id).with_for_update())
        if found is None:
            raise LookupError("This seat is there no longer.")
        bring_learner(session, found, bringing)
        found.language, found.seen = language, now()
        session.flush()
        session.expunge(found)
    return found


def bring_learner(session: Session, seat: Seat, learner_id: str | None, class_id: str | None = None) -> None:
    """Give a learner a seat that was never used, if the learner has no seat yet.

    With ``class_id`` only a seat in that class counts.
    """
    if learner_id is None or seat.seen is not None:
        return
    seats = select(Seat.id).where(Seat.learner_id == learner_id)
    elsewhere = session.scalar((seats.where(Seat.class_id == class_id) if class_id else seats).limit(1))
    if elsewhere is not None or session.scalar(select(or_(*_traces(seat.learner_id)))):
        return
    know_learner(session, learner_id)
    unused, seat.learner_id = seat.learner_id, learner_id
    session.flush()
    session.execute(delete(Learner).where(Learner.id == unused))


def see_pupil(database: Database, seat: Seat, language: str) -> None:
    """Store the time of the pupil's last visit, and the language that the pupil reads."""
    at = now()
    if seat.language == language and seat.seen is not None and abs(at - seat.seen) < SEEN_EVERY:
        return
    with database.write_quickly() as session:
        found = session.get(Seat, seat.id)
        if found is not None:
            found.language, found.seen = language, at


def rename_seat(database: Database, seat: Seat, name: str) -> None:
    """Rename a pupil; raises BadName."""
    name = clean_name(name)
    with database.write() as session:
        held_class(session, seat.class_id)
        others = select(Seat.name).where(Seat.class_id == seat.class_id, Seat.id != seat.id)
        _refuse_taken(name, session.scalars(others))
        found = session.get(Seat, seat.id)
        if found is not None:
            found.name = name


def hide_seat(database: Database, seat: Seat, hidden: bool) -> None:
    """Hide a pupil's name from the other pupils, or show it again."""
    with database.write() as session:
        found = session.get(Seat, seat.id)
        if found is not None:
            found.hidden = hidden


def reissue_card(database: Database, seat: Seat) -> None:
    """Replace the pupil's card. The old card and the browsers that used it no longer open the seat.

    Only the new card leads to the pupil's progress.

    """
    with database.write() as session:
        found = session.get(Seat, seat.id)
        if found is not None:
            make_card_anew(session, found)


def make_card_anew(session: Session, seat: Seat) -> None:
    """Give a seat a new card, and its learner a new identifier."""
    seat.key, seat.code = new_key(), card_code(session)
    session.flush()
    renew_learner(session, seat.learner_id)


def remove_seat(database: Database, seat: Seat) -> None:
    """Remove a seat; in the same browser the pupil keeps the progress.

    A learner who was made for a seat that was never used is removed with it.
    """
    with database.write() as session:
        take_away(session, seat)


def take_away(session: Session, seat: Seat) -> None:
    """Remove a seat within a transaction, as `remove_seat` does."""
    session.execute(delete(Seat).where(Seat.id == seat.id))
    if seat.seen is None:
        unused = ~or_(*_traces(seat.learner_id))
        session.execute(delete(Learner).where(Learner.id == seat.learner_id, unused))
