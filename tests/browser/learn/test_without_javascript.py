"""Without JavaScript every puzzle is asked, explained and solved by forms, and every step is reached."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.lesson_steps import (
    COURSE,
    GAME,
    ONE_OF_EACH,
    PUZZLES,
    Place,
    right_answer,
    wrong_answers,
)
from tests.browser.support.pupil import (
    ask_for_answer,
    button,
    card,
    give,
    press,
    see_board,
    see_explained,
    see_solved,
    square,
)

PLAY = ONE_OF_EACH["play"]


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A newcomer whose browser runs no JavaScript."""
    return open_page(javascript=False)


@pytest.mark.parametrize("kind", PUZZLES)
def test_a_puzzle_is_explained_and_solved_by_forms(page: Page, server: Server, kind: str) -> None:
    place = PUZZLES[kind]
    page.goto(place.path())
    give(page, place.task, wrong_answers(place.task)[0])
    see_explained(page)
    expect(card(page, "right")).to_have_count(0)
    if not page.locator(".squares button").count() and place.task.select != "choice":
        press(page, "again")
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=2)
    assert [answer.verdict == "right" for answer in server.answers_of(page)] == [False, True]
    page.goto(Place(place.lesson, place.number % len(place.lesson.steps) + 1).path())
    expect(page.locator("[data-progress] a").nth(place.number - 1)).to_have_class("done")


@pytest.mark.parametrize("kind", ["all-legal-moves", "must pass", "result"])
def test_a_hint_and_then_the_answer_are_shown(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    page.goto(place.path("th"))
    press(page, "hint")
    expect(card(page, "note")).to_be_visible()
    ask_for_answer(page)
    expect(button(page, "hint")).to_have_count(0)
    expect(card(page, "note").last).to_be_visible()
    wanted = [answer for answer in place.task.answers if answer in GAME.squares]
    if place.task.select != "choice":
        expect(page.locator("[data-board] .hinted")).to_have_count(len(wanted))
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=1)


def test_the_first_board_is_solved_by_a_form(page: Page) -> None:
    page.goto("/en/")
    start = GAME.start()
    move = start.legal_moves()[0]
    with page.expect_navigation():
        square(page, move).tap()
    see_solved(page)
    see_board(page, start.play(move))
    button(page, "start").tap()
    expect(page.locator("[data-progress]")).to_be_visible()


def test_the_moves_of_an_example_are_shown_one_by_one(page: Page) -> None:
    page.goto(PLAY.path())
    board = PLAY.step.position(GAME)
    see_board(page, board)
    for move in PLAY.step.play:
        with page.expect_navigation():
            button(page, "play").tap()
        board = board.play(move)
        see_board(page, board)
        expect(card(page, "note")).to_be_visible()
    expect(button(page, "play")).to_have_count(0)


def test_every_step_can_be_reached_from_the_map_to_the_end(page: Page) -> None:
    lesson = COURSE.lessons[0]
    page.goto(f"/sw/learn/{COURSE.name}/")
    page.locator(".lesson-path a").first.tap()
    for number in range(1, len(lesson.steps) + 1):
        page.locator("[data-progress] a").nth(number - 1).tap()
        expect(page).to_have_url(Place(lesson, number).path("sw"))
    last = Place(lesson, len(lesson.steps))
    give(page, last.task, right_answer(last.task))
    button(page, "next").tap()
    expect(page).to_have_url(re.compile("/finished$"))
    expect(page.locator("main h1:visible")).to_have_count(1)


def test_the_language_menu_opens(page: Page) -> None:
    page.goto(PLAY.path())
    page.locator(".menu summary").tap()
    page.locator(".menu a[hreflang=lo]").tap()
    expect(page).to_have_url(PLAY.path("lo"))


def test_what_was_answered_is_there_in_another_language_and_on_the_way_back(page: Page) -> None:
    place = PUZZLES["all-legal-moves"]
    page.goto(place.path())
    right = [answer for answer in place.task.answers if answer in GAME.squares]
    with page.expect_navigation():
        square(page, right[0]).tap()
    page.locator(".menu summary").tap()
    page.locator(".menu a[hreflang=th]").tap()
    expect(page).to_have_url(place.path("th"))
    expect(page.locator("input[name=taps]")).to_have_value(right[0])
    page.goto(place.path("th").rpartition("/")[0] + "/1")
    page.go_back()
    expect(page.locator("input[name=taps]")).to_have_value(right[0])
    press(page, "hint")
    page.goto("/sw/")
    page.goto(place.path("sw"))
    expect(card(page, "note")).to_be_visible()
    for name in right[1:]:
        with page.expect_navigation():
            square(page, name).tap()
    press(page, "check")
    see_solved(page, stars=2)
    page.reload()
    see_solved(page, stars=2)
