"""The teacher's side of the big board: the console, the page for the projector, and the remote on a phone."""

import hashlib
from typing import Any

from flask import Blueprint, abort, g, jsonify, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.classroom.access.keys import in_groups
from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Place
from tutor.classroom.demo.live_demo import Done, Live, Stale, find_live
from tutor.classroom.demo.main_button import BEATS
from tutor.classroom.demo.match_actions import answer_turn
from tutor.classroom.demo.undo import WouldLose
from tutor.classroom.people.classes import is_code_good, keep_code
from tutor.classroom.work.sets import Changed, StoredSet, sets_of
from tutor.games.errors import IllegalMove, RulesError
from tutor.puzzles.practice.rounds import MOST_ROUNDS
from tutor.storage.learners.pretend import pretend_in
from tutor.storage.models import now
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import (
    class_of_leader,
    class_of_teacher,
    class_of_this_remote,
    needs_leader,
    needs_teacher,
    signed_in_teacher,
)
from tutor.web.classroom.demo.console_actions import CHOSEN, asked_action, is_of_remote, refusal
from tutor.web.classroom.demo.course_beginning import ways_to_begin
from tutor.web.classroom.demo.demo_types import ActionAnswer, PlainCard, ScreenData, ScreenView, SureView
from tutor.web.classroom.demo.demo_words import plain_card, script_words
from tutor.web.classroom.demo.next_board import match_boards, own_set
from tutor.web.classroom.people.links import address_to_read, full_url, qr_code, why_no_phone
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.classroom.screens.board_updates import do
from tutor.web.classroom.screens.screen_cache import screen_tag, screens
from tutor.web.classroom.screens.text_size import size_on_projector
from tutor.web.classroom.work.course_choice import courses_of, courses_view
from tutor.web.classroom.work.drills_of_class import drills_of, mending_of
from tutor.web.classroom.work.puzzle_boards import PuzzleBoards, asked_of
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import whole_number
from tutor.web.http.security import may_frame
from tutor.web.learn.course_library import library
from tutor.web.play.game_actions import Illegal
from tutor.web.play.game_types import CardView
from tutor.web.play.match_view import explained, wording_here
from tutor.web.play.opponent import answer_to
from tutor.web.practise.set_rounds import SET
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.learners import database
from tutor.web.wording.asking_words import menu
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.classroom.set_words import SET_CHANGED
from tutor.web.wording.family_words import labelled, titles, words_of

blueprint = Blueprint("demo", __name__, url_prefix="/<lang>/class/<class_id>")

MOST_ASKED_AGAIN = 100_000
"""A form that asks for confirmation sends fields again that are shorter than this; pasted texts are."""

MODES = ("play", "ring", "arrow")


@blueprint.get("/demo/")
@needs_teacher
def console(class_id: str) -> ResponseReturnValue:
    """The console: everything that a teacher can do with the big board, on a laptop or a phone."""
    shown = _page(class_of_teacher(class_id), "classroom/demo/console.html", **_console(class_id))
    return may_frame(make_response(shown))


@blueprint.get("/remote/")
@needs_leader
def remote(class_id: str) -> ResponseReturnValue:
    """The remote: the buttons that a teacher needs while walking about, on a phone."""
    return _page(class_of_leader(class_id), "classroom/demo/remote.html", **_remote(class_id))


@blueprint.get("/projector/")
@needs_teacher
def projector(class_id: str) -> ResponseReturnValue:
    """The projector: the board as large as possible, and in a corner how to join."""
    class_ = class_of_teacher(class_id)
    languages = find_live(database(), class_id).demo.projector_languages
    if languages and languages[0] != g.language.tag:
        return redirect(url_for("demo.projector", lang=languages[0], class_id=class_id))
    second = languages[1] if len(languages) > 1 else None
    newest = screens().newest(class_id, screen_tag(g.language.tag, second))
    size = size_on_projector(newest.view, g.language.tag)
    return _page(
        class_,
        "classroom/demo/projector.html",
        screen=newest.view,
        second=second,
        size=size,
        lessons=[lesson.slug for course in courses_of(class_) for lesson in course.lessons],
        **_corner(class_),
    )


@blueprint.get("/projector/corner")
@needs_teacher
def corner(class_id: str) -> ResponseReturnValue:
    """The corner of the projector alone, as HTML; 204 if the page shows it already."""
    class_ = class_of_teacher(class_id)
    shown = _corner(class_)
    if request.args.get("after") == shown["mark"]:
        return "", 204
    return render_template("classroom/demo/corner.html", class_=class_, **shown)


