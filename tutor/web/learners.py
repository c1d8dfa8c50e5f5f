"""Who asks: a learner without an account, known by an identifier in a signed cookie; and the database.

The cookie also holds the seats in classes that were opened in this browser. One learner may sit in several
classes and learns in all of them; a seat is open only where it was taken or where its own card was brought.
"""

from __future__ import annotations

from flask import current_app, g, session
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.seats import seats_opened_by, ticket_of
from tutor.storage.database import Database
from tutor.storage.learning import new_learner_id
from tutor.storage.people import Seat

SEATS = "seats"
"""Where the cookie keeps the seats that its learner opened: the ticket of each, by its identifier."""

BEFORE = "before"
"""Where the cookie keeps the learner, and their seats, who used this browser before another sat down."""

MOST_OPEN = 6
"""So many seats are open in one browser; the one that was opened first is shut for a further one."""


def database() -> Database:
    """The database of the application that answers this request."""
    found: Database = current_app.extensions["database"]
    return found


def known_learner() -> str | None:
    """Who asks, if the browser has a cookie of ours.

    A learner who was given another identifier, since a card was made anew, is known by the seats that are
    still open.
    """
    learner: str | None = session.get("id")
    if learner is None or not session.get(SEATS):
        return learner
    try:
        seats = opened_seats()
    except SQLAlchemyError:
        current_app.logger.exception("The seats of a learner could not be read")
        return learner  # what is kept of a class keeps nobody from learning
    if seats and seats[0].learner_id != learner:
        session["id"] = learner = seats[0].learner_id
    return learner


def opened_seats() -> list[Seat]:
    """The seats that were opened in this browser and are open still."""
    if "opened_seats" not in g:
        g.opened_seats = seats_opened_by(database(), session.get(SEATS, {}))
    found: list[Seat] = g.opened_seats
    return found


def open_seat(seat: Seat) -> None:
    """Let the browser ask as the learner of this seat from now on, and on this seat.

    Whoever used this browser before comes back when the learner is forgotten.
    """
    known = known_learner()
    if known is not None and known != seat.learner_id:
        session[BEFORE] = {name: session.pop(name) for name in ("id", SEATS) if name in session}
        g.pop("opened_seats", None)
    others = {one.id: ticket_of(one) for one in opened_seats() if one.id != seat.id}
    session[SEATS] = dict([*others.items(), (seat.id, ticket_of(seat))][-MOST_OPEN:])
    session["id"] = seat.learner_id
    session.permanent = True
    g.pop("opened_seats", None)


def forget_learner() -> None:
    """Let the browser ask as whoever used it before, or as a stranger."""
    session.pop("id", None)
    session.pop(SEATS, None)
    before = session.pop(BEFORE, None)
    if before:
        session.update({"id": before} if isinstance(before, str) else before)
    g.pop("opened_seats", None)


def learner_id() -> str:
    """Who asks; a stranger becomes a learner."""
    learner = known_learner()
    if learner is None:
        session["id"] = learner = new_learner_id()
        session.permanent = True
    return learner
