"""The server is killed in the middle of a lesson and started again: every page comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.support.own_server import SECRET
from tests.support.own_server import Server as Killable
from tests.web.classroom.class_at_board import class_at_board
from tutor import create_app

BACK = 30_000
"""Milliseconds from when the server answers again to when every page is back: five seconds, if not busy."""


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[Killable]:
    """A tutor that can be killed."""
    found = Killable(tmp_path)
    found.start()
    yield found
    found.kill()


def test_every_page_is_back_within_seconds(killable: Killable, chromium: Browser) -> None:
    app = create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": killable.url})
    board = class_at_board(app)
    seats = [board.pupil(f"Pupil {n}") for n in range(2)]
    base = f"http://127.0.0.1:{killable.port}"

    def open_(client: FlaskClient, address: str) -> Page:
        context = chromium.new_context(base_url=base, viewport=PHONE)
        name = app.config["SESSION_COOKIE_NAME"]
        cookie = client.get_cookie(name)
        assert cookie is not None
        context.add_cookies([{"name": name, "value": cookie.value, "url": base}])
        page = context.new_page()
        page.goto(address)
        expect(page.locator("[data-link=live]")).to_be_visible()
        return page

    console = open_(board.teacher, board.url())
    followers = [open_(board.teacher, board.url("projector/"))]
    followers += [open_(seat.client, f"/en/seat/{board.id}/board") for seat in seats]
    console.locator('.squares button[value="d3"]').click()
    for page in followers:
        expect(page.locator('[data-at="d3"]')).to_be_attached()
    killable.kill()
    for page in (console, *followers):
        expect(page.locator("[data-link=lost]")).to_be_visible(timeout=BACK)
        expect(page.locator('[data-at="d3"]')).to_be_attached()
    killable.start()
    for page in (console, *followers):
        expect(page.locator("[data-link=lost]")).to_have_count(0, timeout=BACK)
    console.locator('.squares button[value="c3"]').click()
    for page in followers:
        expect(page.locator('[data-at="c3"]')).to_be_attached(timeout=BACK)
    assert board.state()["at"] == 2
    for page in (console, *followers):
        page.context.close()
