"""The pretend pupil: a page like a pupil's, with which a teacher can try everything alone.

Its address names it and the teacher's sign-in opens it, so neither the teacher's account nor the learner of
the browser changes. It is stored apart from the seats, so no list or report has it.
"""

from flask import Blueprint, abort, g, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.keys import hashed
from tutor.classroom.demo.live_demo import find_live
from tutor.classroom.people.seats import new_seat_id, ticket_of
from tutor.storage.learners.pretend import close_pretend, open_pretend, pretend_in
from tutor.storage.people import SchoolClass, Seat
from tutor.web.classroom.access.identity import SIGN_IN, class_of_teacher, needs_teacher
from tutor.web.classroom.demo import pupil_view
from tutor.web.classroom.demo.pupil_view import Pupil
from tutor.web.classroom.screens import board_updates
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.classroom.work.course_choice import boards_of
from tutor.web.http.error_pages import Refused
from tutor.web.http.security import may_be_framed
from tutor.web.site.learners import database
from tutor.web.wording.classroom.big_board_words import NO_PRETEND, PRETEND

blueprint = Blueprint("pretend", __name__, url_prefix="/<lang>/class/<class_id>/pretend")

WAYS = ("page", "state", "events", "mine", "vote", "move")

blueprint.after_request(may_be_framed)  # error pages too: they are read in the frame


@blueprint.get("/")
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """What a pupil sees: their seat's page until the lesson begins, then the big board."""
    pupil = _pupil(class_id)
    demo = find_live(database(), class_id).demo
    hub().look(class_id, ticket_of(pupil.seat))
    if demo.running or demo.news == "ended":
        return pupil_view.board_page(pupil)
    return render_template(
        "classroom/seats/seat.html",
        class_=pupil.class_,
        seat=pupil.seat,
        ways=pupil.ways,
        pretend=True,
        boards=boards_of(pupil.class_),
    )


@blueprint.post("/")
@needs_teacher
def change(class_id: str) -> ResponseReturnValue:
    """Open the pretend pupil beside the console, or close it and erase its answers."""
    class_of_teacher(class_id)
    match request.form.get("do"):
        case "open":
            open_pretend(database(), class_id, new_seat_id(), hashed(session[SIGN_IN]))
        case "close":
            gone = close_pretend(database(), class_id)
            if gone is not None:
                board_updates.show_holder(class_id, gone, gone=True)
        case _:
            abort(400)
    hub().announce_pupil(class_id)
    return redirect(url_for("demo.console", class_id=class_id), 303)


@blueprint.get("/vote")
@blueprint.get("/move")
@needs_teacher
def way_back(class_id: str) -> ResponseReturnValue:
    """Redirect from the address of a form to the board, since a browser may load a form's response again."""
    class_of_teacher(class_id)
    return redirect(url_for("pretend.page", class_id=class_id))


@blueprint.get("/state")
def state(class_id: str) -> ResponseReturnValue:
    """The newest board, as `board_updates.state` sends it."""
    return board_updates.newest(class_id, ticket_of(_pupil(class_id).seat))


@blueprint.get("/events")
def events(class_id: str) -> ResponseReturnValue:
    """The board as a stream, as `board_updates.events` sends it."""
    return board_updates.streamed(class_id, ticket_of(_pupil(class_id).seat))


@blueprint.get("/mine")
def mine(class_id: str) -> ResponseReturnValue:
    """What concerns the pretend pupil alone."""
    return pupil_view.mine(_pupil(class_id))


@blueprint.post("/vote")
@needs_teacher
def vote(class_id: str) -> ResponseReturnValue:
    """Store or change the pretend pupil's answer to the open question."""
    return pupil_view.answer(_pupil(class_id))


@blueprint.post("/move")
@needs_teacher
def move(class_id: str) -> ResponseReturnValue:
    """Play a move on the big board, when the teacher has called the pretend pupil."""
    return pupil_view.move(_pupil(class_id))


def _pupil(class_id: str) -> Pupil:
    """The pretend pupil of a class of the signed-in teacher, on a seat that is not stored."""
    class_ = class_of_teacher(class_id)
    pupil_id = pretend_in(database(), class_id)
    if pupil_id is None:
        raise Refused(404, NO_PRETEND)
    ways = {name: url_for(f"pretend.{name}", class_id=class_id) for name in WAYS}
    return Pupil(class_, _seat(class_, pupil_id), ways, pretend=True)


def _seat(class_: SchoolClass, pupil_id: str) -> Seat:
    name = g.translations.gettext(PRETEND)
    return Seat(id=pupil_id, class_id=class_.id, key=pupil_id, name=name, language=g.language.tag)
