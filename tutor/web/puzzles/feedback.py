"""A judgement or an explanation as what a page shows: a sentence, numbered lines, and one thing to look for.

The lines stand in the order of the judge. Those that met no disc are gathered, so that the one which came
closest to closing is seen first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from tutor.games.color import Color
from tutor.games.judgement import Judgement, Line, Remark
from tutor.web.learn.lesson_types import Feedback, LineView, Shown
from tutor.web.play.game_types import ToldLine, ToldView
from tutor.web.site.markdown import Html
from tutor.web.wording import Say, Wording
from tutor.web.wording.lines import (
    ALONE,
    DIRECTION_LABELS,
    ENDS,
    GATHERED,
    LEGAL,
    NEEDED,
    Explanation,
    LineEnd,
)

RUNS = (LineEnd.RUNS_INTO_EMPTY, LineEnd.RUNS_OFF_BOARD)


def feedback_of(wording: Wording, said: Judgement | Remark, color: Color, verdict: Shown) -> Feedback:
    """What is shown for an answer, or for one square of it, of the side ``color``."""
    sentences = [wording.reason(reason) for reason in said.reasons]
    lines = _answer_lines(wording, said, said.side or color, verdict)
    detail = sentences[1] if len(sentences) > 1 else None
    if detail is None and any(line.end in RUNS for line in said.lines) and lines:
        detail = wording.say(NEEDED, color)
    told: Feedback = {"verdict": verdict, "title": sentences[0], "detail": detail, "lines": tuple(lines)}
    if said.shown:
        told["shown"] = said.shown
    return told


def explanation_of(wording: Wording, explanation: Explanation, color: Color) -> Feedback:
    """The eight lines from a square, for a step that explains it."""
    numbered = sorted((line for line in explanation.lines if line.run), key=lambda line: -len(line.run))
    gathered = [line for line in explanation.lines if not line.run]
    sentence = LEGAL if explanation.legal else NEEDED
    return {
        "verdict": "right" if explanation.legal else "not-yet",
        "title": wording.say(sentence, color, square=explanation.square),
        "detail": None,
        "lines": [
            *(_alone(wording, explanation.square, line, color) for line in numbered),
            *_groups(wording, explanation.square, gathered, color, tuple(GATHERED)),
        ],
    }


def _answer_lines(wording: Wording, said: Judgement | Remark, color: Color, verdict: Shown) -> list[LineView]:
    start = said.lines_from
    if start is None:
        return []
    numbered = [line for line in said.lines if line.run]
    closing = [line for line in numbered if ENDS[line.end] == "yes"]
    if closing and verdict == "right":
        # Of a single closed line the title has said everything.
        return [_alone(wording, start, line, color, silent=len(closing) == 1) for line in closing]
    shown = [_alone(wording, start, line, color) for line in numbered]
    if len(shown) == 1 and verdict == "not-yet" and len(said.lines) > 1:
        gathered = [line for line in said.lines if not line.run]
        shown += _groups(wording, start, gathered, color, (LineEnd.OWN_NEXT_DOOR, LineEnd.EMPTY_NEXT_DOOR))
    return shown


def _alone(wording: Wording, start: str, line: Line, color: Color, *, silent: bool = False) -> LineView:
    said: Say | None = None
    if not silent:
        said = wording.say(
            ALONE[line.end],
            color,
            heading=wording.gettext(DIRECTION_LABELS[line.direction]),
            n=len(line.run),
            stop=line.stop,
        )
    return {"from": start, "dirs": (line.direction,), "n": len(line.run), "end": ENDS[line.end], "say": said}


def _groups(
    wording: Wording, start: str, lines: Sequence[Line], color: Color, ends: Iterable[Enum]
) -> list[LineView]:
    groups: list[LineView] = []
    for end in ends:
        alike = [line for line in lines if line.end is end]
        if len(alike) == 1:
            groups.append(_alone(wording, start, alike[0], color))
        elif alike:
            groups.append(
                {
                    "from": start,
                    "dirs": tuple(line.direction for line in alike),
                    "n": 0,
                    "end": ENDS[end],
                    "say": wording.say(GATHERED[end], color),
                }
            )
    return groups


def in_words(feedback: Feedback, wording: Wording) -> ToldView:
    """A feedback whose sentences are HTML instead of places among the phrases."""

    def html(said: Say | None) -> Html | None:
        return None if said is None else wording.html(said)

    def told(line: LineView) -> ToldLine:
        return {
            "from": line["from"],
            "dirs": line["dirs"],
            "n": line["n"],
            "end": line["end"],
            "say": html(line["say"]),
        }

    return {
        "verdict": feedback["verdict"],
        "title": wording.html(feedback["title"]),
        "detail": html(feedback["detail"]),
        "lines": [told(line) for line in feedback["lines"]],
    }
