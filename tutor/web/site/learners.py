"""Identifies the learner who asks, without an account, by a signed cookie; and finds the database.

The cookie also holds the seats in classes that were opened in this browser. One learner may sit in several
classes and learns in all of them; a seat is open only where it was taken or where its own card was brought.
When another learner sits down, the seats of the one before stay open until they say that it is not them.
"""

from __future__ import annotations

from typing import Any

from flask import current_app, g, session
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.access.keys import hashed
from tutor.classroom.people.seats import seats_opened_by, ticket_of
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.people import Seat
from tutor.web.site.stranger_limits import admit

SEATS = "seats"
"""Where the cookie keeps the seats that its learner opened: the ticket of each, by its identifier."""

BEFORE = "before"
"""Where the cookie keeps each learner, with their seats, who used this browser before, the latest last."""

MOST_BEFORE = 3
"""How many earlier learners of a browser are kept; a further one replaces the first who has a seat.

A card brings that one back. Nothing would bring back somebody without a seat.
"""

MOST_OPEN = 6
"""How many seats of one learner are open in a browser; a further one shuts the one opened first."""


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
        seats = own_seats()
    except SQLAlchemyError:
        current_app.logger.exception("The seats of a learner could not be read")
        return learner  # nobody is kept from learning because of a class
    if seats and seats[0].learner_id != learner:
        session["id"] = learner = seats[0].learner_id
    return learner


def reader_mark() -> str | None:
    """A mark of whoever asks, so that a device knows whose progress it remembers; it gives no access."""
    learner = known_learner()
    return hashed(learner)[:12] if learner is not None else None


def opened_seats() -> list[Seat]:
    """The seats that were opened in this browser and are open still; those of whoever asks come last."""
    if "opened_seats" not in g:
        kept = [*_before(), session]
        tickets = {id: ticket for one in kept for id, ticket in one.get(SEATS, {}).items()}
        g.opened_seats = seats_opened_by(database(), tickets)
    found: list[Seat] = g.opened_seats
    return found


def own_seats() -> list[Seat]:
    """The seats of whoever asks that are open in this browser."""
    return [seat for seat in opened_seats() if seat.id in session.get(SEATS, {})]


def open_seat(seat: Seat) -> None:
    """Let the browser act as the learner of this seat from now on, and on this seat.

    When that learner is forgotten, whoever used this browser before comes back; their seats stay open.
    """
    known = known_learner()
    if known is not None and known != seat.learner_id:
        before = _before()
        returns = next(
            (one for one in before if one["id"] == seat.learner_id or seat.id in one.get(SEATS, {})), {}
        )
        leaves = {name: session.pop(name) for name in ("id", SEATS) if name in session}
        session[BEFORE] = _without_first([*(one for one in before if one is not returns), leaves])
        session.update(returns)
        g.pop("opened_seats", None)
    others = {one.id: ticket_of(one) for one in own_seats() if one.id != seat.id}
    session[SEATS] = dict([*others.items(), (seat.id, ticket_of(seat))][-MOST_OPEN:])
    session["id"] = seat.learner_id
    session.permanent = True
    g.pop("opened_seats", None)


def forget_learner() -> None:
    """Let the browser act as whoever used it before, or as a stranger."""
    session.pop("id", None)
    session.pop(SEATS, None)
    before = _before()
    if before:
        session.update(before.pop())
    session[BEFORE] = before
    g.pop("opened_seats", None)


def seats_left_with(seat: Seat) -> list[Seat]:
    """Every open seat in this browser of the pupil who sits on this one; this one comes first."""
    of_pupil = [one for one in opened_seats() if one.learner_id == seat.learner_id]
    return sorted(of_pupil, key=lambda one: one.id != seat.id)


def forget_pupil(seat: Seat) -> None:
    """Shut every seat of the pupil who sits on this one; whoever else used this browser stays."""
    if seat.id in session.get(SEATS, {}):
        forget_learner()
        return
    session[BEFORE] = [one for one in _before() if seat.id not in one.get(SEATS, {})]
    g.pop("opened_seats", None)


def _before() -> list[dict[str, Any]]:
    """Who used this browser before; an old cookie names only one, perhaps without seats."""
    before = session.get(BEFORE, [])
    if isinstance(before, list):
        return list(before)
    return [{"id": before} if isinstance(before, str) else before]


def _without_first(before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those who used this browser before; if they are too many, without the first who has a seat."""
    if len(before) <= MOST_BEFORE:
        return before
    forgotten = next((one for one in before if one.get(SEATS)), before[0])
    return [one for one in before if one is not forgotten]


def learner_id(rows: int = 1) -> str:
    """The learner who asks, for whom ``rows`` rows will be stored; a stranger becomes a learner.

    Raises TooMuch if readers without a seat have stored as much from this network as one may.
    """
    learner = known_learner()
    if learner is None or not own_seats():
        admit(is_new=learner is None, rows=rows)
    if learner is None:
        session["id"] = learner = new_learner_id()
        session.permanent = True
    return learner
