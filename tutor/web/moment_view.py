"""A moment of a game as a puzzle: find the better move. The same shape as a step of a lesson.

The reason is one that the lessons teach; where none can be seen on the board, the engine's count is said.
"""

from __future__ import annotations

from typing import Any, Literal

from flask import url_for
from markupsafe import Markup, escape

from tutor.puzzles.goals import Task
from tutor.puzzles.judge import judge_single
from tutor.puzzles.measures import measure_moves
from tutor.puzzles.reasons import Reason
from tutor.rules import Color
from tutor.web.advice import CORNERS_COUNT_LESS, praise
from tutor.web.board_link import board_url
from tutor.web.board_view import View, board_view
from tutor.web.feedback import feedback_of
from tutor.web.review import Moment
from tutor.web.school import school
from tutor.web.text import plain
from tutor.web.wording import Say, Wording
from tutor.web.wording import play as words
from tutor.web.wording.tasks import HINTS, SOLUTIONS, TURN

Kind = Literal["takes-corner", "gives-no-corner", "fewest-replies", "flips-fewest", "count", "worth"]

TAUGHT: dict[Kind, str] = {
    "takes-corner": "corners",
    "gives-no-corner": "corners",
    "fewest-replies": "mobility",
    "flips-fewest": "mobility",
    "count": "end-and-score",
    "worth": "mobility",
}
"""The lesson that teaches what a kind of reason speaks of."""


def kind_of(moment: Moment) -> Kind:
    """What a learner can see that the better move does and the played one did not."""
    moves = measure_moves(moment.position)
    best, played = moves[moment.answers[0]], moves[moment.played]
    if moment.position.game.name not in CORNERS_COUNT_LESS:
        if best.takes_corner and not played.takes_corner:
            return "takes-corner"
        if played.gives and not best.gives:
            return "gives-no-corner"
    if moment.exact:
        return "count"
    if best.replies < played.replies:
        return "fewest-replies"
    return "flips-fewest" if best.flips < played.flips else "worth"


def lesson_of(moment: Moment, wording: Wording) -> View | None:
    """The lesson that teaches what would have helped; None when no course has it."""
    slug = TAUGHT.get(kind_of(moment))
    for course in school().courses.values():
        lesson = course.lesson(slug) if slug else None
        if lesson is not None:
            return {
                "number": lesson.number,
                "title": plain(wording.gettext(lesson.title)),
                "url": url_for("learn.lesson", course=course.name, lesson=lesson.slug),
            }
    return None


def moment_step(moment: Moment, n: int, url: str, wording: Wording, labels: dict[str, str]) -> View:
    """The moment as the n-th step of a lesson of its own."""
    position = moment.position
    color = position.to_move or Color.BLACK
    title = wording.html(wording.say(words.FIND_BETTER, color, move=moment.played))
    turn = {"color": color.value, "text": wording.html(wording.say(TURN, color))}
    return {
        "n": n,
        "url": url,
        "kind": "puzzle",
        "title": title,
        "plain_title": Markup(title).striptags(),
        "html": _about(moment, wording),
        "turn": turn,
        "board": board_view(position, labels),
        "frames": [],
        "explanation": None,
        "puzzle": moment_puzzle(moment, wording),
    }


def moment_task(moment: Moment) -> Task:
    """What counts as solved."""
    return Task("legal-move", moment.position, "one", moment.answers)


