"""A pupil before the big board: what they see, their answer, and their move when it is theirs to make."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec
from flask import Blueprint, abort, g, jsonify, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.classroom.actions import CannotDo
from tutor.classroom.classes import class_of_id
from tutor.classroom.demo import Demo
from tutor.classroom.live import Done, NoAnswer, VotingClosed, find_live, vote
from tutor.classroom.match_actions import play_on_as
from tutor.classroom.questions import is_right, task_of
from tutor.classroom.results import result_of
from tutor.classroom.seats import see_pupil, ticket_of
from tutor.classroom.work import assigned_to
from tutor.rules import PASS, IllegalMove, RulesError
from tutor.storage.demos import answer_of, points_of
from tutor.storage.people import SchoolClass, Seat
from tutor.web.board_view import View, square_labels
from tutor.web.classroom.answers_view import answer_name
from tutor.web.classroom.asking import seat_in
from tutor.web.classroom.assignments import pupils_work
from tutor.web.classroom.deeds import refusal
from tutor.web.classroom.demo_view import own_view
from tutor.web.classroom.joining import hold_card
from tutor.web.classroom.live import do
from tutor.web.classroom.screens import screens
from tutor.web.classroom.streams import hub
from tutor.web.errors import Refused
from tutor.web.learners import database, known_learner
from tutor.web.match import Illegal
from tutor.web.match_view import explained, wording_here
from tutor.web.wording import demo as words
from tutor.web.wording import seat as seat_words

blueprint = Blueprint("at_board", __name__, url_prefix="/<lang>")

MOST_SQUARES = 400


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer as a page sends it."""

    question: int
    answer: tuple[str, ...]


@blueprint.get("/seat/<class_id>/board")
def page(class_id: str) -> ResponseReturnValue:
    """The big board on a pupil's own device; where another sat down since, it is asked first who is here.

    A board that was open before goes on as the pupil who opened it, unless another of the class sat down.
    """
    seat = seat_in(class_id)
    if seat is None:
        return redirect(url_for("joining.page"))
    if seat.learner_id != known_learner():
        return redirect(hold_card(seat))
    hub().look(class_id, ticket_of(seat))
    return _page(_class(class_id), seat)


@blueprint.get("/class/<class_id>/demo/vote")
@blueprint.get("/class/<class_id>/demo/move")
def way_back(class_id: str) -> ResponseReturnValue:
    """From the addresses of forms to the board: a page that answers a form may be asked for again."""
    if seat_in(class_id) is None:
        return redirect(url_for("joining.page"))
    return redirect(url_for("at_board.page", class_id=class_id))


def _told_on_board(view: Callable[[str], ResponseReturnValue]) -> Callable[[str], ResponseReturnValue]:
    """A form that is refused is told so beside the newest board; a script gets the sentence alone."""

    @wraps(view)
    def told(class_id: str) -> ResponseReturnValue:
        try:
            return view(class_id)
        except Refused as error:
            if _is_script():
                raise
            sentence = g.translations.gettext(str(error.description)) % error.values
            said: View = {"title": escape(sentence), "detail": "", "lines": []}
            return _page(_class(class_id), _seat(class_id), feedback=said), error.code or 400

    return told


@blueprint.get("/class/<class_id>/demo/mine")
def mine(class_id: str) -> ResponseReturnValue:
    """What concerns this pupil alone."""
    seat = _seat(class_id)
    response = jsonify(_mine(_class(class_id), seat, find_live(database(), class_id).demo))
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.post("/class/<class_id>/demo/vote")
@_told_on_board
def answer(class_id: str) -> ResponseReturnValue:
    """Keep or change this pupil's answer to the open question."""
    seat = _seat(class_id)
    demo = find_live(database(), class_id).demo
    given = _given(demo, seat)
    _require_turn(demo, seat, given)
    try:
        kept = vote(database(), class_id, given.question, seat.id, given.answer)
    except VotingClosed as error:
        raise Refused(409, words.VOTING_CLOSED) from error
    except NoAnswer as error:
        raise Refused(400, words.UNREADABLE) from error
    hub().announce_pupil(class_id)
    if request.is_json:
        return jsonify(mine={"question": given.question, "answer": kept})
    return _back(seat)


@blueprint.post("/class/<class_id>/demo/move")
@_told_on_board
def move(class_id: str) -> ResponseReturnValue:
    """Play a move on the big board, for the pupil whom the teacher has called."""
    seat = _seat(class_id)
    square = PASS if "pass" in request.form else request.form.get("tap", "")

    def played(demo: Demo, _answers: object) -> Done:
        return Done(play_on_as(demo, seat.id, square))

    try:
        live = do(class_id, None, played)
    except CannotDo as error:
        raise refusal(error) from error
    except RulesError as error:
        return _explain(class_id, seat, error)
    if _is_script():
        return jsonify(version=live.version)
    return _back(seat)


