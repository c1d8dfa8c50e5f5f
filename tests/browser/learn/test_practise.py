"""Practice goes on without end, without a network, and without JavaScript."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import wrong_answers
from tests.browser.support.pupil import (
    ask_for_answer,
    card,
    come_to_rest,
    give,
    press,
    see_explained,
    see_solved,
    square,
    visit,
)
from tutor.games.kinds.kind_table import practice_of
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.puzzles.practice.drills import RoundPuzzle
from tutor.puzzles.practice.mixed import STAGES, TAUGHT, stage_after
from tutor.puzzles.practice.rounds import ROUND, make_daily, make_round
from tutor.puzzles.puzzle_tasks import solutions
from tutor.settings import ROOT

NAME = "/en/practise/flips/2/16"
HARDER = "/en/practise/flips/3/17"


def a_round(number: int = 16, level: int = 2) -> tuple[RoundPuzzle, ...]:
    return make_round(find_game("othello"), "flips", level, number)


def solve(page: Page, made: RoundPuzzle) -> None:
    give(page, made.task, made.task.answers)
    see_solved(page)


def test_one_round_follows_another_and_puzzles_in_a_row_are_counted(page: Page) -> None:
    page.goto(f"{NAME}/1")
    for number, made in enumerate(a_round(), 1):
        expect(page).to_have_url(re.compile(f"{NAME}/{number}$"))
        solve(page, made)
        if number > 1:
            expect(page.locator("[data-run]")).to_have_text(f"In a row: {number}")
        press(page, "next")
    expect(page).to_have_url(re.compile(f"{NAME}/done$"))
    expect(page.locator("[data-end] h1")).to_have_text("All 8 solved without help. Well done!")
    expect(page.locator("[data-end] h1")).to_be_focused()
    expect(page.locator("[data-end] .first")).to_contain_text("Level 3")
    page.locator(".menu summary").tap()
    expect(page.locator(".menu [hreflang=th]")).to_be_visible()
    expect(page.locator(".menu [hreflang=x-default]")).to_be_hidden()
    page.locator("[data-end] .first").tap()
    expect(page).to_have_url(re.compile(f"{HARDER}/1$"))
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    expect(page.locator(".kicker")).to_contain_text("Level 3")
    solve(page, a_round(17, 3)[0])
    expect(page.locator("[data-run]")).to_have_text(f"In a row: {ROUND + 1}")
    page.go_back()
    expect(page.locator("[data-end] h1")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile(f"{NAME}/{ROUND}$"))
    expect(card(page, "right")).to_be_visible()


def test_the_next_round_is_there_when_the_network_is_gone(open_page: OpenPage) -> None:
    page = open_page(forgiven=("ERR_INTERNET_DISCONNECTED",))
    page.goto(f"{NAME}/{ROUND // 2}")
    with page.expect_response(re.compile("/flips/2/17/puzzles.json")):
        solve(page, a_round()[ROUND // 2 - 1])
        press(page, "next")
    page.context.set_offline(True)
    for made in a_round()[ROUND // 2 :]:
        solve(page, made)
        press(page, "next")
    expect(page.locator("[data-end] h1")).to_have_text("5 of 8 solved without help")
    page.locator('[data-end] .onward a[href="/en/practise/flips/2/17/1"]').tap()
    expect(page).to_have_url(re.compile("/en/practise/flips/2/17/1$"))
    solve(page, a_round(17)[0])
    press(page, "next")
    expect(page).to_have_url(re.compile("/en/practise/flips/2/17/2$"))
    page.context.set_offline(False)
    page.goto("/en/me/")
    expect(page.locator("main")).to_contain_text("Find what flips")


def test_who_missed_sees_two_stars_since_the_puzzle_comes_back(page: Page) -> None:
    page.goto(f"{NAME}/1")
    made = a_round()[0]
    give(page, made.task, wrong_answers(made.task)[0])
    see_explained(page)
    give(page, made.task, made.task.answers)
    see_solved(page, stars=2)


def test_a_check_of_nothing_is_answered_after_a_tap_that_no_answer_can_name(page: Page) -> None:
    page.goto(f"{NAME}/1")
    empty = a_round()[0].task.position.empties()[0]
    square(page, empty).tap()
    expect(card(page, "note")).to_contain_text(f"There is no disc on {empty}.")
    press(page, "check")
    expect(card(page, "not-yet")).to_have_text("First tap the board.")
    expect(page.locator("[data-answer] .card")).to_have_count(1)
    expect(page.locator("#live")).to_have_text("First tap the board.")


def test_a_miss_ends_the_row_and_the_answer_is_explained(page: Page) -> None:
    page.goto(f"{NAME}/1")
    solve(page, a_round()[0])
    press(page, "next")
    press(page, "hint")
    expect(page.locator("[data-run]")).to_be_hidden()
    expect(card(page, "note")).to_be_visible()


def test_the_time_is_shown_only_when_it_is_asked_for(page: Page) -> None:
    page.goto(f"{NAME}/1")
    button = page.locator(".clock")
    expect(button).to_have_attribute("aria-label", "Show the time")
    assert not re.search(r"\d:\d\d", page.locator(".kicker").inner_text())
    button.tap()
    expect(page.locator(".kicker")).to_contain_text(re.compile(r"\d:\d\d"))
    page.reload()
    expect(page.locator(".clock")).to_have_attribute("aria-label", "Hide the time")


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_board_and_buttons_are_on_a_phones_first_screen(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    page.goto(f"{NAME}/1")
    for part in ("[data-board]", "[data-do=check]"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("path", ["/practise/", "/me/"])
@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_no_page_is_wider_than_the_smallest_phone(open_page: OpenPage, tag: str, path: str) -> None:
    page = open_page(size=(320, 640))
    page.goto(f"/{tag}{path}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_levels_can_be_tapped_and_nothing_is_cut_where_text_is_large(open_page: OpenPage, tag: str) -> None:
    page = open_page(size=(320, 640))
    page.goto(f"/{tag}/practise/")
    for size in ("100%", "200%"):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
        card = page.locator(".drill").first
        if card.locator("details[open]").count() == 0:
            card.locator("summary").tap()
        targets = card.locator("a, summary")
        assert targets.count() == 12
        for box in (target.bounding_box() for target in targets.all()):
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] + box["width"] <= 320


def test_practice_needs_no_javascript(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    page.goto("/en/practise/")
    card = page.locator(".drill", has=page.locator('a[href="/en/practise/flips/2/"]'))
    card.locator("summary").tap()
    card.locator('a[href="/en/practise/flips/2/"]').tap()
    expect(page).to_have_url(re.compile(r"/flips/2/\d+/1$"))
    found = re.search(r"/flips/2/(\d+)/1$", page.url)
    assert found
    made = a_round(int(found.group(1)))[0]
    give(page, made.task, made.task.answers)
    see_solved(page)
    press(page, "next")
    expect(page).to_have_url(re.compile("/2$"))
    page.locator(".stop").tap()
    expect(page).to_have_url(re.compile("/en/practise/$"))


def test_the_ten_of_the_day_are_those_of_the_readers_own_day(open_page: OpenPage) -> None:
    days = []
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):  # 25 hours apart
        page = open_page(timezone_id=zone)
        page.goto("/en/practise/")
        page.wait_for_function("() => document.cookie.includes('zone=')")
        led = page.request.get("/en/practise/daily/", max_redirects=0)
        day = page.evaluate("new Date().toLocaleDateString('sv')")
        assert led.headers["location"] == f"/en/practise/daily-3/{day}/1"
        days.append(day)
    assert days[0] != days[1]


@pytest.mark.parametrize(
    ("path", "link"),
    [
        ("/en/practise/", "/practise/flips/1/"),
        ("/en/learn/othello/all-directions/finished", "/practise/flips/"),
    ],
)
def test_a_link_to_a_drill_begins_a_round_that_this_device_has_not_seen(
    page: Page, path: str, link: str
) -> None:
    kept = json.dumps({"rounds": {"flips/1": [number for number in range(25) if number != 4]}})
    page.goto(path)
    page.evaluate("(kept) => localStorage.setItem('memory', kept)", kept)
    page.locator(f"a[href$='{link}']").first.click()
    page.wait_for_url("**/practise/flips/1/4/1")
    page.locator(".squares button[tabindex='0']").wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('memory')).rounds['flips/1']") == [4]


@pytest.mark.parametrize("tag", ["en", "lo"])
def test_where_the_answer_is_shown_the_board_to_tap_stays_in_sight(page: Page, tag: str) -> None:
    page.goto(f"/{tag}/practise/corners/1/1/1")
    ask_for_answer(page)
    expect(page.locator("[data-pair]")).to_be_attached()
    come_to_rest(page)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=0.99)


def test_the_ten_of_a_day_end_with_squares_to_pass_on(page: Page) -> None:
    day = datetime.now(UTC).date()
    page.add_init_script("navigator.share = async (given) => { window.given = given; };")
    made = make_daily(find_game("othello"), day, STAGES["daily-3"])
    visit(page, f"/en/practise/daily-3/{day}/1")
    for number, one in enumerate(made, 1):
        if number == 2:
            press(page, "hint")
        give(page, one.task, solutions(one.task)[0])
        press(page, "next")
    expect(page).to_have_url(re.compile("/done$"))
    page.locator("[data-share] summary").tap()
    page.wait_for_function("() => window.given")
    heading, *squares, address = page.evaluate("window.given.text").splitlines()
    assert heading.startswith("Ten for today · First steps · ")
    assert squares == ["⬜⬛⬜⬜⬜", "⬜⬜⬜⬜⬜"]
    assert address == page.url.replace("/en/", "/x-default/").replace("/done", "/1")
    page.reload()
    assert page.locator("[data-what]").input_value().splitlines()[1:3] == squares


def test_no_board_stands_above_the_boards_to_choose_from(page: Page) -> None:
    asked = make_round(find_game("othello"), "board", 2, 1)
    number = next(n for n, made in enumerate(asked, 1) if made.topic == "start-board")
    visit(page, f"/en/practise/board/2/1/{number}")
    expect(page.locator(".pictures .option").first).to_be_visible()
    expect(page.locator("[data-player] .board")).to_be_hidden()


def test_a_device_without_an_account_is_led_to_the_ten_the_mix_and_the_levels_that_suit_it(
    page: Page,
) -> None:
    for name, path in (("othello", "/en/practise/"), ("go", "/en/practise/go/")):
        course = load_courses(ROOT / "lessons")[name]
        practice, lessons = practice_of(course.game), course.lessons[:10]
        stage = stage_after({lesson.number for lesson in lessons}, practice)
        drill, *_ = practice.drills
        kept = {
            "stars": {f"{name}/{lesson.slug}": 2 for lesson in lessons},
            "levels": {drill: 3, practice.mix: 2},
        }
        page.goto(path)
        ten, mix, chosen = (
            page.locator("[data-ten]"),
            page.locator("[data-mix]"),
            page.locator(f"[data-drill={drill}]"),
        )
        expect(ten).not_to_have_attribute("href", re.compile(f"/practise/{stage.name}/$"))
        page.evaluate("(kept) => localStorage.setItem('memory', JSON.stringify(kept))", kept)
        page.goto(path)
        expect(ten).to_have_attribute("href", re.compile(f"/practise/{stage.name}/$"))
        expect(mix).to_have_attribute("href", re.compile(f"/{practice.mix}-10/2/$"))
        expect(mix).to_contain_text("Lessons 1 to 10 · Level 2")
        expect(chosen.locator("a.button")).to_have_text(re.compile("^Level 3"))
        expect(chosen.locator("a.button")).to_have_attribute("href", re.compile(f"/{drill}/3/$"))
        taught = [
            topics for topics in practice.drills.values() if any(TAUGHT.get(one, 99) <= 10 for one in topics)
        ]
        expect(page.locator(".drills").first.locator(".drill")).to_have_count(len(taught))


def test_a_finished_round_keeps_the_level_that_comes_next_on_the_device(page: Page) -> None:
    page.goto(f"{NAME}/1")
    for made in a_round():
        solve(page, made)
        press(page, "next")
    expect(page.locator("[data-end] .first")).to_contain_text("Level 3")
    assert page.evaluate("JSON.parse(localStorage.getItem('memory')).levels") == {"flips": 3}


def test_a_press_anywhere_on_the_card_of_a_drill_opens_it(page: Page) -> None:
    page.goto("/en/practise/")
    card_of_drill = page.locator("[data-drill=flips]")
    card_of_drill.locator(".mini").click(delay=100, force=True)  # the link lies over it
    expect(page).to_have_url(re.compile("/en/practise/flips/"))


@pytest.mark.parametrize("language", ["en", "sw", "zh-Hans"])
def test_what_is_told_beside_the_name_of_a_round_moves_no_board(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language, size=(360, 740), still=True)
    page.goto(f"/{language}/practise/")
    page.locator("[data-ten]").tap()
    page.locator(".clock").wait_for()
    page.evaluate("document.fonts.ready")
    top = "document.querySelector('.stage .board').getBoundingClientRect().top + scrollY"
    before = page.evaluate(top)
    page.evaluate(
        """() => {
          const run = document.querySelector('[data-run]');
          run.hidden = false;
          run.textContent = 'In a row: 4';
        }"""
    )
    page.locator(".clock").tap()
    expect(page.locator(".kicker span").last).to_have_text(re.compile(r"\d:\d\d"))
    assert page.evaluate(top) == before


def test_a_drill_after_a_lesson_leads_on_to_the_next_lesson_on_a_device_that_remembers_it(page: Page) -> None:
    page.goto("/en/")
    page.evaluate("localStorage.memory = JSON.stringify({ stars: { 'othello/only-the-new-disc': 3 } })")
    page.goto(f"{NAME}/1")
    for made in a_round():
        solve(page, made)
        press(page, "next")
    main = page.locator("[data-end] .first")
    expect(main).to_contain_text("Lesson 8")
    main.tap()
    expect(page).to_have_url(re.compile("/en/learn/othello/all-must-flip/"))
