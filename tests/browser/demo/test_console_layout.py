"""The console fits a teacher's laptop and a tablet: what is pressed in a lesson stands in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, give_cookie
from tests.web.classroom.class_at_board import class_at_board

TABLET = (820, 1180)
NARROW = (1024, 768)
SCREENS = [LAPTOP, TABLET, NARROW]
TAGS = ("en", "th", "sw", "lo", "zh-Hans")

HIDDEN = """() => {
  const bar = document.querySelector('.control-bar').getBoundingClientRect().top;
  const parts = '.board, .modes, .moves-bar, [value=pass], .said h1, [data-turnout], .answers-bar .button';
  return [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()
    && part.getBoundingClientRect().bottom > bar).map((part) => part.outerHTML.slice(0, 60));
}"""
"""What would lie under the bar at the lower edge."""


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_board_moves_and_how_many_have_answered_stand_above_the_main_button(
    server: Server, open_page: OpenPage, size: tuple[int, int]
) -> None:
    board = class_at_board(server.app)
    pupils = [board.pupil(name) for name in ("Amy", "Somsi", "Juma")]
    board.do("start", game="go-9x9")
    console = open_page(size=size, touch=False)
    give_cookie(console, board.teacher, server)
    for question in (False, True):
        if question:
            board.do("ask", kind="where")
            pupils[0].vote("e5")
        for tag in TAGS:
            console.goto(board.url(lang=tag))
            expect(console.locator("[data-link=live]")).to_be_visible()
            assert console.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", [LAPTOP, NARROW], ids=lambda size: f"{size[0]}x{size[1]}")
def test_while_a_lesson_runs_the_whole_menu_of_the_class_fits(
    server: Server, open_page: OpenPage, size: tuple[int, int]
) -> None:
    board = class_at_board(server.app)
    board.do("begin-course", course="othello")
    console = open_page(size=size, touch=False)
    give_cookie(console, board.teacher, server)
    for tag in TAGS:
        for page in ("demo/", "grid/", ""):
            console.goto(board.url(page, lang=tag))
            menu = console.locator(".class-nav ul")
            assert menu.evaluate("one => one.scrollWidth <= one.clientWidth"), (tag, page)
