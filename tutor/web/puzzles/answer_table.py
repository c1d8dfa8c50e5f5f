"""Looks up the feedback on an answer in the table of a puzzle, for pages without JavaScript."""

from tutor.games.base import PASS
from tutor.web.learn.lesson_types import Feedback, PuzzleView, Shown, StepView
from tutor.web.wording import Say

LINE_DRAWN_AFTER = 2
"""The number of misses after which a missed line is drawn."""

ANSWER_SHOWN_AFTER = 3
"""The number of misses after which the answer is shown."""


def turn_at(view: PuzzleView, taps: tuple[str, ...]) -> tuple[PuzzleView, tuple[str, ...]]:
    """The puzzle of the turn after the right moves at the beginning of the taps, and those moves."""
    here, path = view, tuple[str, ...]()
    for tap in taps:
        following = here.get("next", {}).get(tap)
        if following is None:
            break
        here, path = {**view, **view["turns"][following]}, (*path, tap)
    return here, path


def standing(step: StepView, taps: tuple[str, ...]) -> StepView:
    """A step with the board and the puzzle of a sequence's present turn; any other step as it is."""
    if not step["puzzle"] or "turns" not in step["puzzle"]:
        return step
    here, _ = turn_at(step["puzzle"], taps)
    stands: StepView = {**step, "board": here.get("board", step["board"]), "puzzle": here}
    if turn := here.get("turn"):
        stands["turn"] = turn
    return stands


def combine(view: PuzzleView, taps: tuple[str, ...], tries: int) -> Feedback:
    """The feedback on an answer, from the table alone; ``tries`` counts the misses before it."""
    if view["select"] != "many":
        here, path = turn_at(view, taps[:-1])
        key = taps[-1] if len(taps) == len(path) + 1 else "*"
        return here["feedback"].get(key) or here["feedback"]["*"]
    answers = set(view["answers"])
    chosen = set(taps) - {PASS} or set(taps)
    if chosen == answers:
        return view["right"]
    found = len(chosen & answers)
    extras = [square for square in view["extra"] if square in chosen]
    missing = [square for square in view["missing"] if square not in chosen]
    verdict: Shown = "almost" if found else "not-yet"
    chain_card = view["found"][found]
    if extras:
        wrong = view["extra"][extras[0]]
        return _said(verdict, wrong["title"], chain_card, wrong)
    if not missing:
        return _said(verdict, chain_card, None, None)
    part = view["missing"][missing[0]]
    return _said(verdict, chain_card, part["title"], part if tries + 1 >= LINE_DRAWN_AFTER else None)


def _said(verdict: Shown, title: Say, detail: Say | None, drawn: Feedback | None) -> Feedback:
    """The feedback on a set of squares, with the lines and marks of that on one of them, ``drawn``."""
    said: Feedback = {"verdict": verdict, "title": title, "detail": detail, "lines": []}
    if drawn is not None:
        said["lines"] = drawn["lines"]
        if "shown" in drawn:
            said["shown"] = drawn["shown"]
    return said
