"""An example is played on the board: its moves one after another, or those of two lines together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import GAME, LANGUAGES, ONE_OF_EACH, PLACES, Place
from tests.browser.support.pupil import button, card, press, see_board, see_motion, visit, watch_motion, words
from tutor.games.base import PASS, Position

LONGEST_LINE = max(PLACES, key=lambda place: len(place.step.play))
LONG = next(place for place in PLACES if len(place.step.play) == 5)
WITH_A_PASS = next(place for place in PLACES if PASS in place.step.play)
TWO_LINES = next(place for place in PLACES if len(place.step.lines) == 2)
LARGE = 205
"""Pixels of width that the large board has at least, below the longest words."""


def frames(place: Place) -> list[Position]:
    """The boards of a step that plays: before, and after each of its moves."""
    positions = [place.step.position(GAME)]
    for move in place.step.play:
        positions.append(positions[-1].play(move))
    return positions


def test_a_move_of_an_example_is_played_with_its_flips_and_again(page: Page) -> None:
    place = ONE_OF_EACH["play"]
    boards = frames(place)
    visit(page, place.path())
    see_board(page, boards[0])
    watch_motion(page)
    press(page, "play")
    see_motion(page, more_than=len(boards[0].flips(place.step.play[0])))
    see_board(page, boards[1])
    expect(card(page, "note")).to_be_visible()
    watch_motion(page)
    press(page, "replay")
    see_motion(page)
    see_board(page, boards[1])


def test_a_line_of_moves_is_played_one_by_one_where_less_motion_is_wanted(open_page: OpenPage) -> None:
    page = open_page(still=True)
    boards = frames(LONGEST_LINE)
    assert len(boards) > 3
    visit(page, LONGEST_LINE.path())
    said = []
    for board in boards[1:]:
        press(page, "play")
        see_board(page, board)
        said.append(words(card(page, "note")))
    assert len(set(said)) > 1
    expect(button(page, "play")).to_have_count(0)
    expect(button(page, "next")).to_be_visible()
    press(page, "replay")
    see_board(page, boards[1])


def test_a_long_line_plays_on_by_itself_after_one_press(page: Page) -> None:
    visit(page, LONG.path())
    expect(button(page, "play")).to_have_text("Play all the moves")
    press(page, "play")
    expect(button(page, "play")).to_have_text("Pause")
    see_board(page, frames(LONG)[-1])
    expect(button(page, "play")).to_have_count(0)
    expect(card(page, "note")).to_contain_text("Black 28, White 36")
    expect(button(page, "next")).to_be_visible()


def test_a_press_holds_a_long_line_and_another_one_lets_it_go_on(page: Page) -> None:
    page.clock.install()
    visit(page, LONG.path())
    expect(button(page, "play")).to_have_text("Play all the moves")
    press(page, "play")
    expect(button(page, "play")).to_have_text("Pause")
    press(page, "play")
    expect(button(page, "play")).to_have_text("Show the rest")
    seen = words(card(page, "note"))
    page.clock.fast_forward("00:10")
    assert words(card(page, "note")) == seen
    press(page, "play")
    see_board(page, frames(LONG)[-1])


def test_another_step_ends_a_line_that_plays_on(page: Page) -> None:
    visit(page, LONG.path())
    expect(button(page, "play")).to_have_text("Play all the moves")
    press(page, "play")
    expect(button(page, "play")).to_have_text("Pause")
    page.locator("[data-progress] a").nth(LONG.number).tap()
    page.locator("[data-progress] a").nth(LONG.number - 1).tap()
    expect(button(page, "play")).to_have_text("Show the rest")


def test_a_pass_in_an_example_leaves_the_board_as_it_is(page: Page) -> None:
    boards = frames(WITH_A_PASS)
    visit(page, WITH_A_PASS.path())
    for board in boards[1:]:
        press(page, "play")
        see_board(page, board)


def test_a_pass_of_an_example_is_played_by_a_button_of_its_name(page: Page) -> None:
    visit(page, "/en/learn/go/the-end/play-on")
    for name in ("Play the move", "Next move", "Pass"):
        expect(button(page, "play")).to_have_text(name)
        press(page, "play")
    expect(card(page, "note")).to_contain_text("White passes.")
    press(page, "play")
    expect(card(page, "note")).to_contain_text("Black passes.")


def fitted(page: Page) -> tuple[int, int]:
    """Where the large one of two told boards begins, and its width, once it leaves room for the buttons."""
    page.wait_for_function("() => document.querySelector('[data-pair]').style.getPropertyValue('--fits')")
    box = page.locator("[data-pair] .large > .board").bounding_box()
    assert box is not None
    return round(box["y"]), round(box["width"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_board_is_large_on_a_phone_and_stays_where_it_is_from_move_to_move(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(still=True)
    visit(page, TWO_LINES.path(language))
    first, second = TWO_LINES.step.lines
    placed = [fitted(page)]
    for played in range(len(first) + len(second)):
        button(page, "play").evaluate("one => one.click()")  # a tap scrolls a little before it
        expect(page.locator("[data-pair] figure").nth(int(played >= len(first)))).to_have_class("large")
        placed.append(fitted(page))
        expect(page.locator("[data-actions] .button").last).to_be_in_viewport(ratio=0.9)
    assert len(set(placed)) == 1
    assert placed[0][1] >= LARGE


def test_the_small_one_of_two_told_boards_is_large_after_a_press(page: Page) -> None:
    visit(page, TWO_LINES.path())
    before = fitted(page)
    figures = page.locator("[data-pair] figure")
    expect(figures.first).to_have_class("large")
    page.get_by_role("button", name="Second board").tap()
    expect(figures.last).to_have_class("large")
    assert fitted(page) == before
    first = page.get_by_role("button", name="First board")
    expect(first).to_be_focused()
    first.press("Enter")
    expect(figures.first).to_have_class("large")


def test_the_names_of_told_boards_stand_alone_and_have_no_colon(page: Page) -> None:
    visit(page, TWO_LINES.path())
    fitted(page)
    names = page.locator("[data-pair] figcaption > b:first-child")
    expect(names).to_have_text(["First board", "Second board"])
    press(page, "play")
    expect(page.locator("[data-pair] figcaption .sq")).to_have_count(1)
    expect(names).to_have_text(["First board", "Second board"])


def test_each_move_of_told_lines_is_said_once_beside_its_board(open_page: OpenPage) -> None:
    page = open_page(still=True)
    visit(page, TWO_LINES.path())
    for line in TWO_LINES.step.lines:
        press(page, "play")
        said = page.get_by_text(f"Black plays {line[0]}.").or_(page.get_by_text(f"White plays {line[0]}."))
        expect(said.locator("visible=true").and_(page.locator("figcaption, figcaption *"))).to_have_count(1)
        expect(page.locator("[data-answer] .card")).to_be_hidden()
        for _ in line[1:]:
            press(page, "play")


def test_on_a_wide_window_the_large_board_lies_where_every_board_lies(open_page: OpenPage) -> None:
    page = open_page(size=(1280, 800))
    visit(page, Place(TWO_LINES.lesson, TWO_LINES.number - 1).path())
    usual = page.locator("[data-board]").bounding_box()
    visit(page, TWO_LINES.path())
    large = page.locator("[data-pair] .large > .board")
    small = page.locator("[data-pair] figure:not(.large) > .board")
    assert usual and large.bounding_box() == pytest.approx(usual, abs=1)
    beside = small.bounding_box()
    assert beside and beside["x"] > usual["x"] + usual["width"] and beside["width"] > 180
    expect(small).to_be_in_viewport(ratio=1)
