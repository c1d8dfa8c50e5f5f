import re

import pytest
from babel.support import NullTranslations
from flask import Flask

from tests.support.kinds import OPTIONS, REASONS
from tutor.games.color import Color
from tutor.games.families import FAMILIES
from tutor.games.judgement import Reason
from tutor.games.kinds.kind_table import all_kinds
from tutor.games.kinds.options import Option
from tutor.games.othello.puzzles import WhichIsBetter
from tutor.games.othello.rules.explain import LineEnd
from tutor.web.site.languages import LANGUAGES, Catalogues
from tutor.web.site.messages import N_, Plural, Sentence, Sided
from tutor.web.wording import Wording
from tutor.web.wording.family_words import MISTAKES
from tutor.web.wording.kind_sentences import OPTION_SENTENCES, REASON_SENTENCES, WORDS
from tutor.web.wording.othello.direction_sentences import ALONE, ENDS
from tutor.web.wording.phrases import fill

PLACEHOLDER = re.compile(r"%\((\w+)\)s")
SQUARES = {"square": "e4", "stop": "h7", "move": "a1", "squares": ("b2", "c3")}


@pytest.fixture(scope="module")
def catalogues(_app: Flask) -> Catalogues:
    return Catalogues(_app.config["TRANSLATIONS"])


def wording(catalogues: Catalogues, tag: str) -> Wording:
    return Wording(catalogues[tag], LANGUAGES[tag].locale)


def messages(sentence: Sentence) -> list[str]:
    if isinstance(sentence, Sided):
        return [*messages(sentence.black), *messages(sentence.white)]
    return [sentence.one, sentence.many] if isinstance(sentence, Plural) else [sentence]


def a_reason(code: str, color: Color, n: int) -> Reason:
    values: dict[str, object] = {"color": color, "direction": "up", "label": "3", "n": n, "of": n + 1}
    values |= {"black": 10, "white": 54} | SQUARES
    return Reason(code, **{name: values[name] for name in REASONS[code]})  # type: ignore[arg-type]


def test_every_reason_has_its_sentence_and_no_sentence_is_left_over() -> None:
    assert set(REASON_SENTENCES) == set(REASONS)


def test_a_sentence_names_only_what_its_reason_carries() -> None:
    for code, sentence in REASON_SENTENCES.items():
        for message in messages(sentence):
            assert set(PLACEHOLDER.findall(message)) <= set(REASONS[code]), code


def test_a_sentence_that_counts_holds_its_number_and_never_says_the_1() -> None:
    for code, sentence in REASON_SENTENCES.items():
        sides = [sentence.black, sentence.white] if isinstance(sentence, Sided) else [sentence]
        for side in sides:
            if isinstance(side, Plural):
                assert not re.search(r"\bthe %", side.one, re.IGNORECASE), code
                assert f"%({side.by})s" in side.many, code


def test_the_two_sides_of_a_sentence_differ_only_in_their_colours() -> None:
    def turned(message: str) -> str:
        """The sentence for the other side; a score stays, since Black always stands first in it."""
        other = {"black": "white", "white": "black", "Black": "White", "White": "Black"}
        message = message.replace("Black %(black)s, White %(white)s", "{score}")
        return re.sub("black|white|Black|White", lambda found: other[found.group()], message)

    for code, sentence in REASON_SENTENCES.items():
        if isinstance(sentence, Sided):
            for black, white in zip(messages(sentence.black), messages(sentence.white), strict=True):
                assert turned(black) == white.replace("Black %(black)s, White %(white)s", "{score}"), code


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(catalogues: Catalogues, tag: str) -> None:
    words = wording(catalogues, tag)
    for code in REASONS:
        for color in Color:
            for n in (0, 1, 2, 5):
                html = words.html(words.reason(a_reason(code, color, n)))
                assert html
                assert "%(" not in html, (code, html)
                assert "None" not in html, (code, html)
                assert not re.search(r"\{\d\}", html), (code, html)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_option_can_be_said_in_every_language(catalogues: Catalogues, tag: str) -> None:
    words = wording(catalogues, tag)
    for code in OPTIONS:
        if code != "board":
            said = words.option(Option("key", code, Color.WHITE, "e4", black=3, white=9, n=5))
            assert "%(" not in words.html(said)


