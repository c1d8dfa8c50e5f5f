"""The path of a course: it sways on a phone, runs in rows on a desk; and all pages say the same way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, PUZZLES, Place, right_answer
from tests.browser.support.pupil import button, give, see_solved, visit

MAP = "/en/learn/othello/"
LEFT = "all => all.map((one) => Math.round(one.getBoundingClientRect().left))"


def lefts(page: Page, selector: str) -> list[int]:
    found: list[int] = page.locator(selector).evaluate_all(LEFT)
    return found


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("language", ["en", "sw", "lo"])
def test_on_a_phone_the_covers_sway_and_nothing_is_cut_off(
    open_page: OpenPage, language: str, width: int
) -> None:
    page = open_page(size=(width, 740))
    page.goto(f"/{language}/learn/othello/")
    first, second, *_ = lefts(page, ".lesson-path >> nth=1 >> li > a > .cover")
    assert second - first == 14
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    sizes = page.locator(".lesson-path :is(a, button)").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize("javascript", [True, False])
def test_on_a_desk_lessons_run_in_rows_and_the_card_stays_in_sight(
    open_page: OpenPage, javascript: bool
) -> None:
    page = open_page(size=(1280, 800), javascript=javascript)
    page.goto(MAP)
    row = lefts(page, ".lesson-path >> nth=1 >> li > a > .cover")
    assert row[0] < row[1] < row[2], "the path runs backwards"
    page.locator(".lesson-path li").last.scroll_into_view_if_needed()
    expect(page.locator(".here .main")).to_be_in_viewport(ratio=1)


def test_a_station_is_reached_and_begun_by_the_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(MAP)
    button = page.locator(".station button").first
    button.focus()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-game]")).to_be_visible()


def test_home_and_own_progress_go_on_at_the_lesson_that_was_opened_last(page: Page) -> None:
    answered = next(place for place in PUZZLES.values() if place.lesson is COURSE.lessons[0])
    visit(page, answered.path())
    with page.expect_response("**/progress"):
        give(page, answered.task, right_answer(answered.task))
        see_solved(page)
    visit(page, Place(COURSE.lessons[3], 2).path())
    visit(page, "/en/")
    start = button(page, "start")
    expect(start).to_contain_text("Lesson 4")
    there = start.get_attribute("href")
    page.goto("/en/me/")
    on = page.locator("[data-way-on]").first
    expect(on).to_contain_text("Lesson 4")
    assert on.get_attribute("href") == there
