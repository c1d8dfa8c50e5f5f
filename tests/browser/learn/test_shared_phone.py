"""Two children learn on one phone: what waits to be sent goes out as the answer of whoever gave it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Page, expect

from tests.browser.classroom.test_joining import LAPTOP, join, make_class, seats, sign_in
from tests.browser.conftest import OpenPage, Server
from tests.browser.support.lesson_steps import PUZZLES, right_answer
from tests.browser.support.pupil import come_to_rest, follow, give, see_solved, visit

ONE, OTHER = PUZZLES["flips"], PUZZLES["legal-move"]
SENT = "**/learn/othello/progress"


def waiting(page: Page) -> int:
    """How many answers wait on the phone."""
    return int(page.evaluate("() => JSON.parse(localStorage.getItem('outbox') || '[]').length"))


def test_two_children_on_one_phone_never_send_each_others_answers(
    open_page: OpenPage, server: Server
) -> None:
    teacher = open_page(size=LAPTOP)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, "One phone")
    join(open_page(), class_, "Noy")
    page = open_page(forgiven=("ERR_FAILED", "status of 409"))
    join(page, class_, "Mali")
    cards = {seat.name: f"/card/{seat.key}" for seat in seats(server, class_)}
    page.context.route(SENT, lambda route: route.abort())
    visit(page, ONE.path())
    come_to_rest(page)
    give(page, ONE.task, right_answer(ONE.task))
    see_solved(page)
    left_open = page.context.new_page()
    visit(left_open, OTHER.path())
    mali = str(left_open.locator("html").get_attribute("data-reader"))

    page.goto(cards["Noy"])
    follow(page.locator("button.main"))
    page.context.unroute(SENT)
    visit(page, OTHER.path())
    give(page, OTHER.task, right_answer(OTHER.task))
    see_solved(page)
    assert [answer.step for answer in server.answers_of(page, 1)] == [OTHER.name]
    page.wait_for_function("() => JSON.parse(localStorage.getItem('outbox')).length === 1")

    # Made for Mali: what is sent from it, now or by itself before, is refused, and it is made anew.
    with suppress(Error):  # it may just be going
        left_open.evaluate("() => dispatchEvent(new Event('online'))")
    expect(left_open.locator("html")).not_to_have_attribute("data-reader", mali)
    assert [answer.step for answer in server.answers_of(page)] == [OTHER.name]
    assert waiting(page) == 1

    page.goto(cards["Mali"])
    follow(page.locator("button.main"))
    assert [answer.step for answer in server.answers_of(page, 1)] == [ONE.name]
    page.wait_for_function("() => !JSON.parse(localStorage.getItem('outbox')).length")


def test_what_an_older_version_left_on_the_phone_still_goes_out(page: Page, server: Server) -> None:
    page.goto("/en/privacy/")
    old = {
        "id": "c0ffee00-0000-4000-8000-000000000001",
        "lesson": ONE.lesson.slug,
        "step": ONE.name,
        "answer": list(right_answer(ONE.task)),
        "help": 0,
        "at": "2026-11-25T08:00:00.000Z",
    }
    page.evaluate("(old) => localStorage.setItem('outbox', JSON.stringify([old]))", old)
    visit(page, OTHER.path())
    assert [answer.step for answer in server.answers_of(page, 1)] == [ONE.name]
    page.wait_for_function("() => document.documentElement.dataset.reader")  # a stranger has become a learner
