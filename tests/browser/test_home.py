"""The home page is already the game: a first right answer by one tap, and a way on."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, GAME, LANGUAGES, Place
from tests.browser.support.pupil import (
    PATIENCE,
    button,
    card,
    cells,
    follow,
    press,
    see_board,
    see_explained,
    see_solved,
    square,
    visit,
    words,
)

START = GAME.start()
RIGHT = START.legal_moves()[0]
ANSWERED = {f"{COURSE.name}/{COURSE.lessons[0].slug}": {"one": 3}}
"""What a device keeps once a puzzle was solved."""

MOTION = "performance.getEntriesByType('resource').find(({ name }) => /motion/.test(name))"
"""The script that moves discs comes when the first board is there."""


def test_a_newcomer_solves_the_first_board_with_one_tap(page: Page) -> None:
    visit(page, "/en/")
    expect(page.locator(".squares button")).to_have_count(64)
    see_board(page, START)
    square(page, RIGHT).tap()
    see_solved(page)
    expect(page.locator("[data-board] .last")).to_have_count(1)
    see_board(page, START.play(RIGHT))


def test_the_first_board_stays_as_it_was_left_for_as_long_as_the_visit(open_page: OpenPage) -> None:
    page = open_page(still=True)
    visit(page, "/en/")
    square(page, RIGHT).tap()
    see_solved(page)
    page.reload()
    see_solved(page)
    see_board(page, START.play(RIGHT))
    page.locator(".menu summary").tap()
    page.locator(".menu a[hreflang=lo]").tap()
    page.wait_for_url("**/lo/")
    see_solved(page)
    see_board(page, START.play(RIGHT))
    tomorrow = page.context.new_page()
    visit(tomorrow, "/en/")
    expect(tomorrow.locator(".squares button")).to_have_count(64)
    see_board(tomorrow, START)


def test_a_right_answer_shows_in_the_frame_after_the_tap(page: Page) -> None:
    visit(page, "/en/")
    page.evaluate(
        """(name) => {
          document.querySelector(`.squares button[value=${name}]`).addEventListener('click', () => {
            requestAnimationFrame(() => {
              window.shown = Boolean(document.querySelector('[data-answer] .card.right'));
            });
          });
        }""",
        RIGHT,
    )
    square(page, RIGHT).tap()
    page.wait_for_function("() => window.shown !== undefined")
    assert page.evaluate("window.shown")


def test_discs_flip_with_a_motion(page: Page) -> None:
    visit(page, "/en/")
    page.wait_for_function(f"() => {MOTION}")
    page.evaluate(f"() => import({MOTION}.name).then(() => true)")
    flipped = START.flips(RIGHT)
    page.evaluate(
        """(name) => {
          const moving = ({ effect }) => effect.target.tagName === 'use';
          const square = document.querySelector(`.squares button[value=${name}]`);
          square.addEventListener('click', () => {
            requestAnimationFrame(() => setTimeout(() => {
              window.moving = document.getAnimations().filter(moving).length;
            }));
          });
        }""",
        RIGHT,
    )
    square(page, RIGHT).tap()
    page.wait_for_function("() => window.moving !== undefined")
    assert page.evaluate("window.moving") == len(flipped) + 1


def test_a_wrong_square_is_explained_in_words_and_by_lines(page: Page) -> None:
    visit(page, "/en/")
    wrong = next(
        name
        for name in START.empties()
        if name not in START.legal_moves() and any(line.run for line in START.explain(name).lines)
    )
    square(page, wrong).tap()
    see_explained(page)
    assert page.locator("[data-board] .looks").count() >= 1
    assert page.locator("[data-board] .badge").count() >= 1
    expect(card(page, "right")).to_have_count(0)
    square(page, RIGHT).tap()
    see_solved(page, stars=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_can_be_started_at_once(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    visit(page, "/")
    expect(page).to_have_url(f"/{language}/")
    expect(button(page, "start")).to_be_in_viewport()
    square(page, RIGHT).tap()
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    button(page, "start").tap()
    expect(page).to_have_url(Place(COURSE.lessons[0], 1).path(language))
    assert words(page.locator("h1"))


def remember(page: Page, **kept: object) -> None:
    """Leave something in the device's own memory."""
    page.evaluate("(kept) => localStorage.setItem('memory', JSON.stringify(kept))", kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_back_goes_on_where_this_device_was(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    visit(page, f"/{language}/")
    expect(page.locator("[data-today]")).to_be_hidden()
    lesson = COURSE.lessons[2]
    remember(page, place={"course": "othello", "lesson": lesson.slug, "step": 2}, level=3, won=ANSWERED)
    page.reload()
    expect(page.locator("[data-today]")).to_be_visible()
    expect(page.locator("[data-level]")).to_contain_text("3")
    start = button(page, "start")
    expect(start).to_contain_text("3")
    expect(start).to_be_in_viewport(ratio=1)
    start.tap()
    expect(page).to_have_url(Place(lesson, 2).path(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 360])
def test_board_and_button_stand_on_the_first_screen_of_a_small_phone(
    open_page: OpenPage, language: str, width: int
) -> None:
    page = open_page(size=(width, 640 if width == 360 else 568))
    visit(page, f"/{language}/")
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_on_a_desk_the_board_is_large_and_words_fill_the_rest(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(size=(width, height))
    visit(page, "/en/")
    board, about = page.locator("[data-board]").bounding_box(), page.locator(".about").bounding_box()
    assert board is not None and about is not None
    assert board["height"] >= 0.8 * height
    assert about["x"] > board["x"] + board["width"]
    assert about["y"] + about["height"] <= height + 1


def finish_a_lesson(page: Page) -> None:
    """This device remembers a lesson that was finished, and no more."""
    lesson = f"{COURSE.name}/{COURSE.lessons[0].slug}"
    remember(page, stars={lesson: 3})
    page.reload()


def see_greeted(page: Page, before: str) -> str:
    """A greeting, and another board than before; gives it."""
    expect(page.locator(".on-home .kicker")).to_be_visible()
    end = monotonic() + PATIENCE
    while (drawn := cells(page)) in (before, START.cells()) and monotonic() < end:
        page.wait_for_timeout(50)
    assert drawn not in (before, START.cells())
    return drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_finished_a_lesson_is_greeted_with_another_puzzle(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language, size=(360, 740))
    visit(page, f"/{language}/")
    stranger = words(page.locator("h1"))
    finish_a_lesson(page)
    see_greeted(page, START.cells())
    assert words(page.locator("h1")) != stranger
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)


def test_after_the_puzzle_of_a_greeting_another_one_waits(page: Page) -> None:
    visit(page, "/en/")
    finish_a_lesson(page)
    board = see_greeted(page, START.cells())
    page.reload()
    assert see_greeted(page, START.cells()) == board, "it stays until it is solved"
    side = "black" if "Black" in words(page.locator("h1")) else "white"
    right = GAME.from_json({"game": GAME.name, "cells": board, "to_move": side}).legal_moves()[0]
    square(page, right).tap()
    see_solved(page)
    page.wait_for_function("() => !(JSON.parse(localStorage.getItem('outbox')) || []).length")
    page.reload()
    see_greeted(page, board)


def test_without_network_who_comes_back_finds_the_first_board(open_page: OpenPage) -> None:
    page = open_page(forgiven=("ERR_FAILED",))
    visit(page, "/en/")
    page.route("**/puzzles.json", lambda route: route.abort())
    finish_a_lesson(page)
    expect(page.locator(".on-home .kicker")).to_have_text("Welcome back!")
    square(page, RIGHT).tap()
    see_solved(page)


def test_the_chooser_of_a_game_stands_on_the_level_played_last(page: Page) -> None:
    page.goto("/en/play/")
    page.locator(".face", has=page.locator("[name=level][value='5']")).tap()
    page.get_by_role("button", name="Start the game").tap()
    expect(page.locator("[data-board]")).to_be_visible()
    page.context.clear_cookies()  # what the account knows is gone; this device remembers
    page.goto("/en/play/")
    expect(page.locator("[name=level][value='5']")).to_be_checked()
    visit(page, "/en/")
    expect(page.locator("[data-level]")).to_have_text("Level 5")


def test_who_erases_what_is_kept_leaves_no_memory_to_the_next(page: Page) -> None:
    visit(page, "/en/")
    square(page, RIGHT).tap()
    see_solved(page)
    page.wait_for_function("() => !(JSON.parse(localStorage.getItem('outbox')) || []).length")
    remember(page, place={"course": "othello", "lesson": COURSE.lessons[2].slug, "step": 2}, won=ANSWERED)
    page.goto("/en/privacy/")
    page.locator("summary", has_text="Erase").tap()
    follow(page.get_by_role("button", name="Erase it"))
    page.wait_for_function("() => localStorage.getItem('memory') === null")
    visit(page, "/en/")
    expect(page.locator("[data-today]")).to_be_hidden()


def test_a_hint_that_is_asked_for_takes_the_place_of_what_was_said_to_a_miss(page: Page) -> None:
    page.goto("/en/")
    square(page, "c5").tap()
    expect(page.locator(".board .badge").first).to_be_attached()
    press(page, "hint")
    expect(page.locator("[data-answer] .card")).to_have_count(1)
    expect(page.locator("[data-answer] .card.note")).to_be_visible()
    expect(page.locator(".board .badge")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "th"])
def test_on_a_phone_the_reason_of_a_second_miss_stands_whole_above_the_help(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(size=(360, 740), still=True)
    page.goto(f"/{language}/")
    page.locator("link[href*=fold]").wait_for(state="attached")  # fetched when the page is quiet
    square(page, "c5").click()
    expect(page.locator("[data-answer] .card")).to_be_visible()
    square(page, "f3").click()
    cards = page.locator("[data-answer] .card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_be_visible()
    expect(cards.last).to_be_visible()
    expect(page.locator("[data-answer] .cut")).to_have_count(0)
    expect(page.locator("[data-start]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "sw"])
def test_on_a_phone_the_hint_stays_at_the_end_of_the_row_after_a_miss(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(size=(360, 740), still=True)
    page.goto(f"/{language}/")
    hint = button(page, "hint")
    end = right_end(hint)
    square(page, "b2").click()
    expect(page.locator("[data-answer] .card")).to_be_visible()
    assert right_end(hint) == end
    assert hint.evaluate("it => it.scrollWidth <= it.clientWidth")


def right_end(seen: Locator) -> float:
    box = seen.bounding_box()
    assert box
    return round(box["x"] + box["width"])


OUTSIDE = """() => [...document.querySelectorAll('.on-home .actions .button')].filter((button) => {
  const [text, box] = [document.createRange(), button.getBoundingClientRect()];
  text.selectNodeContents(button);
  const said = text.getBoundingClientRect();
  return said.left < box.left || said.right > box.right || box.right > innerWidth;
}).map((button) => button.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 360])
def test_after_a_miss_each_of_the_three_buttons_holds_its_words(
    open_page: OpenPage, language: str, width: int
) -> None:
    page = open_page(locale=language, size=(width, 740))
    visit(page, f"/{language}/")
    remember(page, place={"course": "othello", "lesson": COURSE.lessons[2].slug, "step": 2}, won=ANSWERED)
    page.reload()
    expect(page.locator("[data-start]")).to_contain_text("3")
    square(page, "a1").tap()
    expect(page.locator(".on-home .actions .button")).to_have_count(3)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(OUTSIDE) == []


def test_who_has_only_opened_a_link_starts_with_the_first_lesson(page: Page) -> None:
    visit(page, "/en/")
    remember(page, place={"course": "othello", "lesson": COURSE.lessons[5].slug, "step": 1}, level=3)
    page.reload()
    expect(page.locator("[data-level]")).to_contain_text("3")
    expect(button(page, "start")).to_have_text("Start the course")