def test_every_kind_of_puzzle_has_a_question_and_a_hint() -> None:
    assert set(WORDS) == {str(kind.__struct_config__.tag) for kind in all_kinds()}
    for kind in all_kinds():
        words = WORDS[str(kind.__struct_config__.tag)]
        assert set(words.replies) == set(kind.reasons)
        assert set(words.options) | {"square", "board", "number"} >= set(kind.option_codes)
        for puzzle in kind.variants():
            assert puzzle.title_code in words.questions
            assert words.hints.keys() >= {puzzle.title_code}
            assert puzzle.topic in words.questions or kind is WhichIsBetter
    assert set(OPTION_SENTENCES) | {"square", "board", "number"} == set(OPTIONS)


def test_a_family_whose_engine_weighs_moves_and_no_other_has_words_for_mistakes() -> None:
    weighing = {family.name for family in FAMILIES.values() if family.engine and family.engine.weighs}
    assert weighing
    assert set(MISTAKES) == weighing


def test_every_way_a_line_can_end_is_drawn_and_told() -> None:
    assert set(ENDS) == set(LineEnd)
    assert set(ALONE) == set(LineEnd) - {LineEnd.SQUARE_TAKEN}


def test_a_sentence_is_kept_once_whatever_squares_it_names(catalogues: Catalogues) -> None:
    words = wording(catalogues, "en")
    first = words.reason(a_reason("stays-on-no-line", Color.BLACK, 1)._replace(square="b4"))
    second = words.reason(a_reason("stays-on-no-line", Color.BLACK, 1)._replace(square="g2"))
    assert first == (0, "b4", "a1")
    assert second == (0, "g2", "a1")
    assert len(words.phrases) == 1


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_was_said_of_some_squares_is_said_rightly_of_others(catalogues: Catalogues, tag: str) -> None:
    squares = [("a1", "b2", ("c3", "d4")), ("a1", "a1", ("d4", "a1")), ("h8", "b2", ("b2", "h8"))]
    reasons = [
        a_reason(code, color, 3)._replace(square=square, stop=stop, squares=listed)
        for code in REASONS
        for color in Color
        for square, stop, listed in squares
    ]
    known = wording(catalogues, tag)
    for reason in [*reasons, *reasons]:
        fill.cache_clear()
        fresh = wording(catalogues, tag)
        assert known.html(known.reason(reason)) == fresh.html(fresh.reason(reason))


def test_what_an_author_or_translator_writes_is_not_markup(catalogues: Catalogues) -> None:
    words = wording(catalogues, "en")
    assert words.html(words.say("<b>5 & 6</b>")) == "&lt;b&gt;5 &amp; 6&lt;/b&gt;"


def test_a_translation_that_cannot_be_filled_in_is_said_in_english(catalogues: Catalogues) -> None:
    class Broken(NullTranslations):
        def gettext(self, message: str) -> str:
            return "100 % %(nothing)s"

    words = Wording(Broken(), "th")
    assert words.html(words.say(N_("Tap %(square)s."), square="e4")).startswith("Tap <")


def test_sentences_are_joined_with_their_squares(catalogues: Catalogues) -> None:
    for tag, between in {"en": " ", "zh-Hans": ""}.items():
        words = wording(catalogues, tag)
        said = [words.reason(Reason("is-better", square=square)) for square in ("e4", "c3", "e4")]
        joined = words.sentences(*said)
        assert isinstance(joined, tuple)
        assert joined[1:] == ("e4", "c3")
        assert words.html(joined) == between.join(words.html(one) for one in said)


def test_a_sentence_stands_under_another_heading(catalogues: Catalogues) -> None:
    words = wording(catalogues, "en")
    said = words.say(N_("Tap %(square)s."), square="e4", heading="Up:")
    other = words.under("Down:", said)
    assert words.html(other) == words.html(words.say(N_("Tap %(square)s."), square="e4", heading="Down:"))
    assert words.html(other).startswith("<b>Down:</b> Tap <")


def test_pages_of_a_language_have_their_phrases_in_common(catalogues: Catalogues) -> None:
    reason = a_reason("stays-on-no-line", Color.BLACK, 1)
    said = [(page := wording(catalogues, "sw")).phrases[page.reason(reason)[0]] for _ in range(2)]
    assert said[0] is said[1]
