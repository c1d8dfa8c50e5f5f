"""Reads the action on the demo that a form of the console asks for."""

from collections.abc import Callable
from dataclasses import replace

from flask import request

from tutor.classroom.demo import actions, match_actions
from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import Action, Done, find_live
from tutor.classroom.demo.main_button import go_back, goes_back
from tutor.classroom.demo.match import deal
from tutor.classroom.demo.undo import WouldLose, loss, remember, undo
from tutor.classroom.people.seats import seats_of
from tutor.classroom.work.kinds import kinds
from tutor.classroom.work.question_builder import fill, usual_squares
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.families import levels_of
from tutor.games.kinds.asking import Unfit
from tutor.storage.demos import Answers
from tutor.storage.learners.pretend import pretend_in
from tutor.web.board.board_overlays import wanted_overlays
from tutor.web.classroom.access.identity import class_of_leader
from tutor.web.classroom.demo.board_import import asked_paste
from tutor.web.classroom.demo.course_beginning import begin_course
from tutor.web.classroom.demo.next_board import (
    Change,
    asked_match_board,
    asked_puzzle,
    asked_set,
    asked_start,
    asked_step,
    show_beside,
)
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.http.error_pages import Refused
from tutor.web.http.numbers import small_number, whole_number
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.learners import database
from tutor.web.wording.asking_words import why_unasked
from tutor.web.wording.classroom import big_board_words as words


def asked_action(class_id: str) -> Action:
    """The action that this request's form asks for; raises Refused for one that no page of ours sends.

    The action raises WouldLose if something would be lost that its button does not name, unless the form
    confirms it. It remembers the demo before it, so that it can be undone.
    """
    name = "tap" if "tap" in request.form else request.form.get("do", "")
    action, sure = _action(class_id, name), name in WITHOUT_CONFIRMATION or "sure" in request.form
    aside = hub().pretend_aside(class_id)

    def careful(demo: Demo, answers: Answers) -> Done:
        answers = {seat: given for seat, given in answers.items() if seat != aside}
        done = action(demo, answers)
        lost = loss(demo, done.demo, answers)
        if lost is not None and not sure:
            raise WouldLose(lost, len(answers))
        return replace(done, demo=remember(demo, done.demo))

    return careful


def _action(class_id: str, name: str) -> Action:
    if name in WITH_ANSWERS:
        return WITH_ANSWERS[name]
    if name == "teams":
        seats = deal(seats_of(database(), class_id), hub().watching(class_id))
        pretend = hub().pretend_here(class_id)
        if pretend is not None and not hub().here(class_id):
            seats = (pretend, *seats)
        board = asked_match_board()
        return _simple(lambda demo: match_actions.begin_match(board(demo), seats))
    if name == "hand":
        return _simple(_hand(class_id))
    live = find_live(database(), class_id)
    if name == "take-back" and goes_back(live.demo):
        return _simple(go_back)
    if name == "begin-course":
        return _simple(begin_course(class_of_leader(class_id), live.demo))
    if name in STEPS_BY:  # not within the action, which locks the demo: making puzzles takes time
        return _simple(show_beside(live.demo.place, STEPS_BY[name]))
    make = ACTIONS.get(name)
    if make is None:
        raise Refused(400, words.UNREADABLE)
    return _simple(make())


def _simple(change: Change) -> Action:
    return lambda demo, _answers: Done(change(demo))


def _reveal(demo: Demo, answers: Answers) -> Done:
    return Done(*actions.reveal(demo, answers))


WITH_ANSWERS: dict[str, Action] = {
    "count": lambda demo, answers: Done(actions.show_count(demo, answers)),
    "reveal": _reveal,
    "turn": lambda demo, answers: Done(match_actions.close_turn(demo, answers)),
}


def _always(change: Change) -> Callable[[], Change]:
    return lambda: change


def _tap() -> Change:
    """A tap on the board: a move, a ring, or an end of an arrow, by the console's mode."""
    square, mode = request.form["tap"], request.form.get("mode", "play")
    start = request.form.get("from", "")
    if mode == "ring":
        return lambda demo: actions.toggle_ring(demo, square)
    if mode == "arrow" and start:
        return lambda demo: actions.toggle_arrow(demo, start, square)
    return lambda demo: match_actions.play_on(demo, square)


def _walk(by: int) -> Callable[[], Change]:
    return lambda: lambda demo: actions.show_move(demo, demo.at + by)


def _jump() -> Change:
    at = small_number(request.form.get("at", ""), 999)
    if at is None:
        raise Refused(400, words.REFUSALS["no-such-move"])
    return lambda demo: actions.show_move(demo, at)


