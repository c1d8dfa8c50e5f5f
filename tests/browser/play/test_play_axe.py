"""axe finds nothing wrong with the pages of a game: in its course, at its end, and looked back at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import REFUSED, begin, play_on, unfold
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.pupil import follow, square


def states(page: Page) -> Iterator[str]:
    """Bring the page from one state to the next; gives the name of each."""
    page.goto("/en/play/")
    yield "choosing"
    begin(page, game="othello-6x6", minutes="10")
    yield "begun"
    unfold(page)
    yield "with more"
    for name in ("flips", "mobility", "frontier", "stable", "parity"):
        page.locator(f"[data-show={name}]").tap()
    expect(page.locator(".board .o.odd, .board .o.even").first).to_be_attached()
    yield "with every overlay"
    square(page, "a1").tap()
    expect(page.locator("[data-answer] .card.not-yet")).to_be_visible()
    yield "refused"
    page.locator("[name=hint]").tap()
    expect(page.locator("[data-answer] .card.note")).to_be_visible()
    yield "with a hint"
    play_on(page)
    yield "over"
    page.locator(".ending [formaction]").tap()
    expect(page.locator("[data-replay]")).to_be_visible(timeout=30_000)
    yield "looked back at"
    follow(page.locator("[data-link]"))
    expect(page.locator(".overlays")).to_be_visible()
    yield "a board"


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_with_a_game(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark, still=True, bypass_csp=True, forgiven=REFUSED)
    found = {name: violations(page, DARK if dark else LIGHT) for name in states(page)}
    assert not {name: faults for name, faults in found.items() if faults}
