"""A teacher's classes: the list, a new one, the page of each, who may enter it, and its settings."""

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.keys import in_groups
from tutor.classroom.people.bin import classes_in_bin
from tutor.classroom.people.classes import (
    TooMany,
    classes_of,
    end_code,
    is_code_good,
    lock_entry,
    make_class,
    new_code,
    new_link,
    note_projector,
    prolong_code,
    settle,
)
from tutor.classroom.people.names import BadName
from tutor.classroom.people.seats import seats_of
from tutor.storage.models import now
from tutor.storage.people import SchoolClass
from tutor.web.classroom.access.backup_pages import backup_sentences
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher, signed_in_teacher
from tutor.web.classroom.demo.course_beginning import set_board_out
from tutor.web.classroom.people.first_run import first_run
from tutor.web.classroom.people.links import address_to_read, full_url, known_networks, qr_code, why_no_phone
from tutor.web.classroom.work.course_choice import course_ticks, courses_ticked
from tutor.web.http.carried_forms import keep_sent
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words
from tutor.web.wording.classroom.big_board_words import BEGINS

blueprint = Blueprint("classes", __name__, url_prefix="/<lang>/class")

NAMES_OF_LANGUAGES = {tag: language.name for tag, language in LANGUAGES.items()}


@blueprint.route("/", methods=["GET", "POST"])
@needs_teacher
def page() -> ResponseReturnValue:
    """The classes of the teacher, and a form for another one."""
    who = signed_in_teacher()
    sentence, status = None, 200
    if request.method == "POST":
        try:
            made = make_class(database(), who.id, **_chosen(), courses=courses_ticked(None))
            set_board_out(made)
            return redirect(url_for("classes.one", class_id=made.id), 303)
        except (BadName, TooMany) as error:
            keep_sent()
            sentence, status = g.translations.gettext(words.why_not(error)), 400
    return render_template(
        "classroom/people/classes.html",
        classes=classes_of(database(), who.id),
        binned=len(classes_in_bin(database(), who.id)),
        names_of_languages=NAMES_OF_LANGUAGES,
        given={"language": g.language.tag, **request.form.to_dict()},
        courses=course_ticks(None),
        sentence=sentence,
        backups=backup_sentences(),
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
    """The page of one class: how pupils come in, and who has a seat."""
    class_ = class_of_teacher(class_id)
    seats = seats_of(database(), class_id)
    link = full_url("joining.link", key=class_.key)
    return render_template(
        "classroom/people/class.html",
        class_=class_,
        code=_shown_code(class_),
        join_address=address_to_read(full_url("joining.any_language")),
        link=link,
        qr=qr_code(link),
        why_no_phone=why_no_phone(),
        networks=known_networks(),
        seats=seats,
        first=first_run(class_, seats),
        begins=g.translations.gettext(BEGINS),
        names_of_languages=NAMES_OF_LANGUAGES,
    )


def _shown_code(class_: SchoolClass) -> str | None:
    """The code in groups of digits, as it is read aloud; None when it has expired."""
    return in_groups(class_.code) if class_.code and is_code_good(class_, now()) else None


@blueprint.post("/<class_id>/door", alias=True)  # the address of before
@blueprint.post("/<class_id>/entry")
@needs_teacher
def access(class_id: str) -> ResponseReturnValue:
    """Let newcomers in or not, or change the link or code of the class."""
    class_ = class_of_teacher(class_id)
    if "wall" in request.form and not class_.locked and why_no_phone() is None:
        note_projector(database(), class_)
    match request.form.get("do"):
        case "lock":
            lock_entry(database(), class_id, True)
        case "unlock":
            lock_entry(database(), class_id, False)
        case "code":
            new_code(database(), class_id)
        case "link":
            new_link(database(), class_id)
        case "prolong":
            prolong_code(database(), class_id)
        case "end":
            end_code(database(), class_id)
        case _:
            abort(400)
    return redirect(url_for("classes.one", class_id=class_id), 303)


@blueprint.route("/<class_id>/settings", methods=["GET", "POST"])
@needs_teacher
def settings(class_id: str) -> ResponseReturnValue:
    class_ = class_of_teacher(class_id)
    given = {"name": class_.name, "language": class_.language, "year": class_.year}
    scores = class_.scores
    sentence, status = None, 200
    if request.method == "POST":
        given, scores = _chosen(), "scores" in request.form
        try:
            settle(database(), class_id, **given, scores=scores, courses=courses_ticked(class_))
            set_board_out(class_of_teacher(class_id))
            return redirect(url_for("classes.one", class_id=class_id), 303)
        except BadName as error:
            keep_sent()
            sentence, status = g.translations.gettext(words.why_not(error)), 400
    return render_template(
        "classroom/people/settings.html",
        class_=class_,
        given=given,
        scores=scores,
        courses=course_ticks(class_),
        names_of_languages=NAMES_OF_LANGUAGES,
        sentence=sentence,
    ), status
