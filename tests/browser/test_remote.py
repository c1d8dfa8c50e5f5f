"""The remote on the teacher's phone: what is pressed next lies under the thumb, on small screens too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SPILLS
from tests.browser.conftest import OpenPage, Server
from tests.browser.pupil import square
from tests.browser.test_demo import give_cookie
from tests.web.classroom.class_at_board import class_at_board

REACH = 0.45
"""Of the height of a phone: above the lower edge, a thumb comes so far."""


def see_under_the_thumb(page: Page, *names: str) -> None:
    """Every button of these is to be seen low on the screen, without scrolling, and large enough."""
    height = page.evaluate("innerHeight")
    for name in names:
        button = page.locator(f"[name=do][value={name}]")
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box and box["height"] >= 44 and box["y"] > height * (1 - REACH), (name, box)
    assert not page.evaluate(SPILLS)


@pytest.mark.parametrize(("lang", "size"), [("lo", (320, 640)), ("sw", (320, 640)), ("th", (360, 740))])
def test_a_lesson_is_led_with_one_thumb(
    open_page: OpenPage, server: Server, lang: str, size: tuple[int, int]
) -> None:
    board = class_at_board(server.app)
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    page = open_page(size=size)
    give_cookie(page, board.teacher, server)
    page.goto(board.url("remote/", lang))
    see_under_the_thumb(page, "last-step", "next-step", "ask-step", "back", "forward", "ask")
    page.locator("[value=ask-step]").tap()
    see_under_the_thumb(page, "count", "reveal", "close")
    expect(page.locator("[value=back]")).to_be_hidden()
    board.pupil().vote("d4", "c5")
    page.locator("[value=reveal]").tap()
    explain = page.locator("[name=answer]")
    explain.tap()
    expect(explain).to_have_attribute("aria-pressed", "true")
    see_under_the_thumb(page, "close")
    page.locator("[value=close]").tap()
    expect(page.locator("[value=close]")).to_be_hidden()
    board.do("teams")
    see_under_the_thumb(page, "turn", "end-match")


@pytest.mark.parametrize(("name", "javascript"), [("remote/", True), ("remote/", False), ("demo/", True)])
def test_a_turn_without_votes_is_played_on_the_board(
    open_page: OpenPage, server: Server, name: str, javascript: bool
) -> None:
    board = class_at_board(server.app)
    board.do("teams")
    page = open_page(javascript=javascript)
    give_cookie(page, board.teacher, server)
    page.goto(board.url(name))
    page.locator("[value=turn]").tap()
    told = page.get_by_text("It is your move. Tap a square on the board.")
    expect(told).to_be_visible()
    if name == "remote/":
        expect(page.locator(".walk-bar")).to_be_hidden()
        see_under_the_thumb(page, "ask-turn", "end-match")
    assert not page.evaluate(SPILLS)
    square(page, "d3").tap()
    expect(page.locator("[data-title]")).to_have_text("Team White, choose your move.")
    expect(told).to_be_hidden()
