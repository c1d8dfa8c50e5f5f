"""A kind of puzzle that only tests know, tapped in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Server, serve
from tests.browser.support.pupil import card, mark, press, see_solved, visit
from tests.toys.kind.at_home import LONELY, toy_kind, write_course

STEP = "/en/learn/othello/lonely-discs/black-and-lonely"


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("toy")
    with toy_kind(), serve(folder, LESSONS=write_course(folder)) as serving:
        yield serving


@pytest.fixture
def toy_page(toy_server: Server, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(base_url=toy_server.url, viewport=PHONE, has_touch=True)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def test_it_is_tapped_checked_and_kept(toy_page: Page, toy_server: Server) -> None:
    visit(toy_page, STEP)
    expect(toy_page.locator("#main")).to_contain_text("Tap every lonely black disc.")
    mark(toy_page, ("b2", "e4"))
    press(toy_page, "check")
    expect(card(toy_page, "almost")).to_contain_text("1 of 3 lonely discs found.")
    mark(toy_page, LONELY)
    press(toy_page, "check")
    see_solved(toy_page, stars=2)
    expect(card(toy_page, "right")).to_contain_text("Correct: 3 lonely black discs.")
    assert [answer.verdict for answer in toy_server.answers_of(toy_page, 2)] == ["almost", "right"]
