"""The addresses at which a pupil of a class sees the big board, answers, and moves."""

from flask import Blueprint, abort, redirect, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import ticket_of
from tutor.storage.people import Seat
from tutor.web.classroom.access.identity import seat_in
from tutor.web.classroom.demo import pupil_view
from tutor.web.classroom.demo.pupil_view import Pupil
from tutor.web.classroom.people.joining import hold_card
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.site.learners import database, known_learner

blueprint = Blueprint("pupil_board", __name__, url_prefix="/<lang>")

WAYS = {
    "page": "pupil_board.page",
    "state": "live.state",
    "events": "live.events",
    "mine": "pupil_board.mine",
    "vote": "pupil_board.answer",
    "move": "pupil_board.move",
}
"""The endpoints of the addresses that the page uses, by their names in `Pupil.ways`."""


@blueprint.get("/seat/<class_id>/board")
def page(class_id: str) -> ResponseReturnValue:
    """The big board on a pupil's own device.

    If another pupil has sat down in this browser since, the page first asks who is here. A board that was
    open before stays that of the pupil who opened it, unless another of the class sat down.
    """
    seat = seat_in(class_id)
    if seat is None:
        return redirect(url_for("joining.page"))
    if seat.learner_id != known_learner():
        return redirect(hold_card(seat))
    hub().look(class_id, ticket_of(seat))
    return pupil_view.board_page(_pupil(seat))


@blueprint.get("/class/<class_id>/demo/vote")
@blueprint.get("/class/<class_id>/demo/move")
def way_back(class_id: str) -> ResponseReturnValue:
    """Redirect from the address of a form to the board, since a browser may load a form's response again."""
    if seat_in(class_id) is None:
        return redirect(url_for("joining.page"))
    return redirect(url_for("pupil_board.page", class_id=class_id))


@blueprint.get("/class/<class_id>/demo/mine")
def mine(class_id: str) -> ResponseReturnValue:
    """What concerns this pupil alone."""
    return pupil_view.mine(_here(class_id))


@blueprint.post("/class/<class_id>/demo/vote")
def answer(class_id: str) -> ResponseReturnValue:
    """Store or change this pupil's answer to the open question."""
    return pupil_view.answer(_here(class_id))


@blueprint.post("/class/<class_id>/demo/move")
def move(class_id: str) -> ResponseReturnValue:
    """Play a move on the big board, for the pupil whom the teacher has called."""
    return pupil_view.move(_here(class_id))


def _here(class_id: str) -> Pupil:
    return _pupil(seat_in(class_id) or abort(404))


def _pupil(seat: Seat) -> Pupil:
    class_ = class_of_id(database(), seat.class_id) or abort(404)
    return Pupil(class_, seat, {name: url_for(way, class_id=class_.id) for name, way in WAYS.items()})
