"""Makes phrases: sentences of one language with their values, and ``{0}``, ``{1}`` … for names of squares.

A phrase does not depend on which squares these are, so a process makes each one once.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import ceil

from babel.lists import format_list
from babel.numbers import format_decimal
from babel.support import NullTranslations
from markupsafe import escape

from tutor.games.color import Color
from tutor.web.site.markdown import unbroken
from tutor.web.site.messages import Plural, Sentence, Sided

log = logging.getLogger(__name__)

NAMED = ("square", "stop", "move")
"""The names of those values of a sentence that are squares."""

BESIDE_A_NAME = re.compile(r"(?<=\})(?=[^\W\d_])|(?<=[^\W\d_])(?=\{)")
"""Where a letter touches the place of a square's name in a list; a space belongs there."""

Value = str | float | None

Key = tuple[Sentence, Color | None, str, tuple[tuple[str, Value], ...], tuple[int, ...]]
"""What a phrase says: the sentence, its side, the heading, its values, and the numbers of its squares."""

Phrase = tuple[str, tuple[int, ...]]
"""HTML, and the numbers of the squares that it names, in the order of ``{0}``, ``{1}`` …"""

MOST = 8192
"""How many phrases are cached, of all languages together."""


def translate(
    translations: NullTranslations, sentence: Sentence, color: Color | None, values: Mapping[str, object]
) -> str:
    """The translated sentence for a side and its numbers, with its placeholders unfilled."""
    if isinstance(sentence, Sided):
        sentence = sentence.white if color is Color.WHITE else sentence.black
    if isinstance(sentence, Plural):
        number = values[sentence.by]
        counted = ceil(number) if isinstance(number, int | float) else 1
        return translations.ngettext(sentence.one, sentence.many, counted)
    return translations.gettext(sentence)


def number_in(locale: str, value: float) -> str:
    """A number as this language writes it."""
    return format_decimal(value, locale=locale)


def join_in(locale: str, names: Iterable[str]) -> str:
    """Several names as a list with "and", as this language writes it."""
    joined = format_list(list(names), locale=locale)
    return BESIDE_A_NAME.sub(" ", joined)


@lru_cache(maxsize=MOST)
def fill(
    translations: NullTranslations,
    locale: str,
    sentence: Sentence,
    color: Color | None,
    heading: str,
    values: tuple[tuple[str, Value], ...],
    squares: tuple[int, ...],
) -> Phrase:
    """A sentence with its values; ``heading`` is set in bold before it.

    ``squares`` are the numbers of its squares: first those of `NAMED`, 0 for a missing one, then those of its
    list.
    """
    filled_in = dict(values)
    named = {name: number for name, number in zip(NAMED, squares, strict=False) if number}
    text = str(escape(translate(translations, sentence, color, filled_in)))
    try:
        html, places = _filled(text, locale, filled_in, named, squares[len(NAMED) :])
    except (ValueError, KeyError, TypeError):
        log.error("A translation into %s cannot be filled in: %s", locale, text)
        english = str(escape(translate(NullTranslations(), sentence, color, filled_in)))
        html, places = _filled(english, locale, filled_in, named, squares[len(NAMED) :])
    if heading:
        space = "" if heading.endswith("：") else " "  # a full-width colon includes a space
        html = f"<b>{escape(heading)}</b>{space}{html}"
    return html, places


def _filled(
    text: str, locale: str, values: Mapping[str, Value], named: Mapping[str, int], listed: tuple[int, ...]
) -> Phrase:
    places: list[int] = []

    def place_of(number: int) -> str:
        if number not in places:
            places.append(number)
        return f"{{{places.index(number)}}}"

    filled: dict[str, object] = dict.fromkeys(NAMED)
    for name, value in values.items():
        filled[name] = number_in(locale, value) if isinstance(value, float) else value
    for name, number in named.items():
        if f"%({name})s" in text:
            filled[name] = place_of(number)
    if "%(squares)s" in text:
        filled["squares"] = join_in(locale, map(place_of, listed))
    return unbroken(text % filled), tuple(places)
