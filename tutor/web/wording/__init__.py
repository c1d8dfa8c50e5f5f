"""Turns the codes of the rules core and the judge into sentences of one language.

Nothing here knows a rule. A sentence that names squares is kept once, with ``{0}``, ``{1}`` … where the
names go, so that a page which carries hundreds of explanations carries each sentence once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from babel.lists import format_list
from babel.numbers import format_decimal
from babel.support import NullTranslations
from markupsafe import escape

from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.options import Option
from tutor.web.site.markdown import square_name, unbroken
from tutor.web.site.messages import Counted, Sentence, Sided
from tutor.web.wording import tasks
from tutor.web.wording.go.go_kind_words import GO
from tutor.web.wording.kind import OPTION_HEADS, OPTION_SENTENCES, REASON_SENTENCES, register, register_lines
from tutor.web.wording.othello.kind_words import OTHELLO
from tutor.web.wording.othello.lines import LINES

log = logging.getLogger(__name__)

Say = int | tuple[int | str, ...]
"""A sentence on a page: its place among the phrases, followed by the squares it names."""

NAMED = ("square", "stop", "move")
"""The values of a sentence that are squares."""

PLACE = re.compile(r"\{(\d+)\}")
"""The place of a square's name in a phrase."""

BESIDE_A_NAME = re.compile(r"(?<=\})(?=[^\W\d_])|(?<=[^\W\d_])(?=\{)")
"""Where a word of the list touches the place of a square's name: Latin letters stand apart there."""

REASON_SENTENCES["choose-one"] = tasks.CHOOSE_ONE
register(OTHELLO)
register(GO)
register_lines(LINES)


