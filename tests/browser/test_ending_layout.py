"""An ending: its picture, what was learned and the ways on share the first screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, LANGUAGES
from tests.browser.support.pupil import resize

LESSONS = ("outflank", "corners", "x-and-c-squares", "parity")
"""One that is short, and those with the longest sentences and the most ways on."""

SOLVE = """async () => {
  const ending = document.querySelector('[data-ending]');
  const steps = [...ending.querySelectorAll('[data-open] [data-name]')];
  ending.dataset.won = JSON.stringify(Object.fromEntries(steps.map(({ dataset }) => [dataset.name, 3])));
  const script = [...document.scripts].find(({ src }) => src.includes('learn/ended'));
  (await import(script.src.replace('ended', 'ending'))).fill(ending);
  await document.fonts.ready;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_on_are_seen_without_scrolling(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    for lesson in LESSONS:
        page.goto(f"/{language}/learn/{COURSE.name}/{lesson}/finished")
        page.evaluate(SOLVE)
        ways = page.locator(".onward .button")
        expect(page.locator(".onward .main")).to_have_count(1)
        expect(ways.first).to_have_class("button main")
        expect(ways.first).to_be_in_viewport(ratio=1)
        for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
            resize(page, width, height)
            expect(page.locator(".finish .shown svg")).to_be_in_viewport(ratio=1)
            expect(page.locator(".finish h1:visible")).to_be_in_viewport(ratio=1)
            for place in range(min(3, ways.count())):
                expect(ways.nth(place)).to_be_in_viewport(ratio=1)
        resize(page, 360, 740)
