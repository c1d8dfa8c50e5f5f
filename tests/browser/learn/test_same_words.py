"""What JavaScript says and draws for an answer is what the page without JavaScript says and draws."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import LANGUAGES, PUZZLES, Place, right_answer, wrong_answers
from tests.browser.support.pupil import PATIENCE, button, cells, give, press, see_solved, visit
from tutor.games.kinds.kind import Answer
from tutor.puzzles.puzzle_tasks import twin_of

SPOKEN = {kind: LANGUAGES[n % len(LANGUAGES)] for n, kind in enumerate(PUZZLES)}
"""Each kind in one language, and the kinds together in every language."""

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (one) => one.textContent.replace(/\\s+/g, ' ').trim();
  const said = (one) => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll('.more').forEach((button) => button.remove());
    return text(copy);
  };
  const parts = ['d', 'x', 'y', 'cx', 'cy', 'transform'];
  const numbers = (text) => text.match(/-?[\\d.]+/g).map((n) => Math.round(n * 10) / 10).join(' ');
  const place = (mark) => numbers(parts.map((part) => mark.getAttribute(part)).join(' '));
  const marks = ['looks', 'closes', 'badge', 'tapped', 'hinted', 'ring', 'picked', 'ghost', 'last', 'tint']
    .concat('found', 'o');
  return {
    title: text(document.querySelector('h1')),
    turn: document.querySelector('[data-turn]').innerText.trim(),
    cards: all('[data-answer] .card').map(
      (one) => `${one.className.replace(/ (folded|hint|old)/g, "")}: ${said(one)}`),
    options: all('[data-answer] .option').map(text),
    stars: all('[data-answer] .won').length,
    buttons: all('[data-actions] .button').map(text),
    squares: all('.squares [role=gridcell]').map((one) =>
      (one.querySelector('button') || one).getAttribute('aria-label')),
    ...Object.fromEntries(marks.map((name) => [name, all(`[data-board] svg .${name}`).map(place).sort()])),
  };
}"""
"""Words (not those of an unfolding button), stars, squares, marks and their places, and what comes next."""


def seen(page: Page) -> dict[str, Any]:
    """All that a page tells of its present state."""
    return {"cells": cells(page), **page.evaluate(SEEN)}


def see_the_same(quick: Page, plain: Page, when: str) -> None:
    """Wait until both pages tell the same; an answer is drawn in the next frame, on a busy machine later."""
    wanted, end = seen(plain), monotonic() + PATIENCE
    while seen(quick) != wanted and monotonic() < end:
        quick.wait_for_timeout(50)
    assert seen(quick) == wanted, when


def send(page: Page, place: Place, answer: Answer) -> None:
    """Answer on the page without JavaScript; a set of squares goes as it stands after the last tap."""
    if place.task.select == "many":
        for name, value in (("taps", " ".join(answer)), ("told", "0")):
            page.locator(f"[name={name}]").evaluate("(one, value) => { one.value = value; }", value)
        press(page, "check")
    else:
        give(page, place.task, answer)


@pytest.mark.parametrize("kind", PUZZLES)
def test_both_pages_say_and_draw_the_same(open_page: OpenPage, kind: str) -> None:
    place = PUZZLES[kind]
    wrong = wrong_answers(place.task)
    quick, plain = open_page(still=True), open_page(javascript=False)
    language = SPOKEN[kind]
    visit(quick, place.path(language))
    plain.goto(place.path(language))
    see_the_same(quick, plain, f"{language}: at first")
    for n in range(3):
        answer = wrong[n % len(wrong)]
        if button(quick, "again").count():
            press(quick, "again")
            press(plain, "again")
        give(quick, place.task, answer)
        send(plain, place, answer)
        see_the_same(quick, plain, f"{language}: {answer}")
    give(quick, place.task, right_answer(place.task))
    send(plain, place, right_answer(place.task))
    if twin := twin_of(place.task):
        see_the_same(quick, plain, f"{language}: the answer stays, and the twin waits")
        press(quick, "again")
        press(plain, "again")
        see_the_same(quick, plain, f"{language}: the twin is asked")
        give(quick, twin, right_answer(twin))
        give(plain, twin, right_answer(twin))
    see_solved(plain, stars=1)
    see_the_same(quick, plain, f"{language}: right")


@pytest.mark.parametrize("kind", ["flips", "legal-move", "must pass", "referee", "result"])
def test_both_pages_help_with_the_same_words(open_page: OpenPage, kind: str) -> None:
    place = PUZZLES[kind]
    quick, plain = open_page(still=True), open_page(javascript=False)
    visit(quick, place.path("sw"))
    plain.goto(place.path("sw"))
    while help_ := next((name for name in ("hint", "solution") if button(quick, name).count()), None):
        press(quick, help_)
        press(plain, help_)
        see_the_same(quick, plain, help_)
