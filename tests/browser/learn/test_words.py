"""A word is explained in its place, and the step stays as it is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.axe import SPILLS, STANDARD, violations
from tests.browser.support.pupil import visit


def test_a_word_opens_below_its_step_and_keeps_the_step(page: Page) -> None:
    visit(page, "/en/learn/othello/outflank/between-two-discs")
    page.get_by_role("link", name="Next").or_(page.locator("[data-progress] a").nth(1)).first.click()
    page.locator("[data-complete]").wait_for(state="attached")
    word = page.locator(".term:not([hidden])")
    expect(word).to_have_count(1)
    word.locator("summary").click()
    expect(word.get_by_text("is outflanked when")).to_be_visible()
    assert page.url.endswith("/outflank/outflank-and-flip")
    page.go_back()
    expect(page.locator(".term:not([hidden]) summary")).to_have_text("Line")


def test_the_page_of_words_fits_every_screen_and_reader(open_page: OpenPage) -> None:
    page = open_page(size=(320, 640))
    for language in ("lo", "sw"):
        page.goto(f"/{language}/words/")
        assert not page.evaluate(SPILLS)
        assert violations(page, STANDARD) == []
