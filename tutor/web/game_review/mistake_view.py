"""A moment of a game as a puzzle, in the shape of a lesson's step: find the better move.

The question tells what the played move does, and leaves the better one to be found; the answer compares both.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kind import Task
from tutor.games.othello.puzzles import BestMove, LegalMove
from tutor.puzzles.aside import is_aside
from tutor.puzzles.judge import judge_single
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
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.feedback import feedback_of
from tutor.web.site.messages import Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording import moments as words
from tutor.web.wording.othello.strategy.measures import HINTS, SOLUTION
from tutor.web.wording.play import COUNT_TO_THE_END
from tutor.web.wording.tasks import NOW_YOU, TURN

ASKED: dict[Kind, Sentence] = {
    "off-corner": HINTS["gives-no-corner"],
    "count": COUNT_TO_THE_END,
    "worth": HINTS["fewest-replies"],
}
"""Where to look first, for reasons that are no measure of a best move."""


def moment_step(mistake: Mistake, n: int, url: str, wording: Wording, labels: dict[str, str]) -> View:
    """The moment as the n-th step of a lesson of its own."""
    position = mistake.position
    color = position.to_move or Color.BLACK
    title = wording.html(wording.say(words.FIND_BETTER, color, move=mistake.played))
    turn = {"color": color.value, "text": wording.html(wording.say(TURN, color))}
    return {
        "n": n,
        "url": url,
        "kind": "puzzle",
        "title": title,
        "html": _about(mistake, wording),
        "turn": turn,
        "board": board_view(position, labels),
        "frames": [],
        "explanation": None,
        "puzzle": moment_puzzle(mistake, wording),
    }


def moment_task(mistake: Mistake) -> Task:
    """What counts as solved."""
    return Task(LegalMove(), mistake.position, "one", mistake.answers)


def why_not(mistake: Mistake, wording: Wording) -> Markup:
    """What the move that was played does and what it cost, without giving the better one away."""
    played = mistake.played
    said = wording.sentences(*faults(mistake, played, wording), cost_of(mistake, played, wording))
    return Markup(wording.html(said))


def moment_puzzle(mistake: Mistake, wording: Wording) -> View:
    """The table of the puzzle: what is said to every square."""
    position, kind = mistake.position, kind_of(mistake)
    better = better_than(mistake, mistake.played)
    color = position.to_move or Color.BLACK
    squares = list(mistake.answers)
    feedback = {square: _feedback(mistake, square, wording) for square in position.game.squares}
    feedback["*"] = _card("not-yet", wording.reason(Reason("choose-one")))
    solution = wording.say(SOLUTION, color, squares, n=len(squares))
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
                solution, *reasons(mistake, mistake.played, better, wording), wording.say(NOW_YOU)
            ),
            "squares": squares,
        },
        "feedback": feedback,
    }
    return puzzle


def _about(mistake: Mistake, wording: Wording) -> Markup:
    """The main fault of the move, the lesson that would have helped, and the link of the board."""
    fault, *_ = [*faults(mistake, mistake.played, wording), cost_of(mistake, mistake.played, wording)]
    said = [wording.html(fault)]
    lesson = lesson_of(mistake, wording)
    if lesson:
        name = escape(wording.gettext("Lesson %(number)s") % {"number": lesson["number"]})
        said.append(f'<a href="{escape(lesson["url"])}">{name} · {escape(lesson["title"])}</a>')
    link = escape(wording.gettext("Analysis board"))
    said.append(f'<a href="{escape(board_url(mistake.position))}">{link}</a>')
    return Markup(f"<p>{' '.join(said)}</p>")


def _feedback(mistake: Mistake, square: str, wording: Wording) -> View:
    if square not in mistake.values:
        task = Task(BestMove("fewest-replies"), mistake.position, "one", tuple(mistake.values))
        judgement = judge_single(task, square)
        verdict = "note" if is_aside(task, square) else judgement.verdict
        return feedback_of(wording, judgement, mistake.position.to_move or Color.BLACK, verdict)
    if square in mistake.answers:
        why = wording.sentences(*reasons(mistake, mistake.played, square, wording))
        return _card("right", _praise(mistake, square, wording), why)
    first, *more = [*faults(mistake, square, wording), _farewell(mistake, square, wording)]
    return _card("not-yet", first, wording.sentences(*more) if more else None)


def _praise(mistake: Mistake, square: str, wording: Wording) -> Say:
    if mistake.exact:
        return wording.say(words.COUNTED_BEST, square=square)
    return wording.reason(Reason("is-better", square=square))


def _farewell(mistake: Mistake, square: str, wording: Wording) -> Say:
    """What ends the explanation of a weaker move."""
    return (
        wording.reason(Reason("another-ends-better")) if mistake.exact else cost_of(mistake, square, wording)
    )


def _card(verdict: str, title: Say, detail: Say | None = None) -> View:
    return {"verdict": verdict, "title": title, "detail": detail, "lines": []}
