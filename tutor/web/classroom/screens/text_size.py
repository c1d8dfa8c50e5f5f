"""Text size on the projector, and how many wrong answers it explains, for browsers without scripts.

It is chosen by how much is said; static/js/demo/projector.js measures what has room instead.
"""

import re
import unicodedata
from collections.abc import Iterator

from tutor.web.classroom.demo.demo_types import ScreenView

SIZES = ((3, 0), (3, 1), (2, 1), (2, 2), (1, 2), (1, 3))
"""How many wrong answers are explained, and by how many steps the text is smaller; the first that fits."""

FITS = (1, 0.88, 0.78, 0.68)
"""The factor of the text size at each step, as ``--fit`` in static/css/demo.css."""

ROOM = 330
"""How many letters have room beside the board in the full text size, on a projector of 1024 × 768 pixels."""

HIGH_SCRIPTS = {"th": 0.8, "lo": 0.7, "zh-Hans": 0.9}
"""What is left of that room in languages with higher lines or broader letters than in Latin."""

GAP = 20
"""What a part takes besides its letters: the end of its last line, and the gap to the next part."""

LINE = 27
"""What a line takes that has no letters of its own: an option to press, a square of a tally."""

SPREAD = 5
"""The most squares of a tally that are listed."""

SQUARE = re.compile(r"<button[^>]*>.*?</button>")
TAG = re.compile(r"<[^>]*>")


def size_on_projector(screen: ScreenView, tag: str) -> str:
    """The CSS classes of the column of words, such as "most-2 small-1"."""
    room = ROOM * HIGH_SCRIPTS.get(tag, 1)
    for most, small in SIZES:
        if sum(GAP + letters for letters in _parts(screen, most) if letters) <= room / FITS[small] ** 2:
            break
    return f"most-{most} small-{small}"


def _letters(html: str | None) -> int:
    """How many letters wide a text is: marks above and below take no room, Chinese characters take two."""
    text = TAG.sub("", SQUARE.sub("mmmm", html or ""))
    return sum(
        1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
        if unicodedata.category(letter) not in ("Mn", "Me", "Cf")
    )


def _parts(screen: ScreenView, most: int) -> Iterator[int]:
    """The letters of each part of the column, from top to bottom; a title counts thrice: it is larger."""
    answer, tally, question = screen["answer"], screen["tally"], screen["question"]
    looked = answer is not None and answer["looked"]
    yield 3 * _letters(screen["title"])
    said = [screen["html"], screen["ringed"], screen["hand"]["text"] if screen["hand"] else ""]
    said += [line["say"] for line in screen["legend"]]
    if screen["also"]:
        said += [screen["also"][part] for part in ("title", "html", "said", "why")]
    if screen["turn"] and not answer:
        said.append(screen["turn"]["text"])
    for card in (screen["explanation"], None if looked else answer):
        said += [f"{card['title']} {card.get('detail') or ''}"] if card else []
    if tally and not looked:
        said += [tally["text"], *(bar["html"] for bar in tally["bars"])]
        yield from (0 if answer else LINE for _ in tally["squares"][:SPREAD])
    if question and not looked:
        said += [] if tally else [option["html"] for option in question["options"]]
        yield from (3 * LINE if option["board"] else 0 if tally else LINE for option in question["options"])
        yield 3 * LINE if question["stage"] == "open" else 0
    wrong = answer["wrong"] if answer else []
    for one in [one for one in wrong if one["looked"]] if looked else wrong[:most]:
        said.append(f"{one['answer']} {one['given']} {one['title']}")
        said += [one["detail"]] if one["looked"] and one["detail"] else []
    yield from map(_letters, said)
