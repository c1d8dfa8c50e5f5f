"""The home page is already the game: a first right answer by one tap, and a way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.lesson_steps import COURSE, GAME, LANGUAGES, Place
from tests.browser.pupil import button, card, see_board, see_explained, see_solved, square, visit, words

START = GAME.start()
RIGHT = START.legal_moves()[0]


def test_a_newcomer_solves_the_first_board_with_one_tap(page: Page) -> None:
    visit(page, "/en/")
    expect(page.locator(".squares button")).to_have_count(64)
    see_board(page, START)
    square(page, RIGHT).tap()
    see_solved(page)
    expect(page.locator("[data-board] .last")).to_have_count(1)
    see_board(page, START.play(RIGHT))


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
    flipped = START.flips(RIGHT)
    page.evaluate(
        """(name) => {
          const moving = ({ effect }) => effect.target.tagName === 'use';
          const square = document.querySelector(`.squares button[value=${name}]`);
          square.addEventListener('click', () => {
            setTimeout(() => { window.moving = document.getAnimations().filter(moving).length; });
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
    see_solved(page)


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
