"""A lesson that has loaded works without a network, and what was solved meanwhile arrives once, later."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.lesson_steps import COURSE, PUZZLES, Place, right_answer, wrong_answers
from tests.browser.support.pupil import give, mark, press, see_explained, see_solved, visit, words

LESSON = PUZZLES["flips"].lesson
ASKING = [Place(LESSON, number) for number in range(1, len(LESSON.steps) + 1) if LESSON.step(number).puzzle]

STANDS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done([
  scrollY,
  document.querySelector('[data-title]').getBoundingClientRect().top
    - document.querySelector('#net').getBoundingClientRect().bottom,
]))))"""
"""How far the page has scrolled when it has come to rest, and how far below the notice its heading begins."""

NO_LATER_WORK = """() => {
  const timed = setTimeout;
  globalThis.setTimeout = (act, ms = 60_000) => timed(act, ms);
}"""
"""What a page does after the next frame waits for a minute, as on a phone that has much to do."""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A newcomer whose network may go away."""
    return open_page(forgiven=("ERR_INTERNET_DISCONNECTED", "status of 503"))


def arrived(page: Page, server: Server, count: int) -> list[str]:
    """The steps of the answers that the server has, once that many are there."""
    server.answers_of(page, count)
    page.wait_for_timeout(100)  # for any that should not come
    return [answer.step for answer in server.answers_of(page)]


def walk(page: Page, first: int = 1, missed: int = 0) -> None:
    """Visit the steps of the lesson to its last one, and solve what they ask; one was missed before."""
    for number in range(first, len(LESSON.steps) + 1):
        place = Place(LESSON, number)
        if place.step.puzzle:
            give(page, place.task, right_answer(place.task))
            see_solved(page, stars=2 if number == missed else 3)
        for _ in place.step.play:
            press(page, "play")
        if number < len(LESSON.steps):
            press(page, "next")
            expect(page).to_have_url(Place(LESSON, number + 1).path())


def test_a_lesson_is_solved_without_a_network_and_arrives_later(page: Page, server: Server) -> None:
    visit(page, Place(LESSON, 1).path())
    notice = page.locator("#net")
    expect(notice).to_be_hidden()
    page.context.set_offline(True)
    give(page, ASKING[0].task, wrong_answers(ASKING[0].task)[0])
    see_explained(page)
    expect(notice).to_be_visible()
    offline = words(notice)
    walk(page, missed=ASKING[0].number)
    assert server.answers_of(page) == []
    page.context.set_offline(False)
    expect(notice).not_to_have_text(offline)
    expect(notice).to_be_visible()
    steps = [place.name for place in ASKING]
    assert arrived(page, server, len(steps) + 1) == [steps[0], *steps]
    expect(notice).to_be_hidden()
    page.goto(f"/en/learn/{COURSE.name}/")
    card = page.locator(".lesson-path li", has=page.locator(f"a[href*='/{LESSON.slug}/']"))
    expect(card).to_have_class("done")
    visit(page, Place(LESSON, 1).path())
    assert arrived(page, server, len(steps) + 1) == [steps[0], *steps]


def test_the_ending_opens_without_a_network_and_its_ways_wait_for_it(page: Page) -> None:
    visit(page, Place(LESSON, 1).path())
    page.locator("#net[data-guards]").wait_for(state="attached")
    page.locator("[data-complete]").wait_for(state="attached")
    page.context.set_offline(True)
    walk(page)
    press(page, "next")
    expect(page.locator("[data-goal]")).to_be_visible()
    expect(page.locator("#main .stars .won")).to_have_count(3)
    expect(page).to_have_url(re.compile("/finished$"))
    following = next(other for other in COURSE.lessons if other.number == LESSON.number + 1)
    page.locator(f"#main .onward a[href*='/{following.slug}/']").first.tap()
    notice = page.locator("#net")
    expect(notice).to_contain_text("this opens when it is back")
    expect(page).to_have_url(re.compile("/finished$"))
    page.context.set_offline(False)
    page.wait_for_url(f"**{Place(following, 1).path()}")


def test_an_ending_names_the_step_that_is_open_and_leads_there(page: Page) -> None:
    visit(page, Place(LESSON, 1).path())
    page.locator("[data-complete]").wait_for(state="attached")
    page.context.set_offline(True)
    for place in ASKING[1:]:
        page.locator("[data-progress] a").nth(place.number - 1).tap()
        give(page, place.task, right_answer(place.task))
        see_solved(page)
    page.locator("[data-progress] a").last.tap()
    page.locator("[data-finish]").tap()
    expect(page.locator("[data-goal]")).to_be_hidden()
    expect(page.locator("[data-solved]")).to_contain_text(f"{len(ASKING) - 1} of {len(ASKING)}")
    expect(page.locator("[data-open] a:visible")).to_have_count(1)
    page.locator("[data-open] a:visible").tap()
    expect(page).to_have_url(ASKING[0].path())
    give(page, ASKING[0].task, right_answer(ASKING[0].task))
    see_solved(page)
    page.go_back()
    expect(page.locator("[data-goal]")).to_be_visible()
    page.context.set_offline(False)


def test_an_ending_counts_an_answer_given_just_before(page: Page) -> None:
    visit(page, ASKING[-1].path())
    page.locator("[data-complete]").wait_for(state="attached")
    give(page, ASKING[-1].task, right_answer(ASKING[-1].task))
    see_solved(page)
    page.locator("[data-finish]").tap()
    expect(page.locator("[data-solved]")).to_contain_text(f"1 of {len(ASKING)}")
    page.locator("[data-open] a:visible").first.tap()
    expect(page).to_have_url(ASKING[0].path())
    mark(page, right_answer(ASKING[0].task))
    page.evaluate(NO_LATER_WORK)
    press(page, "check")
    see_solved(page)
    page.evaluate("() => history.back()")
    expect(page.locator("[data-solved]")).to_contain_text(f"2 of {len(ASKING)}")


def test_who_goes_on_here_is_not_led_away_later(page: Page) -> None:
    visit(page, ASKING[0].path())
    page.locator("#net[data-guards]").wait_for(state="attached")
    page.context.set_offline(True)
    page.locator(".stop").tap()
    expect(page.locator("#net")).to_contain_text("this opens when it is back")
    give(page, ASKING[0].task, right_answer(ASKING[0].task))
    see_solved(page)
    with page.expect_response("**/progress"):
        page.context.set_offline(False)
    expect(page).to_have_url(ASKING[0].path())


def test_answers_outlive_the_page_on_which_they_were_given(page: Page, server: Server) -> None:
    visit(page, ASKING[0].path())
    page.context.set_offline(True)
    give(page, ASKING[0].task, right_answer(ASKING[0].task))
    see_solved(page)
    assert server.answers_of(page) == []  # what a page sends while it goes is beyond the feigned loss
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        page.reload()
    page.context.set_offline(False)
    visit(page, ASKING[1].path("sw"))
    assert arrived(page, server, 1) == [ASKING[0].name]
    visit(page, ASKING[0].path())
    assert arrived(page, server, 1) == [ASKING[0].name]


def test_a_server_that_fails_gets_the_answer_later(page: Page, server: Server) -> None:
    failing = "**/progress"
    visit(page, ASKING[0].path())
    page.route(failing, lambda route: route.fulfill(status=503, body="{}"))
    give(page, ASKING[0].task, right_answer(ASKING[0].task))
    see_solved(page)
    expect(page.locator("#net")).to_be_visible()
    page.unroute(failing)
    page.locator("[data-progress] a").nth(ASKING[1].number - 1).tap()
    give(page, ASKING[1].task, right_answer(ASKING[1].task))
    assert arrived(page, server, 2) == [ASKING[0].name, ASKING[1].name]


def test_the_language_of_an_answer_does_not_matter(page: Page, server: Server) -> None:
    for language, place in zip(("th", "zh-Hans"), ASKING, strict=False):
        visit(page, place.path(language))
        with page.expect_response("**/progress"):
            give(page, place.task, right_answer(place.task))
    assert arrived(page, server, 2) == [ASKING[0].name, ASKING[1].name]


def test_an_ending_not_fetched_in_time_says_so_at_its_button_and_opens_when_the_network_is_back(
    page: Page,
) -> None:
    page.route("**/rest*", lambda route: route.abort("internetdisconnected"))
    visit(page, Place(LESSON, 1).path())
    page.locator("#net[data-guards]").wait_for(state="attached")
    page.context.set_offline(True)
    walk(page)
    press(page, "next")
    said = page.locator("[data-actions] .waits")
    expect(said).to_contain_text("this opens when it is back")
    expect(said).to_be_in_viewport()
    expect(page.locator("[data-actions] a.main")).to_be_in_viewport()
    expect(page.locator("#net")).to_contain_text("this opens when it is back")
    page.context.set_offline(False)
    page.wait_for_url(re.compile("/finished$"))
    expect(page.locator("[data-goal]")).to_be_visible()


def test_the_rest_of_a_lesson_is_fetched_again_where_the_server_failed_once(page: Page) -> None:
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.fallback()
            return
        failed.append(route.request.url)
        route.fulfill(status=503, body="")

    page.route("**/rest*", fail_once)
    visit(page, Place(LESSON, 1).path())
    page.locator("[data-complete]").wait_for(state="attached")
    assert failed


def test_the_notice_of_a_lost_network_covers_nothing(page: Page) -> None:
    visit(page, Place(LESSON, 1).path())
    page.context.set_offline(True)
    give(page, ASKING[0].task, right_answer(ASKING[0].task))
    see_solved(page)
    tops, below = page.evaluate(
        """() => {
          scrollTo({ top: 0, behavior: 'instant' });
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const parts = ['.top', '.brand', '[data-progress]', '.stop'];
          return [parts.map((one) => box(one).top), box('#net').bottom];
        }"""
    )
    assert min(tops) >= below - 1
    page.context.set_offline(False)


def test_no_heading_lies_under_what_is_said_of_the_network(open_page: OpenPage) -> None:
    """A small phone scrolls to make room for an answer; the notice stays at the top of its screen."""
    page = open_page(size=(360, 640))
    visit(page, Place(LESSON, 1).path())
    notice = page.locator("#net")
    notice.evaluate("(net) => { net.textContent = net.dataset.offline; net.hidden = false; }")
    page.wait_for_function("() => [...document.styleSheets].some(({ href }) => /fold/.test(href))")
    scrolled, clear = [], []
    for number in range(2, len(LESSON.steps) + 1):
        page.locator(f"[data-progress] li:nth-child({number}) a").evaluate("(link) => link.click()")
        page.wait_for_url(f"**{Place(LESSON, number).path()}")
        far, below = page.evaluate(STANDS)
        scrolled.append(far)
        clear.append(below)
    assert max(scrolled) > 0
    assert min(clear) >= 0
