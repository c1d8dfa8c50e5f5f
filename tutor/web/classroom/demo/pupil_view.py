"""The big board on a pupil's own device: what they see, their answer, and their move when it is theirs.

Two modules have the addresses of the page and say who the pupil is: `pupil_board` for the seats of a class,
`pretend_pages` for a teacher who tries everything alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from flask import g, jsonify, redirect, render_template, request
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import Done, NoAnswer, VotingClosed, find_live, vote
from tutor.classroom.demo.match_actions import play_on_as
from tutor.classroom.demo.questions import chosen_together, is_right, read_answer, task_of
from tutor.classroom.demo.results import result_of, result_of_pretend
from tutor.classroom.people.seats import see_pupil
from tutor.classroom.work.assignments import assigned_to
from tutor.games.base import PASS
from tutor.games.errors import IllegalMove, RulesError
from tutor.storage.demos import answer_of, points_of
from tutor.storage.people import SchoolClass, Seat
from tutor.web.board.board_zoom import is_large, part_around
from tutor.web.classroom.demo.answers_view import answer_name
from tutor.web.classroom.demo.console_actions import refusal
from tutor.web.classroom.demo.demo_types import ActionAnswer, LessonLink, MineView, ResultShown, ScreenData
from tutor.web.classroom.demo.demo_view import own_view
from tutor.web.classroom.demo.demo_words import plain_card, script_words
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.classroom.screens.board_updates import do
from tutor.web.classroom.screens.screen_cache import screens
from tutor.web.classroom.work.assignment_pages import pupils_work
from tutor.web.classroom.work.locked_page import locks_here
from tutor.web.http.error_pages import Refused
from tutor.web.http.request_data import read_json
from tutor.web.learn.course_library import library
from tutor.web.play.game_actions import Illegal
from tutor.web.play.match_view import explained, wording_here
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.classroom import seat_words as seat_words
from tutor.web.wording.family_words import labelled
from tutor.web.wording.pages import play_words


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer as a page sends it."""

    question: int
    answer: tuple[str, ...]


@dataclass(frozen=True)
class Pupil:
    """The pupil whose board it is.

    ``ways`` are the addresses that the page uses, by their names in classroom/demo/at-board.html. The seat of
    a pretend pupil is stored nowhere.
    """

    class_: SchoolClass
    seat: Seat
    ways: Mapping[str, str]
    pretend: bool = False


def answer(pupil: Pupil) -> ResponseReturnValue:
    """Store the request's answer of this pupil to the open question."""
    return _refused_on_board(pupil, _answer)


def move(pupil: Pupil) -> ResponseReturnValue:
    """Play the move of the request on the big board, if the teacher has called this pupil."""
    return _refused_on_board(pupil, _move)


def mine(pupil: Pupil) -> ResponseReturnValue:
    """What concerns this pupil alone, for the script of the page."""
    response = jsonify(_mine(pupil, find_live(database(), pupil.class_.id).demo))
    response.headers["Cache-Control"] = "no-store"
    return response


def _refused_on_board(pupil: Pupil, act: Callable[[Pupil], ResponseReturnValue]) -> ResponseReturnValue:
    """Answer a refused form with the reason beside the newest board; a script gets the sentence alone."""
    if "near" in request.form:  # a part of a large board is asked for; nothing is answered yet
        return board_page(pupil, near=request.form["near"])
    try:
        return act(pupil)
    except Refused as error:
        if _is_script():
            raise
        sentence = g.translations.gettext(str(error.description)) % error.values
        return board_page(pupil, feedback=plain_card(escape(sentence))), error.code or 400


def _answer(pupil: Pupil) -> ResponseReturnValue:
    class_id, seat = pupil.class_.id, pupil.seat
    demo = find_live(database(), class_id).demo
    given = _given(demo, seat)
    try:
        _require_turn(demo, seat, given)
        kept = vote(database(), class_id, given.question, seat.id, given.answer)
    except VotingClosed as error:
        if (late := _too_late(pupil, given)) is not None:
            return late
        raise Refused(409, words.VOTING_CLOSED) from error
    except NoAnswer as error:
        raise Refused(400, words.UNREADABLE) from error
    except RulesError as error:
        return _explain(pupil, error)
    hub().announce_pupil(class_id)
    if request.is_json:
        sent: ActionAnswer = {"mine": {"question": given.question, "answer": list(kept)}}
        return jsonify(sent)
    return _back(pupil)


def _move(pupil: Pupil) -> ResponseReturnValue:
    square = PASS if "pass" in request.form else request.form.get("tap", "")

    def played(demo: Demo, _answers: object) -> Done:
        return Done(play_on_as(demo, pupil.seat.id, square))

    try:
        live = do(pupil.class_.id, None, played)
    except CannotDo as error:
        raise refusal(error) from error
    except RulesError as error:
        return _explain(pupil, error)
    if _is_script():
        sent: ActionAnswer = {"version": live.version}
        return jsonify(sent)
    return _back(pupil)


def _is_script() -> bool:
    return request.is_json or request.accept_mimetypes.best == "application/json"


def _back(pupil: Pupil) -> ResponseReturnValue:
    """Redirect to the board after a form, and record that the pupil is here, as a script would."""
    see_pupil(database(), pupil.seat, g.language.tag)
    return redirect(pupil.ways["page"], 303)


