"""A pupil who is inside a lesson hears from the class without leaving it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.pupil import visit
from tests.web.classroom.class_at_board import class_at_board

SHOWN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def come_back(page: Page) -> None:
    """The page is looked at again, when its last question is some time ago."""
    page.clock.fast_forward(5_000)
    page.evaluate(SHOWN_AGAIN)


def test_a_class_that_begins_is_told_inside_a_lesson_without_moving_the_board(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app, begun=False)
    pupil = board.pupil("Amy")
    page = open_page()
    page.clock.install()
    give_cookie(page, pupil.client, server)
    visit(page, "/lo/learn/othello/legal-moves/at-least-one-flip")
    bar, there = page.locator("[data-seat-bar]"), page.locator("[data-board]").bounding_box()
    expect(bar).to_have_attribute("data-call", "quiet")
    board.do("begin")
    page.clock.fast_forward(20_000)
    expect(bar).to_have_attribute("data-call", "begun")
    assert page.locator("[data-board]").bounding_box() == there
    board.do("hand", seat=pupil.seat)
    come_back(page)
    expect(bar).to_have_attribute("data-call", "yours")
    expect(bar.get_by_role("status")).not_to_be_empty()
    assert page.locator("[data-board]").bounding_box() == there
    for look in (LIGHT, DARK):
        assert not violations(page, look)
    bar.get_by_role("link").tap()
    expect(page.locator("[data-pupil]")).to_be_visible()