def _corner(class_: SchoolClass) -> View:
    """How to join, as the projector shows it; no link and no code while the class is locked."""
    open_ = not class_.locked
    code = class_.code if open_ and is_code_good(class_, now()) else None
    link, why = full_url("joining.link", key=class_.key), why_no_phone()
    return {
        "code": in_groups(code) if code else None,
        "address": address_to_read(full_url("joining.any_language")),
        "qr": qr_code(link) if open_ and why is None else None,
        "why_no_phone": why if open_ else None,
        "mark": hashlib.sha256(f"{open_} {why} {code} {link}".encode()).hexdigest()[:16],
    }


@blueprint.get("/demo/set")
@needs_teacher
def choose(class_id: str) -> ResponseReturnValue:
    """The puzzles of a set of the teacher who asks, as small boards, to show one of them to the class."""
    class_, wanted = class_of_teacher(class_id), request.args.get("set")
    if wanted is None:
        return redirect(url_for("demo.console", class_id=class_id))
    return _choices(class_, own_set(wanted))


def _choices(class_: SchoolClass, puzzle_set: StoredSet, sentence: str | None = None) -> str:
    place, boards = find_live(database(), class_.id).demo.place, PuzzleBoards()
    puzzles = [asked_of(step, "", number) for number, step in enumerate(puzzle_set.steps, 1)]
    return render_template(
        "classroom/demo/choose.html",
        class_=class_,
        puzzle_set=puzzle_set,
        sentence=g.translations.gettext(sentence) if sentence else None,
        here=int(place.step) if place is not None and place.name == f"{SET}/{puzzle_set.id}" else 0,
        puzzles=[
            {"number": one.number, "question": boards.question(one), "board": boards.board(one)}
            for one in puzzles
        ],
    )


@blueprint.post("/demo/")
@needs_leader
def action(class_id: str) -> ResponseReturnValue:
    """Do what a form of the console or the remote asks for; a form from an older board does nothing."""
    class_ = class_of_leader(class_id)
    if class_of_this_remote(class_id) is not None and not is_of_remote():
        abort(403)
    wants_json = request.accept_mimetypes.best == "application/json"
    if request.form.get("mode") == "arrow" and "tap" in request.form and not request.form.get("from"):
        tapped = request.form["tap"]
        return redirect(url_for("demo.console", class_id=class_id, mode="arrow", start=tapped), 303)
    version = whole_number(request.form.get("on", ""))
    try:
        if request.form.get("do") == "reply":
            live = _let_computer_move(class_id, version)
        else:
            live = do(class_id, version, asked_action(class_id))
        keep_code(database(), class_)
    except Stale as error:
        if wants_json:
            raise Refused(409, words.STALE) from error
        return _told(class_id, plain_card(escape(wording_here().gettext(words.STALE)))), 409
    except Changed as error:
        if wants_json:
            raise Refused(409, SET_CHANGED) from error
        return _choices(class_, own_set(request.form["set"]), SET_CHANGED), 409
    except WouldLose as would:
        return _ask_first(class_, would)
    except CannotDo as error:
        raise refusal(error) from error
    except RulesError as error:
        return _explain(class_id, error)
    except Refused as refused:
        if wants_json or request.form.get("do") not in CHOSEN:
            raise
        sentence = g.translations.gettext(str(refused.description)) % refused.values
        return _told(class_id, plain_card(escape(sentence))), refused.code or 400
    if wants_json:
        answer: ActionAnswer = {"version": live.version}
        return jsonify(answer)
    back = _back(class_id)
    mode = request.form.get("mode", "play")
    return redirect(url_for(back, class_id=class_id, mode=mode if mode != "play" else None), 303)


def _let_computer_move(class_id: str, on: int | None) -> Live:
    """The demo after the computer's move; Stale if ``on`` is an old version, CannotDo if it may not move."""
    live = find_live(database(), class_id)
    if on is not None and on != live.version:
        raise Stale
    demo = live.demo
    if demo.match is None or not demo.computer_moves:
        raise CannotDo("not-its-turn")
    move = answer_to(demo.position, demo.match.level)
    return do(class_id, live.version, lambda demo, _answers: Done(answer_turn(demo, move)))


def _ask_first(class_: SchoolClass, would: WouldLose) -> ResponseReturnValue:
    """Ask before something is lost; to confirm, the same form is sent again with ``sure``."""
    wording = wording_here()
    sentence = words.WOULD_LOSE[would.loss]
    said: SureView = {
        "title": wording.html(wording.say(sentence, n=would.answers)),
        "yes": wording.gettext(words.LOSE),
        "no": wording.gettext(words.KEEP),
    }
    if request.accept_mimetypes.best == "application/json":
        answer: ActionAnswer = {"sure": said}
        return jsonify(answer), 409
    back = _back(class_.id)
    given = [(name, value) for name, value in request.form.items(multi=True) if len(value) < MOST_ASKED_AGAIN]
    return render_template("classroom/demo/sure.html", class_=class_, said=said, given=given, back=back), 409


