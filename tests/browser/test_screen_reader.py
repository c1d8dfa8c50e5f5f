"""What a screen reader says: the name and state of each square, and what flipped or why not."""

from __future__ import annotations

import re

import pytest
from flask import g
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.lesson_steps import (
    COURSE,
    GAME,
    LANGUAGES,
    ONE_OF_EACH,
    PUZZLES,
    right_answer,
    wrong_answers,
)
from tests.browser.support.pupil import button, card, give, press, square, visit, words
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.lessons.model import Lesson
from tutor.web.site.languages import LANGUAGES as OFFERED
from tutor.web.wording.family_words import words_of

STATES = {Color.BLACK: "black", Color.WHITE: "white", None: "empty"}


def names(server: Server, language: str, position: Position) -> list[str]:
    """The names that the squares of a board have in a language."""
    with server.app.test_request_context(f"/{language}/"):
        server.app.preprocess_request()
        labels = words_of(GAME).labels(g.translations)
    return [labels[STATES[position.at(name)]].replace("{square}", name) for name in GAME.squares]


def said_names(page: Page) -> list[str]:
    """The names of the squares as the accessibility tree holds them."""
    return re.findall(r'button "([^"]*)"', page.locator("[data-board]").aria_snapshot())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_square_says_its_name_and_state(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page(still=True)
    visit(page, f"/{language}/")
    start = GAME.start()
    before = names(server, language, start)
    assert len(set(before)) == 64
    assert said_names(page) == before
    move = start.legal_moves()[0]
    square(page, move).tap()
    assert said_names(page) == names(server, language, start.play(move))


def test_without_javascript_the_squares_have_the_same_names(open_page: OpenPage, server: Server) -> None:
    page = open_page(javascript=False)
    page.goto("/lo/")
    assert said_names(page) == names(server, "lo", GAME.start())


def test_a_marked_square_says_that_it_is_marked(page: Page) -> None:
    place = PUZZLES["flips"]
    visit(page, place.path())
    name = right_answer(place.task)[0]
    expect(square(page, name)).to_have_attribute("aria-pressed", "false")
    square(page, name).tap()
    expect(square(page, name)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", PUZZLES)
def test_the_live_region_says_why_not_and_why(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    visit(page, place.path())
    live = page.locator("#live")
    expect(live).to_have_attribute("role", "status")
    for answer in (wrong_answers(place.task)[0], right_answer(place.task)):
        if button(page, "again").count():
            press(page, "again")
        give(page, place.task, answer)
        shown = page.locator("[data-answer] .card p, [data-answer] .lines span").all()
        assert shown
        for sentence in shown:
            expect(live).to_contain_text(words(sentence))


def test_the_live_region_says_what_a_played_move_flips(page: Page) -> None:
    place = ONE_OF_EACH["play"]
    visit(page, place.path())
    press(page, "play")
    expect(page.locator("#live")).to_contain_text(words(card(page, "note")))
    expect(page.locator("#live")).to_contain_text(place.step.play[0])


@pytest.mark.parametrize(
    "path", ["/en/", f"/en/learn/{COURSE.name}/", ONE_OF_EACH["tell"].path(), "/en/none"]
)
def test_each_language_of_the_menu_says_which_it_is(open_page: OpenPage, path: str) -> None:
    page = open_page(forgiven=("status of 404",))
    page.goto(path)
    entries = page.locator(".menu a[lang]").evaluate_all(
        "all => all.map((one) => [one.lang, one.hreflang, one.text])"
    )
    assert entries == [[tag, tag, language.name] for tag, language in OFFERED.items()]
    expect(page.locator(".menu a[aria-current]")).to_have_text("English")
    assert page.locator("html").get_attribute("lang") == "en"


def test_every_page_has_one_headline_and_named_landmarks(open_page: OpenPage) -> None:
    page = open_page()
    lesson: Lesson = COURSE.lessons[0]
    for path in (
        "/th/",
        f"/th/learn/{COURSE.name}/",
        f"/th/learn/{COURSE.name}/{lesson.slug}/{lesson.names[0]}",
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.get_by_role("main")).to_have_count(1)
        expect(page.get_by_role("banner")).to_have_count(1)
        assert "Othello Tutor" in page.title()


def test_coordinates_in_a_sentence_are_buttons_that_show_the_square(page: Page) -> None:
    place = next(place for kind, place in ONE_OF_EACH.items() if kind == "tell" and "`" in place.step.text)
    visit(page, place.path())
    name = page.locator("[data-text] .sq").first
    assert (name.get_attribute("data-square") or "") in GAME.squares
    name.tap()
    expect(page.locator("[data-board] .lit")).to_have_count(1)
