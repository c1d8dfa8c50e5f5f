"""No character is drawn as a box, Thai and Lao stand in the faces that ship, and no tone mark is cut."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, ONE_OF_EACH, PUZZLES, wrong_answers
from tests.browser.support.pupil import give, press, resize, visit
from tutor.catalogues import catalogue_file
from tutor.settings import ROOT
from tutor.web.site.languages import LANGUAGES

BASES = {"th": "ก", "lo": "ກ", "sw": "a", "zh-Hans": "中"}
"""A letter that carries the marks of each script."""

FACES = {"th": "Noto Sans Thai Looped", "lo": "Noto Sans Lao Looped"}
BLOCKS = {"th": range(0x0E00, 0x0E80), "lo": range(0x0E80, 0x0F00)}

STACKED = {"th": "ที่ ผู้ นี้ ชื่อ ปั๊ม ญี่ปุ่น ฟุ้ง", "lo": "ປຶ້ມ ຜູ້ ນ້ຳ ຊື້ ທີ່ ຢູ່ ຊື່ ພູ້"}
"""Words with a vowel and a tone mark above a tall letter, and with marks below."""

DRAW = """async ({ base, texts }) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [150, 110];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.font = `40px ${getComputedStyle(document.querySelector('[data-title]')).fontFamily}`;
  await document.fonts.ready;
  await document.fonts.load(pen.font, texts.join(''));
  const draw = (text) => {
    pen.clearRect(0, 0, 150, 110);
    pen.fillText(text, 40, 70);
    return canvas.toDataURL();
  };
  const missing = ['', '\\u0378', '\\u{10FFFF}', '\\u{10FFFF}\\u{10FFFF}'];
  const lacking = (letter) => missing.map((one) => draw(letter + one));
  const [alone, carried] = [lacking(''), lacking(base)];
  const isBox = (text) => ([...text].length > 1 ? carried : alone).includes(draw(text));
  return { blank: alone[0], box: alone[2], boxes: texts.filter(isBox) };
}"""
"""Draws each text in the font of the page; gives those that look like a missing character, or like none."""

INK = """({ text, selectors }) => {
  const pen = document.createElement('canvas').getContext('2d');
  const span = (around) => around.appendChild(document.createElement('span'));
  const isBox = (style) => /hidden|clip|auto|scroll/.test(style.overflow) || style.borderTopWidth !== '0px';
  const measure = (one) => {
    one.textContent = '';
    const line = span(one);
    line.textContent = text.split(' ')[0];
    const foot = span(line);
    foot.style.display = 'inline-block';
    const base = foot.getBoundingClientRect().bottom;
    const { font, lineHeight } = getComputedStyle(line);
    pen.font = font;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
    const faults = [];
    if (up + down > parseFloat(lineHeight)) faults.push(`ink of ${up + down} px in lines of ${lineHeight}`);
    for (let around = one; around; around = around.parentElement) {
      if (!isBox(getComputedStyle(around))) continue;
      const { top, bottom } = around.getBoundingClientRect();
      const [above, below] = [top - base + up, base + down - bottom].map(Math.ceil);
      if (above > 0) faults.push(`${around.tagName} cuts ${above} px at the top`);
      if (below > 0) faults.push(`${around.tagName} cuts ${below} px at the foot`);
    }
    return faults;
  };
  return selectors.flatMap((selector) => {
    const one = document.querySelector(selector);
    return one ? measure(one).map((fault) => `${selector}: ${fault}`) : [`${selector}: not there`];
  });
}"""
"""Sets a text in each place, and measures its ink against its lines and against every box around it."""


def characters(language: str) -> list[str]:
    """Every distinct character of a language's catalogue that leaves a mark on paper."""
    with catalogue_file(ROOT / "translations", LANGUAGES[language].locale).open("rb") as file:
        messages = [message.string for message in read_po(file) if message.id]
    texts = [text for said in messages for text in ([said] if isinstance(said, str) else said or ())]
    return sorted(
        one
        for one in set("".join(texts))
        if not one.isspace() and unicodedata.category(one) not in ("Cf", "Cc")
    )


def carried(character: str, language: str) -> str:
    """A character as it can be drawn alone: a mark on a letter."""
    return BASES[language] + character if unicodedata.category(character) in ("Mn", "Mc") else character


def open_step(open_page: OpenPage, language: str) -> Page:
    page = open_page(still=True)
    place = PUZZLES["legal-move"]
    visit(page, place.path(language))
    press(page, "hint")
    give(page, place.task, wrong_answers(place.task)[0])
    return page


