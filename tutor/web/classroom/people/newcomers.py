"""Newcomers to a class, and taking a seat in it."""

from dataclasses import dataclass

from flask import g, request, session

from tutor.classroom.access.throttle import guessing
from tutor.classroom.people.claiming import arrived, claim_seat
from tutor.classroom.people.classes import class_entered_by, class_of_key
from tutor.classroom.people.seats import has_learned, seat_of_learner, take_seat
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.people import SchoolClass, Seat
from tutor.web.classroom.access.identity import seat_in
from tutor.web.classroom.access.limits import limits_of_seats
from tutor.web.site.learners import database, known_learner, own_seats

JOINING = "door"
"""The cookie's entry for the class that somebody is joining; cookies in use have this older name."""


@dataclass(frozen=True)
class Newcomer:
    """Somebody who enters a class.

    ``seat`` is the seat in this class that is open in this browser; ``seat_id`` is the identifier that a new
    seat would get. ``brings`` is the present learner, if they have learned anything or have a seat in another
    class; ``as_name`` is their name there.
    """

    class_: SchoolClass
    seat: Seat | None
    seat_id: str
    brings: str | None
    as_name: str | None


def newcomer() -> Newcomer | None:
    entry = session.get(JOINING)
    class_ = _class_behind(entry) if entry and "seat" in entry else None
    if class_ is None or entry is None:
        return None
    seat, known = seat_in(class_.id), known_learner()
    opened = own_seats()
    sits_here = known is not None and seat_of_learner(database(), class_.id, known) is not None
    brings = known if known and not sits_here and (opened or has_learned(database(), known)) else None
    as_name = opened[-1].name if brings and opened else None
    return Newcomer(class_, seat, entry["seat"], brings, as_name)


def _class_behind(entry: dict[str, str]) -> SchoolClass | None:
    """The class that the link or the code in the cookie still opens."""
    if "key" in entry:
        return class_of_key(database(), entry["key"])
    return class_entered_by(database(), entry["class"], entry["code"])


def let_in(who: Newcomer, typed: str, picked: Seat | None) -> Seat:
    """Give somebody the free seat that was picked or has this name, else a new one.

    Raises TooManyMisses if one browser or one network takes too many seats.
    """
    seat = arrived(database(), who.class_.id, who.seat_id)
    if seat is not None:
        return seat  # the form was sent twice
    with guessing(database(), *limits_of_seats(who.class_.id)) as taking:
        try:
            return _taken(who, typed, picked)
        except (ValueError, LookupError):
            taking.was_right()  # no seat was taken, so it is not counted
            raise


def _taken(who: Newcomer, typed: str, picked: Seat | None) -> Seat:
    """The free seat that was picked or has this name, else a new one."""
    class_id, language = who.class_.id, g.language.tag
    learner = who.brings if who.brings and "bring" in request.form else new_learner_id()
    seat = claim_seat(
        database(),
        class_id,
        who.seat_id,
        language,
        name="" if picked else typed,
        seat_id=picked.id if picked else "",
        bringing=learner if learner == who.brings else None,
    )
    return seat or take_seat(database(), class_id, learner, typed, language, seat_id=who.seat_id)
