"""What stays in sight while a lesson is tapped through, and what a tap beside the answers does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.lesson_steps import (
    LANGUAGES,
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
    come_to_rest,
    give,
    press,
    resize,
    see_board,
    see_explained,
    see_solved,
    square,
    touch,
    visit,
)

MIDDLES = """all => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2 + scrollY];
})"""

THICKER = 4
"""Pixels by which the frame of an answer may grow."""


@pytest.mark.parametrize("kind", [kind for kind in PUZZLES if kind.startswith("choice of")])
def test_the_answers_of_a_choice_stay_where_they_are_when_the_right_one_is_shown(
    page: Page, kind: str
) -> None:
    place = PUZZLES[kind]
    visit(page, place.path())
    options = page.locator("[data-answer] .option")
    before = options.evaluate_all(MIDDLES)
    ask_for_answer(page)
    shown = page.locator("[data-answer] .option.shown")
    expect(shown).to_have_attribute("value", place.task.answers[0])
    for was, now in zip(before, options.evaluate_all(MIDDLES), strict=True):
        assert now == pytest.approx(was, abs=THICKER)


def test_a_name_in_a_task_does_not_light_up_the_square_that_is_asked_for(page: Page) -> None:
    place = PUZZLES["find-square"]
    visit(page, place.path())
    (asked,) = place.task.answers
    name = page.locator(f"h1 .sq[data-square={asked}], [data-text] .sq[data-square={asked}]").first
    name.tap()
    expect(page.locator("[data-board] .lit")).to_have_count(0)
    give(page, place.task, place.task.answers)
    see_solved(page)
    name.tap()
    expect(page.locator("[data-board] .lit")).to_have_count(1)


LIT = """() => {
  document.querySelector('[data-board]').click();
  return [...document.querySelectorAll('.option')].every((option) => option.getAnimations().length);
}"""


def test_a_tap_on_the_board_of_a_question_lights_up_its_answers_and_counts_as_no_miss(page: Page) -> None:
    place = PUZZLES["choice of disc-on"]
    visit(page, place.path())
    page.wait_for_function(LIT)
    expect(page.locator("[data-player] .not-yet")).to_have_count(0)
    give(page, place.task, right_answer(place.task))
    see_solved(page)
    assert not page.evaluate(LIT), "what is answered asks for nothing"


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_before_a_board_is_chosen_there_is_no_other_board(page: Page, size: tuple[int, int]) -> None:
    resize(page, *size)
    place = PUZZLES["choice of start-board"]
    before = Place(place.lesson, place.number - 1)
    visit(page, before.path())
    expect(page.locator("[data-board]")).to_be_visible()
    give(page, before.task, right_answer(before.task))
    see_solved(page)
    press(page, "next")
    expect(page.locator("[data-answer] .option")).to_have_count(len(place.task.options))
    expect(page.locator("[data-board]")).to_be_hidden()
    give(page, place.task, wrong_answers(place.task)[0])
    expect(page.locator("[data-board]")).to_be_visible()
    press(page, "again")
    expect(page.locator("[data-board]")).to_be_hidden()
    give(page, place.task, right_answer(place.task))
    see_solved(page, stars=2)
    see_board(page, place.task.position.game.start())
    expect(page.locator("[data-board]")).to_be_hidden()


TICK = """() => {
  const right = document.querySelector('.option.right');
  const tick = getComputedStyle(right, '::before');
  const within = getComputedStyle(right).position === 'relative';
  return { within, left: parseFloat(tick.left), top: parseFloat(tick.top), size: parseFloat(tick.width) };
}"""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("kind", ["choice of start-board", "compare"])
def test_the_right_board_of_a_choice_is_ticked_within_its_own_card(
    page: Page, size: tuple[int, int], kind: str
) -> None:
    resize(page, *size)
    place = PUZZLES[kind]
    visit(page, place.path())
    give(page, place.task, right_answer(place.task))
    see_solved(page)
    tick = page.evaluate(TICK)
    box = page.locator(".option.right").bounding_box()
    assert box and tick["within"]
    assert 0 <= tick["left"] <= box["width"] - tick["size"]
    assert 0 <= tick["top"] <= box["height"] - tick["size"]


def test_only_the_right_card_draws_a_tick_where_words_are_chosen(page: Page) -> None:
    place = PUZZLES["choice of disc-on"]
    visit(page, place.path())
    give(page, place.task, right_answer(place.task))
    see_solved(page)
    drawn = "one => getComputedStyle(one, '::after').content"
    assert page.locator(".option.right").evaluate(drawn) == "none"


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_a_board_that_names_its_squares_covers_none_of_those_to_choose_from(
    page: Page, size: tuple[int, int]
) -> None:
    resize(page, *size)
    place = PUZZLES["choice of start-board"]
    visit(page, place.path())
    give(page, place.task, wrong_answers(place.task)[0])
    expect(page.locator("[data-answer] .not-yet .sq").first).to_be_visible()
    boxes = [one.bounding_box() for one in page.locator("[data-answer] .option").all()]
    board = page.locator("[data-board]").bounding_box()
    assert board and all(boxes)
    for box in boxes:
        beside = box["x"] + box["width"] <= board["x"] or board["x"] + board["width"] <= box["x"]
        assert beside or box["y"] + box["height"] <= board["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_on_is_seen_after_a_miss_and_the_right_one_of_three_boards(page: Page, language: str) -> None:
    place = PUZZLES["choice of start-board"]
    visit(page, place.path(language))
    give(page, place.task, wrong_answers(place.task)[0])
    press(page, "again")
    give(page, place.task, place.task.answers)
    see_solved(page, stars=2)
    expect(button(page, "next")).to_be_in_viewport(ratio=0.99)


SEEN = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const said = [...document.querySelectorAll('[data-answer] .card')].pop().getBoundingClientRect();
  const [board, actions] = [box('[data-board]'), box('[data-actions]')];
  return { scrolled: scrollY, screen: innerHeight, top: board.top, said, end: actions.bottom };
}"""


