"""Turns the codes of the rules core and the judge into sentences of one language.

Nothing here knows a rule. A page stores each sentence once, as a phrase with ``{0}``, ``{1}`` … in the places
of the names of squares, and refers to it from hundreds of explanations.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from babel.support import NullTranslations
from markupsafe import escape

from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.options import Option
from tutor.web.site.markdown import square_name
from tutor.web.site.messages import Sentence
from tutor.web.wording import tasks
from tutor.web.wording.go.go_kind_words import GO
from tutor.web.wording.kind_sentences import (
    OPTION_HEADS,
    OPTION_SENTENCES,
    REASON_SENTENCES,
    register,
    register_lines,
)
from tutor.web.wording.othello.direction_sentences import LINES
from tutor.web.wording.othello.kind_words import OTHELLO
from tutor.web.wording.phrases import Key, Value, fill, join_in, number_in, translate

Say = int | tuple[int | str, ...]
"""A sentence on a page: the number of its phrase, followed by the squares that it names, if any."""

PLACE = re.compile(r"\{(\d+)\}")
"""The place of a square's name in a phrase."""

REASON_SENTENCES["choose-one"] = tasks.CHOOSE_ONE
register(OTHELLO)
register(GO)
register_lines(LINES)


@dataclass
class Wording:
    """The sentences of one page in one language; ``phrases`` grows with every new sentence."""

    translations: NullTranslations
    locale: str
    phrases: list[str] = field(default_factory=list)
    _places: dict[str, int] = field(default_factory=dict)
    _keys: dict[int, Key] = field(default_factory=dict)
    """What each phrase says, by its number."""
    _said: dict[Key, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    """By what was said, but for its squares: the number of the phrase, and which of the squares it names."""

    def gettext(self, message: str) -> str:
        """A message in this language; "" for "", for which gettext itself returns the catalogue's header."""
        return self.translations.gettext(message) if message else ""

    def keep(self, html: str) -> int:
        """Add a piece of HTML to the phrases, if it is new; returns its number."""
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

        Values named ``square``, ``stop`` and ``move`` are squares, ``squares`` is a list of them. A `Plural`
        sentence needs the value that it counts by.
        """
        one = values.pop("square", None), values.pop("stop", None), values.pop("move", None)
        return self._once(sentence, color, heading, tuple(values.items()), (*one, *squares))

    def _once(
        self,
        sentence: Sentence,
        color: Color | None,
        heading: str,
        values: tuple[tuple[str, Value], ...],
        squares: tuple[Any, ...],
    ) -> Say:
        """A sentence about these squares, first those of `NAMED`, None for a missing one."""
        met: dict[str | None, int] = {None: 0}
        numbers = tuple([met.setdefault(square, len(met)) for square in squares])
        key = sentence, color, heading, values, numbers
        found = self._said.get(key)
        if found is None:
            html, naming = fill(self.translations, self.locale, *key)
            found = self._said[key] = self.keep(html), naming
            self._keys[found[0]] = key
        place, naming = found
        if not naming:
            return place
        met_values: list[Any] = list(met)
        return (place, *[met_values[number] for number in naming])

    def under(self, heading: str, said: Say) -> Say:
        """The same sentence under another heading."""
        place, *squares = [said] if isinstance(said, int) else said
        sentence, color, _, values, numbers = self._keys[int(place)]
        html, _ = fill(self.translations, self.locale, sentence, color, heading, values, numbers)
        kept = self.keep(html)
        return (kept, *squares) if squares else kept

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
        """The translated sentence for a side and its numbers, with its placeholders unfilled."""
        return translate(self.translations, sentence, color, values)

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        return number_in(self.locale, value)

    def join(self, names: Iterable[str]) -> str:
        """Several names as a list with "and", as this language writes it."""
        return join_in(self.locale, names)

    def reason(self, reason: Reason, sentences: Mapping[str, Sentence] = REASON_SENTENCES) -> Say:
        """The sentence of a reason, from the replies to answers or from other ``sentences`` by code."""
        values = (
            ("label", reason.label),
            ("n", reason.n),
            ("of", reason.of),
            ("black", reason.black),
            ("white", reason.white),
        )
        squares = reason.square, reason.stop, reason.move, *reason.squares
        return self._once(sentences[reason.code], reason.color, "", values, squares)

    def option(self, option: Option) -> Say:
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