def _is_script() -> bool:
    return request.is_json or request.accept_mimetypes.best == "application/json"


def _back(seat: Seat) -> ResponseReturnValue:
    """Lead back to the board after a form; a page without a script tells only so that its pupil is here."""
    see_pupil(database(), seat, g.language.tag)
    return redirect(url_for("at_board.page", class_id=seat.class_id), 303)


def _seat(class_id: str) -> Seat:
    return seat_in(class_id) or abort(404)


def _class(class_id: str) -> SchoolClass:
    return class_of_id(database(), class_id) or abort(404)


def _given(demo: Demo, seat: Seat) -> Given:
    """The answer that is sent; by a form, each tap takes a square into the answer or out of it."""
    if request.is_json:
        try:
            return msgspec.json.decode(request.get_data(), type=Given)
        except msgspec.MsgspecError as error:
            raise Refused(400, words.UNREADABLE) from error
    number = request.form.get("question", "")
    if not (number.isascii() and number.isdecimal() and len(number) < 9):
        raise Refused(400, words.UNREADABLE)
    if "pass" in request.form:
        return Given(int(number), (PASS,))
    tap = request.form.get("choice") or request.form.get("tap", "")
    question = demo.question
    if question is None or task_of(demo.game, question).select != "many":
        return Given(int(number), (tap,))
    before = answer_of(database(), seat.class_id, int(number), seat.id) or ()
    taken = tuple(square for square in before if square != tap)
    return Given(int(number), (taken or before) if tap in before else (*before, tap))


def _require_turn(demo: Demo, seat: Seat, given: Given) -> None:
    """In a match only the team whose turn it is votes, and for moves that the rules allow."""
    if demo.match is None or demo.question is None:
        return
    position = demo.position
    if demo.match.team(seat.id) is not position.to_move:
        raise Refused(409, words.OTHER_TEAM)
    for square in given.answer:
        if square not in position.legal_moves():
            is_square = square in position.game.squares
            raise Refused(400, words.NOT_LEGAL if is_square else words.UNREADABLE)


def _explain(class_id: str, seat: Seat, error: RulesError) -> ResponseReturnValue:
    """Why a move is not allowed, with the lines that were looked along."""
    if not isinstance(error, IllegalMove):
        raise Refused(400, words.UNREADABLE) from error
    demo = find_live(database(), class_id).demo
    said = explained(Illegal(error.reason, error.square), demo.position, wording_here())
    if _is_script():
        return jsonify(feedback=said, error=said["title"]), 400
    return _page(_class(class_id), seat, feedback=said), 400


def _mine(class_: SchoolClass, seat: Seat, demo: Demo) -> View:
    """This pupil's answer, team and points, and what is said to the answer once it is shown."""
    question = demo.question
    given = answer_of(database(), class_.id, question.number, seat.id) if question else None
    view: View = {
        "seat": seat.id,
        "question": question.number if question else 0,
        "answer": list(given or ()),
        "points": points_of(database(), class_.id).get(seat.id, 0) if class_.scores else None,
        "team": demo.match.team(seat.id).value if demo.match else None,
        "right": None,
        "said": None,
        "name": "",
    }
    if question is not None and given is not None:
        task = task_of(demo.game, question)
        view["name"] = answer_name(given, task, wording_here())
        if question.stage == "revealed":
            view["right"] = is_right(demo.game, question, given)
            if not view["right"]:
                view["said"] = own_view(demo, question, given, wording_here())
    return view if demo.running else view | _over(class_, seat, demo)


def _over(class_: SchoolClass, seat: Seat, demo: Demo) -> View:
    """What a pupil has when the lesson is over: the own result, and how much given work is open."""
    result, wording = result_of(database(), class_.id, seat.id, demo.since), wording_here()
    said = [wording.html(wording.say(seat_words.RESULT, n=result.right, of=result.of))]
    if result.right == result.of:
        said.append(wording.gettext(seat_words.ALL_RIGHT))
    return {
        "result": {"right": result.right, "of": result.of, "said": said} if result.of else None,
        "work": sum(not one["done"] for one in pupils_work(seat)),
    }


def _page(class_: SchoolClass, seat: Seat, **more: Any) -> str:
    wording = wording_here()
    live = find_live(database(), class_.id)
    said = {key: wording.gettext(message) for key, message in words.WORDS.items()}
    newest = screens().newest(class_.id, g.language.tag)
    return render_template(
        "classroom/at-board.html",
        title=class_.name,
        class_=class_,
        seat=seat,
        screen=newest.view,
        board={**newest.view["board"], "labels": square_labels(wording.translations)},
        mine=_mine(class_, seat, live.demo),
        turnout=json.loads(hub().turnout(class_.id)),
        has_work=bool(assigned_to(database(), class_.id)),
        words={key: text.replace("%(n)s", "{n}").replace("%(of)s", "{of}") for key, text in said.items()},
        **{"feedback": None, **more},
    )