def _back(class_id: str) -> str:
    """The endpoint of the page that a form came from."""
    of_remote = request.form.get("page") == "remote" or class_of_this_remote(class_id) is not None
    return "demo.remote" if of_remote else "demo.console"


def _explain(class_id: str, error: RulesError) -> ResponseReturnValue:
    """Why a move is not allowed, with the lines to draw."""
    demo = find_live(database(), class_id).demo
    if not isinstance(error, IllegalMove) and error.reason not in words_of(demo.position.game).why:
        raise Refused(400, words.UNREADABLE) from error
    said = explained(Illegal(error.reason, error.square), demo.position, wording_here())
    if request.accept_mimetypes.best == "application/json":
        answer: ActionAnswer = {"feedback": said, "error": said["title"]}
        return jsonify(answer), 400
    return _told(class_id, said), 400


def _told(class_id: str, feedback: CardView | PlainCard) -> str:
    """The page that a form came from, with feedback on the form."""
    if _back(class_id) == "demo.remote":
        said = {**_remote(class_id), "feedback": feedback}
        return _page(class_of_leader(class_id), "classroom/demo/remote.html", **said)
    said = {**_console(class_id), "feedback": feedback, "given": request.form}
    return _page(class_of_teacher(class_id), "classroom/demo/console.html", **said)


def _page(class_: SchoolClass, template: str, screen: ScreenView | None = None, **more: Any) -> str:
    wording = wording_here()
    screen = screen or screens().newest(class_.id, g.language.tag).view
    board = labelled(screen["board"], wording)
    data: ScreenData = {
        "screen": screen,
        "labels": board["labels"],
        "words": script_words(wording),
        "turnout": hub().turnout(class_.id),
    }
    if "people" in more:
        data["people"], data["scores"] = more["people"], class_.scores
    return render_template(
        template,
        title=class_.name,
        class_=class_,
        screen=screen,
        board=board,
        turnout=data["turnout"],
        words=data["words"],
        data=data,
        **more,
    )


def _remote(class_id: str) -> View:
    """What the remote shows besides the board; no names of pupils."""
    return {
        "taught": class_of_this_remote(class_id) is None,
        "beats": {beat: g.translations.gettext(words.BEATS[beat]) for beat in BEATS},
        "feedback": None,
    }


def _number_of(place: Place | None) -> int:
    """The number of the step that is shown, in its lesson; 1 on any other board."""
    course = library().courses.get(place.course) if place else None
    lesson = course.lesson(place.name) if course and place else None
    return (lesson.number_of(place.step) if lesson and place else None) or 1


def _console(class_id: str) -> View:
    """What the console shows besides the board."""
    wording = wording_here()
    gettext = wording.gettext
    live = find_live(database(), class_id)
    demo = live.demo
    mode = request.values.get("mode", "play")
    place, class_ = demo.place, class_of_teacher(class_id)
    course = library().courses.get(place.course) if place and place.course else None
    found = course or courses_of(class_)[0]
    return {
        "mode": mode if mode in MODES else "play",
        "start": request.values.get("start", ""),
        "asked": menu(gettext, demo.position.to_move.value if demo.position.to_move else "black", demo.game),
        "squares": demo.position.game.squares,
        "place_called": gettext(words_of(demo.position.game).place),
        "overlays": [
            {"name": name, "title": gettext(said.title), "on": name in demo.overlays}
            for name, said in words_of(demo.position.game).overlays.items()
        ],
        "courses": courses_view(class_),
        "begins": ways_to_begin(class_),
        "slugs": [lesson.slug for lesson in found.lessons],
        "place": place,
        "step": _number_of(place),
        "sets": [
            {
                "id": puzzle_set.id,
                "title": puzzle_set.title,
                "puzzles": len(puzzle_set.steps),
                "here": place is not None and place.name == f"{SET}/{puzzle_set.id}",
            }
            for puzzle_set in sets_of(database(), signed_in_teacher().id)
            if puzzle_set.steps
        ],
        "drills": drills_of(class_),
        "mending": mending_of(class_),
        "most_rounds": MOST_ROUNDS,
        "games": {name: gettext(title) for name, (title, _) in titles().items()},
        **match_boards(demo),
        "projector_languages": demo.projector_languages,
        "names_of_languages": {tag: language.name for tag, language in LANGUAGES.items()},
        "people": hub().people(class_id),
        "pretend": pretend_in(database(), class_id) is not None,
        "beats": {beat: gettext(words.BEATS[beat]) for beat in BEATS},
        "feedback": None,
        "given": {},
    }
