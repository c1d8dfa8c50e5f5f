"""A finger may be faster than the network: what is tapped before JavaScript takes over is not lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.support.lesson_steps import PUZZLES, right_answer, wrong_answers
from tests.browser.support.pupil import come_to_rest, give, see_explained, see_solved, square, touch


@pytest.fixture
def held(page: Page) -> Iterator[list[Route]]:
    """Requests for the lesson's data, which wait until somebody lets them go."""
    waiting: list[Route] = []
    page.route("**/lesson.json*", lambda route: waiting.append(route))
    yield waiting
    page.unroute_all(behavior="ignoreErrors")


def let_go(page: Page, held: list[Route]) -> None:
    """Let the lesson come, and wait until JavaScript has taken over and nothing moves under a finger."""
    held[-1].continue_()
    page.locator(".squares button[tabindex='0']").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    come_to_rest(page)


def test_an_answer_given_early_is_explained_and_stays_explained(page: Page, held: list[Route]) -> None:
    place = PUZZLES["legal-move"]
    page.goto(place.path())
    give(page, place.task, wrong_answers(place.task)[0])
    see_explained(page)
    let_go(page, held)
    see_explained(page)


def test_a_puzzle_solved_early_stays_solved(page: Page, held: list[Route]) -> None:
    place = PUZZLES["result"]
    page.goto(place.path())
    give(page, place.task, right_answer(place.task))
    see_solved(page)
    let_go(page, held)
    see_solved(page)
    expect(page.locator("[data-progress] a").nth(place.number - 1)).to_have_class("done")


def test_squares_marked_early_stay_marked(page: Page, held: list[Route]) -> None:
    place = PUZZLES["flips"]
    page.goto(place.path())
    name = right_answer(place.task)[0]
    touch(page, square(page, name))
    let_go(page, held)
    expect(square(page, name)).to_have_attribute("aria-pressed", "true")
    give(page, place.task, right_answer(place.task))
    see_solved(page)
