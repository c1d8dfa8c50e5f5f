"""When the lesson ends, a pupil's phone shows what came of it, and leads on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.axe import LIGHT, faults
from tests.web.classroom.class_at_board import class_at_board


def test_the_end_of_a_lesson_shows_the_own_result_and_the_way_to_the_course(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil("Amy")
    page = open_page(size=(320, 640))
    give_cookie(page, seat.client, server)
    page.goto(f"/sw/seat/{board.id}/board")
    over = page.locator("[data-over]")
    expect(over).to_be_hidden()
    for answer in ("d3", "a1"):
        board.do("ask", kind="legal-move")
        seat.vote(answer)
        board.do("reveal")
        board.do("close")
    board.do("end")
    expect(over.locator(".tries i")).to_have_count(2)
    expect(over.locator(".tries .yes")).to_have_count(1)
    expect(over.locator("[data-work]")).to_be_hidden()
    assert not faults(page, LIGHT)
    over.locator("[data-course]").tap()
    expect(page.locator("[data-seat-bar]")).to_have_attribute("data-call", "quiet")
