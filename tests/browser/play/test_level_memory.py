"""The level played last is offered again, from this device's own memory and for each family of games."""

from __future__ import annotations

from playwright.sync_api import Page, expect

CHOOSERS = {"/en/play/": 4, "/en/play/go": 2}


def test_the_chooser_stands_on_the_level_that_was_played_last_in_its_games(page: Page) -> None:
    page.goto("/en/play/")
    page.evaluate("localStorage.setItem('memory', JSON.stringify({ level: 4, 'level-go': 2 }))")
    for path, level in CHOOSERS.items():
        page.goto(path)
        expect(page.locator("[name=level]:checked")).to_have_value(str(level))


def test_a_game_that_is_begun_keeps_its_level_for_its_own_family(page: Page) -> None:
    for path, level in CHOOSERS.items():
        page.goto(path)
        page.locator(f"[name=level][value='{level}']").evaluate("one => { one.checked = true; }")
        page.locator(".choose form .actions .main").evaluate("one => one.click()")
        page.wait_for_url(f"{path.rpartition('/')[0]}/*")
        expect(page.locator("[data-board]").first).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('memory'))")
    assert [kept["level"], kept["level-go"]] == list(CHOOSERS.values())
