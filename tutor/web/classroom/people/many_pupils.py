"""Many pupils of a class at once: removed, given their seats back, or two names of one pupil joined."""

from collections.abc import Sequence
from datetime import timedelta

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.claiming import give_back
from tutor.classroom.people.duplicate_seats import NotOnePupil, join_seats, remove_seats
from tutor.classroom.people.seats import is_newcomer, seats_of
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, Seat
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.screens.board_streams import end_invalid_streams, hub
from tutor.web.classroom.screens.board_updates import show_holder
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words

blueprint = Blueprint("many_pupils", __name__, url_prefix="/<lang>/class/<class_id>")

ACTIONS = ("remove", "join", "give-back")

LATEST = timedelta(minutes=10)
"""All who joined within this time can be removed together, in case somebody filled the class."""


@blueprint.route("/pupils", methods=["GET", "POST"])
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """Choose pupils and what to do with them; a second page asks before anything is done."""
    class_ = class_of_teacher(class_id)
    seats = seats_of(database(), class_id)
    chosen = [seat for seat in seats if seat.id in request.form.getlist("seat")]
    do = request.form.get("do", "")
    if do in ("remove-latest", "remove-unlisted"):
        chosen, do = _newcomers(seats, latest=do == "remove-latest"), "remove"
    if request.method == "GET":
        return _page(class_, seats, [])
    if do not in ACTIONS:
        abort(400)
    if not chosen or (do == "join" and len(chosen) < 2):
        return _page(class_, seats, chosen, words.CHOOSE_TWO if do == "join" else words.CHOOSE_SOME), 400
    if "sure" not in request.form:
        return render_template("classroom/people/pupils-sure.html", class_=class_, chosen=chosen, do=do)
    try:
        gone = _done(class_id, do, chosen)
    except NotOnePupil:
        return _page(class_, seats, chosen, words.NOT_ONE_PUPIL), 409
    for seat in gone:
        show_holder(class_id, seat.id, gone=True)
    end_invalid_streams([class_id])
    hub().announce_pupil(class_id)
    return redirect(url_for("classes.one", class_id=class_id), 303)


def _newcomers(seats: list[Seat], *, latest: bool) -> list[Seat]:
    """The seats that were made by joining, not from a list or card; with ``latest`` those since `LATEST`."""
    since = now() - LATEST
    return [seat for seat in seats if is_newcomer(seat) and (not latest or seat.created >= since)]


def _done(class_id: str, do: str, chosen: list[Seat]) -> Sequence[Seat]:
    """Do the action; returns the seats that became free or were removed. Raises NotOnePupil."""
    ids = [seat.id for seat in chosen]
    if do == "remove":
        return remove_seats(database(), class_id, ids)
    if do == "join":
        return join_seats(database(), class_id, ids, request.form.get("name_of", ""))
    for seat in chosen:
        give_back(database(), seat)
    return chosen


def _page(class_: SchoolClass, seats: list[Seat], chosen: list[Seat], sentence: str | None = None) -> str:
    newcomers = _newcomers(seats, latest=False)
    return render_template(
        "classroom/people/pupils.html",
        has_latest=bool(_newcomers(seats, latest=True)),
        has_list=0 < len(newcomers) < len(seats),
        class_=class_,
        seats=seats,
        chosen=[seat.id for seat in chosen],
        sentence=g.translations.gettext(sentence) if sentence else None,
    )
