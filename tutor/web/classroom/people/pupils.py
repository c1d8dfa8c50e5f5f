"""The pupils of a class on their teacher's pages: each pupil's seat, and the cards."""

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.keys import in_groups
from tutor.classroom.people.claiming import give_back
from tutor.classroom.people.names import BadName
from tutor.classroom.people.seats import (
    hide_seat,
    reissue_card,
    remove_seat,
    rename_seat,
    seat_in_class,
    seats_of,
)
from tutor.storage.people import Seat
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.people.links import address_lasts, address_to_read, full_url, qr_code
from tutor.web.classroom.screens.board_streams import end_invalid_streams, hub
from tutor.web.classroom.screens.board_updates import show_holder
from tutor.web.http.carried_forms import keep_sent
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words

blueprint = Blueprint("pupils", __name__, url_prefix="/<lang>/class/<class_id>")


@blueprint.route("/pupil/<seat_id>", methods=["GET", "POST"])
@needs_teacher
def one(class_id: str, seat_id: str) -> ResponseReturnValue:
    """One pupil's seat: the name, whether others see it, the card, and removing the seat."""
    class_ = class_of_teacher(class_id)
    seat = seat_in_class(database(), class_id, seat_id) or abort(404)
    sentence, status = None, 200
    if request.method == "POST":
        try:
            return redirect(_changed(seat, request.form.get("do")), 303)
        except BadName as error:
            keep_sent()
            sentence, status = g.translations.gettext(words.why_not(error)), 400
    return render_template(
        "classroom/people/one-pupil.html",
        class_=class_,
        seat=seat,
        card=card_view(seat),
        typed=request.form.get("name", seat.name)[:200],
        sentence=sentence,
    ), status


def _changed(seat: Seat, do: str | None) -> str:
    """Do what the form asks; returns the address to go on to."""
    match do:
        case "rename":
            rename_seat(database(), seat, request.form.get("name", ""))
            show_holder(seat.class_id, seat.id)
            hub().announce_pupil(seat.class_id)
        case "hide":
            hide_seat(database(), seat, True)
            show_holder(seat.class_id, seat.id)
        case "show":
            hide_seat(database(), seat, False)
            show_holder(seat.class_id, seat.id)
        case "card":
            reissue_card(database(), seat)
            end_invalid_streams([seat.class_id])
        case "give-back":
            give_back(database(), seat)
            show_holder(seat.class_id, seat.id, gone=True)
            end_invalid_streams([seat.class_id])
        case "remove":
            remove_seat(database(), seat)
            show_holder(seat.class_id, seat.id, gone=True)
            end_invalid_streams([seat.class_id])
            return url_for("classes.one", class_id=seat.class_id)
        case _:
            abort(400)
    return url_for("pupils.one", class_id=seat.class_id, seat_id=seat.id)


@blueprint.get("/cards/")
@needs_teacher
def cards(class_id: str) -> ResponseReturnValue:
    """The cards of the class, or of one pupil, to print and cut out."""
    class_ = class_of_teacher(class_id)
    wanted = request.args.get("seat")
    seats = [seat for seat in seats_of(database(), class_id) if wanted in (None, seat.id)]
    if wanted is not None and not seats:
        abort(404)
    shown = [card_view(seat, printed=True) for seat in seats]
    return render_template("classroom/seats/cards.html", class_=class_, cards=shown)


def card_view(seat: Seat, *, printed: bool = False) -> View:
    """The content of a pupil's card; if ``printed``, without an address that may change with the network."""
    lasts = not printed or address_lasts()
    return {
        "name": seat.name,
        "code": in_groups(seat.code),
        "join_address": address_to_read(full_url("joining.any_language")) if lasts else None,
        "qr": qr_code(full_url("joining.card_link", key=seat.key)) if lasts else "",
    }
