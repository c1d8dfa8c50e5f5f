"""Whoever comes by a link and knows nothing yet finds the way to the first lesson; nobody else is asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, GAME, ONE_OF_EACH, Place, right_answer, wrong_answers
from tests.browser.support.pupil import card, give, press, see_solved, visit
from tutor.games.table import find_game
from tutor.puzzles.practice.rounds import make_placement, make_round

ROUND = "/practise/flips/3/7/1"
LESSON = "/learn/othello/corners/take-the-open-corner"


@pytest.mark.parametrize("address", [ROUND, LESSON])
@pytest.mark.parametrize("language", ["en", "lo"])
def test_a_stranger_by_a_link_finds_the_first_lesson_and_still_the_whole_board(
    open_page: OpenPage, language: str, address: str
) -> None:
    page = open_page(size=(360, 740))
    page.goto(f"/{language}{address}")
    link = page.locator("p.newcomer")
    expect(link).to_be_visible()
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    box = link.locator("a").bounding_box()
    assert box and box["height"] >= 44
    link.locator("a").tap()
    expect(page).to_have_url(f"/{language}/learn/othello/")


def test_who_has_solved_something_is_not_asked(open_page: OpenPage) -> None:
    page = open_page()
    place = ONE_OF_EACH["find-square"]
    visit(page, place.path())
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        give(page, place.task, right_answer(place.task))
    for address in (ROUND, LESSON):
        visit(page, f"/en{address}")
        expect(page.locator("p.newcomer")).to_be_hidden()


@pytest.mark.parametrize("right", [True, False])
def test_after_a_first_answer_the_way_to_the_first_lesson_is_gone(open_page: OpenPage, right: bool) -> None:
    page = open_page(size=(360, 740))
    place = Place(next(one for one in COURSE.lessons if one.slug == "corners"), 1)
    visit(page, place.path())
    link = page.locator("p.newcomer")
    expect(link).to_be_visible()
    press(page, "hint")
    expect(link).to_be_visible()
    give(page, place.task, right_answer(place.task) if right else wrong_answers(place.task)[0])
    expect(card(page, "right" if right else "not-yet")).to_be_visible()
    expect(link).to_be_hidden()


def test_who_has_played_here_is_not_asked(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/en/")
    page.evaluate("localStorage.memory = JSON.stringify({ level: 2 })")
    visit(page, f"/en{ROUND}")
    expect(page.locator("p.newcomer")).to_be_hidden()


@pytest.mark.parametrize("address", [ROUND, LESSON])
def test_without_javascript_a_stranger_finds_it_too(open_page: OpenPage, address: str) -> None:
    page = open_page(javascript=False)
    page.goto(f"/en{address}")
    expect(page.locator("noscript p.newcomer, p.newcomer:visible")).to_have_count(1)


def test_six_boards_lead_from_the_map_to_lesson_11_even_without_a_network(open_page: OpenPage) -> None:
    assert COURSE.placement
    page = open_page(forgiven=("ERR_INTERNET_DISCONNECTED",))
    page.goto("/en/learn/othello/")
    page.locator(".placement a").tap()
    page.wait_for_url(re.compile("/en/practise/placement/othello/1$"))
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    for made in make_placement(GAME, COURSE.placement):
        give(page, made.task, made.task.answers if made.task.select == "many" else made.task.answers[:1])
        see_solved(page)
        press(page, "next")
    expect(page.locator("[data-end] h1")).to_be_focused()
    expect(page.locator("[data-end] .onward a")).to_have_count(2)
    page.context.set_offline(False)
    main = page.locator("[data-end] .first")
    expect(main).to_contain_text("Begin with lesson 11")
    main.press("Enter")
    expect(page).to_have_url(re.compile("/en/learn/othello/corners/"))


def test_the_way_to_the_first_lesson_does_not_come_back_with_back_from_a_rounds_end(
    open_page: OpenPage,
) -> None:
    page = open_page()
    page.goto("/en/")
    page.evaluate("localStorage.memory = JSON.stringify({ stars: { 'othello/start': 3 } })")
    visit(page, f"/en{ROUND}")
    for made in make_round(find_game(COURSE.game), "flips", 3, 7):
        give(page, made.task, made.task.answers)
        see_solved(page)
        press(page, "next")
    expect(page.locator("[data-end] h1")).to_be_focused()
    page.go_back()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("p.newcomer")).to_be_hidden()


def test_a_page_that_the_browser_brings_back_knows_what_was_learned_meanwhile(open_page: OpenPage) -> None:
    page = open_page()
    visit(page, f"/en{ROUND}")
    link = page.locator("p.newcomer")
    expect(link).to_be_visible()
    page.evaluate(
        "() => { localStorage.memory = JSON.stringify({ won: { 'othello/start': { hidden: 3 } } });"
        " dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); }"
    )
    expect(link).to_be_hidden()
