"""Identifies the learner who asks, without an account, by a signed cookie; and finds the database.

The cookie also holds the class seats that were opened in this browser. One learner may have seats in several
classes and makes progress in all of them. A seat opens only in a browser where it was taken or where its card
was used. When another learner takes over, the earlier learner's seats stay open until they are closed.
"""

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
"""The cookie's entry for the open seats of its learner: seat identifier -> ticket."""

BEFORE = "before"
"""The cookie's entry for the earlier learners of this browser with their seats, the latest last."""

MOST_BEFORE = 3
"""How many earlier learners a cookie holds. One more replaces the first of them who has a seat.

That learner can come back with the card of the seat; a learner without a seat could not.
"""

MOST_OPEN = 6
"""How many seats of one learner are open in a browser; one more closes the oldest."""


def database() -> Database:
    """The database of the application that answers this request."""
    found: Database = current_app.extensions["database"]
    return found


def known_learner() -> str | None:
    """The learner of this request; None for a browser without our cookie.

    A learner whose identifier changed, because a card was renewed, is found by the seats that are open.
    """
    learner: str | None = session.get("id")
    if learner is None or not session.get(SEATS):
        return learner
    try:
        seats = own_seats()
    except SQLAlchemyError:
        current_app.logger.exception("The seats of a learner could not be read")
        return learner  # one can learn without a seat
    if seats and seats[0].learner_id != learner:
        session["id"] = learner = seats[0].learner_id
    return learner


def reader_mark() -> str | None:
    """A mark by which a device knows which learner's progress it stores; it gives no access."""
    learner = known_learner()
    return hashed(learner)[:12] if learner is not None else None


def opened_seats() -> list[Seat]:
    """The open seats of this browser, those of the present learner last."""
    if "opened_seats" not in g:
        kept = [*_before(), session]
        tickets = {id: ticket for one in kept for id, ticket in one.get(SEATS, {}).items()}
        g.opened_seats = seats_opened_by(database(), tickets)
    found: list[Seat] = g.opened_seats
    return found


def own_seats() -> list[Seat]:
    """The open seats of the present learner in this browser."""
    return [seat for seat in opened_seats() if seat.id in session.get(SEATS, {})]


def open_seat(seat: Seat) -> None:
    """Make the learner of this seat the present one of the browser, and open the seat.

    When that learner is forgotten, the earlier one becomes the present one again; their seats stay open.
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
    """Make the earlier learner of this browser the present one again; a stranger if there is none."""
    session.pop("id", None)
    session.pop(SEATS, None)
    before = _before()
    if before:
        session.update(before.pop())
    session[BEFORE] = before
    g.pop("opened_seats", None)


def seats_left_with(seat: Seat) -> list[Seat]:
    """The open seats in this browser of this seat's pupil, this one first."""
    of_pupil = [one for one in opened_seats() if one.learner_id == seat.learner_id]
    return sorted(of_pupil, key=lambda one: one.id != seat.id)


def forget_pupil(seat: Seat) -> None:
    """Close every seat of this seat's pupil; the other learners of the browser stay."""
    if seat.id in session.get(SEATS, {}):
        forget_learner()
        return
    session[BEFORE] = [one for one in _before() if seat.id not in one.get(SEATS, {})]
    g.pop("opened_seats", None)


def _before() -> list[dict[str, Any]]:
    """The earlier learners of this browser; an old cookie names only one, perhaps without seats."""
    before = session.get(BEFORE, [])
    if isinstance(before, list):
        return list(before)
    return [{"id": before} if isinstance(before, str) else before]


def _without_first(before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The earlier learners; if they are too many, without the first who has a seat."""
    if len(before) <= MOST_BEFORE:
        return before
    forgotten = next((one for one in before if one.get(SEATS)), before[0])
    return [one for one in before if one is not forgotten]


def learner_id(rows: int = 1) -> str:
    """The present learner's identifier, for whom ``rows`` rows will be stored; a stranger gets a new one.

    Raises TooMuch if a learner without a seat may store no more now (`tutor.web.site.stranger_limits`).
    """
    learner = known_learner()
    if learner is None or not own_seats():
        admit(is_new=learner is None, rows=rows)
    if learner is None:
        session["id"] = learner = new_learner_id()
        session.permanent = True
    return learner
