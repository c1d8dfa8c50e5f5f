"""The page fits: nothing sticks out, board and button share the first screen, and thumbs hit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import (
    COURSE,
    GAME,
    LANGUAGES,
    ONE_OF_EACH,
    PUZZLES,
    Place,
    wrong_answers,
)
from tests.browser.support.pupil import button, give, press, resize, see_board, square, visit
from tutor.lessons.model import Lesson

SMALL, PHONE, DESK = (320, 640), (360, 740), (1280, 800)
LARGE = "document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))"
"""Text twice as large, as a reader may ask for it."""

WALK = """async (games) => {
const found = [];
for (const [i, segment] of [...document.querySelectorAll('[data-progress] a')].entries()) {
  segment.click();
  await new Promise(requestAnimationFrame);
  const [tapped, last] = ['.squares [aria-disabled=false]', performance.now() + 90000];
  while (games.includes(i + 1) && !document.querySelector(tapped) && performance.now() < last)
    await new Promise(requestAnimationFrame);
  const box = (selector) => {
    const one = document.querySelector(selector);
    return one && one.getBoundingClientRect().toJSON();
  };
  const wide = [...document.querySelectorAll('body *')].filter((one) =>
    one.getBoundingClientRect().right > innerWidth + 1 && one.getClientRects().length);
  const [bar] = [document.querySelector('[data-actions]')].map((one) => one.getBoundingClientRect());
  const under = [...document.querySelectorAll('.play > :not([data-actions]) *, .play > h1')].filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height && top < bar.bottom - 1 && bottom > bar.top + 1 && bar.left < innerWidth / 2;
  });
  found.push({
    step: i + 1, height: innerHeight, over: document.documentElement.scrollWidth - innerWidth,
    wide: wide.slice(0, 2).map((one) => one.className.baseVal || one.className || one.tagName),
    under: innerWidth < 640 ? under.slice(0, 2).map((one) => one.outerHTML.slice(0, 80)) : [],
    board: box('[data-board]'), actions: box('[data-actions]'),
    option: box('[data-answer] .option:last-child'),
    square: box('.squares button'), main: box('[data-actions] .main'),
    low: [...document.querySelectorAll('.button, summary, .top a, .stop')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height, width }) => height && Math.min(height, width) < 43.9).length,
    ways: [...document.querySelectorAll('.top nav a, .stop')]
      .filter((one) => one.getClientRects().length).length,
  });
}
return found;
}"""
"""Goes through all steps of a lesson and measures each, from the top of the page.

