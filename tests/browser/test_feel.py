"""Sound and vibration answer a tap, by one switch that is kept; and a tap is seen under the finger."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, PUZZLES, Place, right_answer, wrong_answers
from tests.browser.support.pupil import card, follow, give, press, see_solved, square, visit

LISTEN = """
  window.felt = { tones: 0, touches: [] };
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { felt.tones += 1; return make.call(this); };
  Navigator.prototype.vibrate = (touch) => felt.touches.push(touch);
"""
TAP_AND_LEAVE = "(name) => { document.querySelector(`.squares [value=${name}]`).click(); location.reload(); }"
PLACE = PUZZLES["legal-move"]
NEAR_END = "-OXXXXXXXXXXXXXXXXXXXXXXXOOOOOOXXOOOOOOXXXXOOOOXXXXOOOXXXOOOOOOX.x"


def listen(open_page: OpenPage) -> Page:
    page = open_page()
    page.add_init_script(LISTEN)
    return page


def test_a_miss_and_a_right_answer_are_heard_and_felt(open_page: OpenPage) -> None:
    page = listen(open_page)
    visit(page, PLACE.path())
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => /feel/.test(name))")
    give(page, PLACE.task, wrong_answers(PLACE.task)[0])
    page.wait_for_function("() => felt.tones === 1 && felt.touches.length === 1")
    give(page, PLACE.task, right_answer(PLACE.task))
    page.wait_for_function("() => felt.tones === 3 && felt.touches.length === 2")


def test_the_switch_is_in_the_menu_and_what_is_chosen_is_kept(open_page: OpenPage) -> None:
    page = listen(open_page)
    visit(page, PLACE.path())
    switch = page.locator(".menu [data-sound]")
    page.locator(".menu summary").tap()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert switch.bounding_box()["height"] >= 44
    switch.tap()
    expect(switch).to_have_attribute("aria-pressed", "false")
    visit(page, PLACE.path("sw"))
    give(page, PLACE.task, right_answer(PLACE.task))
    see_solved(page)
    page.locator(".menu summary").tap()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("felt") == {"tones": 0, "touches": []}


def test_a_move_of_a_game_its_flips_and_a_win_are_heard_and_felt(open_page: OpenPage) -> None:
    page = listen(open_page)
    page.goto(f"/en/board/othello/{NEAR_END}")
    expect(page.locator(".squares button").first).to_be_attached()
    follow(page.locator("#on .main"))
    page.evaluate("felt.tones = 0")
    square(page, "a1").tap()
    page.wait_for_function("() => felt.touches.length === 3")
    assert page.evaluate("felt") == {"tones": 1 + 2 + 4, "touches": [[12], [8], [20, 60, 20, 60, 50]]}


def test_the_end_of_a_lesson_in_which_all_is_solved_is_felt_as_a_win(open_page: OpenPage) -> None:
    page = listen(open_page)
    steps = PLACE.lesson.steps
    won = {name: 3 for name, step in zip(PLACE.lesson.names, steps, strict=True) if step.puzzle}
    kept = json.dumps({"won": {f"{COURSE.name}/{PLACE.lesson.slug}": won}})
    page.add_init_script(f"localStorage.setItem('memory', {json.dumps(kept)})")
    last = Place(PLACE.lesson, len(steps))
    visit(page, last.path())
    page.locator("[data-complete]").wait_for(state="attached")
    if last.step.puzzle:
        give(page, last.task, right_answer(last.task))
    for _ in steps[-1].play:
        press(page, "play")
    page.locator("[data-finish]").tap()
    expect(page.locator("[data-goal]")).to_be_visible()
    page.wait_for_function("() => felt.touches.some((touch) => touch.length === 5)")


def test_without_javascript_there_is_no_switch(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    page.goto(PLACE.path())
    page.locator(".menu summary").tap()
    expect(page.locator("[data-sound]")).to_be_hidden()


def test_a_square_is_lit_under_the_finger_and_a_finger_that_slides_away_answers_nothing(page: Page) -> None:
    visit(page, PLACE.path())
    name = right_answer(PLACE.task)[0]
    lit = page.locator("[data-board] .lit")
    square(page, name).dispatch_event("pointerdown")
    expect(lit).to_have_count(1)
    square(page, name).dispatch_event("pointercancel")
    expect(lit).to_have_count(0)
    expect(card(page, "right")).to_have_count(0)


TAPPED = """(name) => {
  const one = document.querySelector(`.squares [value=${name}]`);
  const lit = () => document.querySelectorAll('[data-board] .lit').length;
  const press = (kind) => one.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
  press('pointerdown');
  const pressed = lit();
  press('pointerup');
  const lifted = lit();
  one.click();
  return [pressed, lifted, lit(), document.querySelectorAll('[data-answer] .card.right').length];
}"""


def test_the_light_stays_until_the_answer_takes_its_place(page: Page) -> None:
    visit(page, PLACE.path())
    assert page.evaluate(TAPPED, right_answer(PLACE.task)[0]) == [1, 1, 0, 1]


def test_an_answer_is_sent_even_if_the_page_goes_at_once(open_page: OpenPage) -> None:
    page = open_page()
    visit(page, PLACE.path())
    name = right_answer(PLACE.task)[0]
    with page.expect_request("**/progress"), page.expect_navigation():
        page.evaluate(TAP_AND_LEAVE, name)
    visit(page, PLACE.path())
    expect(page.locator("[data-progress] a").nth(PLACE.number - 1)).to_have_class("done")
