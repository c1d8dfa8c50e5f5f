"""Adding a list of names to a class: pasted, typed or as a file, with a preview of the seats."""

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.class_lists import MOST_LINES, Look, ReadList, decode, look_at, read_list
from tutor.classroom.people.seats import MOST_SEATS, add_names, names_in
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.http.carried_forms import keep_sent
from tutor.web.http.numbers import small_number
from tutor.web.site.learners import database
from tutor.web.wording.classroom import refusals as words

blueprint = Blueprint("names", __name__, url_prefix="/<lang>/class/<class_id>")

LONGEST_SHOWN = 60


@blueprint.route("/names", methods=["GET", "POST"])
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """Give a seat to every name of a list, after a preview if that is asked for."""
    class_ = class_of_teacher(class_id)
    if request.method == "GET":
        return _page(class_)
    text = _sent(class_)
    read = read_list(text, small_number(request.form.get("column", ""), 99))
    if request.form.get("do") == "back":
        return _page(class_, typed=text)
    if request.form.get("do") == "look" and text.strip():
        keep_sent()
        return _looked(class_, text, read)
    done = add_names(database(), class_id, [name for name in read.names if name], class_.language)
    if done.added:
        hub().announce_pupil(class_id)
    if done.added and not done.refused and not read.beyond:
        return redirect(url_for("classes.one", class_id=class_id), 303)
    if not done.added:
        keep_sent()
    refused = [(typed[:LONGEST_SHOWN], _why(reason)) for typed, reason in done.refused]
    typed = "\n".join(name for name, _ in done.refused) if done.added else text
    return _page(class_, done=done, refused=refused, typed=typed), 200 if done.added else 400


def _sent(class_: SchoolClass) -> str:
    """The text of the file that was sent, else of the list that was pasted."""
    file = request.files.get("file")
    data = file.read() if file else b""
    return decode(data, class_.language) if data else request.form.get("names", "")


def _why(reason: str) -> str:
    return str(g.translations.gettext(words.NAMES[reason]))


def _looked(class_: SchoolClass, text: str, read: ReadList) -> str:
    taken = names_in(database(), class_.id)
    look = look_at(read.names, taken, MOST_SEATS - len(taken))
    return render_template(
        "classroom/people/names-look.html",
        class_=class_,
        text=text,
        read=read,
        look=_told(look),
        columns=[
            {"number": at, "says": read.heading[at] if at < len(read.heading) else _example(column)}
            for at, column in enumerate(read.columns)
        ],
        most=MOST_LINES,
    )


def _told(look: Look) -> View:
    return {
        "added": look.added,
        "doubled": look.doubled,
        "refused": [(typed[:LONGEST_SHOWN], _why(reason)) for typed, reason in look.refused],
    }


def _example(column: tuple[str, ...]) -> str:
    return ", ".join([cell for cell in column if cell][:2])[:LONGEST_SHOWN]


def _page(class_: SchoolClass, **more: object) -> str:
    return render_template(
        "classroom/people/names.html", **{"class_": class_, "done": None, "refused": [], "typed": "", **more}
    )
