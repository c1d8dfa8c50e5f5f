"""A lesson is walked through by tapping: every kind of step, right and wrong answers, addresses, stars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.lesson_steps import (
    COURSE,
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
    touch,
    visit,
    words,
)
from tutor.games.base import PASS
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.puzzle_tasks import twin_of

WITH_PLAY = ONE_OF_EACH["play"].lesson
"""A lesson that tells, plays and asks."""


def see_segment(page: Page, number: int) -> None:
    """The row of segments calls the step of this number the present one."""
    expect(page.locator("[data-progress] a").nth(number - 1)).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-progress] a[aria-current=step]")).to_have_count(1)


@pytest.mark.parametrize("slug", [WITH_PLAY.slug, COURSE.lessons[9].slug])
def test_a_whole_lesson_is_walked_by_tapping_only(page: Page, server: Server, slug: str) -> None:
    lesson = COURSE.lesson(slug)
    assert lesson is not None
    visit(page, Place(lesson, 1).path())
    for number, step in enumerate(lesson.steps, 1):
        place = Place(lesson, number)
        expect(page).to_have_url(place.path())
        see_segment(page, number)
        if step.puzzle:
            give(page, place.task, right_answer(place.task))
            see_solved(page)
        for _ in step.play:
            press(page, "play")
        press(page, "next")
    expect(page).to_have_url(re.compile(f"/en/learn/{COURSE.name}/{slug}/finished$"))
    expect(page.locator("#main .stars .won")).to_have_count(3)
    answers = server.answers_of(page)
    named = zip(lesson.names, lesson.steps, strict=True)
    assert [answer.step for answer in answers] == [name for name, step in named if step.puzzle]
    assert {answer.verdict for answer in answers} == {"right"}


@pytest.mark.parametrize("kind", PUZZLES)
def test_wrong_answers_are_explained_until_the_answer_is_shown(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    visit(page, place.path())
    wrong = wrong_answers(place.task)
    assert wrong
    for tries in range(3):
        if button(page, "again").count():
            press(page, "again")
        give(page, place.task, wrong[tries % len(wrong)])
        see_explained(page)
        expect(card(page, "right")).to_have_count(0)
    expect(button(page, "again")).to_have_count(0)
    expect(page.locator("[data-actions] a.main")).to_have_count(0)  # the answer is given before going on
    give(page, place.task, right_answer(place.task))
    if twin := twin_of(place.task):  # it alone earns the star
        expect(card(page, "right")).to_have_count(1)
        expect(page.locator("[data-answer] .stars, [data-actions] a.main")).to_have_count(0)
        see_board(page, place.task.position.play(right_answer(place.task)[0]))
        press(page, "again")
        see_board(page, twin.position)
        give(page, twin, right_answer(twin))
    see_solved(page, stars=1)
    expect(page.locator("[data-actions] a.main")).to_have_count(1)


BESIDE = """() => {
  const place = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, todo] = [place('[data-board]'), place('.do-it')];
  const between = todo.top - board.bottom;
  return board.top >= -1 && between >= 0 && between < 40 && todo.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("kind", ["legal-move", "flips", "choose"])
