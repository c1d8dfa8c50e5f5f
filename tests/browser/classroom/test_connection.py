"""Every page that follows a class says whether news arrive, keeps what it shows, and comes back by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import OFFLINE, give_cookie, square
from tests.web.classroom.class_at_board import class_at_board

PAGES = {
    "the page of a pupil who waits": ("pupil", "/sw/seat/{id}/", (320, 640)),
    "the board of a pupil": ("pupil", "/lo/seat/{id}/board", (320, 640)),
    "the projector": ("teacher", "/th/class/{id}/projector/", (1024, 768)),
    "the console": ("teacher", "/en/class/{id}/demo/", (1280, 800)),
    "the remote": ("teacher", "/zh-Hans/class/{id}/remote/", (360, 740)),
    "the page of the class": ("teacher", "/en/class/{id}/", (360, 740)),
    "the grid": ("teacher", "/en/class/{id}/grid/", (1280, 800)),
}
BACK = 6_000
"""Milliseconds after which a page whose network is back knows it."""


@pytest.mark.parametrize("name", PAGES)
def test_the_connection_is_always_to_be_seen(open_page: OpenPage, server: Server, name: str) -> None:
    who, path, size = PAGES[name]
    board = class_at_board(server.app, begun=name != "the page of a pupil who waits")
    seat = board.pupil()
    page = open_page(size=size, forgiven=OFFLINE)
    give_cookie(page, seat.client if who == "pupil" else board.teacher, server)
    page.goto(path.format(id=board.id))
    state = page.locator(".connection")
    for how in ("live", "lost", "live"):
        page.context.set_offline(how == "lost")
        expect(state).to_have_attribute("data-link", how, timeout=BACK)
        expect(state).to_be_in_viewport()
        assert state.inner_text() == page.evaluate(
            "how => JSON.parse(document.querySelector('[data-link]').dataset.words)[how]", how
        )
        expect(page.locator("h1, h2, [data-board]").first).to_be_visible()


def test_a_pupil_who_waits_without_a_network_comes_to_the_board(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app, begun=False)
    seat = board.pupil()
    page = open_page(forgiven=OFFLINE)
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/")
    expect(page.locator("[data-link=live]")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator("[data-link=lost]")).to_be_visible()
    board.do("begin")
    board.do("ask", kind="where")
    page.context.set_offline(False)
    square(page, "d3")()
    expect(page.locator(".is-in")).to_be_visible()
