"""Whatever was answered, a phone shows how to go on: long explanations are folded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, LANGUAGES, PLACES, PUZZLES, Place, wrong_answers
from tests.browser.support.pupil import (
    button,
    card,
    come_to_rest,
    give,
    press,
    see_explained,
    visit,
)
from tests.browser.support.way_on import FOLDS, ends_of, open_lesson
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.settings import ROOT

LONGEST = {"outflank": (4,), "all-directions": (4, 9), "all-must-flip": (8,), "end-and-score": (1,)}
"""Steps of which most is said, by their lessons."""

FOUR_ANSWERS = "/en/learn/go/points/how-many-points"
"""A step that is answered by one of four numbers."""

PLACED = """() => {
  const { top, width } = document.querySelector('[data-board]').getBoundingClientRect();
  return [Math.round(top), Math.round(width)];
}"""


LINE = 44
"""Pixels: a longer sentence than before may push the board up by a line, and the edge then cuts no other."""


def lesson(slug: str) -> Place:
    """The first step of a lesson."""
    return Place(next(one for one in COURSE.lessons if one.slug == slug), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_are_seen_after_each_answer(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    found = []
    for slug, numbers in LONGEST.items():
        first = lesson(slug)
        open_lesson(page, first.path(language))
        for number in numbers:
            place = Place(first.lesson, number)
            found += [(place.path(language), *seen) for seen in ends_of(page, place)]
    assert len(found) > len(LONGEST) * 2
    assert [one for one in found if one[-1] > 740] == []


def test_one_press_shows_all_that_is_said(page: Page) -> None:
    open_lesson(page, Place(lesson("all-directions").lesson, 4).path())
    lines = page.locator("[data-answer] .lines li")
    expect(lines.last).to_be_hidden()
    more = page.locator(".more")
    more.tap()
    expect(lines.last).to_be_visible()
    expect(more).to_have_count(0)
    expect(card(page, "note")).to_be_focused()


def test_what_is_folded_is_told_to_a_screen_reader(page: Page) -> None:
    place = Place(lesson("all-directions").lesson, 9)
    open_lesson(page, place.path())
    give(page, place.task, (place.task.answers[0],) if place.task.select == "one" else place.task.answers)
    expect(page.locator(".more")).to_be_visible()
    told = page.locator("#live").text_content() or ""
    for line in page.locator("[data-answer] .lines span").all_text_contents():
        assert line in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_does_not_scroll_by_itself(page: Page, language: str) -> None:
    visit(page, f"/{language}/")
    page.wait_for_function(f"() => {FOLDS}")
    assert page.evaluate("scrollY") == 0


def test_the_buttons_of_the_first_board_are_seen_after_a_miss_and_hints(page: Page) -> None:
    visit(page, "/lo/")
    page.wait_for_function(f"() => {FOLDS}")
    give(page, PUZZLES["legal-move"].task, ("a1",))
    for _ in range(2):
        press(page, "hint")
        expect(button(page, "start")).to_be_in_viewport(ratio=0.99)


def test_what_is_said_to_an_answer_is_seen_whole_after_a_hint(page: Page) -> None:
    open_lesson(page, FOUR_ANSWERS)
    press(page, "hint")
    expect(card(page, "hint")).to_be_visible()
    page.locator(".option").first.tap()
    said = card(page, "not-yet")
    expect(said).to_be_in_viewport(ratio=0.99)
    come_to_rest(page)
    sentence = said.locator("p").first
    assert sentence.evaluate("p => p.scrollHeight <= p.clientHeight")
    if said.locator(".more").count():
        said.locator(".more").tap()
    expect(card(page, "hint")).to_be_visible()


def test_answers_to_choose_from_keep_their_places_when_one_is_right(page: Page) -> None:
    open_lesson(page, FOUR_ANSWERS)
    page.locator(".option").first.tap()
    expect(card(page, "not-yet")).to_be_visible()
    page.locator(".option").nth(2).tap()
    expect(card(page, "right")).to_be_visible()
    come_to_rest(page)
    for number in range(4):
        expect(page.locator(".option").nth(number)).to_be_visible()


def test_beside_a_board_nothing_is_folded(open_page: OpenPage) -> None:
    page = open_page(size=(1280, 800), touch=False)
    open_lesson(page, Place(lesson("all-directions").lesson, 4).path())
    expect(page.locator("[data-answer] .lines li").last).to_be_visible()
    expect(page.locator(".more")).to_have_count(0)


def placed(page: Page) -> list[int]:
    """Where the top of the board lies on the screen, and how wide it is, once the page moves no more."""
    come_to_rest(page)
    return page.evaluate(PLACED)


@pytest.mark.parametrize("kind", ["legal-move", "choice of square-name"])
def test_who_tries_again_finds_board_and_buttons_where_they_were(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    open_lesson(page, place.path())
    give(page, place.task, wrong_answers(place.task)[0])
    see_explained(page)
    missed = placed(page)
    again = button(page, "again")
    ends = again.evaluate("one => Math.round(one.getBoundingClientRect().bottom)")
    again.evaluate("one => one.click()")
    expect(again).to_have_count(0)
    assert placed(page) == missed
    assert button(page, "hint").evaluate("one => Math.round(one.getBoundingClientRect().bottom)") == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_one_goes_to_begins_with_the_bar_of_steps(page: Page, language: str) -> None:
    place = PUZZLES["choose"]
    open_lesson(page, Place(place.lesson, 1).path(language))
    page.locator("[data-progress] a").nth(place.number - 1).evaluate("one => one.click()")
    come_to_rest(page)
    assert page.evaluate("scrollY") > 0, "there is no room to be kept here: the test needs a longer step"
    expect(page.locator("[data-progress]")).to_be_in_viewport(ratio=0.99)
    top, width = placed(page)
    give(page, place.task, wrong_answers(place.task)[0])
    see_explained(page)
    assert placed(page) == pytest.approx([top, width], abs=LINE)


def test_a_board_that_is_tapped_never_shrinks_under_what_is_said(page: Page) -> None:
    place = Place(lesson("no-jumping").lesson, 6)
    assert place.kind == "legal-move"
    open_lesson(page, place.path())
    before = placed(page)
    for answer in wrong_answers(place.task)[:2]:
        give(page, place.task, answer)
        see_explained(page)
        assert placed(page)[1] == before[1]


def test_a_small_board_keeps_its_width_however_much_help_is_piled_up(page: Page) -> None:
    open_lesson(page, "/en/learn/go/points/how-many-points")
    before = placed(page)
    options = page.locator("[data-answer] .option:not(.not-yet)")
    options.last.evaluate("one => one.click()")
    expect(card(page, "not-yet")).to_be_visible()
    assert placed(page)[1] == before[1]
    for name in ("hint", "solution"):
        press(page, name)
        assert placed(page)[1] == before[1]


def test_what_is_only_held_gives_way_to_the_way_on(open_page: OpenPage) -> None:
    page = open_page(still=True)
    course = load_courses(ROOT / "lessons")["go"]
    asking = next(one for one in course.lessons if one.slug == "forbidden-point")
    task = set_puzzle(find_game(course.game), asking.step(asking.names.index("at-the-edge") + 1))
    open_lesson(page, "/en/learn/go/forbidden-point/at-the-edge")
    miss = next((option.key,) for option in task.options if option.key not in task.answers)
    for _ in range(2):
        give(page, task, miss)
        see_explained(page)
        press(page, "again")
    give(page, task, task.answers)
    come_to_rest(page)
    expect(button(page, "next")).to_be_in_viewport(ratio=0.99)


def lay_a_finger_on(page: Page, seen: Locator) -> None:
    """Touch what is in sight where it is, as a finger does: nothing scrolls before it."""
    box = seen.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_where_it_is_as_more_is_said(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    for kind in ("legal-move", "flips", "all-legal-moves", "choice of square-name", "choose"):
        place = PUZZLES[kind]
        open_lesson(page, place.path(language))
        width = placed(page)[1]
        before: list[int] = []
        for answer in wrong_answers(place.task)[: 1 if place.task.select == "choice" else 2]:
            give(page, place.task, answer)
            see_explained(page)
            before = before or placed(page)
            assert placed(page) == pytest.approx([before[0], width], abs=LINE), (language, kind, answer)
            before = placed(page)
            expect(page.locator("[data-answer] .card.not-yet .cut")).to_have_count(0)
            expect(page.locator("[data-actions] .button").last).to_be_in_viewport(ratio=0.99)
            if button(page, "again").count():
                lay_a_finger_on(page, button(page, "again"))
                assert placed(page) == pytest.approx(before, abs=2), (language, kind, "again")


@pytest.mark.parametrize("kind", ["legal-move", "choose"])
def test_a_second_miss_says_why_and_one_press_shows_a_hint_that_gave_way(page: Page, kind: str) -> None:
    place = PUZZLES[kind]
    open_lesson(page, place.path("lo"))
    for answer in wrong_answers(place.task)[:2]:
        if button(page, "again").count():
            press(page, "again")
        give(page, place.task, answer)
        see_explained(page)
    come_to_rest(page)
    why = card(page, "not-yet").locator("p").first
    expect(why).to_be_in_viewport(ratio=0.99)
    expect(why).not_to_have_class("cut")
    expect(page.locator("[data-actions] .button").last).to_be_in_viewport(ratio=0.99)
    while page.locator(".more").count():
        page.locator(".more").last.evaluate("one => one.click()")
    expect(card(page, "hint")).to_be_visible()
    expect(page.locator("[data-answer] .folded")).to_have_count(0)


CUT = """() => [...document.querySelectorAll('[data-answer] .card.right p')]
  .filter(({ scrollHeight, clientHeight }) => clientHeight && scrollHeight > clientHeight + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_first_to_a_right_answer_is_cut(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    for kind in ("choose", "legal-move"):
        place = PUZZLES[kind]
        open_lesson(page, place.path(language))
        give(page, place.task, wrong_answers(place.task)[0])
        press(page, "hint")
        give(page, place.task, place.task.answers[:1])
        expect(page.locator("[data-answer] .card.right > p").first).to_be_visible()
        come_to_rest(page)
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "th", "sw", "lo"])
def test_after_the_last_miss_the_buttons_are_seen_and_the_best_line_stands_below_them(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(still=True)
    place = next(one for one in PLACES if one.kind == "choose" and one.number > 1)
    open_lesson(page, place.path(language))
    for answer in (wrong_answers(place.task) * 3)[:3]:
        if button(page, "again").count():
            press(page, "again")
        give(page, place.task, answer)
        see_explained(page)
    come_to_rest(page)
    buttons = page.locator("[data-actions] .button").last
    expect(buttons).to_be_in_viewport(ratio=0.99)
    below, line = buttons.bounding_box(), page.locator("[data-pair]").bounding_box()
    assert below and line and line["y"] >= below["y"] + below["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_boards_to_choose_from_are_large_and_the_way_on_is_seen_after_each_answer(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(still=True)
    place = PUZZLES["compare"]
    open_lesson(page, place.path(language))
    first, second = (option.bounding_box() for option in page.locator("[data-answer] .option").all())
    assert first and second
    assert first["x"] == second["x"] and second["y"] >= first["y"] + first["height"]
    assert first["width"] >= 200
    for answer, way_on in ((wrong_answers(place.task)[0], "again"), (place.task.answers, "next")):
        give(page, place.task, answer)
        come_to_rest(page)
        expect(button(page, way_on)).to_be_in_viewport(ratio=0.99)
        for option in page.locator("[data-answer] .option").all():
            expect(option).to_be_in_viewport(ratio=0.99)


TOP = """() => ['.top', '.step-bar', '.kicker', '[data-title]'].filter((name, i) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect();
  const margin = i < 2 ? 12 : 0;
  return top + margin < -2 && bottom - margin > 2;
})"""
"""What the upper edge of the screen cuts; menu and bar of steps have free space above and below."""


@pytest.mark.parametrize("kind", ["legal-move", "choose"])
def test_the_upper_edge_cuts_neither_the_bar_of_steps_nor_a_line_of_the_question(
    open_page: OpenPage, kind: str
) -> None:
    page = open_page(still=True)
    place = PUZZLES[kind]
    for language in ("sw", "lo"):
        open_lesson(page, Place(place.lesson, 1).path(language))
        page.locator("[data-progress] a").nth(place.number - 1).evaluate("one => one.click()")
        for answer in wrong_answers(place.task)[:2]:
            give(page, place.task, answer)
            see_explained(page)
            come_to_rest(page)
            assert page.evaluate(TOP) == [], (language, answer)
