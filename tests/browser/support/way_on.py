"""Where the buttons of a step are after each answer: whoever learns on a phone must see how to go on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.support.lesson_steps import Place, right_answer, wrong_answers
from tests.browser.support.pupil import visit

FOLDS = "document.querySelector('link[href*=\"fold\"]')"
"""There once what folds is there: a page fetches it when it is quiet."""

WALK = """async ([n, select, answers]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const settle = async () => {
    for (let i = 0; i < 3; i++) await frame();
    await new Promise((done) => setTimeout(done, 20));
    await frame();
  };
  const found = [];
  const see = (what) => {
    const ends = [...document.querySelectorAll('[data-actions] .button')]
      .map((one) => one.getBoundingClientRect().bottom);
    found.push([what, Math.round(Math.max(...ends))]);
  };
  const press = async (selector) => {
    const button = document.querySelector(selector);
    if (button) button.click();
    await settle();
    return Boolean(button);
  };
  const marked = () => [...document.querySelectorAll('.squares [aria-pressed=true]')]
    .map(({ value }) => value);
  const give = async (answer) => {
    if (select === 'choice') await press(`[data-answer] .option[value="${answer[0]}"]`);
    else if (answer[0] === 'pass') await press('[data-do=pass]');
    else if (select === 'one') await press(`.squares button[value="${answer[0]}"]`);
    else {
      const now = marked();
      [...now.filter((one) => !answer.includes(one)), ...answer.filter((one) => !now.includes(one))]
        .forEach((name) => document.querySelector(`.squares button[value="${name}"]`).click());
      await press('[data-do=check]');
    }
  };
  await press(`[data-progress] li:nth-child(${n}) a`);
  see('at first');
  for (const [what, answer] of answers) {
    if (what === 'a hint') await new Promise((done) => setTimeout(done, 420));
    if (what === 'a move' || what === 'a hint') {
      if (!(await press(what === 'a move' ? '[data-do=play]' : '[data-do=hint]'))) continue;
    } else await give(answer);
    see(what);
    if (what === 'a miss') await press('[data-do=again]');
  }
  return found;
}"""
"""Goes to a step, answers it, and tells where its lowest button ends each time, in pixels of the screen."""


def open_lesson(page: Page, path: str) -> None:
    """Open a step; what folds has come."""
    visit(page, path)
    page.wait_for_function(f"() => {FOLDS}")
    page.evaluate("document.fonts.ready.then(() => true)")


def ends_of(page: Page, place: Place) -> list[tuple[str, int]]:
    """Where the buttons end at first, after a miss, a hint, and when it is solved; the lesson is open."""
    answers: list[tuple[str, list[str]]] = [("a move", [])] * 3
    select = ""
    if place.step.puzzle is not None:
        select = place.task.select
        misses = [("a miss", list(answer)) for answer in wrong_answers(place.task)[:1]]
        answers = [*misses, ("a hint", []), ("the answer", list(right_answer(place.task)))]
    found: list[Any] = page.evaluate(WALK, [place.number, select, answers])
    return [(what, end) for what, end in found]