def moment_puzzle(moment: Moment, wording: Wording) -> View:
    """The table of the puzzle: what is said to every square."""
    position, kind = moment.position, kind_of(moment)
    color = position.to_move or Color.BLACK
    squares = list(moment.answers)
    feedback = {square: _feedback(moment, kind, square, wording) for square in position.game.squares}
    feedback["*"] = _card("not-yet", wording.reason(Reason("choose-one")))
    asked = {"count": words.COUNT_TO_THE_END, "worth": HINTS["fewest-replies"]}.get(kind) or HINTS[kind]
    puzzle: dict[str, Any] = {
        "kind": "best-move",
        "select": "one",
        "can_pass": False,
        "answers": squares,
        "options": [],
        "move": None,
        "color": color.value,
        "plays": True,
        "finish": None,
        "hints": [{"say": wording.say(asked, color), "ring": []}],
        "solution": {
            "say": wording.say(SOLUTIONS["best-move"], color, squares, n=len(squares)),
            "squares": squares,
        },
        "feedback": feedback,
    }
    return puzzle


def _about(moment: Moment, wording: Wording) -> Markup:
    """What the move cost, the lesson that would have helped, and the link of the board."""
    said = [wording.html(wording.say(words.COSTS, n=round(moment.loss)))]
    lesson = lesson_of(moment, wording)
    if lesson:
        name = escape(wording.gettext("Lesson %(number)s") % {"number": lesson["number"]})
        said.append(f'<a href="{escape(lesson["url"])}">{name} · {escape(lesson["title"])}</a>')
    link = escape(wording.gettext("Link to this board"))
    said.append(f'<a href="{escape(board_url(moment.position))}">{link}</a>')
    return Markup(f"<p>{' '.join(said)}</p>")


def _feedback(moment: Moment, kind: Kind, square: str, wording: Wording) -> View:
    if square not in moment.values:
        task = Task("best-move", moment.position, "one", tuple(moment.values), measure="fewest-replies")
        judgement = judge_single(task, square)
        return feedback_of(wording, judgement, moment.position.to_move or Color.BLACK, judgement.verdict)
    if square in moment.answers:
        return _card("right", _right(moment, kind, square, wording))
    return _card("not-yet", _miss(moment, kind, square, wording))


def _right(moment: Moment, kind: Kind, square: str, wording: Wording) -> Say:
    moves, color = measure_moves(moment.position), moment.position.to_move
    one = moves[square]
    if kind == "takes-corner" and one.takes_corner:
        return wording.reason(Reason("takes-corner", color=color, square=square, n=one.flips))
    if kind == "gives-no-corner" and not one.gives:
        return wording.reason(Reason("gives-no-corner", color=color, square=square))
    if moment.exact:
        return wording.say(words.COUNTED_BEST, square=square)
    if kind == "fewest-replies" or kind == "flips-fewest":
        return praise(wording, moment.position, square, kind)
    return _worth(moment, moment.played, square, wording)


def _miss(moment: Moment, kind: Kind, square: str, wording: Wording) -> Say:
    moves, color = measure_moves(moment.position), moment.position.to_move
    one, best = moves[square], moves[moment.answers[0]]
    if kind == "takes-corner" and not one.takes_corner:
        return wording.reason(
            Reason("takes-no-corner", color=color, square=square, stop=best.square, n=one.flips)
        )
    if kind == "gives-no-corner" and one.gives:
        return wording.reason(Reason("gives-corner", color=color, square=square, stop=one.gives[0]))
    if kind == "fewest-replies" and one.replies > best.replies:
        return wording.reason(
            Reason(
                "leaves-many", color=color, square=square, stop=best.square, n=one.replies, of=best.replies
            )
        )
    if kind == "flips-fewest" and one.flips > best.flips:
        return wording.reason(
            Reason("flips-many", color=color, square=square, stop=best.square, n=one.flips, of=best.flips)
        )
    return _worth(moment, square, best.square, wording)


def _worth(moment: Moment, worse: str, better: str, wording: Wording) -> Say:
    sentence = words.COUNTED_BETTER if moment.exact else words.WORTH_MORE
    difference = max(1, round(moment.values[better] - moment.values[worse]))
    return wording.say(sentence, square=worse, stop=better, n=difference)


def _card(verdict: str, title: Say) -> View:
    return {"verdict": verdict, "title": title, "detail": None, "lines": []}
