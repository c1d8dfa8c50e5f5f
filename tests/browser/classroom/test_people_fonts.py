"""A name in Chinese is drawn on a page of any language, and asks for no more than its own characters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.test_glyphs import fonts_of
from tests.web.classroom.class_at_board import class_at_board

NAME = "王梓萱龑翀"
"""Characters of all three levels, which the pages themselves do not use."""
CHINESE = ("OTS derived font", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei")
"""The face that ships, whose slices have no name, and those of a machine that are taken in its place."""
PLACES = {"cards/": ".pupil-card strong", "": ".pupils strong", "projector/": "[data-hand]"}
FIRST = "learn/othello/board-and-squares/find-e3"
ASKED = "performance.getEntriesByType('resource').map((one) => one.name).filter((one) => /people/.test(one))"


def asked_for(page: Page) -> list[str]:
    """Which files of the face of names a page has loaded."""
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.evaluate(ASKED)


@pytest.mark.parametrize("lang", ["en", "lo", "zh-Hans"])
def test_usual_and_rare_names_are_drawn_on_cards_lists_and_projector(
    open_page: OpenPage, server: Server, lang: str
) -> None:
    board = class_at_board(server.app)
    board.do("hand", seat=board.pupil(NAME).seat)
    page = open_page(size=(1280, 800), touch=False)
    give_cookie(page, board.teacher, server)
    for path, place in PLACES.items():
        page.goto(board.url(path, lang))
        slices = [name for name in asked_for(page) if name.endswith(".woff2")]
        assert len(slices) <= 12, "five characters look into three levels at most"
        drawn = {font["familyName"]: font["glyphCount"] for font in fonts_of(page, place)}
        assert sum(drawn.get(face, 0) for face in CHINESE) >= len(NAME), (path, drawn)


def test_a_lesson_loads_nothing_for_names(open_page: OpenPage) -> None:
    page = open_page()
    for path in ("en/", f"en/{FIRST}", f"zh-Hans/{FIRST}"):
        page.goto(f"/{path}", wait_until="networkidle")
        assert not asked_for(page)
