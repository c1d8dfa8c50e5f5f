"""A language that nobody above the catalogues knows goes through every page of a narrow phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server, serve
from tests.browser.support.lesson_steps import COURSE, ONE_OF_EACH
from tests.toys.long_language import LONG, write_catalogues
from tests.web.classroom.class_at_board import class_at_board
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code
from tutor.web.site.languages import LANGUAGES

NARROW = {"width": 320, "height": 640}
BOARD = f"board/othello/{position_code(find_game('othello').start())}"

PAGES = (
    "",
    f"learn/{COURSE.name}/",
    *(place.path(LONG.tag).removeprefix(f"/{LONG.tag}/") for place in ONE_OF_EACH.values()),
    "play/",
    "play/open/",
    "play/replay/othello/f5d6c3d3c4",
    BOARD,
    f"{BOARD}?show=mobility&look=1&values=1",
    f"{BOARD}/set-up",
    f"{BOARD}/print",
    "practise/",
    "practise/flips/1/16/1",
    "me/",
    "words/",
    "join/",
    "teacher/",
    "print/",
    f"print/lesson/{COURSE.name}/{COURSE.lessons[0].slug}/",
    "nothing-here",
)

SEEN = r"""() => {
  const apart = '.vh, [lang]:not(html), bdi, pre, code, textarea, svg';
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(apart);
  const words = /[A-Za-z][A-Za-z\u0300-\u036f]{2,}/g;
  const plain = (text) => (text.replace(/\S*\/\S*/g, '').normalize('NFD').match(words) || [])
    .filter((word) => /^[A-Za-z]+$/.test(word));
  const english = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(around.tagName) || !visible(around)) continue;
    english.push(...plain(node.data));
  }
  const spoken = ['aria-label', 'placeholder', 'title', 'alt'];
  document.querySelectorAll(spoken.map((name) => `[${name}]`)).forEach((one) => {
    if (one.closest('[lang]:not(html)')) return;
    spoken.forEach((name) => english.push(...plain(one.getAttribute(name) || '')));
  });
  const cut = [...document.querySelectorAll('body *')].filter((one) => {
    if (!visible(one) || !one.textContent.trim() || !one.clientWidth) return false;
    const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
    if (clipPath === 'inset(50%)') return false; // for a screen reader
    const across = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
    const down = /hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    return across || down || (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth);
  }).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 30)}`);
  return { english: [...new Set(english)], cut, width: document.documentElement.scrollWidth };
}"""
"""The words of ASCII letters that a page shows or says, what is cut on it, and how wide it is."""

NAMES = {"Othello", "Tutor", "English", "Kiswahili", "Noy", "Class"}
"""What has one name in every language: the site, other languages, people, a class; besides files."""

AND = {"kaj"}
"""What Babel puts between the last two of a list in that language."""

FORMATS = {"OBF", "GGF", "WTHOR", "CSV", "TOML", "txt", "ggf", "wtb", "jou", "trn", "obf", "HTML", "PNG"}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("translations")
    write_catalogues(folder)
    LANGUAGES[LONG.tag] = LONG
    try:
        with serve(tmp_path_factory.mktemp("served"), TRANSLATIONS=folder) as server:
            yield server
    finally:
        del LANGUAGES[LONG.tag]


@pytest.fixture(scope="module")
def page(toys: Server, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(
        base_url=toys.url, viewport=NARROW, has_touch=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def faults(page: Page, address: str) -> dict[str, Any]:
    """What is wrong with a page: English left, what is cut, how far it is too wide."""
    page.goto(address)
    page.evaluate("document.fonts.ready.then(() => 0)")
    seen = page.evaluate(SEEN)
    left = sorted(set(seen["english"]) - NAMES - AND - FORMATS)
    wide = seen["width"] - NARROW["width"]
    found = {"english": left, "cut": seen["cut"], "wide": wide if wide > 0 else 0}
    return {what: value for what, value in found.items() if value}


@pytest.mark.parametrize("path", PAGES)
def test_no_english_is_left_and_nothing_is_cut(page: Page, path: str) -> None:
    assert faults(page, f"/{LONG.tag}/{path}") == {}


def test_neither_on_the_big_board_of_a_class(toys: Server, chromium: Browser) -> None:
    board = class_at_board(toys.app)
    board.pupil("Noy")
    board.do("ask", kind="where")
    context = chromium.new_context(base_url=toys.url, viewport=NARROW, reduced_motion="reduce")
    cookie = board.teacher.get_cookie(toys.app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    context.add_cookies([{"name": cookie.key, "value": cookie.value, "url": toys.url}])
    page = context.new_page()
    pages = ("demo/", "remote/", "work/", "grid/", "report/", "names/", "")
    found = {path: faults(page, board.url(path, LONG.tag)) for path in pages}
    context.close()
    assert {path: fault for path, fault in found.items() if fault} == {}
