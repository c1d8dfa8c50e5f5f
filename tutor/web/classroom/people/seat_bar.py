"""A bar on other pages for a pupil with a seat: a link back to the seat, and a notice when the class calls.

The server writes it into the page. static/js/classroom/seat-bar.js then asks now and then whether the class
calls: a small request that stores nothing, not even that the pupil is here, since they look at another page.
"""

from typing import TypedDict

from flask import Blueprint, abort, current_app, g, jsonify, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.demo.pupil_calls import URGENCY, Call, loudest_call
from tutor.storage.people import Seat
from tutor.web.board.board_view import View
from tutor.web.site.learners import database, known_learner, own_seats
from tutor.web.wording.classroom.seat_words import CALLS

blueprint = Blueprint("seat_bar", __name__)


class CallView(TypedDict):
    """Which class calls, and what for."""

    call: Call
    seat: str


@blueprint.get("/seat/call")
def call() -> ResponseReturnValue:
    """The class with the most urgent call for the reader who asks, and what it calls for; 404 for none."""
    seat, what = _call() or abort(404)
    called: CallView = {"call": what, "seat": seat.class_id}
    response = jsonify(called)
    response.headers["Cache-Control"] = "no-store"
    return response


def seat_bar() -> View | None:
    """The data of the bar for this reader; None without a seat."""
    try:
        found = _call()
    except SQLAlchemyError:
        current_app.logger.exception("The class of a pupil could not be read")
        return None  # one can learn without the bar
    if found is None:
        return None
    seat, what = found
    return {
        "call": what,
        "url": url_for("seats.page", class_id=seat.class_id),
        "class_id": seat.class_id,
        "asks": url_for("seat_bar.call"),
        "words": {one: g.translations.gettext(CALLS[one]) if one in CALLS else "" for one in URGENCY},
    }


def _call() -> tuple[Seat, Call] | None:
    return loudest_call(database(), own_seats()) if known_learner() is not None else None
