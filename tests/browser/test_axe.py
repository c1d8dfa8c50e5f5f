"""axe finds nothing wrong: on every kind of page, in every language, in light and in dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.lesson_steps import COURSE, LANGUAGES, ONE_OF_EACH, PUZZLES, Place, wrong_answers
from tests.browser.support.pupil import ask_for_answer, give, press, visit


def states(page: Page, language: str) -> Iterator[str]:
    """Bring the page from one state to the next; gives the name of each."""
    course = f"/{language}/learn/{COURSE.name}"
    for name, path in (("map", f"{course}/"), ("finished", f"{course}/{COURSE.lessons[0].slug}/finished")):
        page.goto(path)
        yield name
    page.goto(f"/{language}/nothing")
    yield "error"
    visit(page, f"/{language}/")
    yield "home"
    page.locator(".menu summary").tap()
    yield "language menu"
    for kind in ("tell", "explain"):
        visit(page, ONE_OF_EACH[kind].path(language))
        yield kind
    visit(page, ONE_OF_EACH["play"].path(language))
    press(page, "play")
    yield "play"
    for kind in ("legal-move", "all-legal-moves", "result", "choice of start-board"):
        place = PUZZLES[kind]
        visit(page, place.path(language))
        yield f"{kind}, asked"
        yield from _answered(page, place)
    page.goto(f"/{language}/me/")
    yield "me"


def _answered(page: Page, place: Place) -> Iterator[str]:
    wrong = wrong_answers(place.task)
    give(page, place.task, wrong[0])
    yield f"{place.kind}, explained"
    press(page, "hint")
    yield f"{place.kind}, with a hint"
    ask_for_answer(page)
    yield f"{place.kind}, with the answer"
    give(page, place.task, place.task.answers if place.task.select == "many" else place.task.answers[:1])
    yield f"{place.kind}, solved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, forgiven=("status of 404",))
    found: list[str] = []
    for state in states(page, language):
        # Colours are the same in every language.
        for scheme, options in (("light", LIGHT), ("dark", DARK))[: 2 if language == "th" else 1]:
            page.emulate_media(color_scheme=scheme)
            found += [f"{state}, {scheme}: {fault}" for fault in violations(page, options)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_wide_screen(open_page: OpenPage) -> None:
    page = open_page(size=(1280, 800), still=True)
    found: list[str] = []
    for path in (f"/en/learn/{COURSE.name}/", ONE_OF_EACH["flips"].path(), ONE_OF_EACH["result"].path()):
        page.goto(path)
        found += violations(page, LIGHT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_in_practice(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark, still=True)
    found: list[str] = []
    for path in ("practise/", "practise/flips/2/16/1", "practise/score/4/16/1", "me/"):
        page.goto(f"/en/{path}")
        found += [f"{path}: {fault}" for fault in violations(page, DARK if dark else LIGHT)]
    for path in ("me/", "practise/", "practise/legal-move/1/16/done"):
        page.request.post(
            "/en/practise/legal-move/1/16/1", form={"tap": "a1"}, headers={"Sec-Fetch-Site": "same-origin"}
        )
        page.goto(f"/en/{path}")
        found += [f"{path} of a learner: {fault}" for fault in violations(page, DARK if dark else LIGHT)]
    assert not found, "\n".join(found)
