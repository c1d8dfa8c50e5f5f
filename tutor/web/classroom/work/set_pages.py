"""A teacher's sets of puzzles: the list, each set, and sharing them by a link or as a file."""

from collections.abc import Sequence

from flask import Blueprint, Response, abort, g, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.names import BadName
from tutor.classroom.work.puzzle_editing import draft_of
from tutor.classroom.work.set_files import read_set, write_set
from tutor.classroom.work.sets import (
    Changed,
    StoredSet,
    change_set,
    delete_set,
    make_set,
    rename_set,
    set_of_key,
    set_of_teacher,
    sets_of,
    share_set,
)
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.model import Step
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import OPENED, needs_teacher, signed_in_teacher
from tutor.web.classroom.people.links import full_url
from tutor.web.classroom.work.csv_export import attachment
from tutor.web.classroom.work.puzzle_boards import PuzzleBoards, asked_of
from tutor.web.http.carried_forms import keep_sent
from tutor.web.http.error_pages import Refused
from tutor.web.practise.set_rounds import set_name
from tutor.web.practise.workbench import at_workbench
from tutor.web.site.learners import database
from tutor.web.wording.classroom.set_words import FULL_SET, NO_FILE, NO_TITLE, NOT_SHARED, SET_CHANGED

blueprint = Blueprint("sets", __name__)


@blueprint.route("/<lang>/sets/", methods=["GET", "POST"])
@needs_teacher
def page() -> ResponseReturnValue:
    """The teacher's sets, and a form for a new one: empty, or read from a file."""
    who = signed_in_teacher()
    sentence, fault = None, None
    if request.method == "POST":
        try:
            title, steps = _wanted()
            made = make_set(database(), who.id, title, steps)
            return redirect(url_for("sets.one", set_id=made.id), 303)
        except LessonError as error:
            fault = error
        except BadName:
            sentence = NO_TITLE
        except TooMany:
            sentence = FULL_SET
        except FileNotFoundError:
            sentence = NO_FILE
    if sentence or fault:
        keep_sent()
    page = render_template(
        "classroom/sets/sets.html",
        sets=sets_of(database(), who.id),
        sentence=g.translations.gettext(sentence) if sentence else None,
        fault=fault,
        given=request.form.get("title", "")[:200],
    )
    return page, 400 if sentence or fault else 200


def _wanted() -> tuple[str, Sequence[Step]]:
    """The title and the puzzles of the new set in the form; LessonError for a file that cannot be read."""
    if "upload" not in request.form:
        return request.form.get("title", ""), ()
    sent = request.files.get("file")
    content = sent.read() if sent else b""
    if sent is None or not content:
        raise FileNotFoundError
    return read_set(content, (sent.filename or "")[-80:] or "set.toml", at_workbench)


@blueprint.get("/<lang>/sets/<set_id>/")
@needs_teacher
def one(set_id: str) -> ResponseReturnValue:
    """One set: its puzzles with their answers."""
    return _page(own_set(set_id))


def _page(puzzle_set: StoredSet, sentence: str | None = None, title: str | None = None) -> str:
    boards = PuzzleBoards()
    return render_template(
        "classroom/sets/set.html",
        puzzle_set=puzzle_set,
        title=puzzle_set.title if title is None else title[:200],
        sentence=g.translations.gettext(sentence) if sentence else None,
        puzzles=_shown(boards, puzzle_set.steps),
        try_url=url_for("practise.step", name=set_name(puzzle_set), number=1) if puzzle_set.steps else None,
        print_url=url_for("worksheets.practice", name=set_name(puzzle_set)),
        share_url=full_url("sets.shared_link", key=puzzle_set.key) if puzzle_set.key else None,
        phrases=boards.phrases,
    )


def own_set(set_id: str) -> StoredSet:
    """The set of the teacher who asks; 404 for any other."""
    return set_of_teacher(database(), signed_in_teacher().id, set_id) or abort(404)


