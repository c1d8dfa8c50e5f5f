"""An ending: its picture, what was learned and the ways on share the first screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import LANGUAGES
from tests.browser.support.pupil import resize

LESSONS = (
    "othello/outflank",
    "othello/corners",
    "othello/look-ahead",
    "othello/x-and-c-squares",
    "othello/parity",
    "go/liberties",
    "go/whose-land",
    "go/the-end",
)
"""A short one, those with the longest sentences and the most ways on, and both kinds of picture."""

SOLVE = """async () => {
  const ending = document.querySelector('[data-ending]');
  const steps = [...ending.querySelectorAll('[data-open] [data-name]')];
  ending.dataset.won = JSON.stringify(Object.fromEntries(steps.map(({ dataset }) => [dataset.name, 3])));
  const script = [...document.scripts].find(({ src }) => src.includes('learn/ended'));
  (await import(script.src.replace('ended', 'ending'))).fill(ending);
  await document.fonts.ready;
}"""


def open_solved(page: Page, language: str, lesson: str) -> None:
    """Open the ending of a lesson for a learner who has all its stars."""
    page.goto(f"/{language}/learn/{lesson}/finished")
    page.evaluate(SOLVE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_learned_and_the_ways_on_are_seen_without_scrolling(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(still=True)
    for lesson in LESSONS:
        open_solved(page, language, lesson)
        ways = page.locator(".onward .button")
        expect(page.locator(".onward .main")).to_have_count(1)
        expect(ways.first).to_have_class("button main")
        for part in (".prize .picture", ".prize .stars", ".finish h1:visible", ".onward .main"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
            resize(page, width, height)
            for part in (".finish .shown svg", ".prize .picture", ".prize .stars", ".finish h1:visible"):
                expect(page.locator(part).first).to_be_in_viewport(ratio=1)
            for place in range(min(3, ways.count())):
                expect(ways.nth(place)).to_be_in_viewport(ratio=1)
        resize(page, 360, 740)


BOX = "one => ['width', 'height'].map((side) => Math.round(one.getBoundingClientRect()[side]))"


@pytest.mark.parametrize("size", [(360, 740), (320, 640), (1280, 800)])
def test_the_pictures_of_all_endings_are_alike_in_size(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(still=True, size=size)
    sizes = set()
    for lesson in LESSONS:
        open_solved(page, "en", lesson)
        width, height = page.locator(".prize .picture").first.evaluate(BOX)
        assert height == pytest.approx(width, abs=8), lesson
        sizes.add(width)
    assert len(sizes) == 1
