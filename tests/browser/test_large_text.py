"""With text twice as large on a small phone, no page sticks out at the side and nothing to tap is covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin
from tests.browser.support.lesson_steps import COURSE, LANGUAGES, PUZZLES, wrong_answers
from tests.browser.support.pupil import come_to_rest, give, press, resize, visit
from tests.browser.test_look import LARGE

SIZES = ((320, 640), (360, 740))

FAULTS = """() => {
  const found = [];
  const told = (one) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 90);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) {
    const wide = [...document.querySelectorAll('body *')].filter((one) =>
      one.getClientRects().length && one.getBoundingClientRect().right > innerWidth + 1);
    found.push(`sticks out by ${over} px: ${wide.slice(0, 2).map(told)}`);
  }
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].filter(
    (one) => one.getClientRects().length && !one.disabled && !one.matches('.skip, .vh, .vh *')
      && one.checkVisibility({ visibilityProperty: true }));
  for (const one of controls) {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getClientRects()[0];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = one.labels?.[0];
    if (!hit || !(one.contains(hit) || label?.contains(hit)))
      found.push(`${told(one)} lies under ${hit ? told(hit) : 'nothing: outside the page'}`);
  }
  scrollTo(0, 0);
  return found;
}"""
"""How far the page sticks out, and each control whose middle another thing covers once it is scrolled to."""


BROKEN = """() => {
  const found = [];
  const range = document.createRange();
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const unseen = '.vh, .variant span span, [aria-hidden=true], svg';
  while (walk.nextNode()) {
    const { data, parentElement: holder } = walk.currentNode;
    if (!holder.getClientRects().length || holder.closest(unseen)) continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{M}’']+/gu)) {
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${word} in ${holder.outerHTML.slice(0, 60)}`);
    }
  }
  return found;
}"""
"""The words that go on in another line, in a language that has spaces between its words."""


def faults(page: Page, where: str) -> list[str]:
    """What is wrong with the page that is open, at each size."""
    found = []
    page.evaluate(LARGE)
    page.evaluate("document.fonts.ready.then(() => true)")
    for width, height in SIZES:
        resize(page, width, height)
        found += [f"{where}, {width} px: {fault}" for fault in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_sticks_out_or_covers_what_is_tapped(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, size=SIZES[0])
    course = f"/{language}/learn/{COURSE.name}"
    found = []
    for path in (
        f"/{language}/",
        f"{course}/",
        f"{course}/{COURSE.lessons[0].slug}/finished",
        f"/{language}/practise/",
        f"/{language}/me/",
        f"/{language}/play/",
    ):
        page.goto(path)
        found += faults(page, path)
    begin(page, language)
    found += faults(page, "a game")
    page.locator("[name=hint]").click()
    expect(page.locator("[data-answer] .card.note")).to_be_visible()
    found += faults(page, "a game with a hint")
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_miss_nothing_of_a_lesson_is_covered(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, size=SIZES[0])
    found = []
    for kind in ("result", "legal-move", "all-legal-moves"):
        place = PUZZLES[kind]
        visit(page, place.path(language))
        press(page, "hint")
        give(page, place.task, wrong_answers(place.task)[0])
        expect(page.locator("[data-answer] .card").last).to_be_attached()
        come_to_rest(page)
        while page.locator("[data-answer] .more:visible").count():
            page.locator("[data-answer] .more:visible").first.click()
        found += faults(page, place.path(language))
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)


@pytest.mark.parametrize("language", ["sw", "en"])
def test_no_word_on_a_card_is_broken(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    found = []
    for path in (
        f"/{language}/",
        f"/{language}/learn/{COURSE.name}/",
        f"/{language}/learn/{COURSE.name}/{COURSE.lessons[2].slug}/finished",
        f"/{language}/practise/",
        f"/{language}/play/",
        f"/{language}/me/",
    ):
        page.goto(path)
        page.evaluate(LARGE)
        page.evaluate("document.fonts.ready.then(() => true)")
        found += [f"{path}: {word}" for word in page.evaluate(BROKEN)]
    assert not found, "\n".join(found)