def _shown(boards: PuzzleBoards, steps: Sequence[Step]) -> list[View]:
    shown = []
    for number, step in enumerate(steps, 1):
        asked = asked_of(step, "", number)
        shown.append(
            {
                "number": number,
                "question": boards.question(asked),
                "board": boards.board(asked),
                "solution": boards.solution(asked),
                "right": boards.right(asked),
                "editable": draft_of(step.game_of(find_game(USUAL_GAME)), step) is not None,
            }
        )
    return shown


@blueprint.post("/<lang>/sets/<set_id>/")
@needs_teacher
def change(set_id: str) -> ResponseReturnValue:
    """Rename a set, move or remove a puzzle, share the set or stop sharing it."""
    puzzle_set = own_set(set_id)
    form = request.form
    if "title" in form:
        try:
            rename_set(database(), set_id, form["title"])
        except BadName:
            keep_sent()
            return _page(puzzle_set, NO_TITLE, form["title"]), 400
    elif "share" in form:
        share_set(database(), set_id, form["share"] == "yes")
    else:
        try:
            _rearrange(puzzle_set)
        except Changed:
            return _page(own_set(set_id), SET_CHANGED), 409
    return redirect(url_for("sets.one", set_id=set_id), 303)


def _rearrange(puzzle_set: StoredSet) -> None:
    """Move or remove the puzzle that the form names; raises Changed for the form of an older page."""
    form, steps = request.form, list(puzzle_set.steps)
    if form.get("on") != puzzle_set.revision:
        raise Changed
    place = _place(form.get("up") or form.get("drop"), len(steps))
    if "drop" in form:
        del steps[place]
    else:
        steps.insert(max(place - 1, 0), steps.pop(place))
    change_set(database(), puzzle_set.id, puzzle_set.revision, steps)


def _place(text: str | None, count: int) -> int:
    """The place of a puzzle (from 0) by its number (from 1); 400 for none of these."""
    if text is None or not text.isascii() or not text.isdecimal() or not 1 <= int(text[:6]) <= count:
        abort(400)
    return int(text[:6]) - 1


@blueprint.route("/<lang>/sets/<set_id>/delete", methods=["GET", "POST"])
@needs_teacher
def delete(set_id: str) -> ResponseReturnValue:
    """Ask, and then delete the set."""
    puzzle_set = own_set(set_id)
    if request.method == "POST":
        delete_set(database(), set_id)
        return redirect(url_for("sets.page"), 303)
    return render_template("classroom/sets/set-delete.html", puzzle_set=puzzle_set)


@blueprint.get("/<lang>/sets/<set_id>/set.toml")
@needs_teacher
def file(set_id: str) -> ResponseReturnValue:
    """The set as a file, written as lessons are."""
    puzzle_set = own_set(set_id)
    response = Response(write_set(puzzle_set.title, puzzle_set.steps), mimetype="application/toml")
    response.headers["Content-Disposition"] = attachment(f"{puzzle_set.title}.toml")
    return response


@blueprint.get("/sets/shared/<key>", defaults={"lang": None})
@blueprint.get("/x-default/sets/shared/<key>")  # the address in older links
@blueprint.get("/<lang>/sets/shared/<key>")
def shared_link(key: str) -> ResponseReturnValue:
    """The link from another teacher: moves its key from the address into the cookie."""
    session[OPENED] = key[:64]
    return redirect(url_for("sets.shared"))


@blueprint.route("/<lang>/sets/shared/", methods=["GET", "POST"])
@needs_teacher
def shared() -> ResponseReturnValue:
    """Look at a set that another teacher shared, and copy it."""
    puzzle_set = set_of_key(database(), session.get(OPENED, ""))
    if puzzle_set is None:
        raise Refused(404, NOT_SHARED)
    if request.method == "POST":
        try:
            made = make_set(database(), signed_in_teacher().id, puzzle_set.title, puzzle_set.steps)
        except TooMany as error:
            raise Refused(400, FULL_SET) from error
        session.pop(OPENED, None)
        return redirect(url_for("sets.one", set_id=made.id), 303)
    boards = PuzzleBoards()
    puzzles = _shown(boards, puzzle_set.steps)
    return render_template(
        "classroom/sets/set-shared.html", puzzle_set=puzzle_set, puzzles=puzzles, phrases=boards.phrases
    )
