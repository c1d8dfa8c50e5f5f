"""Where a reader goes on is the same on every page that says it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.support.lesson_steps import COURSE, PUZZLES, Place, right_answer
from tests.browser.support.pupil import button, give, see_solved, visit


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
