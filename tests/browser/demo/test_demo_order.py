"""Answers that come late: no screen of a class goes back to an older board, or to older votes."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, give_cookie
from tests.web.classroom.class_at_board import class_at_board

ASK = "() => document.dispatchEvent(new Event('visibilitychange'))"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def hold(page: Page) -> list[Route]:
    """Keep back the answers to whatever the page asks for from now on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/demo/state?*", keep)
    return held


def test_an_answer_held_back_over_two_newer_boards_changes_no_screen(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    console = open_page(size=LAPTOP, touch=False)
    give_cookie(console, board.teacher, server)
    remote, projector = console.context.new_page(), console.context.new_page()
    pupil = open_page()
    give_cookie(pupil, seat.client, server)
    held: dict[Page, list[Route]] = {}
    pages = {
        console: board.url(),
        remote: board.url("remote/"),
        projector: board.url("projector/"),
        pupil: f"/en/seat/{board.id}/board",
    }
    for page, address in pages.items():
        page.goto(address)
        expect(page.locator("[data-link=live]")).to_be_attached()
        held[page] = hold(page)
    old = board.do("", tap="d3")
    for page in pages:
        expect(page.locator('[data-at="d3"]')).to_be_attached()
        with page.expect_request("**/demo/state?*"):
            page.evaluate(ASK)
    board.do("", tap="c3")
    newest = board.do("", tap="c4")["version"]
    for page, waiting in held.items():
        shown = page.locator(f'main[data-version="{newest}"]')
        expect(shown).to_be_attached()
        with page.expect_response("**/demo/state?*") as answer:
            for route in waiting:
                route.fulfill(status=200, content_type="application/json", body=json.dumps(old))
        answer.value.finished()
        page.evaluate(DRAWN)
        expect(shown).to_be_attached()
        expect(page.locator('[data-at="c4"]')).to_be_attached()
