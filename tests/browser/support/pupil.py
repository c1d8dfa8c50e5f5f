"""What a pupil does with a page and sees on it, with and without JavaScript, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tutor.games.base import PASS, Position
from tutor.games.kinds.kind import Answer, Task

REVIEWED = 120_000
"""Milliseconds after which a finished game has been reviewed, however busy the machine is."""

UNHURRIED = 420
"""Milliseconds between two taps on one place, so that they are not taken for one that landed twice.

A board that scrolls back into sight after another try has come to rest by then.
"""

BUTTONS = {
    "check": "[data-do=check], [name=check]",
    "hint": "[data-do=hint], [name=hint]",
    "solution": "[data-do=reveal], [name=solution]",
    "again": "[data-do=again], [name=again]",
    "pass": "[data-do=pass], [name=pass]",
    "play": "[data-do=play], a.main[href*=moves]",
    "replay": "[data-do=replay]",
    "next": "[data-actions] a.main",
    "back": "[data-actions] a.back",
    "start": "[data-actions] a.start",
}

PATIENCE = 15
"""Seconds after which a board that has not come will not come."""

TURNING = """document.getAnimations().filter(
  ({ effect }) => effect.getComputedTiming().endTime < Infinity,
).length"""
"""How much moves and will come to rest; a computer that thinks goes on for as long as it does."""

DRAWN = """() => {
  const cells = Array(64).fill('.');
  const discs = '[data-board] svg use:is([href="#X"], [href="#O"]):not(.ghost)';
  for (const disc of document.querySelectorAll(discs)) {
    const [x, y] = ['x', 'y'].map((name) => (disc.getAttribute(name) - 5) / 10);
    cells[y * 8 + x] = disc.getAttribute('href').slice(1);
  }
  return cells.join('');
}"""


RESTING = """() => {
  const { top, width } = document.querySelector('[data-board]').getBoundingClientRect();
  const now = `${scrollY} ${top} ${width}`;
  const still = window.lastSeen === now;
  window.lastSeen = now;
  return still;
}"""

WATCHED = """() => {
  window.mostMoving = 0;
  const look = () => {
    window.mostMoving = Math.max(window.mostMoving, document.getAnimations().length);
    requestAnimationFrame(look);
  };
  look();
}"""


class TakenOver(Exception):
    """JavaScript has taken the board over since somebody looked: its buttons send no form any more."""


def visit(page: Page, path: str) -> None:
    """Open a page with a board; JavaScript has then taken it over and fitted it to the fonts that came."""
    page.goto(path)
    page.locator(".squares button[tabindex='0']").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => true)")


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has it."""
    page.set_viewport_size({"width": width, "height": height})
    end = monotonic() + PATIENCE
    while page.evaluate("[innerWidth, innerHeight]") != [width, height] and monotonic() < end:
        page.wait_for_timeout(20)


def touch(page: Page, place: Locator) -> None:
    """Tap something; a button that sends the form has then brought the next page.

    JavaScript may take the board over between two looks at it, so such a button is looked at and pressed
    in one step. Whether a finger could reach it is tried just before.
    """
    if place.evaluate("one => Boolean(one.name)"):
        place.click(trial=True)
        with suppress(TakenOver), page.expect_navigation():
            if not place.evaluate("one => Boolean(one.name) && (one.click(), true)"):
                raise TakenOver
            return
    place.tap()


def follow(place: Locator) -> None:
    """Press what brings another page, and wait until that page is there."""
    with place.page.expect_navigation():
        place.click()


def square(page: Page, name: str) -> Locator:
    """The button of a square."""
    return page.locator(f'.squares button[value="{name}"]')


def button(page: Page, name: str) -> Locator:
    """One of the buttons below the board, by what it does."""
    return page.locator(BUTTONS[name])


def press(page: Page, name: str) -> None:
    """Tap one of the buttons below the board."""
    if name in ("hint", "solution", "pass"):
        page.wait_for_timeout(UNHURRIED)
    touch(page, button(page, name))


def give(page: Page, task: Task, answer: Answer) -> None:
    """Answer a puzzle by tapping only."""
    if task.select == "choice":
        touch(page, page.locator(f'[data-answer] .option[value="{answer[0]}"]'))
    elif answer == (PASS,):
        press(page, "pass")
    elif task.select == "one":
        touch(page, square(page, answer[0]))
    else:
        mark(page, answer)
        press(page, "check")


def mark(page: Page, wanted: Iterable[str]) -> None:
    """Mark these squares and no others."""
    marked = page.locator(".squares [aria-pressed=true]").evaluate_all("all => all.map(({ value }) => value)")
    for name in sorted(set(marked) ^ set(wanted)):
        touch(page, square(page, name))
    expect(page.locator(".squares [aria-pressed=true]")).to_have_count(len(set(wanted)))


def ask_for_answer(page: Page) -> None:
    """Take every hint, and then the answer.

    A tap is answered a moment after it was made, so each hint is waited for.
    """
    while button(page, "hint").count():
        before = page.locator("[data-answer]").inner_html()
        press(page, "hint")
        page.wait_for_function("was => document.querySelector('[data-answer]').innerHTML !== was", arg=before)
    press(page, "solution")


def card(page: Page, verdict: str) -> Locator:
    """What is said to an answer: "right", "almost", "not-yet"; or a "note"."""
    return page.locator(f"[data-answer] .card.{verdict}")


def see_solved(page: Page, stars: int = 3) -> None:
    """The answer is called right, and earns stars."""
    expect(card(page, "right")).to_be_visible()
    expect(page.locator("[data-answer] .stars .won")).to_have_count(stars)


def see_explained(page: Page) -> None:
    """The answer is called not yet right, and a sentence says why."""
    said = page.locator("[data-answer] .card.not-yet, [data-answer] .card.almost")
    expect(said).to_have_count(1)
    assert words(said)


def watch_motion(page: Page) -> None:
    """From now on, count in every frame how much moves, for `see_motion`: a busy machine looks too late."""
    page.evaluate(WATCHED)


def see_motion(page: Page, more_than: int = 0) -> None:
    """So many motions at the least ran at once since `watch_motion`."""
    page.wait_for_function("(least) => window.mostMoving > least", arg=more_than)


def words(where: Locator) -> str:
    """The text of an element, spaces evened out."""
    return re.sub(r"\s+", " ", where.text_content() or "").strip()


def cells(page: Page) -> str:
    """The board as it is drawn, row by row: X, O or a dot for each square, as `Position.cells` tells it."""
    return page.evaluate(DRAWN)


def see_board(page: Page, position: Position) -> None:
    """The discs come to lie as in this position, and none turns any more."""
    end = monotonic() + PATIENCE
    while (cells(page) != position.cells() or page.evaluate(TURNING)) and monotonic() < end:
        page.wait_for_timeout(50)
    assert cells(page) == position.cells()


def lie_still(page: Page) -> None:
    """Wait until no disc turns any more."""
    page.wait_for_function(f"() => !{TURNING}")


def come_to_rest(page: Page) -> None:
    """Wait until the page moves no more: what is said has been brought into sight."""
    page.evaluate("() => { delete window.lastSeen; }")
    page.wait_for_function(RESTING, polling=150)
