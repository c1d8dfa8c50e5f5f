"""A moment of a game as a puzzle, in the shape of a lesson's step: find the better move.

The question tells what the played move does, and leaves the better one to be found; the answer compares both.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from tutor.puzzles.aside import is_aside
from tutor.puzzles.goals import Task
from tutor.puzzles.judge import judge_single
from tutor.puzzles.reasons import Reason
from tutor.rules import Color
from tutor.web.board.board_link import board_url
from tutor.web.board.board_view import View, board_view
from tutor.web.game_review.mistake_reasons import (
    Kind,
    better_than,
    cost_of,
    faults,
    kind_of,
    lesson_of,
    reasons,
)
from tutor.web.game_review.scoring import Moment
from tutor.web.learn.feedback import feedback_of
from tutor.web.site.messages import Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording import moments as words
from tutor.web.wording.play import COUNT_TO_THE_END
from tutor.web.wording.tasks import HINTS, NOW_YOU, SOLUTIONS, TURN

ASKED: dict[Kind, Sentence] = {
    "off-corner": HINTS["gives-no-corner"],
    "count": COUNT_TO_THE_END,
    "worth": HINTS["fewest-replies"],
}
"""Where to look first, for reasons that are no measure of a best move."""


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


def why_not(moment: Moment, wording: Wording) -> Markup:
    """What the move that was played does and what it cost, without giving the better one away."""
    played = moment.played
    said = wording.sentences(*faults(moment, played, wording), cost_of(moment, played, wording))
    return Markup(wording.html(said))


def moment_puzzle(moment: Moment, wording: Wording) -> View:
    """The table of the puzzle: what is said to every square."""
    position, kind = moment.position, kind_of(moment)
    better = better_than(moment, moment.played)
    color = position.to_move or Color.BLACK
    squares = list(moment.answers)
    feedback = {square: _feedback(moment, square, wording) for square in position.game.squares}
    feedback["*"] = _card("not-yet", wording.reason(Reason("choose-one")))
    solution = wording.say(SOLUTIONS["best-move"], color, squares, n=len(squares))
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
        "hints": [{"say": wording.say(ASKED.get(kind) or HINTS[kind], color), "ring": [], "area": []}],
        "solution": {
            "say": wording.sentences(
                solution, *reasons(moment, moment.played, better, wording), wording.say(NOW_YOU)
            ),
            "squares": squares,
        },
        "feedback": feedback,
    }
    return puzzle


def _about(moment: Moment, wording: Wording) -> Markup:
    """The main fault of the move, the lesson that would have helped, and the link of the board."""
    fault, *_ = [*faults(moment, moment.played, wording), cost_of(moment, moment.played, wording)]
    said = [wording.html(fault)]
    lesson = lesson_of(moment, wording)
    if lesson:
        name = escape(wording.gettext("Lesson %(number)s") % {"number": lesson["number"]})
        said.append(f'<a href="{escape(lesson["url"])}">{name} · {escape(lesson["title"])}</a>')
    link = escape(wording.gettext("Analysis board"))
    said.append(f'<a href="{escape(board_url(moment.position))}">{link}</a>')
    return Markup(f"<p>{' '.join(said)}</p>")


def _feedback(moment: Moment, square: str, wording: Wording) -> View:
    if square not in moment.values:
        task = Task("best-move", moment.position, "one", tuple(moment.values), measure="fewest-replies")
        judgement = judge_single(task, square)
        verdict = "note" if is_aside(task, square) else judgement.verdict
        return feedback_of(wording, judgement, moment.position.to_move or Color.BLACK, verdict)
    if square in moment.answers:
        why = wording.sentences(*reasons(moment, moment.played, square, wording))
        return _card("right", _praise(moment, square, wording), why)
    first, *more = [*faults(moment, square, wording), _farewell(moment, square, wording)]
    return _card("not-yet", first, wording.sentences(*more) if more else None)


def _praise(moment: Moment, square: str, wording: Wording) -> Say:
    if moment.exact:
        return wording.say(words.COUNTED_BEST, square=square)
    return wording.reason(Reason("is-better", square=square))


def _farewell(moment: Moment, square: str, wording: Wording) -> Say:
    """What ends the explanation of a weaker move."""
    return wording.reason(Reason("another-ends-better")) if moment.exact else cost_of(moment, square, wording)


def _card(verdict: str, title: Say, detail: Say | None = None) -> View:
    return {"verdict": verdict, "title": title, "detail": detail, "lines": []}
