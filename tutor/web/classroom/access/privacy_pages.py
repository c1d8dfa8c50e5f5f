"""Privacy: says what is stored, exports it, and erases it."""

import json
from collections.abc import Mapping
from typing import Any

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    redirect,
    render_template,
    request,
    url_for,
)
from flask.typing import ResponseReturnValue

from tutor.classroom.access.keys import hashed
from tutor.classroom.people.bin import KEPT
from tutor.classroom.people.classes import classes_of
from tutor.classroom.people.data_export import data_of_class, data_of_learner, data_of_pupil, data_of_teacher
from tutor.classroom.people.erasing import (
    erase_learner,
    erase_pupil,
    erase_teacher,
    is_brought,
    learner_of_seat,
)
from tutor.classroom.people.one_time_visitors import KEPT as PASSED
from tutor.classroom.people.seats import seat_in_class, seats_of, seats_with
from tutor.web.classroom.access.accounts import NOTHING, unless_password
from tutor.web.classroom.access.identity import (
    class_of_teacher,
    needs_teacher,
    seats_here,
    sign_out,
    signed_in_teacher,
)
from tutor.web.classroom.screens.board_streams import end_invalid_streams
from tutor.web.classroom.screens.board_updates import show_holder
from tutor.web.classroom.work.csv_export import attachment
from tutor.web.http.error_pages import Refused
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.step_cookie import forget_steps
from tutor.web.site.learners import database, forget_learner, known_learner
from tutor.web.wording.classroom.privacy_words import HAS_A_SEAT

blueprint = Blueprint("privacy", __name__, url_prefix="/<lang>")


@blueprint.get("/privacy/")
def page() -> ResponseReturnValue:
    """What is stored and what is not; a page for everybody."""
    learner = known_learner()
    if learner is None and not request.args:
        allow_caching()
    return render_template(
        "classroom/access/privacy.html",
        mark=hashed(learner) if learner else None,
        seats=seats_with(database(), learner) if learner else [],
        days=current_app.config["CLASS_DAYS"],
        bin_days=KEPT.days,
        passed_days=PASSED.days,
        alone_days=current_app.permanent_session_lifetime.days,
    )


@blueprint.get("/privacy/mine.json")
def mine() -> ResponseReturnValue:
    """What is stored about the learner of this browser, and about their seats that are open in it."""
    learner = known_learner() or abort(404)
    seats = [seat for seat in seats_here() if seat.learner_id == learner]
    return _handed_out("othello-tutor", data_of_learner(database(), learner, seats))


@blueprint.post("/privacy/")
def erase_mine() -> ResponseReturnValue:
    """Erase what the learner of this browser did; a learner with a seat in a class has to ask the teacher.

    The earlier learner becomes the present one then; pressing again on the old page erases nothing.
    """
    learner = known_learner()
    if learner is not None and request.form.get("mark") == hashed(learner):
        if not erase_learner(database(), learner):
            raise Refused(409, HAS_A_SEAT)
        forget_learner()
        forget_steps()
    return redirect(url_for("privacy.page"), 303)


@blueprint.get("/class/<class_id>/privacy/")
@needs_teacher
def of_class(class_id: str) -> ResponseReturnValue:
    """What is stored about a class: to save, and to erase."""
    class_ = class_of_teacher(class_id)
    return render_template(
        "classroom/access/class-privacy.html",
        class_=class_,
        seats=seats_of(database(), class_id),
        days=current_app.config["CLASS_DAYS"],
        kept=KEPT.days,
    )


@blueprint.get("/class/<class_id>/privacy/class.json")
@needs_teacher
def class_file(class_id: str) -> ResponseReturnValue:
    """Everything that is stored about a class and its pupils."""
    class_ = class_of_teacher(class_id)
    return _handed_out(class_.name, data_of_class(database(), class_id))


@blueprint.get("/class/<class_id>/privacy/<seat_id>.json")
@needs_teacher
def pupil_file(class_id: str, seat_id: str) -> ResponseReturnValue:
    """Everything that is stored about a pupil."""
    class_of_teacher(class_id)
    seat = seat_in_class(database(), class_id, seat_id) or abort(404)
    return _handed_out(seat.name, data_of_pupil(database(), seat))


@blueprint.route("/class/<class_id>/privacy/<seat_id>/", methods=["GET", "POST"])
@needs_teacher
def pupil(class_id: str, seat_id: str) -> ResponseReturnValue:
    """Ask, and then erase a pupil with everything that was learned."""
    class_ = class_of_teacher(class_id)
    seat = seat_in_class(database(), class_id, seat_id) or abort(404)
    if request.method == "POST":
        erase_pupil(database(), class_id, seat_id, everything="everything" in request.form)
        show_holder(class_id, seat_id, gone=True)
        end_invalid_streams([class_id])
        return redirect(url_for("privacy.of_class", class_id=class_id), 303)
    learner = learner_of_seat(database(), seat)
    brought = learner is not None and is_brought(seat, learner)
    return render_template("classroom/access/erase-pupil.html", class_=class_, seat=seat, brought=brought)


@blueprint.get("/teacher/account.json")
@needs_teacher
def account_file() -> ResponseReturnValue:
    """Everything that is stored about the teacher who asks, with the classes and the sets."""
    who = signed_in_teacher()
    return _handed_out(who.name, data_of_teacher(database(), who.id))


@blueprint.route("/teacher/erase", methods=["GET", "POST"])
@needs_teacher
def account() -> ResponseReturnValue:
    """Ask for the password, and then erase the teacher's account with its classes and sets."""
    who = signed_in_teacher()
    refusal = NOTHING
    if request.method == "POST":
        refusal = unless_password(who)
        if refusal is NOTHING:
            taught = [class_.id for class_ in classes_of(database(), who.id)]
            erase_teacher(database(), who.id)
            end_invalid_streams(taught)
            sign_out()
            return redirect(url_for("home.page"), 303)
    sentence, status, headers = refusal
    page = render_template("classroom/access/erase-account.html", teacher=who, sentence=sentence)
    return page, status, headers


def _handed_out(name: str, kept: Mapping[str, Any]) -> Response:
    response = Response(json.dumps(kept, ensure_ascii=False, indent=1), mimetype="application/json")
    response.headers["Content-Disposition"] = attachment(f"{name}.json")
    response.headers["Cache-Control"] = "no-store"
    return response
