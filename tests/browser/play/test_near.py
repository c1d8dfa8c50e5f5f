"""Go on 13×13 and 19×19 on a small phone: the part around a tap is shown large, and the second tap plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin, wait_for_move
from tests.browser.support.pupil import square

FINGER = 44


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("scripted", [True, False])
@pytest.mark.parametrize(("game", "width"), [("go-19x19", 320), ("go-13x13", 360)])
def test_the_second_tap_plays(open_page: OpenPage, scripted: bool, game: str, width: int) -> None:
    page = open_page(still=True, javascript=scripted)
    page.set_viewport_size({"width": width, "height": 740})
    begin(page, opponent="person", game=game)
    for number, move in enumerate(["d4", "a1"]):
        square(page, move).tap()
        expect(page.locator(".near-card")).to_be_visible()
        expect(page.locator(".squares button:visible")).to_have_count(49)
        box = square(page, move).bounding_box()
        assert box and min(box["width"], box["height"]) >= FINGER and fits(page)
        expect(page.locator("[name=number]")).to_have_value(str(number))
        square(page, move).tap()
        if scripted:
            wait_for_move(page, number)
        expect(page.locator("[name=number]")).to_have_value(str(number + 1))
        expect(page.locator(".near-card")).to_have_count(0)
    expect(square(page, "d4")).to_have_attribute("aria-label", "d4: black stone, 4 liberties")
    assert fits(page)


def test_keys_and_screen_readers_need_no_second_step(open_page: OpenPage) -> None:
    page = open_page(still=True)
    begin(page, opponent="person", game="go-19x19")
    square(page, "a19").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    wait_for_move(page, 0)
    expect(square(page, "b18")).to_have_attribute("aria-label", "b18: black stone, 4 liberties")
    expect(page.locator(".near-card")).to_have_count(0)


def test_the_part_is_moved_and_left_again(open_page: OpenPage) -> None:
    page = open_page(still=True)
    begin(page, opponent="person", game="go-19x19")
    square(page, "k10").tap()
    expect(square(page, "n7")).to_be_visible()
    expect(square(page, "t1")).to_be_hidden()
    page.locator(".near-map").tap(position={"x": 115, "y": 115})
    expect(square(page, "t1")).to_be_visible()
    page.locator(".near-card button").tap()
    expect(page.locator(".squares button:visible")).to_have_count(361)
    expect(page.locator("[name=number]")).to_have_value("0")


def test_a_wide_screen_needs_no_second_step(open_page: OpenPage) -> None:
    page = open_page(still=True, size=(1280, 900), touch=False)
    page.goto("/en/play/go")
    page.locator("details:has([value=go-19x19]) > summary").click()
    for value in ("go-19x19", "person"):
        page.locator(f"[value={value}] + span").click()
    page.locator(".actions button").click()
    page.wait_for_url("**/play/*")
    square(page, "d4").click()
    wait_for_move(page, 0)
