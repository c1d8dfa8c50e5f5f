"""A teacher's classes: the list, a new one, and the page of each."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.classes import TooMany, classes_of, make_class
from tutor.classroom.names import BadName
from tutor.classroom.seats import seats_of
from tutor.web.classroom.asking import class_of_teacher, needs_teacher, signed_in_teacher
from tutor.web.languages import LANGUAGES
from tutor.web.learners import database
from tutor.web.wording import classroom as words

blueprint = Blueprint("classes", __name__, url_prefix="/<lang>/class")


@blueprint.route("/", methods=["GET", "POST"])
@needs_teacher
def page() -> ResponseReturnValue:
    """The classes of the teacher, and a form for another one."""
    who = signed_in_teacher()
    sentence, status = None, 200
    if request.method == "POST":
        try:
            made = make_class(database(), who.id, **_chosen())
            return redirect(url_for("classes.one", class_id=made.id), 303)
        except (BadName, TooMany) as error:
            sentence, status = words.why_not(error), 400
    return render_template(
        "classroom/classes.html",
        teacher=who,
        classes=classes_of(database(), who.id),
        names_of_languages={tag: language.name for tag, language in LANGUAGES.items()},
        given=request.form,
        sentence=sentence,
    ), status


def _chosen() -> dict[str, str]:
    language = request.form.get("language", "")
    return {
        "name": request.form.get("name", ""),
        "language": language if language in LANGUAGES else g.language.tag,
        "year": request.form.get("year", ""),
    }


@blueprint.get("/<class_id>/")
@needs_teacher
def one(class_id: str) -> ResponseReturnValue:
    """One class: how pupils come in, and who sits in it."""
    class_ = class_of_teacher(class_id)
    return render_template("classroom/class.html", class_=class_, seats=seats_of(database(), class_id))