def _given(demo: Demo, seat: Seat) -> Given:
    """The answer in the request; in a form, each tap adds a square to the stored answer or removes it."""
    if request.is_json:
        return read_json(request.get_data(), Given)
    number = request.form.get("question", "")
    if not (number.isascii() and number.isdecimal() and len(number) < 9):
        raise Refused(400, words.UNREADABLE)
    if "pass" in request.form:
        return Given(int(number), (PASS,))
    tap = request.form.get("choice") or request.form.get("tap", "")
    question = demo.question
    task = task_of(demo.game, question) if question is not None else None
    if task is None or task.select != "many":
        return Given(int(number), (tap,))
    before = answer_of(database(), seat.class_id, int(number), seat.id) or ()
    all_of_it = next((squares for squares in chosen_together(task) if tap in squares), (tap,))
    taken = tuple(square for square in before if square not in all_of_it)
    return Given(int(number), (taken or before) if tap in before else (*before, tap))


def _too_late(pupil: Pupil, given: Given) -> ResponseReturnValue | None:
    """The response to an answer that came after the reveal; None if this one did not, or cannot be judged."""
    demo, wording = find_live(database(), pupil.class_.id).demo, wording_here()
    asked = demo.question
    if asked is None or asked.number != given.question or asked.stage != "revealed" or asked.is_free:
        return None
    answer = read_answer(demo.game, asked, given.answer)
    if answer is None:
        return None
    sentence = words.LATE_RIGHT if is_right(demo.game, asked, answer) else words.LATE
    label = answer_name(answer, task_of(demo.game, asked), wording)
    said = plain_card(wording.html(wording.say(sentence, label=label)))
    if _is_script():
        sent: ActionAnswer = {"error": said["title"], "late": True}
        return jsonify(sent), 409
    return board_page(pupil, feedback=said, late=True), 409


def _require_turn(demo: Demo, seat: Seat, given: Given) -> None:
    """Raise Refused in a match if it is not the team's turn, RulesError if the move is not allowed."""
    if demo.match is None or demo.question is None:
        return
    position = demo.position
    if demo.match.team(seat.id) is not position.to_move:
        raise Refused(409, words.OTHER_TEAM)
    for square in given.answer:
        if square not in position.legal_moves():
            position.play(square)


def _explain(pupil: Pupil, error: RulesError) -> ResponseReturnValue:
    """Why a move is not allowed, with the lines that show it."""
    if not isinstance(error, IllegalMove):
        raise Refused(400, words.UNREADABLE) from error
    demo = find_live(database(), pupil.class_.id).demo
    said = explained(Illegal(error.reason, error.square), demo.position, wording_here())
    if _is_script():
        sent: ActionAnswer = {"feedback": said, "error": said["title"]}
        return jsonify(sent), 400
    return board_page(pupil, feedback=said), 400


def _mine(pupil: Pupil, demo: Demo) -> MineView:
    """This pupil's answer, team and points, and after the reveal the feedback on the answer."""
    class_, seat = pupil.class_, pupil.seat
    question = demo.question
    given = answer_of(database(), class_.id, question.number, seat.id) if question else None
    view: MineView = {
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
    if not demo.running:
        view["result"] = _result(pupil, demo)
        view["lesson"] = None if pupil.pretend else _lesson(demo)
        view["work"] = 0 if pupil.pretend else sum(not one["done"] for one in pupils_work(pupil.seat))
    return view


def _result(pupil: Pupil, demo: Demo) -> ResultShown | None:
    """A pupil's result when the lesson is over; None for one who has answered nothing."""
    of_this = result_of_pretend if pupil.pretend else result_of
    result, wording = of_this(database(), pupil.class_.id, pupil.seat.id, demo.since), wording_here()
    said = [wording.html(wording.say(seat_words.RESULT, n=result.right, of=result.of))] if result.of else []
    if result.missed:
        said.append(wording.html(wording.say(seat_words.UNANSWERED, n=result.missed)))
    if not result.right:
        said.append(wording.gettext(seat_words.NONE_RIGHT))
    elif result.right == result.of:
        said.append(wording.gettext(seat_words.ALL_RIGHT))
    return {"right": result.right, "of": result.of, "said": said} if result.of + result.missed else None


def _lesson(demo: Demo) -> LessonLink | None:
    """A link to the lesson that the class was led through; None for another board or a locked lesson."""
    place = demo.place
    course = library().courses.get(place.course) if place is not None else None
    lesson = course.lesson(place.name) if course is not None and place is not None else None
    if course is None or lesson is None or lesson.slug in locks_here(course):
        return None
    view, wording = library().view(course, lesson, current_language()), wording_here()
    title = wording.gettext(seat_words.LESSON) % {"title": view.title}
    return {"url": view.first_url, "title": title}


def board_page(pupil: Pupil, near: str = "", **more: Any) -> str:
    """The page of the big board as this pupil sees it; of a large board the part around the square `near`."""
    class_, wording = pupil.class_, wording_here()
    live = find_live(database(), class_.id)
    newest = screens().newest(class_.id, g.language.tag)
    board = labelled(newest.view["board"], wording)
    data: ScreenData = {
        "screen": newest.view,
        "mine": _mine(pupil, live.demo),
        "labels": board["labels"],
        "words": script_words(wording),
        "turnout": hub().turnout(class_.id),
    }
    return render_template(
        "classroom/demo/at-board.html",
        title=class_.name,
        class_=class_,
        seat=pupil.seat,
        ways=pupil.ways,
        pretend=pupil.pretend,
        screen=newest.view,
        board=board,
        near=part_around(board, near),
        far=is_large(board),
        near_words=play_words.WORDS,
        mine=data["mine"],
        turnout=data["turnout"],
        has_work=not pupil.pretend and bool(assigned_to(database(), class_.id)),
        words=data["words"],
        data=data,
        **{"feedback": None, "late": False, **more},
    )
