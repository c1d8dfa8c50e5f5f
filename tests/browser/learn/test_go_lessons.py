"""Lessons of Go: a ladder is played with keys alone; a ko shows the board that would come back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.pupil import card, come_to_rest, square, visit

STEP = "/en/learn/go/ladder-and-net/run-the-ladder"


def play(page: Page, point: str, answered: str) -> None:
    """Play with the keyboard, and wait for the stone that answers."""
    square(page, point).focus()
    page.keyboard.press("Enter")
    expect(square(page, answered)).to_have_accessible_name(re.compile(f"{answered}: white stone"))


def test_a_ladder_is_run_with_keys_and_tried_again_where_it_broke(open_page: OpenPage) -> None:
    page = open_page(still=True)
    visit(page, STEP)
    expect(square(page, "c7")).to_have_accessible_name("c7: white stone, ringed")
    play(page, "c6", "d7")
    play(page, "d6", "e7")
    said = page.locator("[data-game-said]")
    expect(said).to_contain_text("After d6 White gets out of the ladder. Play e7 instead.")
    page.get_by_role("button", name="Try again from that move").press("Enter")
    expect(square(page, "d6")).to_have_accessible_name("d6: empty point")
    moves = "e7 d6 d5 e6 f6 e5 e4 f5 g5 f4 f3 g4 h4 g3 g2 h3 j3 h2 j2 h1 g1 pass".split()
    for mine, theirs in zip(moves[:-2:2], moves[1:-2:2], strict=True):
        play(page, mine, theirs)
    square(page, "g1").press("Enter")
    expect(said).to_contain_text("White passes.")
    square(page, "j1").press("Enter")
    expect(said).to_contain_text("Goal reached.")
    expect(said.locator(".won")).to_have_count(2)
    expect(square(page, "c7")).to_have_accessible_name("c7: empty point")


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_both_boards_of_a_ko_and_the_way_on_are_in_sight_after_each_answer(
    open_page: OpenPage, tag: str
) -> None:
    page = open_page(size=(360, 740), still=True)
    visit(page, f"/{tag}/learn/go/ko/corner")
    for option, verdict, way_on in (("nowhere", "not-yet", "[data-do=again]"), ("a1", "right", "a.main")):
        page.locator(f'.option[value="{option}"]').tap()
        boards = card(page, verdict).locator(".two-boards svg")
        expect(boards).to_have_count(2)
        come_to_rest(page)
        for part in (*boards.all(), page.locator(f"[data-actions] {way_on}")):
            expect(part).to_be_in_viewport(ratio=0.99)


def test_a_stone_only_thought_of_lies_in_the_one_ring_of_its_point(
    open_page: OpenPage,
) -> None:
    page = open_page(still=True)
    visit(page, "/en/learn/go/forbidden-point/in-the-corner")
    page.locator(".option").first.tap()
    expect(card(page, "right")).to_be_visible()
    stone, ring = page.locator(".board .would-black circle"), page.locator(".board .would-black ~ .ring")
    expect(stone).to_have_css("stroke", "none")
    expect(ring).to_have_count(1)
    expect(ring).to_be_visible()


def test_the_turn_has_its_line_beside_the_number_of_the_lesson_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), still=True)
    visit(page, "/en/learn/go/forbidden-point/at-the-edge")
    kicker, turn = page.locator(".kicker"), page.locator("[data-turn]")
    assert kicker.inner_text() == "Lesson 7"
    expect(turn).to_be_visible()
    line, beside = kicker.bounding_box(), turn.bounding_box()
    assert line and beside and line["height"] < 30 and beside["height"] < 30


def test_a_board_has_one_size_where_it_is_tapped_and_where_one_of_two_answers_is_chosen(
    open_page: OpenPage,
) -> None:
    page = open_page(size=(360, 740), still=True)
    widths = []
    for step in ("points/find-it", "points/who-begins", "atari/five-stones-around"):
        visit(page, f"/en/learn/go/{step}")
        come_to_rest(page)
        board = page.locator("[data-board]").bounding_box()
        assert board is not None
        widths.append(board["width"])
    assert len(set(widths)) == 1, widths


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize(
    ("step", "taps"), [("liberties/tap-three", ("c4", "c2")), ("whose-land/tap-the-territory", ("a1", "a2"))]
)
def test_no_button_moves_while_an_answer_is_half_right(
    open_page: OpenPage, size: tuple[int, int], step: str, taps: tuple[str, ...]
) -> None:
    page = open_page(size=size, still=True)
    visit(page, f"/en/learn/go/{step}")
    check = page.get_by_role("button", name="Check")
    for point in taps:
        square(page, point).tap()
        expect(square(page, point)).to_have_attribute("aria-pressed", "true")
    page.evaluate("async () => { await document.fonts.ready; }")
    come_to_rest(page)
    before = check.bounding_box()
    check.tap()
    expect(card(page, "almost")).to_be_visible()
    come_to_rest(page)
    after = check.bounding_box()
    assert before and after and abs(before["x"] - after["x"]) < 1 and abs(before["y"] - after["y"]) < 1


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_the_button_that_checks_is_seen_before_the_first_tap(open_page: OpenPage, tag: str) -> None:
    page = open_page(size=(360, 740), still=True)
    for step in ("liberties/tap-three", "whose-land/tap-the-territory", "capture/comes-off"):
        visit(page, f"/{tag}/learn/go/{step}")
        expect(page.locator("[data-actions] .main")).to_be_in_viewport(ratio=0.99)
        board = page.locator("[data-board]").bounding_box()
        assert board and board["width"] >= 265


def test_a_board_keeps_its_size_on_a_step_that_one_goes_to(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), still=True)
    visit(page, "/sw/learn/go/liberties/edge-and-corner")
    alone = page.locator("[data-board]").bounding_box()
    visit(page, "/sw/learn/go/liberties/tap-three")
    square(page, "a1").tap()
    come_to_rest(page)
    page.locator("[data-progress] a").nth(1).evaluate("one => one.click()")
    come_to_rest(page)
    after = page.locator("[data-board]").bounding_box()
    assert alone and after and after["width"] == pytest.approx(alone["width"], abs=2)


def test_the_ring_of_the_last_stone_lies_around_it_where_stones_have_numbers(open_page: OpenPage) -> None:
    page = open_page(still=True)
    page.goto("/en/learn/go/capture/finished")
    page.locator(".onward form .button").first.tap()
    square(page, "a5").tap()
    expect(page.locator(".board .last")).to_have_count(1)
    page.get_by_role("button", name="Show liberties").tap()
    ring = page.locator(".board .o.liberties ~ .last").first
    expect(ring).to_have_css("r", "4.95px")
    expect(page.locator(".board .o.liberties circle").first).to_have_css("r", "2.2px")