@dataclass
class Wording:
    """One language at work on one page; ``phrases`` grows with every new sentence."""

    translations: NullTranslations
    locale: str
    phrases: list[str] = field(default_factory=list)
    _places: dict[str, int] = field(default_factory=dict)
    _said: dict[tuple[object, ...], tuple[int, list[int]]] = field(default_factory=dict)
    """What was said, whichever squares it named: the place of the phrase, and which of the squares it names."""

    def gettext(self, message: str) -> str:
        """A message in this language; the empty message is empty, not the catalogue's header."""
        return self.translations.gettext(message) if message else ""

    def keep(self, html: str) -> int:
        """Add a piece of HTML to the phrases; returns its place among them."""
        place = self._places.get(html)
        if place is None:
            place = self._places[html] = len(self.phrases)
            self.phrases.append(html)
        return place

    def say(
        self,
        sentence: Sentence,
        color: Color | None = None,
        squares: Iterable[str] = (),
        *,
        heading: str = "",
        **values: str | float | None,
    ) -> Say:
        """A sentence about squares and numbers; ``heading`` is set in bold before it.

        Values named ``square``, ``stop`` and ``move`` are squares, ``squares`` is a list of them. A sentence
        that counts is told the value it counts by.
        """
        listed = tuple(squares)
        met: dict[str, int] = {}
        pattern = []
        others = []
        for item in values.items():
            if item[0] not in NAMED:
                others.append(item)
            elif isinstance(item[1], str):
                pattern.append((item[0], met.setdefault(item[1], len(met))))
        key = (
            sentence,
            color is Color.WHITE,
            heading,
            *pattern,
            *[met.setdefault(square, len(met)) for square in listed],
            *others,
        )
        found = self._said.get(key)
        if found is None:
            at, *named = self._say(sentence, color, listed, heading, values)
            found = self._said[key] = at, [met[square] for square in named]
        place, naming = found
        if not naming:
            return place
        told = list(met)
        return (place, *[told[number] for number in naming])

    def _say(
        self,
        sentence: Sentence,
        color: Color | None,
        squares: Sequence[str],
        heading: str,
        values: Mapping[str, str | float | None],
    ) -> tuple[int, *tuple[str, ...]]:
        """The place of a sentence, and the squares that it names."""
        text = str(escape(self.text(sentence, color, values)))
        try:
            return self._filled(text, squares, heading, values)
        except (ValueError, KeyError, TypeError):
            log.error("A translation into %s cannot be filled in: %s", self.locale, text)
            english = Wording(NullTranslations(), "en").text(sentence, color, values)
            return self._filled(str(escape(english)), squares, heading, values)

    def _filled(
        self, text: str, squares: Iterable[str], heading: str, values: Mapping[str, str | float | None]
    ) -> tuple[int, *tuple[str, ...]]:
        named: list[str] = []

        def place_of(square: str) -> str:
            if square not in named:
                named.append(square)
            return f"{{{named.index(square)}}}"

        filled: dict[str, object] = {
            name: self.number(value) if isinstance(value, float) else value for name, value in values.items()
        }
        for name in NAMED:
            value = values.get(name)
            if isinstance(value, str) and f"%({name})s" in text:
                filled[name] = place_of(value)
        if "%(squares)s" in text:
            filled["squares"] = self.join(place_of(square) for square in squares)
        html = unbroken(text % filled)
        if heading:
            space = "" if heading.endswith("：") else " "  # a full-width colon brings its own space
            html = f"<b>{escape(heading)}</b>{space}{html}"
        return (self.keep(html), *named)

    def sentences(self, *said: Say) -> Say:
        """Several sentences as one, in this order."""
        named: list[str] = []
        texts: list[str] = []
        for one in said:
            place, *squares = [one] if isinstance(one, int) else one
            named += [str(square) for square in squares if square not in named]
            places = [named.index(str(square)) for square in squares]
            texts.append(PLACE.sub(lambda m, at=places: f"{{{at[int(m[1])]}}}", self.phrases[int(place)]))  # type: ignore[misc]
        kept = self.keep(
            "".join(
                text if text.endswith(("。", "。</span>", "！")) else f"{text} " for text in texts
            ).rstrip()
        )
        return (kept, *named) if named else kept

    def text(self, sentence: Sentence, color: Color | None, values: Mapping[str, object]) -> str:
        """The sentence for a side and its numbers, translated, its placeholders still open."""
        if isinstance(sentence, Sided):
            sentence = sentence.white if color is Color.WHITE else sentence.black
        if isinstance(sentence, Counted):
            number = values[sentence.by]
            counted = ceil(number) if isinstance(number, int | float) else 1
            return self.translations.ngettext(sentence.one, sentence.many, counted)
        return self.translations.gettext(sentence)

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        return format_decimal(value, locale=self.locale)

    def join(self, names: Iterable[str]) -> str:
        """Several names as a list with "and", in the way of this language."""
        joined = format_list(list(names), locale=self.locale)
        return BESIDE_A_NAME.sub(" ", joined)

    def reason(self, reason: Reason, sentences: Mapping[str, Sentence] = REASON_SENTENCES) -> Say:
        """The sentence of a reason, among the replies or among others that are said by code."""
        return self.say(
            sentences[reason.code],
            reason.color,
            reason.squares,
            square=reason.square,
            stop=reason.stop,
            move=reason.move,
            label=reason.label,
            n=reason.n,
            of=reason.of,
            black=reason.black,
            white=reason.white,
        )

    def option(self, option: Option) -> Say:
        """The words of one answer to choose from."""
        if option.code == "square":
            return self.keep(f"<bdi>{escape(option.square)}</bdi>")
        if option.code == "number":
            return self.keep(str(option.n))
        head = OPTION_HEADS.get(option.code)
        said = self.say(
            OPTION_SENTENCES[option.code], option.color, n=option.n, black=option.black, white=option.white
        )
        if head is None:
            return said
        above = escape(self.text(head, option.color, {}))
        return self.keep(f"<span>{above}<small>{self.html(said)}</small></span>")

    def html(self, said: Say) -> str:
        """The HTML of a sentence, as a page without JavaScript shows it."""
        if isinstance(said, int):
            return self.phrases[said]
        text = self.phrases[int(said[0])]
        for place, square in enumerate(said[1:]):
            text = text.replace(f"{{{place}}}", square_name(str(square)))
        return text
