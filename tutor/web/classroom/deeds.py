"""What a form of the console asks for, as an action on the demo."""

from __future__ import annotations

import re
from collections.abc import Callable

from flask import request

from tutor.classroom import actions
from tutor.classroom.actions import CannotDo
from tutor.classroom.demo import Demo, Place
from tutor.classroom.filling import Unfit, fill, usual_squares
from tutor.classroom.kinds import KINDS, squares_wanted
from tutor.classroom.live import Action, Done
from tutor.classroom.seats import seats_of
from tutor.classroom.sources import PUZZLE_GAME, Unreadable, new_puzzle, read_game
from tutor.engine.levels import LEVELS
from tutor.rules import PASS, Color, Position, RulesError, find_game
from tutor.storage.demos import Answers
from tutor.storage.games import played_game
from tutor.web.board_link import read_position
from tutor.web.errors import Refused
from tutor.web.learners import database
from tutor.web.numbers import small_number
from tutor.web.overlays import wanted_overlays
from tutor.web.school import school
from tutor.web.wording import demo as words
from tutor.web.wording.kinds import CANNOT_ASK

Simple = Callable[[Demo], Demo]

BOARD_LINK = re.compile(r"/board/([\w-]+)/([XO-]+\.[xo-])\s*$")
GAME_LINK = re.compile(r"/play/([0-9a-f]{32})(?:[/?#]\S*)?\s*$")
CODE = re.compile(r"[XO-]{64}\s*\.?\s*[xo-]", re.IGNORECASE)


def asked_deed(class_id: str) -> Action:
    """The action that this request's form asks for; raises Refused for one that no page of ours sends."""
    name = "tap" if "tap" in request.form else request.form.get("do", "")
    if name in WITH_ANSWERS:
        return WITH_ANSWERS[name]
    if name == "teams":
        seats = tuple(seat.id for seat in seats_of(database(), class_id))
        return _simple(lambda demo: actions.begin_match(demo, seats))
    if name == "hand":
        return _simple(_hand(class_id))
    make = DEEDS.get(name)
    if make is None:
        raise Refused(400, words.UNREADABLE)
    return _simple(make())


def _simple(change: Simple) -> Action:
    return lambda demo, _answers: Done(change(demo))


def _reveal(demo: Demo, answers: Answers) -> Done:
    return Done(*actions.reveal(demo, answers))


WITH_ANSWERS: dict[str, Action] = {
    "count": lambda demo, answers: Done(actions.show_count(demo, answers)),
    "reveal": _reveal,
    "turn": lambda demo, answers: Done(actions.close_turn(demo, answers)),
}


def _always(change: Simple) -> Callable[[], Simple]:
    return lambda: change


def _tap() -> Simple:
    """A tap on the board: a move, a mark, or an end of an arrow, as the console is set."""
    square, mode = request.form["tap"], request.form.get("mode", "play")
    start = request.form.get("from", "")
    if mode == "ring":
        return lambda demo: actions.toggle_ring(demo, square)
    if mode == "arrow" and start:
        return lambda demo: actions.toggle_arrow(demo, start, square)
    return lambda demo: actions.play(demo, square)


def _walk(by: int) -> Callable[[], Simple]:
    return lambda: lambda demo: actions.walk(demo, demo.at + by)


def _jump() -> Simple:
    at = small_number(request.form.get("at", ""), 999)
    if at is None:
        raise Refused(400, words.REFUSALS["no-such-move"])
    return lambda demo: actions.walk(demo, at)


def _show() -> Simple:
    names = wanted_overlays(",".join(request.form.getlist("overlay")))
    return lambda demo: actions.show_overlays(demo, names)


def _ask() -> Simple:
    """A question about the board as it stands; what does not fit it is refused with the reason."""
    kind, square = request.form.get("kind", ""), request.form.get("square", "")
    if kind == "where":
        return actions.ask
    if kind not in KINDS:
        raise Refused(400, words.UNREADABLE)

    def ask(demo: Demo) -> Demo:
        chosen = usual_squares(kind, demo.position, (square,) if square else demo.rings)
        try:
            filled = fill(kind, demo.position, chosen)
        except Unfit as unfit:
            raise Refused(409, CANNOT_ASK.get(unfit.reason, words.REFUSALS["cannot-ask"])) from unfit
        return actions.ask(demo, filled.puzzle, filled.ring if squares_wanted(kind) else None)

    return ask


def _look() -> Simple:
    answer = tuple(request.form.get("answer", "").split())
    return lambda demo: actions.look_at(demo, answer)


def _hand(class_id: str) -> Simple:
    wanted = request.form.get("seat", "")
    if wanted not in {seat.id for seat in seats_of(database(), class_id)}:
        raise Refused(400, words.NO_SEAT)
    return lambda demo: actions.hand_board(demo, wanted)


