"""Ending a class, which puts it into the bin; opening it again from there; and erasing it at once."""

from collections.abc import Callable

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.bin import KEPT, classes_in_bin, end_class, open_again
from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.erasing import erase_class
from tutor.classroom.people.seats import seats_of
from tutor.storage.database import Database
from tutor.storage.people import SchoolClass
from tutor.web.classroom.access.accounts import NOTHING, unless_password
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher, signed_in_teacher
from tutor.web.classroom.screens.board_streams import end_invalid_streams
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words

blueprint = Blueprint("bin", __name__, url_prefix="/<lang>/class")


@blueprint.route("/bin", methods=["GET", "POST"])
@needs_teacher
def page() -> ResponseReturnValue:
    """The classes that can be opened again, each with one press."""
    who = signed_in_teacher()
    sentence, status = None, 200
    if request.method == "POST":
        class_id = request.form.get("class", "")
        try:
            if open_again(database(), who.id, class_id):
                return redirect(url_for("classes.one", class_id=class_id), 303)
            abort(404)
        except TooMany as error:
            sentence, status = g.translations.gettext(words.why_not(error)), 409
    classes = classes_in_bin(database(), who.id)
    return render_template(
        "classroom/people/bin.html", classes=classes, sentence=sentence, days=KEPT.days
    ), status


@blueprint.route("/<class_id>/end", methods=["GET", "POST"])
@needs_teacher
def end(class_id: str) -> ResponseReturnValue:
    """Ask for the password, and put the class into the bin."""
    return _asked(class_of_teacher(class_id), "classroom/people/end.html", end_class, "bin.page")


@blueprint.route("/<class_id>/erase", methods=["GET", "POST"])
@needs_teacher
def erase(class_id: str) -> ResponseReturnValue:
    """Ask for the password, and erase the class at once, whether it is in the bin or not."""
    return _asked(
        class_of_teacher(class_id, in_bin=True),
        "classroom/access/erase-class.html",
        erase_class,
        "classes.page",
    )


def _asked(
    class_: SchoolClass, page: str, take: Callable[[Database, str], object], then: str
) -> ResponseReturnValue:
    """Ask for the password; if it is right, call ``take`` for the class and redirect to ``then``."""
    refusal = NOTHING
    if request.method == "POST":
        refusal = unless_password(signed_in_teacher())
        if refusal == NOTHING:
            take(database(), class_.id)
            end_invalid_streams([class_.id])
            return redirect(url_for(then), 303)
    sentence, status, headers = refusal
    shown = render_template(
        page,
        class_=class_,
        teacher=signed_in_teacher(),
        pupils=len(seats_of(database(), class_.id)),
        days=KEPT.days,
        sentence=sentence,
    )
    return shown, status, headers
