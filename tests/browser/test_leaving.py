"""Without a network no way on ends on the browser's own page: it stays, says so, then goes on by itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, PUZZLES, Place, right_answer

STATION = COURSE.stations[0]
AFTER = next(lesson for lesson in COURSE.lessons if lesson.slug == STATION.after)
ENDING = Place(AFTER, 1).path().rpartition("/")[0] + "/finished"
MAP = f"/en/learn/{COURSE.name}/"
GAME = re.compile(r"/play/\w{32}$")
WAITS = "this opens when it is back"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A newcomer whose network may go away."""
    return open_page(forgiven=("ERR_INTERNET_DISCONNECTED",), still=True)


def lose(page: Page, path: str) -> None:
    """Open a page, and lose the network once it is whole."""
    page.goto(path)
    guarded(page)
    page.context.set_offline(True)


def guarded(page: Page) -> None:
    page.locator("#net[data-guards]").wait_for(state="attached")


def tap_and_stay(page: Page, way: Locator) -> None:
    """Tap a way on: the page is still there, and says what it waits for where it can be read."""
    here = page.url
    way.tap()
    notice = page.locator("#net")
    expect(notice).to_contain_text(WAITS)
    expect(notice).to_be_in_viewport(ratio=1)
    expect(page.locator("#main")).to_be_visible()
    assert page.url == here


def come_back(page: Page, to: str | re.Pattern[str]) -> None:
    """The network comes back: the page goes on by itself."""
    page.context.set_offline(False)
    page.wait_for_url(to)
    expect(page.locator("#net")).to_be_hidden()


def posts_of(page: Page) -> list[str]:
    """The addresses that forms are sent to, from now on."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.is_navigation_request():
            sent.append(request.url)

    page.on("request", note)
    return sent


def test_the_game_of_an_ending_begins_once_when_the_network_is_back(page: Page) -> None:
    lose(page, ENDING)
    sent = posts_of(page)
    button = page.locator(".onward form button").last
    tap_and_stay(page, button)
    tap_and_stay(page, button)
    assert sent == []
    come_back(page, GAME)
    assert len(sent) == 1


@pytest.mark.parametrize(
    ("path", "way", "to"),
    [
        (ENDING, ".brand", "**/en/"),
        (ENDING, ".links a[href$='/learn/othello/']", f"**{MAP}"),
        (ENDING, "[data-again]", f"**{Place(AFTER, 1).path()}*"),
        ("/en/practise/", ".drills a >> nth=0", re.compile(r"/en/practise/[\w-]+/")),
        (MAP, ".lesson-path a >> nth=0", re.compile(r"/en/learn/othello/[\w-]+/")),
        (MAP, ".station button >> nth=0", GAME),
        ("/en/", "#main a.main >> nth=0", re.compile(r"/en/\w+/")),
        ("/en/me/", "#main a >> nth=0", re.compile(r"/en/(?!me/)")),
        ("/en/words/", ".top nav a >> nth=0", f"**{MAP}"),
        ("/en/play/", "form .main", GAME),
    ],
)
def test_a_page_stays_until_its_way_can_be_gone(page: Page, path: str, way: str, to: Any) -> None:
    lose(page, path)
    tap_and_stay(page, page.locator(way))
    come_back(page, to)


def test_a_game_stays_until_its_ways_out_can_be_gone(page: Page) -> None:
    page.goto("/en/play/")
    page.locator("form .main").tap()
    page.wait_for_url(GAME)
    guarded(page)
    game = page.url
    page.context.set_offline(True)
    tap_and_stay(page, page.locator(".kicker a"))
    come_back(page, "**/en/play/")
    lose(page, game)
    page.locator("details.others > summary").tap()
    tap_and_stay(page, page.locator("[data-link]"))
    come_back(page, re.compile("/en/board/"))


def test_who_goes_on_here_does_not_begin_a_game_later(page: Page) -> None:
    lose(page, ENDING)
    sent = posts_of(page)
    tap_and_stay(page, page.locator(".onward form button").last)
    page.locator("#main h1:visible").tap()
    expect(page.locator("#net")).to_be_hidden()
    page.context.set_offline(False)
    page.locator(".brand").tap()
    page.wait_for_url("**/en/")
    assert sent == []


def test_a_station_that_is_sent_by_keyboard_waits_too(page: Page) -> None:
    lose(page, ENDING)
    page.locator(".onward form button").last.press("Enter")
    expect(page.locator("#net")).to_contain_text(WAITS)
    come_back(page, GAME)


def test_the_pages_of_who_teaches_leave_as_their_browser_does(page: Page) -> None:
    page.goto("/en/teacher/")
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    expect(page.locator("#net[data-guards]")).to_have_count(0)


def test_what_is_tapped_before_its_script_has_come_waits_and_is_answered(open_page: OpenPage) -> None:
    page = open_page(forgiven=("ERR_INTERNET_DISCONNECTED", "ERR_FAILED"), still=True)
    for script in ("leaving.js", "lesson.json"):
        page.route(f"**/{script}*", lambda route: route.abort())
    place = PUZZLES["legal-move"]
    page.goto(place.path())
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    tap_and_stay(page, page.locator(f".squares [value={right_answer(place.task)[0]}]"))
    tap_and_stay(page, page.locator(".stop"))
    tap_and_stay(page, page.locator(f".squares [value={right_answer(place.task)[0]}]"))
    page.context.set_offline(False)
    expect(page.locator("[data-answer] .card.right")).to_be_visible()


def test_the_end_of_the_twelve_boards_waits_too(page: Page) -> None:
    lose(page, "/en/learn/othello/test/a")
    end = page.locator("a[data-end]")
    end.evaluate("(one) => { one.hidden = false; }")
    tap_and_stay(page, end)
    expect(page.locator(".twelve")).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].name.includes('/test/a')")
    expect(page.locator("#net")).to_be_hidden()


def test_a_game_that_is_looked_at_waits_for_the_network(page: Page) -> None:
    page.clock.install()
    page.goto("/en/words/")
    guarded(page)
    poll = "document.querySelector('script[src*=main]').src.replace('site/main', 'play/review-poll')"
    page.evaluate(f"import({poll}).then(() => {{ window.waits = true; }})")
    page.context.set_offline(True)
    page.clock.run_for(1000)
    notice = page.locator("#net")
    expect(notice).to_contain_text(WAITS)
    assert page.evaluate("waits")
    page.context.set_offline(False)
    page.wait_for_function("() => window.waits === undefined")
    expect(notice).to_be_hidden()
