"""A puzzle as a page carries it: every possible answer with what is said to it.

The page has the whole table, so that an answer shows at once and without a network; the server uses the
same table for a page without JavaScript (``combine``).
"""

from __future__ import annotations

from typing import Any

from tutor.lessons.model import BestMove, Choice, FindSquare, Flips, Referee, Step
from tutor.puzzles.goals import Task
from tutor.puzzles.judge import explain_extra, explain_found, explain_missing, explain_right, judge_single
from tutor.puzzles.reasons import Reason
from tutor.rules import PASS, Color, LineEnd
from tutor.web.board_view import View, board_view
from tutor.web.feedback import Feedback, feedback_of
from tutor.web.text import inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import HINTS, NOTHING_TAPPED, QUESTIONS, SOLUTIONS

TWICE = 2
"""Misses after which the line that was missed is drawn."""

THRICE = 3
"""Misses after which the answer is shown."""


def mover(task: Task) -> Color:
    """The side whose move, turn or question it is; Black where nobody is to move."""
    return task.position.to_move or Color.BLACK


def question(wording: Wording, step: Step, task: Task) -> Say:
    """What the puzzle asks: the author's words, or the usual ones of its kind."""
    if step.title:
        return wording.keep(inline(wording.gettext(step.title)))
    puzzle = step.puzzle
    square = puzzle.square if isinstance(puzzle, FindSquare | Choice) else None
    move = puzzle.move if isinstance(puzzle, Flips | Referee) else None
    return wording.say(QUESTIONS[_usual(step)], mover(task), square=square, move=move)


def _usual(step: Step) -> str:
    puzzle = step.puzzle
    if isinstance(puzzle, BestMove):
        return puzzle.measure
    if isinstance(puzzle, Choice):
        return puzzle.about
    return puzzle.kind if puzzle else ""


def puzzle_view(wording: Wording, step: Step, task: Task, labels: dict[str, str]) -> View:
    """The table of a puzzle, in the shape that templates and JavaScript share."""
    puzzle = step.puzzle
    color = mover(task)
    move = puzzle.move if isinstance(puzzle, Flips | Referee) else None
    view: dict[str, Any] = {
        "kind": task.kind,
        "select": task.select,
        "can_pass": task.can_pass,
        "answers": list(task.answers),
        "options": [
            {
                "key": option.key,
                "html": None if option.position else wording.html(wording.option(option)),
                "board": board_view(option.position, labels, turn=False) if option.position else None,
            }
            for option in task.options
        ],
        "move": move,
        "color": color.value,
        "plays": task.kind in ("legal-move", "best-move", "pass-or-play"),
        "finish": None,
        "hints": [{"say": _hint(wording, step, task), "ring": _where_to_look(task, move)}],
        "solution": {"say": solution_of(wording, task), "squares": _squares(task)},
    }
    if task.select == "many":
        _carry_sets(wording, task, color, view)
        view["finish"] = _finish(step, task)
    else:
        _carry_singles(wording, task, color, view)
    return view


def _carry_singles(wording: Wording, task: Task, color: Color, view: View) -> None:
    keys = [option.key for option in task.options] or list(task.position.game.squares)
    if task.can_pass:
        keys.append(PASS)
    view["feedback"] = {key: _single(wording, task, key, color) for key in keys}
    view["feedback"]["*"] = _bare("not-yet", wording.reason(Reason("choose-one")))


def _single(wording: Wording, task: Task, key: str, color: Color) -> Feedback:
    judgement = judge_single(task, key)
    return feedback_of(wording, judgement, color, judgement.verdict)


def _carry_sets(wording: Wording, task: Task, color: Color, view: View) -> None:
    answers = task.answers
    squares = task.position.game.squares
    view["right"] = feedback_of(wording, explain_right(task), color, "right")
    view["extra"] = {
        square: feedback_of(wording, explain_extra(task, square), color, "not-yet")
        for square in squares
        if square not in answers
    }
    view["missing"] = {
        square: feedback_of(wording, explain_missing(task, square), color, "not-yet") for square in answers
    }
    view["found"] = [wording.reason(explain_found(task, n)) for n in range(len(answers) + 1)]
    view["empty"] = wording.say(NOTHING_TAPPED)


def combine(view: View, taps: tuple[str, ...], tries: int) -> Feedback:
    """What is said to an answer, from the table alone; ``tries`` counts the misses before it."""
    if view["select"] != "many":
        key = taps[0] if len(taps) == 1 else "*"
        answer: Feedback = view["feedback"].get(key) or view["feedback"]["*"]
        return answer
    answers = set(view["answers"])
    chosen = set(taps)
    if chosen == answers:
        right: Feedback = view["right"]
        return right
    found = len(chosen & answers)
    extras = [square for square in view["extra"] if square in chosen]
    missing = [square for square in view["missing"] if square not in chosen]
    part: Feedback = view["extra"][extras[0]] if extras else view["missing"][missing[0]]
    drawn = bool(extras) or tries + 1 >= TWICE
    return {
        "verdict": "almost" if found else "not-yet",
        "title": view["found"][found],
        "detail": part["title"],
        "lines": part["lines"] if drawn else [],
    }


def _bare(verdict: str, title: Say) -> Feedback:
    return {"verdict": verdict, "title": title, "lines": [], "detail": None}


def _hint(wording: Wording, step: Step, task: Task) -> Say:
    if step.hint:
        return wording.keep(inline(wording.gettext(step.hint)))
    move = step.puzzle.move if isinstance(step.puzzle, Flips | Referee) else None
    return wording.say(HINTS[_usual(step)], mover(task), move=move)


def _where_to_look(task: Task, move: str | None) -> list[str]:
    """The disc to start from: the one just placed, or the far end of a line that closes."""
    if move is not None:
        return [move]
    if task.kind not in ("legal-move", "all-legal-moves", "pass-or-play"):
        return []
    lines = (
        line for answer in task.answers if answer != PASS for line in task.position.explain(answer).lines
    )
    return [line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop][:1]


def _squares(task: Task) -> list[str]:
    return [answer for answer in task.answers if answer in task.position.game.squares]


def solution_of(wording: Wording, task: Task) -> Say:
    """What is right, in words."""
    squares = _squares(task)
    if task.select == "choice":
        return wording.say(SOLUTIONS["choice"])
    if task.answers == (PASS,):
        return wording.say(SOLUTIONS["pass"], mover(task))
    return wording.say(SOLUTIONS[task.kind], mover(task), squares, n=len(squares))


def _finish(step: Step, task: Task) -> View | None:
    puzzle = step.puzzle
    position = task.position
    if isinstance(puzzle, Flips):
        return {"move": puzzle.move, "flips": list(position.flips(puzzle.move)), "color": mover(task).value}
    if isinstance(puzzle, Referee):
        return {"cells": position.play(puzzle.move).cells()}
    return None
