"""A pupil's own page of a class, and leaving the seat."""

from flask import Blueprint, abort, g, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from tutor.classroom.access.keys import in_groups
from tutor.classroom.demo.live_demo import find_live
from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import see_pupil
from tutor.storage.people import SchoolClass, Seat
from tutor.web.classroom.access.identity import seat_in, seats_here
from tutor.web.classroom.people.joining import hold_card
from tutor.web.classroom.people.newcomers import JOINING
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.classroom.work.assignment_pages import pupils_work
from tutor.web.classroom.work.course_choice import boards_of
from tutor.web.learn.step_cookie import forget_steps
from tutor.web.site.learners import database, forget_pupil, known_learner, seats_left_with

blueprint = Blueprint("seats", __name__, url_prefix="/<lang>/seat")


@blueprint.get("/<class_id>/")
def page(class_id: str) -> ResponseReturnValue:
    """The pupil's place in the class."""
    found = _sitting(class_id)
    if isinstance(found, Response):
        return found
    seat, class_ = found
    if find_live(database(), class_id).demo.running:
        return redirect(url_for("pupil_board.page", class_id=class_id))
    return render_template(
        "classroom/seats/seat.html",
        class_=class_,
        seat=seat,
        ways={
            "page": url_for("seats.page", class_id=class_id),
            "state": url_for("live.state", class_id=class_id),
            "events": url_for("live.events", class_id=class_id),
        },
        card_code=in_groups(seat.code),
        work=pupils_work(seat),
        boards=boards_of(class_),
    )


@blueprint.get("/<class_id>/work")
def work(class_id: str) -> ResponseReturnValue:
    """The work assigned to the pupil, also while the big board is on."""
    found = _sitting(class_id)
    if isinstance(found, Response):
        return found
    seat, class_ = found
    return render_template("classroom/seats/own-work.html", class_=class_, seat=seat, work=pupils_work(seat))


def _sitting(class_id: str) -> tuple[Seat, SchoolClass] | Response:
    """The seat and its class, for a page of the class; else the response that the page must give.

    A reader without a seat is redirected to the joining page. If another pupil has opened a seat in this
    browser since, a page asks who is here, since work is stored for that pupil.
    """
    seat = seat_in(class_id)
    class_ = class_of_id(database(), class_id) if seat else None
    if seat is None or class_ is None:
        return redirect(url_for("joining.page"))
    return (seat, class_) if seat.learner_id == known_learner() else redirect(hold_card(seat))


@blueprint.post("/<class_id>/here")
def here(class_id: str) -> ResponseReturnValue:
    """Store that the pupil is here, and in which language the pupil reads; sent by a script."""
    seat = seat_in(class_id) or abort(404)
    see_pupil(database(), seat, g.language.tag)
    hub().announce_pupil(class_id)
    return "", 204


@blueprint.get("/<class_id>/leave")
def ask_to_leave(class_id: str) -> ResponseReturnValue:
    """Ask before this pupil's seats are closed in the browser, and say how to come back to each."""
    seat = seat_in(class_id)
    if seat is None:
        return redirect(url_for("joining.page"))
    left = [
        (one, class_of_id(database(), one.class_id), in_groups(one.code)) for one in seats_left_with(seat)
    ]
    return render_template("classroom/seats/leave.html", seat=seat, left=left)


@blueprint.post("/<class_id>/leave")
def leave(class_id: str) -> ResponseReturnValue:
    """Close the seats of the pupil whom the form names in this browser; their cards open them again.

    If another pupil has opened a seat since, that seat stays open.
    """
    named = request.form.get("seat")
    seat = next((one for one in seats_here() if (one.class_id, one.id) == (class_id, named)), None)
    if seat is not None:
        forget_pupil(seat)
        forget_steps()
        session.pop("card", None)
    return redirect(url_for("joining.name" if JOINING in session else "joining.page"), 303)
