"""However narrow a column is, no line of it begins with the punctuation that belongs to a square's name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po
from babel.support import NullTranslations

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import ONE_OF_EACH
from tutor.settings import ROOT
from tutor.web.site.languages import LANGUAGES, Catalogues
from tutor.web.site.markdown import CLOSING, inline
from tutor.web.site.messages import Plural
from tutor.web.wording import Wording

SQUARES = {"square": "h1", "stop": "g2", "move": "f3"}
NAMES = {*SQUARES, "squares"}
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
NAMED = re.compile(rf"`[a-h][1-8]`|%\((?:{'|'.join(sorted(NAMES))})\)s")
NARROW, WIDE = 96, 320
"""Pixels: from a column that holds one word to that of a phone."""

BEGINNINGS = """({ html, closing, widths }) => {
  const text = document.querySelector('[data-text]');
  text.innerHTML = html.map((one) => `<p>${one}</p>`).join('');
  const marks = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    [...node.data].forEach((letter, i) => {
      if (!closing.includes(letter) || (!i && !node.previousSibling)) return;
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      marks.push(range);
    });
  }
  const found = new Set();
  widths.forEach((width) => {
    text.style.width = `${width}px`;
    const left = text.getBoundingClientRect().left;
    marks.forEach((range) => {
      if ([...range.getClientRects()].some((box) => box.width && box.left < left + 1)) {
        found.add(range.startContainer.parentNode.closest('p').textContent);
      }
    });
  });
  return { marks: marks.length, found: [...found] };
}"""
"""Lays sentences out in columns of many widths; gives those of which a line begins with punctuation."""


def sentences(tag: str) -> Iterator[str]:
    """The HTML of every sentence of a language that names a square."""
    words = Wording(Catalogues(ROOT / "translations")[tag], LANGUAGES[tag].locale)
    with (ROOT / "translations/messages.pot").open("rb") as template:
        for message in read_po(template):
            texts = message.id if isinstance(message.id, tuple) else (message.id,)
            if not NAMED.search(texts[0]):
                continue
            if "`" in texts[0]:
                yield inline(words.gettext(texts[0]))
            else:
                sentence = Plural(texts[0], texts[-1]) if len(texts) > 1 else texts[0]
                numbers = {"n": 3} | {
                    name: 3 for name in PLACEHOLDER.findall("".join(texts)) if name not in NAMES
                }
                yield words.html(words.say(sentence, squares=["a1", "b8", "c2"], **SQUARES, **numbers))


def every_mark() -> Iterator[str]:
    """A square's name before each mark of punctuation, in a lesson and in an explanation."""
    words = Wording(NullTranslations(), "en")
    for mark in CLOSING:
        yield inline(f"The next line is `h1`{mark} 那一行 `g2`{mark}那一行")
        sentence = f"The next line is %(square)s{mark} 那一行 %(stop)s{mark}那一行"
        yield words.html(words.say(sentence, **SQUARES))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_line_begins_with_punctuation(open_page: OpenPage, tag: str) -> None:
    page = open_page(size=(360, 740))
    page.goto(next(iter(ONE_OF_EACH.values())).path(tag))
    page.evaluate("document.fonts.ready.then(() => 0)")
    html = [*sentences(tag), *every_mark()]
    widths = [*range(NARROW, WIDE, 7)]
    seen = page.evaluate(BEGINNINGS, {"html": html, "closing": CLOSING, "widths": widths})
    assert seen["marks"] > len(CLOSING) * 4
    assert seen["found"] == []
