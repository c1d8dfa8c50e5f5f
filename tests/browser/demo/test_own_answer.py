"""The own answer at the reveal, and taps before anything is asked, in a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.pupils import LESSON


def test_a_wrong_voter_sees_the_own_answer_first_and_then_what_the_teacher_explains(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/board")
    expect(page.locator("[data-link=live]")).to_be_visible()
    board.do("ask", kind="legal-move")
    page.locator('.squares button[value="c3"]').click()
    expect(page.locator(".is-in")).to_be_visible()
    board.pupil("Ben").vote("f6")
    board.do("reveal")
    own = page.locator("div[data-mine]")
    expect(own.locator(".sent")).to_have_text("Your answer: c3")
    expect(own.locator(".card.not-yet")).to_be_visible()
    expect(page.locator("[data-board] .tapped").first).to_have_attribute("x", "20.5")
    expect(page.locator('[data-at="c3"], [data-at="d3"]')).to_have_count(0)
    expect(page.locator("#live")).to_contain_text("Your answer: c3")
    shows = page.get_by_role("button", name="Show the answer")
    expect(shows).to_be_in_viewport(ratio=1)
    expect(own.locator(".card.not-yet .verdict")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0, "nobody has scrolled"
    shows.click()
    expect(page.locator('[data-board] [data-at="d3"]')).to_be_attached()
    shows.click()
    expect(page.locator('[data-at="d3"]')).to_have_count(0)
    board.do("look", answer="f6")
    expect(page.locator("[data-board] .tapped").first).to_have_attribute("x", "50.5")
    board.do("look", answer="")
    expect(page.locator("[data-board] .tapped").first).to_have_attribute("x", "20.5")


def test_a_tap_before_the_question_is_answered_by_the_line_that_says_so(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    board.do("open-step", lesson=LESSON, step="1")
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/board")
    expect(page.locator("[data-link=live]")).to_be_visible()
    line = page.locator(".unasked")
    page.locator('.squares button[value="e3"]').click(force=True)
    expect(page.locator("#live")).to_have_text("Not asked yet. Look at the board and think.")
    expect(line).to_be_in_viewport()
    board.do("ask-step")
    expect(line).to_be_hidden()
    page.locator('.squares button[value="e3"]').click()
    expect(page.locator(".is-in")).to_be_visible()


def test_the_answer_is_not_offered_where_it_is_ringed_on_the_board(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    board.do("open-step", lesson=LESSON, step="1")
    board.do("ask-step")
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/board")
    expect(page.locator("[data-link=live]")).to_be_visible()
    page.locator('.squares button[value="c5"]').click()
    expect(page.locator(".is-in")).to_be_visible()
    board.do("reveal")
    expect(page.locator("div[data-mine] .card.not-yet")).to_be_visible()
    expect(page.locator("[data-board] .hinted")).to_have_count(1)
    expect(page.get_by_role("button", name="Show the answer")).to_have_count(0)


APART = """() => {
  const ink = (selector) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selector));
    return range.getBoundingClientRect();
  };
  const [name, turn] = [ink('[data-kicker]'), document.querySelector('[data-turn]').getBoundingClientRect()];
  return [turn.width > 0, name.right <= turn.left, document.documentElement.scrollWidth - innerWidth];
}"""
"""Whether whose turn it is stands beside the name of the lesson, and how far the page sticks out."""


@pytest.mark.parametrize("language", ["th", "sw", "lo"])
def test_the_turn_stands_beside_the_lesson_and_a_lost_network_is_told_in_full(
    open_page: OpenPage, server: Server, language: str
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    board.do("open-step", lesson=LESSON, step="3")
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/{language}/seat/{board.id}/board")
    assert page.evaluate(APART) == [True, True, 0]
    page.evaluate(
        """() => {
          const part = document.querySelector('[data-link]');
          part.dataset.link = 'lost';
          part.querySelector('span').textContent = JSON.parse(part.dataset.words).lost;
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert page.evaluate("document.querySelector('[data-link]').getBoundingClientRect().right") <= 360


def test_an_answer_that_comes_after_the_reveal_stays_on_the_board_and_is_told_kindly(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    page = open_page(forgiven=("Failed to load resource", "ERR_FAILED"))
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/board")
    expect(page.locator("[data-link=live]")).to_be_visible()
    board.do("ask", kind="legal-move")
    page.route("**/demo/vote", lambda route: route.abort())
    page.locator('.squares button[value="d3"]').click()
    own = page.locator("div[data-mine]")
    expect(own.locator(".sent")).to_have_text("Not sent yet. Trying again.")
    board.do("reveal")
    expect(page.locator("[data-facts~=revealed]")).to_be_attached()
    page.unroute("**/demo/vote")
    expect(own.locator(".card.note")).to_have_text(
        "You had d3, and that is right. It came too late to count.", timeout=PATIENCE
    )
    expect(own.locator(".card.not-yet")).to_have_count(0)