def _computer() -> Simple:
    color, level = request.form.get("color", ""), small_number(request.form.get("level", ""), 10)
    if color not in ("black", "white") or level not in LEVELS:
        raise Refused(400, words.UNREADABLE)
    return lambda demo: actions.begin_match(demo, (), Color(color).other, level or 0)


def _open_step() -> Simple:
    course = school().courses.get(request.form.get("course", school().first_course.name))
    lesson = course.lesson(request.form.get("lesson", "")) if course else None
    number = small_number(request.form.get("step", "1"), 999)
    if course is None or lesson is None or number is None or not 1 <= number <= len(lesson.steps):
        raise Refused(404, words.NO_SUCH_STEP)
    place, step = Place(course.name, lesson.slug, number), lesson.step(number)
    return lambda demo: actions.open_step(demo, course.game, step, place)


def _beside(by: int) -> Callable[[], Simple]:
    """The step before or after the one that is shown; past the end of a lesson, the next lesson."""

    def open_(demo: Demo) -> Demo:
        place = demo.place
        course = school().courses.get(place.course) if place else None
        lesson = course.lesson(place.name) if course and place else None
        if place is None or course is None or lesson is None:
            raise Refused(404, words.NO_SUCH_STEP)
        number = place.number + by
        if not 1 <= number <= len(lesson.steps):
            lesson = next((other for other in course.lessons if other.number == lesson.number + by), None)
            if lesson is None:
                raise Refused(404, words.NO_SUCH_STEP)
            number = 1 if by > 0 else len(lesson.steps)
        at = Place(course.name, lesson.slug, number)
        return actions.open_step(demo, course.game, lesson.step(number), at)

    return _always(open_)


def _open_puzzle() -> Simple:
    drill, level = request.form.get("drill", ""), small_number(request.form.get("level", "3"), 10)
    step = new_puzzle(drill, level or 0)
    if step is None:
        raise Refused(400, words.UNREADABLE)
    return lambda demo: actions.open_step(demo, PUZZLE_GAME, step, Place("", drill, 1))


def _open_board() -> Simple:
    position = _read_board(request.form.get("board", ""))
    return lambda demo: actions.open_position(demo, position)


def _read_board(text: str) -> Position:
    """A board from its link, its 64 squares in a row, or a drawing."""
    if link := BOARD_LINK.search(text):
        found = read_position(link[1], link[2])
    elif CODE.fullmatch(text.strip()):
        letters = "".join(text.split())
        found = read_position("othello", f"{letters[:64].upper()}.{letters[-1].lower()}")
    else:
        try:
            found = find_game("othello").parse_diagram(text)
        except RulesError:
            found = None
    if found is None:
        raise Refused(400, words.UNREADABLE_BOARD)
    return found


def _open_game() -> Simple:
    text = request.form.get("game", "")
    if link := GAME_LINK.search(text):
        played = played_game(database(), link[1])
        if played is None:
            raise Refused(404, words.UNREADABLE_GAME)
        start, moves = find_game(played.game).start(), played.moves
    else:
        try:
            start, moves = read_game(text)
        except Unreadable as error:
            raise Refused(400, words.UNREADABLE_GAME) from error
    return lambda demo: actions.open_position(demo, start, moves)


def _start() -> Simple:
    name = request.form.get("game", "othello")
    try:
        game = find_game(name)
    except RulesError as error:
        raise Refused(400, words.UNREADABLE) from error
    return lambda demo: actions.open_position(demo, game.start())


DEEDS: dict[str, Callable[[], Simple]] = {
    "tap": _tap,
    "pass": _always(lambda demo: actions.play(demo, PASS)),
    "back": _walk(-1),
    "forward": _walk(1),
    "first": _walk(-999),
    "last": _walk(999),
    "jump": _jump,
    "clear": _always(actions.clear_marks),
    "show": _show,
    "ask": _ask,
    "ask-step": _always(actions.ask_step),
    "look": _look,
    "go-on": _always(actions.go_on),
    "close": _always(actions.close_question),
    "keep": _always(lambda demo: actions.hand_board(demo, None)),
    "computer": _computer,
    "end-match": _always(actions.end_match),
    "open-step": _open_step,
    "next-step": _beside(1),
    "last-step": _beside(-1),
    "open-puzzle": _open_puzzle,
    "open-board": _open_board,
    "open-game": _open_game,
    "start": _start,
    "begin": _always(actions.begin),
    "end": _always(actions.end),
}
"""Each thing that a console can ask for, by the name of its button."""


def refusal(error: CannotDo) -> Refused:
    """Why something cannot be done, for the reader."""
    return Refused(409, words.REFUSALS[error.code])
