"""Text size on the projector, and how many wrong answers it explains, for browsers without scripts.

Heights are estimated here by the rules of static/css/demo.css; static/js/demo/projector.js measures them.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from tutor.web.classroom.demo.demo_types import (
    AlsoView,
    AnswerView,
    OptionShown,
    ScreenView,
    WrongView,
)
from tutor.web.play.game_types import CardView

PROJECTORS = ((1280, 800), (1024, 768), (1366, 768), (1920, 1080))
"""Projector sizes, in pixels: the chosen text size fits on each."""

SIZES = ((3, 0), (3, 1), (2, 1), (2, 2), (1, 2), (1, 3))
"""How many wrong answers are explained, and by how many steps the text is smaller; the first that fits."""

FITS = (1, 0.88, 0.78, 0.68)
"""The factor of the text size at each step, as ``--fit`` in the stylesheet."""

LATIN = (1.5, 1.22, 0.58, 0.66)
SCRIPTS = {"th": (1.9, 1.6, 0.6, 0.6), "lo": (1.9, 1.6, 0.68, 0.68), "zh-Hans": (1.65, 1.35, 0.58, 0.66)}
"""By language, in units of the text size: the line heights of text and of a title, and the mean widths of a
letter and of a bold one in wide fonts, with the space that is lost at the ends of lines."""

WIDE = 1.02
"""The width of a Chinese character, in units of the text size."""

SQUARE = re.compile(r"<button[^>]*>.*?</button>")
TAG = re.compile(r"<[^>]*>")
QR, GAP, EDGE, INSIDE, DOTS = 88, 8, 12, 76, 80
"""Pixels: the QR code beside answers, the gap between parts, the edge of the page, the space beside board and
column, and three rows of dots for pupils who have answered."""

SPREAD = 5
"""The most squares of a tally that are listed."""


@dataclass(frozen=True)
class _Column:
    """The column of words beside the board: sizes in pixels; ``fit`` is the factor that shrinks the text."""

    fit: float
    width: float
    text: float
    title: float
    leading: float
    title_leading: float
    letter: float
    bold: float

    def lines(self, html: str, size: float, less: float = 0, *, bold: bool = False) -> int:
        """How many lines a text of this size takes in the width of the column less ``less``."""
        room = (self.width - less) / size
        lines, at = 0, room
        for word in _words(html):
            broad = self.breadth(word, bold=bold)
            if at + broad > room:
                lines, at = lines + 1, 0
            beyond = max(0, ceil(broad / room) - 1)
            lines, at = lines + beyond, at + broad - beyond * room + self.letter / 2
        return lines

    def breadth(self, word: str, *, bold: bool = False) -> float:
        """The width of a word, in units of its text size."""
        seen = [letter for letter in word if unicodedata.category(letter) not in ("Mn", "Me", "Cf")]
        wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in seen)
        return wide * WIDE + (len(seen) - wide) * (self.bold if bold else self.letter)

    def height(self, html: str, less: float = 0, *, bold: bool = False, scale: float = 1) -> float:
        """The height of a text, in pixels."""
        size = self.text * scale
        return self.lines(html, size, less, bold=bold) * size * self.leading


def _words(html: str) -> list[str]:
    return TAG.sub("", SQUARE.sub("mmmm", html)).split()


def size_on_projector(screen: ScreenView, tag: str) -> str:
    """The CSS classes of the column of words, such as "most-2 small-1"."""
    for most, small in SIZES:
        if all(_fits(screen, tag, projector, most, FITS[small]) for projector in PROJECTORS):
            break
    return f"most-{most} small-{small}"


def _fits(screen: ScreenView, tag: str, projector: tuple[int, int], most: int, fit: float) -> bool:
    width, height = projector
    column = _Column(
        fit,
        width - min(height - 2 * EDGE, 0.62 * width) - INSIDE,
        fit * min(max(18, 0.019 * width), 36),
        fit * min(max(28, 0.034 * width), 64),
        *SCRIPTS.get(tag, LATIN),
    )
    has_wrong = bool(screen["answer"] and screen["answer"]["wrong"])
    corner = QR if has_wrong else max(QR, 0.36 * column.width)
    around = (
        2 * EDGE
        + 2 * 14 * column.leading  # the lines that say how the page is updated, and who is here
        + 4 * GAP
        + corner
        + (DOTS if screen["question"] and not screen["answer"] else 0)
    )
    return sum(_parts(screen, column, most)) + around <= height


def _parts(screen: ScreenView, column: _Column, most: int) -> Iterator[float]:
    """The heights of the parts of the column in pixels, from top to bottom."""
    answer = screen["answer"]
    looked = answer is not None and answer["looked"]
    if screen["kicker"]:
        yield column.lines(screen["kicker"], 20) * 20 * column.leading
    yield column.lines(screen["title"], column.title, bold=True) * column.title * column.title_leading
    for paragraph in screen["html"].split("</p>"):
        yield column.height(paragraph) + (GAP if paragraph else 0)
    if screen["turn"] and not answer:
        yield column.height(screen["turn"]["text"], 40, bold=True)
    if {"running", "puzzle"} <= {*screen["flags"]} and not (screen["question"] or screen["hand"]):
        yield GAP + 2 * column.text * column.leading
    if "open" in screen["flags"] and not screen["match"]:
        yield GAP + 2 * column.text * column.leading
    if screen["also"]:
        yield from _also(column, screen["also"], looked=looked)
    if screen["ringed"]:
        yield GAP + column.height(screen["ringed"], bold=True)
    for line in screen["legend"]:
        yield GAP + max(40, column.height(line["say"], 52))
    if screen["hand"]:
        yield GAP + column.height(screen["hand"]["text"], bold=True)
    if screen["explanation"]:
        yield from _card(column, screen["explanation"])
    if screen["tally"] and not looked:
        yield column.height(screen["tally"]["text"], bold=True)
        name = max(5 * column.text, (column.width - 2 * GAP - 1.6 * column.text) / 3)
        for bar in screen["tally"]["bars"]:
            yield GAP / 2 + column.height(bar["html"], column.width - name, bold=bar["right"])
        if not answer and screen["tally"]["squares"]:
            yield GAP + min(SPREAD, len(screen["tally"]["squares"])) * (1.3 * column.text + GAP / 2)
        if "pictures" in screen["flags"] and screen["question"]:
            yield from _pictures(column, screen["question"]["options"], 144)
    elif "pictures" in screen["flags"] and screen["question"]:
        yield from _pictures(column, screen["question"]["options"], 208)
    elif screen["question"]:
        yield from _options(column, screen["question"]["options"])
    if answer and not looked:
        yield from _card(column, answer)
    wrong = answer["wrong"] if answer else []
    shown = [one for one in wrong if one["looked"]] if looked else wrong[:most]
    for one in shown:
        yield from _wrong(column, one)
    if not looked and len(wrong) > most:
        left = " ".join(f"mm{one['answer']}{one['n']}" for one in wrong[most:])
        yield GAP + column.height(left)


def _also(column: _Column, also: AlsoView, *, looked: bool) -> Iterator[float]:
    """The heights of the words in a second language, with the line height of the highest script."""
    high = 1.9 / column.leading
    yield 3 * GAP + 2 + high * column.height(also["title"], bold=True, scale=1.3)
    if not looked:
        for said in (*also["html"].split("</p>"), also["said"]):
            yield high * column.height(said) + (GAP if said else 0)
    for said in also["why"].split("</p>"):
        yield high * column.height(said) + (GAP if said else 0)


def _card(column: _Column, said: AnswerView | CardView) -> Iterator[float]:
    less = 16 + GAP + column.text + 1
    yield 3 * GAP + 2
    yield column.height(said["title"], less, bold=True)
    yield column.height(str(said.get("detail") or ""), less)


def _wrong(column: _Column, one: WrongView) -> Iterator[float]:
    yield 3 * GAP + 2
    less = 4 * GAP
    name = sum(column.breadth(word, bold=True) + column.letter for word in _words(one["answer"]))
    beside = less + min(name * column.text, column.width / 2)
    yield max(column.height(one["answer"], less, bold=True), column.height(one["given"], beside, scale=0.8))
    yield column.height(one["title"], less)
    if not one["looked"]:
        return
    yield column.height(one["detail"] or "", less)
    for line in one["lines"]:
        if line["say"]:
            yield GAP / 2 + column.height(line["say"], less + GAP + 1.2 * column.text)


def _pictures(column: _Column, options: list[OptionShown], broad: int) -> Iterator[float]:
    """The heights of boards to choose from with their numbers, four in a row, each so many pixels wide."""
    for _ in range(0, len(options), 4):
        yield GAP + broad + 24 * column.fit * column.leading


def _options(column: _Column, options: list[OptionShown]) -> Iterator[float]:
    if not options:
        return
    across = max(1, int((column.width + GAP) // (136 + GAP)))
    broad = (column.width + GAP) / across - GAP
    size = 24 * column.fit
    for start in range(0, len(options), across):
        row = options[start : start + across]
        most = max(column.lines(one["html"], size, column.width - broad + 34, bold=True) for one in row)
        yield GAP + max(48, most * size * column.leading + 10)
