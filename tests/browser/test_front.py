"""Who comes for Go finds it on the first screen of a phone, and a board that answers a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import LANGUAGES
from tests.browser.support.pupil import button, card, see_solved, square, visit

STONES = """() => Object.fromEntries([...document.querySelectorAll('[data-board] svg use')].map((stone) => [
  'abcde'[(stone.getAttribute('x') - 5) / 10] + (5 - (stone.getAttribute('y') - 5) / 10),
  stone.getAttribute('href').slice(1),
]))"""
BOARD = {"c4": "X", "b3": "X", "c3": "O", "d3": "X"}
TAKEN = {"c4": "X", "b3": "X", "d3": "X", "c2": "X"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_games_stands_on_the_first_screen_of_a_phone(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(size=(360, 740), still=True)
    visit(page, f"/{language}/")
    tabs = page.locator(".families a")
    expect(tabs).to_have_count(2)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)
    tabs.nth(1).tap()
    page.wait_for_url(f"**/{language}/go/")
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_board_and_button_stand_on_the_first_screen_of_a_small_phone(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(size=(320, 568), still=True)
    visit(page, f"/{language}/go/")
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_tap_captures_and_the_course_of_go_begins(page: Page) -> None:
    visit(page, "/en/go/")
    assert page.evaluate(STONES) == BOARD
    square(page, "b2").tap()
    expect(card(page, "not-yet")).to_contain_text("is not next to a white stone")
    assert page.evaluate(STONES) == BOARD
    square(page, "c2").tap()
    see_solved(page, stars=2)
    page.wait_for_function("() => document.querySelectorAll('[data-board] [href=\"#O\"]').length === 0")
    assert page.evaluate(STONES) == TAKEN
    button(page, "start").tap()
    page.wait_for_url("**/en/learn/go/points/**")


def test_who_has_finished_a_lesson_of_go_is_greeted_on_its_board(page: Page) -> None:
    visit(page, "/en/go/")
    page.evaluate("localStorage.setItem('memory', JSON.stringify({stars: {'go/points': 3}}))")
    page.reload()
    expect(page.locator(".on-home .kicker")).to_have_text("Welcome back!")
    square(page, "c2").tap()
    see_solved(page)
