"""The whole tutor works from a keyboard: the board by arrows, everything else by Tab and Enter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import GAME, ONE_OF_EACH, PUZZLES, right_answer
from tests.browser.support.pupil import see_explained, see_solved, square, visit
from tests.browser.support.way_on import open_lesson
from tutor.games.base import PASS

FOCUSED = "() => (document.activeElement && document.activeElement.value) || ''"

RING = """() => {
  const one = document.activeElement;
  const shown = getComputedStyle(one);
  return one.matches(':focus-visible') ? [shown.outlineStyle, parseFloat(shown.outlineWidth)] : ['none', 0];
}"""

PART = """() => {
  const one = document.activeElement;
  const parts = ['.skip', '.top', '[data-progress]', '[data-board]', '[data-answer]', '[data-actions]'];
  return [...parts, 'main', 'body'].find((part) => one.closest(part));
}"""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A newcomer at a school's computer who uses the keyboard only."""
    return open_page(size=(1280, 800), touch=False)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is focused."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def walk_to(page: Page, name: str) -> None:
    """Go from the focused square to another one by arrows."""
    at = page.evaluate(FOCUSED)
    for way, back, steps in (
        ("ArrowRight", "ArrowLeft", ord(name[0]) - ord(at[0])),
        ("ArrowDown", "ArrowUp", int(name[1]) - int(at[1])),
    ):
        for _ in range(abs(steps)):
            page.keyboard.press(way if steps > 0 else back)
    assert page.evaluate(FOCUSED) == name


def test_arrows_home_and_end_walk_over_the_board(page: Page) -> None:
    visit(page, "/en/")
    tab_to(page, ".squares button")
    assert page.evaluate(FOCUSED) == "a1"
    for key, expected in (
        ("ArrowLeft", "a1"),
        ("ArrowUp", "a1"),
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("End", "h2"),
        ("ArrowRight", "h2"),
        ("ArrowDown", "h3"),
        ("Home", "a3"),
        ("ArrowUp", "a2"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == expected, key
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == "a2"


def test_the_board_is_one_stop_for_the_tab_key(page: Page) -> None:
    visit(page, "/en/")
    expect(page.locator(".squares button[tabindex='0']")).to_have_count(1)
    tab_to(page, ".squares button")
    page.keyboard.press("Tab")
    assert page.evaluate(PART) != "[data-board]"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_square_is_played_by_a_key(page: Page, key: str) -> None:
    visit(page, "/en/")
    start = GAME.start()
    wrong = next(name for name in start.empties() if name not in start.legal_moves())
    tab_to(page, ".squares button")
    walk_to(page, wrong)
    page.keyboard.press(key)
    see_explained(page)
    assert page.evaluate(FOCUSED) == wrong
    walk_to(page, start.legal_moves()[0])
    page.keyboard.press(key)
    see_solved(page, stars=2)


def test_a_whole_puzzle_is_solved_by_keyboard_only(page: Page) -> None:
    place = PUZZLES["all-legal-moves"]
    visit(page, place.path())
    tab_to(page, ".squares button")
    for name in right_answer(place.task):
        walk_to(page, name)
        page.keyboard.press("Enter")
        expect(square(page, name)).to_have_attribute("aria-pressed", "true")
    tab_to(page, "[data-do=check]")
    page.keyboard.press("Enter")
    see_solved(page)
    tab_to(page, "[data-actions] a.main")
    page.keyboard.press("Enter")
    expect(page.locator("[data-progress] a").nth(place.number)).to_have_attribute("aria-current", "step")


def test_the_focus_goes_where_the_next_thing_to_do_is(page: Page) -> None:
    place = PUZZLES["result"]
    visit(page, place.path())
    (key,) = right_answer(place.task)
    tab_to(page, f'.option[value="{key}"]')
    page.keyboard.press("Enter")
    see_solved(page)
    expect(page.locator("[data-actions] a.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-progress] a").nth(place.number)).to_have_attribute("aria-current", "step")
    expect(page.locator("h1")).to_be_focused()


def test_p_passes_where_passing_is_asked(page: Page) -> None:
    place = PUZZLES["must pass"]
    assert place.task.answers == (PASS,)
    open_lesson(page, place.path())
    tab_to(page, ".squares button")
    page.keyboard.press("p")
    see_solved(page)


def test_p_does_nothing_where_there_is_nothing_to_pass(page: Page) -> None:
    open_lesson(page, PUZZLES["legal-move"].path())
    tab_to(page, ".squares button")
    page.keyboard.press("p")
    expect(page.locator("[data-answer] .card")).to_have_count(0)


def test_p_with_a_control_key_is_left_to_the_browser(page: Page) -> None:
    visit(page, PUZZLES["must pass"].path())
    tab_to(page, ".squares button")
    page.keyboard.press("Control+p")
    expect(page.locator("[data-answer] .card")).to_have_count(0)


@pytest.mark.parametrize("kind", ["play", "flips", "result"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_what_has_the_focus_is_ringed_in_a_sane_order(open_page: OpenPage, kind: str, dark: bool) -> None:
    page = open_page(dark=dark, touch=False)
    visit(page, ONE_OF_EACH[kind].path())
    parts: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        part = page.evaluate(PART)
        if part == "body" or (parts and part == ".skip"):
            break
        style, width = page.evaluate(RING)
        assert style != "none" and width >= 3, page.evaluate("document.activeElement.outerHTML")
        parts.append(part)
    order = [part for n, part in enumerate(parts) if part != "main" and parts[:n].count(part) == 0]
    wanted = [".skip", ".top", "[data-progress]", "[data-board]", "[data-answer]", "[data-actions]"]
    assert order == [part for part in wanted if part in parts]
    assert {".skip", ".top", "[data-progress]", "[data-board]", "[data-actions]"} <= set(parts)
    blocks = [part for n, part in enumerate(parts) if n == 0 or parts[n - 1] != part]
    assert all(blocks.count(part) == 1 for part in set(blocks) - {"main"}), blocks


def test_the_first_tab_offers_to_skip_to_the_lesson(page: Page) -> None:
    visit(page, PUZZLES["flips"].path())
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('main'))")


def test_the_language_menu_opens_and_closes_by_keys(page: Page) -> None:
    visit(page, "/en/")
    tab_to(page, ".menu summary")
    with page.expect_event("requestfinished", lambda request: "/menu.js" in request.url) as brought:
        page.keyboard.press("Enter")
    page.evaluate("script => import(script).then(() => 0)", brought.value.url)
    expect(page.locator(".menu a").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".menu a").first).to_be_hidden()
    expect(page.locator(".menu summary")).to_be_focused()