@pytest.mark.parametrize("language", BASES)
def test_no_character_of_a_catalogue_is_drawn_as_a_box(open_page: OpenPage, language: str) -> None:
    page = open_step(open_page, language)
    texts = [carried(character, language) for character in characters(language)]
    assert texts
    seen = page.evaluate(DRAW, {"base": BASES[language], "texts": texts})
    assert seen["box"] != seen["blank"]
    assert not seen["boxes"], f"drawn as a box: {' '.join(seen['boxes'])}"


def fonts_of(page: Page, selector: str) -> list[dict[str, Any]]:
    """The fonts that draw an element's text, as the browser tells a developer."""
    client = page.context.new_cdp_session(page)
    client.send("DOM.enable")
    client.send("CSS.enable")
    root = client.send("DOM.getDocument")["root"]["nodeId"]
    node = client.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    return client.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]


@pytest.mark.parametrize("language", FACES)
def test_letters_stand_in_the_face_that_ships(open_page: OpenPage, language: str) -> None:
    page = open_step(open_page, language)
    letters = [one for one in characters(language) if ord(one) in BLOCKS[language]]
    page.evaluate(
        """async (text) => {
          document.querySelector('[data-text]').innerHTML = '<p id="thin"></p><strong id="bold"></strong>';
          for (const id of ['thin', 'bold']) document.getElementById(id).textContent = text;
          document.body.getBoundingClientRect();
          await document.fonts.ready;
        }""",
        "".join(carried(letter, language) for letter in letters),
    )
    for selector in ("#thin", "#bold"):
        fonts = fonts_of(page, selector)
        assert [(font["familyName"], font["isCustomFont"]) for font in fonts] == [(FACES[language], True)]
    for selector in ("h1", ".button.main", ".card p", ".kicker b"):
        assert FACES[language] in {font["familyName"] for font in fonts_of(page, selector)}, selector


@pytest.mark.parametrize("language", FACES)
def test_the_sides_beside_a_graph_stand_in_the_face_that_ships(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    page.goto(f"/{language}/play/replay/othello/f5d6c3")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert FACES[language] in {font["familyName"] for font in fonts_of(page, ".graph text")}


def test_each_name_of_a_language_is_drawn_on_every_page(open_page: OpenPage) -> None:
    page = open_page(still=True)
    page.goto("/en/")
    page.locator(".menu summary").tap()
    page.evaluate("document.fonts.ready.then(() => true)")
    for tag in ("th", "lo", "zh-Hans"):
        (font,) = fonts_of(page, f".menu a[hreflang={tag}]")
        assert font["glyphCount"] > 0
        assert font["isCustomFont"] or tag == "zh-Hans"


@pytest.mark.parametrize("path", ["", "practise/", f"learn/{COURSE.name}/"])
@pytest.mark.parametrize("language", BASES)
def test_words_are_drawn_anew_when_their_face_has_come(open_page: OpenPage, language: str, path: str) -> None:
    page = open_page(still=True)
    page.goto(f"/{language}/{path}", wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    for selector in ("h1", ".top nav a", "summary", "main .button"):
        came = {font["familyName"] for font in fonts_of(page, selector)}
        page.evaluate("(found) => { document.querySelector(found).style.fontSize = '23px'; }", selector)
        assert came == {font["familyName"] for font in fonts_of(page, selector)}, selector


@pytest.mark.parametrize("language", STACKED)
def test_no_tone_mark_is_cut(open_page: OpenPage, language: str) -> None:
    page = open_step(open_page, language)
    on_a_step = ["h1", "[data-turn]", ".kicker span", ".kicker b", ".card .verdict", ".card p:not(.verdict)"]
    faults = measure(page, language, [*on_a_step, "[data-actions] .button", "summary"])
    visit(page, ONE_OF_EACH["tell"].path(language))
    faults += measure(page, language, ["[data-text] p", "h1", "[data-actions] .main"])
    visit(page, PUZZLES["result"].path(language))
    faults += measure(page, language, [".option"])
    page.goto(f"/{language}/learn/{COURSE.name}/")
    faults += measure(
        page,
        language,
        ["h2", ".text p", ".lesson-path strong", ".lesson-path .number", ".button", ".top nav a"],
    )
    resize(page, 1280, 800)
    faults += measure(page, language, ["h2", ".lesson-path strong", ".button"])
    assert not faults, "\n".join(faults)


def measure(page: Page, language: str, selectors: list[str]) -> list[str]:
    """What is cut where the stacked words of a language stand in these places."""
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.evaluate(INK, {"text": STACKED[language], "selectors": selectors})