def _show() -> Change:
    names = wanted_overlays(",".join(request.form.getlist("overlay")))
    return lambda demo: actions.show_overlays(demo, names)


def asked_question() -> Change:
    """The form's question about the present board; raises Refused with the reason if it does not fit."""
    kind, square = request.values.get("kind", ""), request.values.get("square", "")
    if kind == "where":
        return actions.ask

    def ask(demo: Demo) -> Demo:
        known = kinds(demo.position.game.name)
        if kind not in known:
            raise Refused(400, words.UNREADABLE)
        chosen = usual_squares(kind, demo.position, (square,) if square else demo.rings)
        try:
            filled = fill(kind, demo.position, chosen)
        except Unfit as unfit:
            raise Refused(409, why_unasked(unfit.reason, demo.position.game)) from unfit
        return actions.ask(demo, filled.puzzle, filled.ring if known[kind].squares_wanted else None)

    return ask


def _projector_languages() -> Change:
    chosen = dict.fromkeys(tag for tag in request.form.getlist("wall") if tag in LANGUAGES)
    return lambda demo: actions.set_projector_languages(demo, tuple(chosen)[:MOST_LANGUAGES])


def _look() -> Change:
    answer = tuple(request.form.get("answer", "").split())
    return lambda demo: actions.look_at(demo, answer)


def _hand(class_id: str) -> Change:
    wanted = request.form.get("seat", "")
    known = {seat.id for seat in seats_of(database(), class_id)}
    if wanted not in known | {pretend_in(database(), class_id)}:
        raise Refused(400, words.NO_SEAT)
    if wanted not in hub().here(class_id) | {hub().pretend_here(class_id)}:
        raise Refused(409, words.NOT_HERE)
    return lambda demo: actions.hand_board(demo, wanted)


def _computer() -> Change:
    color, level = request.form.get("color", ""), whole_number(request.form.get("level", ""))
    if color not in ("black", "white") or not level:
        raise Refused(400, words.UNREADABLE)

    board = asked_match_board()

    def begin(demo: Demo) -> Demo:
        began = board(demo)
        if level not in levels_of(began.position.game):
            raise Refused(400, words.UNREADABLE)
        return match_actions.begin_match(began, (), Color(color).other, level)

    return begin


MOST_LANGUAGES = 2
"""How many languages the projector shows at once."""

STEPS_BY = {"this-step": 0, "next-step": 1, "next-lesson": 1, "last-step": -1, "take-back": -1}

OF_REMOTE = frozenset(
    ("tap", "first", "back", "forward", "last", "take-back", "undo", "look", "resume", *words.MAIN)
)
"""The actions of the remote's page: those of its main button, and of the buttons beside it."""

CHOSEN = frozenset(("ask", "open", "open-step", "open-puzzle"))
"""Actions whose forms have fields to fill in: a refused form is shown again as it was filled in."""

WITHOUT_CONFIRMATION = frozenset(("close", "end-match", "take-back", "turn", "go-on", "undo"))
"""Actions that need no confirmation: their names say what ends, or nothing is lost."""


ACTIONS: dict[str, Callable[[], Change]] = {
    "tap": _tap,
    "pass": _always(lambda demo: match_actions.play_on(demo, PASS)),
    "back": _walk(-1),
    "forward": _walk(1),
    "first": _walk(-999),
    "last": _walk(999),
    "jump": _jump,
    "clear": _always(actions.clear_marks),
    "show": _show,
    "wall": _projector_languages,
    "ask": asked_question,
    "ask-turn": _always(actions.ask),
    "ask-step": _always(match_actions.ask_step_or_play),
    "look": _look,
    "go-on": _always(actions.go_on),
    "close": _always(actions.close_question),
    "keep": _always(lambda demo: actions.hand_board(demo, None)),
    "computer": _computer,
    "agree": _always(match_actions.agree),
    "resume": _always(match_actions.resume),
    "end-match": _always(match_actions.end_match),
    "open-step": asked_step,
    "open-puzzle": asked_puzzle,
    "open-set": asked_set,
    "open": asked_paste,
    "start": asked_start,
    "begin": _always(actions.begin),
    "undo": _always(undo),
    "end": _always(actions.end),
}
"""For each action of the console, by the name of its button, what makes its change."""


def is_of_remote() -> bool:
    """Whether the action of this request's form is one of `OF_REMOTE`."""
    return ("tap" if "tap" in request.form else request.form.get("do", "")) in OF_REMOTE


def refusal(error: CannotDo) -> Refused:
    """The error that tells the reader why something cannot be done."""
    return Refused(409, words.REFUSALS[error.code])
