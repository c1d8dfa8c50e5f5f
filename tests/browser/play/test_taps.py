"""What a tap answers is drawn first: all that can wait comes after the frame that shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin
from tests.browser.support.lesson_steps import PUZZLES, Place, right_answer
from tests.browser.support.pupil import see_solved, square, visit
from tests.browser.test_feel import TAP_AND_LEAVE

WATCH = """
  window.slow = [];
  let tapped = false;
  const watch = (owner, ...names) => names.forEach((name) => {
    const plain = owner[name];
    owner[name] = function (...given) {
      if (tapped) slow.push(name);
      return plain.apply(this, given);
    };
  });
  watch(Storage.prototype, 'setItem');
  watch(History.prototype, 'pushState', 'replaceState');
  watch(window, 'fetch', 'scrollBy', 'scrollTo', 'getComputedStyle');
  watch(Element.prototype, 'getBoundingClientRect', 'animate', 'getAnimations', 'scrollIntoView');
  watch(HTMLElement.prototype, 'focus');
  addEventListener('click', () => { tapped = true; }, true);
  addEventListener('click', () => { tapped = false; });
"""
"""What looks at sizes and styles, moves the focus, keeps or sends something, while a click is handled."""

SEVERAL = PUZZLES["all-legal-moves"]


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    page = open_page()
    page.add_init_script(WATCH)
    return page


def tap(page: Page, selector: str) -> None:
    """Tap something; nothing that could wait is done meanwhile."""
    page.evaluate("slow.length = 0")
    page.locator(selector).first.tap()
    assert page.evaluate("slow") == []


def test_a_marked_square_waits_for_nothing(page: Page) -> None:
    visit(page, SEVERAL.path())
    tap(page, ".squares [value=a1]")
    expect(page.locator(".board .picked")).to_have_count(1)
    expect(square(page, "a1")).to_have_attribute("aria-pressed", "true")


def test_an_answer_waits_for_nothing_and_is_kept(page: Page) -> None:
    place = PUZZLES["legal-move"]
    visit(page, place.path())
    tap(page, f".squares [value={right_answer(place.task)[0]}]")
    see_solved(page)
    page.wait_for_function("document.querySelector('#live').textContent !== ''")
    page.reload()
    see_solved(page)


def test_another_step_waits_for_nothing_and_has_its_address_and_title(page: Page) -> None:
    place = Place(SEVERAL.lesson, 1)
    visit(page, place.path())
    title = page.title()
    tap(page, "[data-progress] li:nth-child(3) a")
    page.wait_for_url("**" + Place(place.lesson, 3).path())
    page.wait_for_function("(before) => document.title !== before", arg=title)
    page.go_back()
    page.wait_for_url("**" + place.path())
    expect(page).to_have_title(title)


def test_a_move_of_a_game_waits_for_nothing_and_is_sent(page: Page) -> None:
    begin(page, "en")
    page.locator(".squares button").first.wait_for(state="attached")
    tap(page, ".squares [value=d3]")
    expect(page.locator('.board [data-at="d3"]')).to_be_attached()
    expect(page.locator("[name=number]")).not_to_have_value("0")


def test_a_square_that_is_left_at_once_was_tapped_all_the_same(page: Page) -> None:
    place = PUZZLES["legal-move"]
    visit(page, place.path())
    page.evaluate(TAP_AND_LEAVE, right_answer(place.task)[0])
    see_solved(page)


def test_discs_that_have_not_changed_stay_the_same(page: Page) -> None:
    begin(page, "en")
    page.locator(".squares button").first.wait_for(state="attached")
    page.evaluate("window.first = document.querySelector('.board [data-at=e4]')")
    tap(page, ".squares [value=d3]")
    page.wait_for_function("() => +document.querySelector('[name=number]').value >= 2")
    assert page.evaluate("first.isConnected")


PRESSED = """([selector, part]) => {
  const { backgroundImage, filter } = getComputedStyle(document.querySelector(selector), part);
  return [backgroundImage !== 'none', filter];
}"""


def test_what_is_pressed_is_shaded_and_nothing_is_measured_anew_for_it(page: Page) -> None:
    """A filter would do it too, and have the whole page laid out under the finger."""
    visit(page, Place(SEVERAL.lesson, 1).path())
    pressed = (("[data-progress] li:nth-child(3) a", "::before"), ("[data-actions] .button", None))
    for selector, part in pressed:
        page.locator(selector).first.hover()
        page.mouse.down()
        assert page.evaluate(PRESSED, [selector, part]) == [True, "none"]
        page.mouse.move(0, 0)
        page.mouse.up()
