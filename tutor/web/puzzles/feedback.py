"""Makes the feedback that a page shows from a judgement: sentences, and numbered lines.

The lines are in the judge's order. Those that met no piece come last, together, so that the one that came
closest to closing is seen first.
"""

from collections.abc import Sequence
from enum import Enum

from tutor.games.color import Color
from tutor.games.judgement import Judgement, Line, Remark
from tutor.web.board.side_by_side import beside
from tutor.web.learn.lesson_types import Feedback, LineView, Shown
from tutor.web.play.game_types import CardLine, CardView
from tutor.web.site.markdown import Html
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import LINE_WORDS

MOST_SAID = 3
"""The most sentences of an answer beside its lines."""

OPEN = ("empty", "edge")
"""The ends, as drawn, of lines that met pieces and then an empty square or the edge."""

NEAR = ("own", "bare")
"""The ends, as drawn, of lines that met nothing and ended on the next square."""


def feedback_of(wording: Wording, said: Judgement | Remark, color: Color, verdict: Shown) -> Feedback:
    """The feedback on an answer of the side ``color``, or on one square of it."""
    sentences = [wording.reason(reason) for reason in said.reasons]
    lines = _answer_lines(wording, said, said.side or color, verdict)
    more = sentences[1:MOST_SAID]
    detail = wording.sentences(*more) if len(more) > 1 else next(iter(more), None)
    if detail is None and lines:
        lacking = next((line for line in said.lines if line.run and drawn(line) in OPEN), None)
        detail = wording.say(LINE_WORDS[lacking.end].needed, color) if lacking else None
    if isinstance(said, Remark) and said.boards:
        drawn_beside = wording.keep(beside(wording, said.boards))
        detail = drawn_beside if detail is None else wording.sentences(detail, drawn_beside)
    card: Feedback = {"verdict": verdict, "title": sentences[0], "detail": detail, "lines": tuple(lines)}
    if said.shown:
        card["shown"] = said.shown
    return card


def _answer_lines(wording: Wording, said: Judgement | Remark, color: Color, verdict: Shown) -> list[LineView]:
    start = said.lines_from
    if start is None or not said.lines:
        return []
    numbered = [line for line in said.lines if line.run]
    closing = [line for line in numbered if drawn(line) == "yes"] if verdict == "right" else []
    if closing:
        # The title says everything about a single closed line.
        return [one_line(wording, start, line, color, silent=len(closing) == 1) for line in closing]
    # Where marks are shown too, a line is only drawn: the sentences have said everything.
    shown = [one_line(wording, start, line, color, silent=bool(said.shown)) for line in numbered]
    if len(shown) == 1 and verdict == "not-yet" and len(said.lines) > 1:
        shown += gathered_lines(wording, start, [line for line in said.lines if drawn(line) in NEAR], color)
    return shown


def drawn(line: Line) -> str:
    """How a line's end is drawn on the board."""
    return LINE_WORDS[line.end].drawn[line.end]


def one_line(wording: Wording, start: str, line: Line, color: Color, *, silent: bool = False) -> LineView:
    """A line with its sentence; without one if ``silent``."""
    said: Say | None = None
    if not silent:
        words = LINE_WORDS[line.end]
        said = wording.say(
            words.alone[line.end],
            color,
            heading=wording.gettext(words.labels[line.direction]),
            n=len(line.run),
            stop=line.stop,
        )
    if not line.run:
        return _met_nothing(start, [line], said)
    return {"from": start, "dirs": (line.direction,), "n": len(line.run), "end": drawn(line), "say": said}


def _met_nothing(start: str, alike: Sequence[Line], said: Say | None) -> LineView:
    """Lines that ended in the same way beside the square: a dot for each but at the edge, and no numbers."""
    dirs = tuple(line.direction for line in alike if drawn(line) != "edge")
    return {"from": start, "dirs": dirs, "n": 0, "end": "bare", "say": said}


def gathered_lines(wording: Wording, start: str, lines: Sequence[Line], color: Color) -> list[LineView]:
    """Lines that met nothing, with one sentence for all that ended in the same way."""
    groups: list[LineView] = []
    ended: dict[Enum, list[Line]] = {}
    for line in lines:
        ended.setdefault(line.end, []).append(line)
    for end in LINE_WORDS[lines[0].end].gathered if lines else ():
        alike = ended.get(end, [])
        if len(alike) == 1:
            groups.append(one_line(wording, start, alike[0], color))
        elif alike:
            groups.append(_met_nothing(start, alike, wording.say(LINE_WORDS[end].gathered[end], color)))
    return groups


def in_words(feedback: Feedback, wording: Wording) -> CardView:
    """Feedback with its sentences as HTML instead of references to phrases."""

    def html(said: Say | None) -> Html | None:
        return None if said is None else wording.html(said)

    def card(line: LineView) -> CardLine:
        return {
            "from": line["from"],
            "dirs": line["dirs"],
            "n": line["n"],
            "end": line["end"],
            "say": html(line["say"]),
        }

    said: CardView = {
        "verdict": feedback["verdict"],
        "title": wording.html(feedback["title"]),
        "detail": html(feedback["detail"]),
        "lines": [card(line) for line in feedback["lines"]],
    }
    if "shown" in feedback:
        said["shown"] = list(feedback["shown"])
    return said
