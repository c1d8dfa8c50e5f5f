"""A counted game on a small phone: both sides pass, mark what is dead, agree, and see every point counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin, wait_for_move
from tests.browser.support.pupil import square

MOVES = "c5 d5 c4 d4 c3 d3 c2 d2 c1 d1 e3".split()
"""A wall of each side, and a black stone inside White's, which cannot live."""


def play(page: Page, scripted: bool) -> None:
    begin(page, opponent="person", game="go-5x5")
    for number, move in enumerate([*MOVES, None, None]):
        (page.locator("[name=pass]") if move is None else square(page, move)).tap()
        if scripted:
            wait_for_move(page, number)
        expect(page.locator("[name=number]")).to_have_value(str(number + 1))


def bottom(page: Page, selector: str) -> float:
    found: float = page.locator(selector).evaluate("(one) => one.getBoundingClientRect().bottom")
    return found


def top(page: Page, selector: str) -> float:
    found: float = page.locator(selector).evaluate("(one) => one.getBoundingClientRect().top")
    return found


@pytest.mark.parametrize("scripted", [True, False])
def test_a_stone_is_marked_and_the_board_is_counted(open_page: OpenPage, scripted: bool) -> None:
    page = open_page(still=True, javascript=scripted)
    play(page, scripted)
    expect(page.locator("[data-title]")).to_have_text("Count the score")
    expect(page.locator(".board .dead")).to_have_count(1)
    expect(page.locator("[data-answer]")).to_contain_text("empty points 5 = 10")
    assert bottom(page, ".count-card") <= top(page, ".play > .actions"), "the whole count is seen"
    square(page, "e3").tap()
    expect(page.locator(".board .dead")).to_have_count(0)
    expect(page.locator("[data-answer]")).to_contain_text("empty points 0 = 5")
    expect(page.locator("[data-answer]")).to_contain_text("4 points touch both colours")
    assert bottom(page, ".count-card") <= top(page, ".play > .actions"), "the whole count is seen"
    expect(square(page, "e1")).to_have_attribute("aria-label", "e1: empty point, counts for neither side")
    square(page, "e3").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board .dead")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[name=agree]").tap()
    expect(page.locator("[data-title]")).to_have_text("Black wins")
    expect(page.locator(".ending")).to_contain_text("Black wins by 5 points.")
    expect(page.locator(".board .land-white text")).to_have_text(["2", "4", "6", "8", "10"])


def test_whoever_does_not_agree_plays_on(open_page: OpenPage) -> None:
    page = open_page(still=True)
    play(page, scripted=True)
    page.locator("[name=resume]").tap()
    expect(page.locator("[data-title]")).to_have_text("White to move")
    expect(page.locator(".board .dead")).to_have_count(0)
    square(page, "e2").tap()
    wait_for_move(page, len(MOVES))
    expect(page.locator("[name=agree]")).to_be_hidden()


def test_the_headline_says_at_once_that_two_passes_stop_the_game(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, opponent="person", game="go-5x5")
    page.locator("[name=pass]").tap()
    wait_for_move(page, 0)
    page.evaluate(
        """() => {
      window.heads = [];
      const title = document.querySelector('[data-title]');
      new MutationObserver(() => heads.push(title.textContent)).observe(title, { childList: true });
    }"""
    )
    page.locator("[name=pass]").tap()
    expect(page.locator("[data-title]")).to_have_text("Count the score")
    expect(page.locator(".count-card")).to_be_visible()


@pytest.mark.parametrize("scripted", [True, False])
def test_who_passes_while_a_border_is_open_is_shown_where_and_may_pass_all_the_same(
    open_page: OpenPage, scripted: bool
) -> None:
    page = open_page(still=True, javascript=scripted)
    begin(page, opponent="person", game="go-5x5")
    for number, move in enumerate("b5 d5 b4 d4 b2 d2 b1 d1".split()):
        square(page, move).tap()
        expect(page.locator("[name=number]")).to_have_value(str(number + 1))
    page.locator("[name=pass]").tap()
    expect(page.locator("[data-answer]")).to_contain_text("The borders are not closed yet.")
    expect(page.locator(".board .unclosed")).to_have_count(1)
    expect(page.locator("[name=number]")).to_have_value("8")
    page.locator("[name=pass]").tap()
    expect(page.locator("[name=number]")).to_have_value("9")
    expect(page.locator(".board .unclosed")).to_have_count(0)
