"""The toy game on a phone: a lesson, a game of two people, and the analysis board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Server, serve
from tests.browser.support.pupil import cells, square
from tests.toys.conftest import four, lessons  # noqa: F401
from tests.toys.four.rules import Four


@pytest.fixture
def toys(four: None, lessons: Path, tmp_path: Path) -> Iterator[Server]:  # noqa: F811
    with serve(tmp_path, LESSONS=lessons) as server:
        yield server


@pytest.fixture
def page(toys: Server, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(base_url=toys.url, viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []


def test_its_lesson_is_judged_on_the_page(page: Page) -> None:
    page.goto("/en/learn/four/first-row/find-a-square")
    square(page, "e5").tap()
    expect(page.locator("[data-answer] .card")).to_have_class("card not-yet")
    square(page, "b1").tap()
    expect(page.locator("[data-answer] .card.right")).to_be_visible()
    page.goto("/en/learn/four/first-row/pieces-stay")
    for _ in range(3):
        page.locator("[data-do=play]").tap()
    assert cells(page).count("X") == 2 and cells(page).count("O") == 1


def test_two_people_play_it(page: Page) -> None:
    page.goto("/en/play/")
    page.locator("[data-others] > summary").tap()
    page.locator('label:has([name=game][value="four"])').tap()
    page.locator('label:has([name=opponent][value="person"])').tap()
    page.locator("form .main").tap()
    position = Four().start()
    for number, move in enumerate(("a1", "a5", "b1", "b5", "c1", "c5", "d1"), 1):
        square(page, move).tap()
        expect(page.locator("[name=number]")).to_have_value(str(number))
        position = position.play(move)
        assert [cells(page).count(mark) for mark in "XO"] == [position.cells().count(mark) for mark in "XO"]
    expect(page.locator("[data-title]")).to_have_text("Black wins")
    assert "None" not in page.locator("[data-answer]").inner_text()
    page.locator(".ending [formaction]").tap()
    expect(page.locator("[data-replay]")).to_be_visible(timeout=30_000)
    page.locator('[data-moves-on="-1"]').tap()
    assert cells(page).count("X") == 3


def test_its_moves_are_tried_on_the_analysis_board(page: Page) -> None:
    page.goto("/en/board/four/")
    for move in ("c3", "c4"):
        square(page, move).tap()
        expect(page.locator("[data-tree] [aria-current]")).to_contain_text(move)
    expect(page.locator("[data-values]")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
