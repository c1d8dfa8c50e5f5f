"""A teacher's first five minutes: from signing in to the first vote, counted in presses."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.support.pupil import follow, square

MOST_PRESSES = 5
MOST_SECONDS = 180
LAPTOP = (1280, 800)


class Hand:
    """Presses what stands on a page, and counts."""

    presses = 0

    def press(self, page: Page, name: str, *, leads: bool = True) -> None:
        self.presses += 1
        button = page.locator("main").locator("button, a").filter(has_text=name).first
        expect(button).to_be_visible()
        if leads:
            follow(button)
        else:
            button.click()


def first_vote(teacher: Page, pupil: Page, name: str, password: str, door: Callable[[str], str]) -> None:
    """Sign in, make a class, and have a phone vote that joins by what the wall shows.

    `door` makes of the address on the wall that which the phone opens.
    """
    began, hand = monotonic(), Hand()
    teacher.goto("/en/class/")
    teacher.get_by_label("Your user name").fill(name)
    teacher.get_by_label("Password").fill(password)
    hand.press(teacher, "Sign in")
    teacher.get_by_label("Name of the class").fill("5B")
    hand.press(teacher, "Make the class")

    cards, main = teacher.locator(".first-run > li"), teacher.locator(".first-run .main")
    expect(main).to_have_text("Open the projector")
    with teacher.context.expect_page() as opened:
        hand.press(teacher, "Open the projector", leads=False)
    wall = opened.value
    wall.set_viewport_size({"width": 1280, "height": 800})
    corner = wall.locator(".join-code")
    code, address = corner.locator("b").inner_text(), corner.locator("span").inner_text()
    expect(cards.nth(0)).to_have_class("done")
    expect(main).to_have_text("Who is here")

    pupil.goto(door(address))
    pupil.locator("[name=code]").fill(code)
    follow(pupil.locator("button.main"))
    pupil.locator("[name=name]").fill("Amy")
    follow(pupil.locator("button.main"))
    expect(pupil.get_by_role("heading", level=1)).to_contain_text("Amy")
    expect(cards.nth(1)).to_have_class("done")
    expect(main).to_have_text(re.compile("Begin: Othello"))
    hand.press(teacher, "Begin: Othello")
    for page in (wall, pupil):
        expect(page.get_by_text("Not asked yet. Look at the board and think.")).to_be_visible()
    hand.press(teacher, "Ask this puzzle", leads=False)
    expect(wall.get_by_text("Not asked yet.")).to_be_hidden()
    square(pupil, "a1").click()
    expect(teacher.locator("[data-turnout]")).to_have_text("1 of 1 have answered")
    expect(wall.locator(".dots .in")).to_have_count(1)
    assert hand.presses <= MOST_PRESSES
    assert monotonic() - began < MOST_SECONDS