A game is measured once it can be played: its script comes when the first game is opened, and until then,
and as long as a busy machine thinks about its first move, its board is one to be looked at, perhaps smaller.
"""

FRAME = """() => [
  document.documentElement.scrollWidth - innerWidth,
  [...document.querySelectorAll('.button, summary, .top a')]
    .filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 44)
    .map((one) => one.outerHTML.slice(0, 80)),
]"""
"""How far a page sticks out at the side, and what is too low for a thumb."""


def walk(page: Page, lesson: Lesson) -> list[dict[str, Any]]:
    """What is measured on each step of the lesson that is open."""
    steps = enumerate(lesson.steps, 1)
    games = [n for n, step in steps if step.puzzle and Place(lesson, n).task.select == "game"]
    seen: list[dict[str, Any]] = page.evaluate(WALK, games)
    return seen


def problems(page: Page, seen: dict[str, Any], place: Place) -> list[str]:
    """What does not fit on one step."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found = []
    if seen["over"] > 0:
        found.append(f"sticks out by {seen['over']} px {seen['wide']}")
    if seen["low"]:
        found.append(f"{seen['low']} buttons under 44 px")
    tapped = place.step.puzzle and place.task.select != "choice"
    if width == SMALL[0] and tapped and min(seen["square"]["width"], seen["square"]["height"]) < 36:
        found.append(f"squares of {seen['square']['width']:.1f} px")
    if seen["under"]:
        found.append(f"the buttons lie over {seen['under']}")
    if seen["ways"] != 4:
        found.append(f"{seen['ways']} ways out can be seen, of the pages and the lesson")
    if width == PHONE[0] and place.step.puzzle:
        last = seen["option"] or seen["actions"]
        if last["bottom"] > seen["height"] + 1:
            found.append("what is to be tapped ends below the first screen")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_a_small_phone_a_phone_and_a_desk(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    found = []
    for lesson in COURSE.lessons:
        visit(page, Place(lesson, 1).path(language))
        page.evaluate("document.fonts.ready.then(() => true)")
        page.evaluate("document.body.style.opacity = 0")  # it is measured, not painted
        for width, height in (SMALL, PHONE, DESK):
            resize(page, width, height)
            for seen in walk(page, lesson):
                place = Place(lesson, seen["step"])
                found += [
                    f"{width} px, {place.path(language)}: {fault}" for fault in problems(page, seen, place)
                ]
    assert not found, f"{len(found)} faults:\n" + "\n".join(found[:12])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_under_the_buttons_where_text_is_twice_as_large(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(still=True)
    found = []
    for kind in ("result", "legal-move", "explain", "referee"):
        place = PUZZLES.get(kind) or ONE_OF_EACH[kind]
        visit(page, place.path(language))
        page.evaluate(LARGE)
        for width, height in (SMALL, PHONE):
            resize(page, width, height)
            for seen in walk(page, place.lesson):
                found += [f"{width} px, {seen['step']}: {seen['under']}"] if seen["under"] else []
                found += [f"{width} px, {seen['step']}: {seen['wide']}"] if seen["over"] > 0 else []
    assert not found, "\n".join(found)


def test_an_explanation_is_read_whole_with_its_buttons_below(page: Page) -> None:
    place = PUZZLES["legal-move"]
    visit(page, place.path())
    give(page, place.task, wrong_answers(place.task)[0])
    for part in ("[data-answer] .card", "[data-actions] .main"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_page_sticks_out(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, forgiven=("status of 404",))
    course = f"/{language}/learn/{COURSE.name}"
    found = []
    for path in (
        f"/{language}/",
        f"{course}/",
        f"{course}/{COURSE.lessons[0].slug}/finished",
        f"{course}/x/1",
    ):
        page.goto(path)
        for width, height in (SMALL, PHONE, DESK):
            resize(page, width, height)
            over, low = page.evaluate(FRAME)
            found += [f"{width} px, {path}: sticks out by {over} px"] if over > 0 else []
            found += [f"{width} px, {path}: under 44 px: {low}"] if low else []
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_boards_to_choose_from_stay_where_they_are_when_one_is_chosen(
    page: Page, width: int, height: int
) -> None:
    resize(page, width, height)
    visit(page, "/en/learn/othello/start/choose-the-start")
    options = page.locator("button.option")

    def centres() -> list[tuple[int, int]]:
        boxes = [options.nth(n).bounding_box() for n in range(3)]
        return [
            (round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)) for box in boxes if box
        ]

    before = centres()
    assert len(set(before)) == 3
    options.first.click()
    expect(page.locator(".option.not-yet")).to_be_visible()
    assert centres() == before


@pytest.mark.parametrize("language", ["sw", "lo"])
def test_nothing_sticks_out_when_an_answer_is_explained(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, size=SMALL)
    for kind in ("legal-move", "all-legal-moves", "result", "referee", "choice of mobility"):
        place = PUZZLES[kind]
        visit(page, place.path(language))
        press(page, "hint")
        give(page, place.task, wrong_answers(place.task)[0])
        over, low = page.evaluate(FRAME)
        assert (over, low) == (0, []), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_board_and_the_way_on_share_the_first_screen(open_page: OpenPage, language: str) -> None:
    page = open_page()
    visit(page, f"/{language}/")
    expect(page.locator("[data-board] svg").first).to_be_in_viewport(ratio=1)
    expect(button(page, "start")).to_be_in_viewport(ratio=1)
    board = page.locator("[data-board]").bounding_box()
    actions = page.locator("[data-actions]").bounding_box()
    assert board and actions
    assert board["y"] + board["height"] <= actions["y"] + 1


def test_with_motion_reduced_discs_simply_change(open_page: OpenPage) -> None:
    page = open_page(still=True)
    visit(page, "/en/")
    page.evaluate(
        """() => document.querySelector('[data-board]').addEventListener('click', () => {
          requestAnimationFrame(() => setTimeout(() => { window.moving = document.getAnimations().length; }));
        })"""
    )
    start = GAME.start()
    move = start.legal_moves()[0]
    square(page, move).tap()
    page.wait_for_function("() => window.moving !== undefined")
    assert page.evaluate("window.moving") == 0
    see_board(page, start.play(move))
    visit(page, ONE_OF_EACH["play"].path())
    press(page, "play")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("kind", ["flips", "tell", "explain", "result"])
def test_a_projector_shows_a_large_board_and_all_the_words(open_page: OpenPage, kind: str) -> None:
    page = open_page(size=(1920, 1080), touch=False, still=True)
    visit(page, ONE_OF_EACH[kind].path())
    board = page.locator("[data-board]").bounding_box()
    words = page.locator("h1").bounding_box()
    actions = page.locator("[data-actions]").bounding_box()
    assert board and words and actions
    assert 640 <= board["width"] == pytest.approx(board["height"], rel=0.02)
    assert board["y"] + board["height"] <= 1080
    assert words["x"] >= board["x"] + board["width"]
    assert actions["y"] + actions["height"] <= 1080
    letters = page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
    assert letters >= 32


def test_black_and_white_discs_differ_in_more_than_colour(page: Page) -> None:
    page.goto("/en/")
    shapes = page.evaluate(
        """() => {
          const shape = (part) => ['r', 'cx', 'cy', 'd'].map((name) => part.getAttribute(name)).join(' ');
          return ['X', 'O'].map((disc) => [...document.querySelectorAll(`#${disc} *`)].map(shape).sort());
        }"""
    )
    assert shapes[0] and shapes[1]
    assert shapes[0] != shapes[1]