def test_what_is_to_be_done_after_the_third_miss_stands_beside_a_whole_board(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    visit(page, place.path())
    for wrong in (wrong_answers(place.task) * 3)[:3]:
        if button(page, "again").count():
            press(page, "again")
        give(page, place.task, wrong)
        see_explained(page)
    page.wait_for_function(BESIDE)


@pytest.mark.parametrize("kind", ["legal-move", "all-legal-moves", "flips", "choose"])
def test_a_tap_that_no_answer_can_name_explains_and_counts_nothing(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    visit(page, place.path())
    asides = [name for name in place.task.position.game.squares if is_impossible(place.task, name)]
    for name in asides[:4]:
        touch(page, square(page, name))
        expect(card(page, "note")).to_have_count(1)
    expect(page.locator(".squares [aria-pressed=true]")).to_have_count(0)
    give(page, place.task, right_answer(place.task))
    see_solved(page)


def test_what_is_found_is_ticked_on_the_board(page: Page) -> None:
    for kind in ("find-square", "all-legal-moves"):
        place = PUZZLES[kind]
        visit(page, place.path())
        give(page, place.task, right_answer(place.task))
        expect(page.locator("[data-board] svg .found")).to_have_count(len(place.task.answers))


@pytest.mark.parametrize("kind", PUZZLES)
def test_a_right_answer_earns_three_stars_and_stands_on_the_board(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    task = place.task
    visit(page, place.path())
    give(page, task, right_answer(task))
    see_solved(page)
    move = task.move or right_answer(task)[0]
    if task.move or (task.kind in ("legal-move", "best-move", "pass-or-play") and move != PASS):
        see_board(page, task.position.play(move))


def test_what_was_solved_is_remembered(open_page: OpenPage, server: Server) -> None:
    place = PUZZLES["choice of disc-on"]
    solver, stranger = open_page(), open_page()
    visit(solver, place.path())
    segment = solver.locator("[data-progress] a").nth(place.number - 1)
    with solver.expect_response("**/progress"):
        give(solver, place.task, right_answer(place.task))
    expect(segment).to_have_class("done")
    visit(solver, Place(place.lesson, place.number - 1).path())
    expect(segment).to_have_class("done")
    assert [(answer.step, answer.verdict) for answer in server.answers_of(solver)] == [(place.name, "right")]
    visit(stranger, Place(place.lesson, place.number - 1).path())
    expect(stranger.locator("[data-progress] a").nth(place.number - 1)).not_to_have_class("done")
    solver.goto(f"/en/learn/{COURSE.name}/")
    asked = sum(step.puzzle is not None for step in place.lesson.steps)
    expect(solver.locator(".lesson-path li").first).to_have_class("now begun")
    expect(solver.locator(".lesson-path li").first).to_contain_text(f"1 of {asked}")


def test_a_hint_costs_one_star(page: Page) -> None:
    place = PUZZLES["flips"]
    visit(page, place.path())
    press(page, "hint")
    expect(card(page, "note")).to_be_visible()
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=2)


def test_the_answer_costs_two_stars(page: Page) -> None:
    place = PUZZLES["flips"]
    visit(page, place.path())
    ask_for_answer(page)
    expect(card(page, "note").last).to_be_visible()
    expect(page.locator("[data-board] .hinted")).to_have_count(len(place.task.answers))
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=1)


def test_taps_and_tries_outlive_a_reload_and_another_language(page: Page) -> None:
    place = PUZZLES["flips"]
    wrong = wrong_answers(place.task)[0]
    visit(page, place.path())
    give(page, place.task, wrong)
    see_explained(page)
    visit(page, place.path())
    see_explained(page)
    page.locator(".menu summary").tap()
    page.locator(".menu a[hreflang=sw]").tap()
    page.wait_for_url("**/sw/**")
    see_explained(page)
    marked = page.locator(".squares [aria-pressed=true]")
    expect(marked).to_have_count(len(wrong))
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=2)
    visit(page, place.path("lo"))
    see_solved(page, stars=2)


def test_every_step_has_its_address_and_title(page: Page) -> None:
    titles = set()
    visit(page, Place(WITH_PLAY, 1).path())
    for number in range(1, len(WITH_PLAY.steps) + 1):
        page.locator("[data-progress] a").nth(number - 1).tap()
        expect(page).to_have_url(Place(WITH_PLAY, number).path())
        headline = words(page.locator("h1"))
        assert headline and headline in page.title()
        titles.add((page.title(), headline))
    visit(page, Place(WITH_PLAY, 2).path())
    assert (page.title(), words(page.locator("h1"))) in titles


def test_back_and_forward_of_the_browser_keep_step_and_answers(page: Page) -> None:
    first, second = Place(WITH_PLAY, 1), Place(WITH_PLAY, 2)
    visit(page, first.path())
    give(page, first.task, right_answer(first.task))
    see_solved(page)
    headline = words(page.locator("h1"))
    press(page, "next")
    page.locator("[data-progress] a").nth(3).tap()
    see_segment(page, 4)
    expect(page).to_have_url(Place(WITH_PLAY, 4).path())
    page.go_back()
    see_segment(page, 2)
    expect(page).to_have_url(second.path())
    page.go_back()
    see_segment(page, 1)
    expect(page).to_have_url(first.path())
    assert words(page.locator("h1")) == headline
    see_solved(page)
    page.go_forward()
    see_segment(page, 2)
    expect(page).to_have_url(second.path())
    press(page, "back")
    see_segment(page, 1)
    expect(page).to_have_url(first.path())


def test_the_language_menu_keeps_the_step(page: Page) -> None:
    visit(page, Place(WITH_PLAY, 1).path())
    page.locator("[data-progress] a").nth(2).tap()
    for language in ("lo", "zh-Hans", "en"):
        page.locator(".menu summary").tap()
        page.locator(f".menu a[hreflang={language}]").tap()
        expect(page).to_have_url(Place(WITH_PLAY, 3).path(language))
        expect(page.locator("html")).to_have_attribute("lang", language)
        see_segment(page, 3)