@pytest.mark.parametrize("language", ["en", "lo"])
@pytest.mark.parametrize("kind", ["home", "legal-move", "flips", "choice of square-name", "all-legal-moves"])
def test_after_an_answer_the_board_stays_and_what_is_said_is_seen(
    page: Page, language: str, kind: str
) -> None:
    place = ONE_OF_EACH["legal-move"] if kind == "home" else PUZZLES[kind]
    visit(page, f"/{language}/" if kind == "home" else place.path(language))
    if kind == "home":
        touch(page, square(page, "a1"))
    else:
        give(page, place.task, wrong_answers(place.task)[0])
    see_explained(page)
    come_to_rest(page)
    seen = page.evaluate(SEEN)
    assert seen["top"] >= -1, "the board has left the screen"
    assert 0 <= seen["said"]["top"] <= seen["screen"] - 40, "what was said is out of sight"
    if seen["scrolled"]:
        end = seen["scrolled"] + max(seen["said"]["bottom"], seen["end"])
        assert end > seen["screen"], "all of it was in sight, and still the page was scrolled"


def test_a_move_that_is_shown_is_played_by_a_tap_on_its_square_and_any_other_tap_leads_to_its_button(
    page: Page,
) -> None:
    place = ONE_OF_EACH["play"]
    visit(page, place.path())
    (move, *_) = place.lesson.steps[place.number - 1].play
    touch(page, square(page, "a1"))
    expect(button(page, "play")).to_be_focused()
    touch(page, square(page, move))
    expect(card(page, "note").last).to_be_visible()
    expect(page.locator("[data-board] .last")).to_have_count(1)


@pytest.mark.parametrize("size", [(360, 740), (1024, 768), (1280, 800)])
def test_what_is_said_of_a_played_move_covers_no_button_below_a_legend(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visit(page, "/en/learn/othello/x-and-c-squares/beside-your-own-corner")
    expect(page.locator(".legend")).to_be_visible()
    button(page, "play").click()
    expect(card(page, "note").last).to_be_visible()
    page.locator("[data-actions] .main").click(timeout=10_000)
    expect(page).not_to_have_url(re.compile("beside-your-own-corner"))


def test_on_a_phone_the_board_stays_in_sight_while_a_long_answer_is_read(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, "/lo/learn/othello/outflank/legal-move")
    touch(page, square(page, "e3"))
    see_explained(page)
    # The page places the answer itself a moment later, and words grow when their font comes.
    page.wait_for_function(f"""() => {{
      scrollTo(0, document.documentElement.scrollHeight);
      const seen = ({SEEN})();
      return scrollY > 0 && seen.top >= -1 && seen.top <= 100
        && seen.said.bottom <= seen.end && seen.end <= seen.screen + 1;
    }}""")
