"""The capture game of Go on a small phone: stones on points, and the first capture ends it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin, game_of, unfold, wait_for_move
from tests.browser.support.pupil import cells, square

REFUSED = ("status of 400",)
BY_TAPS = "c3 c4 a1 d3 e1 b3".split()
"""Two people: Black's c3 is left with one liberty, c2, and White takes it with the last move."""


def play(page: Page, moves: list[str]) -> None:
    for number, move in enumerate(moves):
        square(page, move).tap()
        wait_for_move(page, number)


def test_two_people_play_until_a_stone_is_captured(open_page: OpenPage) -> None:
    page = open_page(still=True)
    begin(page, opponent="person", game="capture-go-5x5")
    expect(page.locator(".board.points .felt")).to_be_attached()
    expect(page.locator(".board .names text").nth(5)).to_have_text("5")
    play(page, BY_TAPS)
    expect(page.locator(".squares [value=c3]")).to_have_attribute("aria-label", "c3: black stone, 1 liberty")
    assert game_of(page)["may_pass"]
    expect(page.locator("[name=pass]")).to_be_hidden()
    unfold(page)
    page.locator("[name=pass]").tap()
    wait_for_move(page, 6)
    play_last(page)
    expect(page.locator("[data-title]")).to_have_text("White wins")
    expect(page.locator(".squares [value=c3]")).to_have_attribute("aria-label", "c3: empty point")
    assert cells(page)[12] == "."
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def play_last(page: Page) -> None:
    square(page, "c2").tap()
    wait_for_move(page, 7)


@pytest.mark.parametrize("language", ["en", "th", "sw", "lo", "zh-Hans"])
def test_a_taken_point_is_explained(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, forgiven=REFUSED)
    begin(page, language, opponent="person", game="capture-go-7x7")
    play(page, ["d4"])
    square(page, "d4").tap()
    expect(page.locator("[data-answer] .card.not-yet .verdict")).not_to_be_empty()
    assert "%(" not in page.locator("main").inner_text()


def test_level_one_plays_to_the_end_of_a_capture_game(open_page: OpenPage) -> None:
    page = open_page(still=True)
    begin(page, game="capture-go-5x5")
    for _ in range(20):
        game = game_of(page)
        if not game["playing"]:
            break
        square(page, next(iter(game["board"]["legal"]))).tap()
        wait_for_move(page, game["number"])
    assert not game_of(page)["playing"]
    expect(page.locator("[data-answer]")).not_to_be_empty()


def test_it_is_played_without_javascript(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    begin(page, opponent="person", game="capture-go-5x5")
    for number, move in enumerate(BY_TAPS):
        square(page, move).tap()
        expect(page.locator("[name=number]")).to_have_value(str(number + 1))
    unfold(page)
    page.locator("[name=pass]").tap()
    square(page, "c2").tap()
    expect(page.locator("[data-title]")).to_have_text("White wins")
    expect(page.locator(".ending")).to_contain_text("c2 took the last liberty of 1 stone.")


def test_who_captures_sees_it_counted_and_told(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, opponent="person", game="go-5x5")
    page.evaluate("window.lifted = []")
    page.evaluate(
        """() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        if (frames.translate) lifted.push(timing);
        return animate.call(this, frames, timing);
      };
    }"""
    )
    moves = "a1 e5 b1 a2 e4 b2 e3 c1".split()
    for number, move in enumerate(moves):
        square(page, move).tap()
        wait_for_move(page, number)
    expect(page.locator("[data-discs=white]")).to_have_text("2")
    expect(page.locator("[data-answer] .sentences")).to_have_text("White plays c1 and captures 2 stones.")
    expect(page.locator(".board .off")).to_have_count(2)
    waits = page.evaluate("lifted.map(({ delay }) => delay)")
    assert len(waits) == 2 and waits[0] != waits[1], "lifted off one after the other"
    expect(page.locator(".board [data-at=a1]")).to_have_count(0)


def test_the_headline_says_that_the_computer_thinks_when_its_turn_has_come_by_a_pass(
    open_page: OpenPage,
) -> None:
    page = open_page(still=True)
    begin(page, game="go-5x5")
    page.evaluate(
        """() => {
      window.heads = [];
      const title = document.querySelector('[data-title]');
      new MutationObserver(() => heads.push(title.textContent)).observe(title, { childList: true });
    }"""
    )
    page.locator("[name=pass]").tap()
    wait_for_move(page, 1)
    assert page.evaluate("heads[0]") == "The computer is thinking."
    expect(page.locator("[data-title]")).not_to_have_text("The computer is thinking.")
