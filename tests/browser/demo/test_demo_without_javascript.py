"""Without JavaScript a pupil follows the big board and votes by forms, through whole questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.pupil import cells, follow
from tests.web.classroom.class_at_board import MUST_PASS, Board, Pupil, class_at_board
from tests.web.classroom.members import storage
from tutor.games.table import find_game
from tutor.storage.demos import answers_to

PLAYED = find_game("othello").start().play("d3").cells()
REFUSED = ("status of 400", "status of 409")
REFRESHED = 12_000
"""Milliseconds after which a page has surely refreshed itself, on a busy machine too."""


@pytest.fixture
def board(server: Server) -> Board:
    return class_at_board(server.app, begun=False)


@pytest.fixture
def seat(board: Board) -> Pupil:
    return board.pupil("Amy")


@pytest.fixture
def page(open_page: OpenPage, server: Server, board: Board, seat: Pupil) -> Page:
    """A pupil who waits, with a small phone and no JavaScript."""
    opened = open_page(size=(320, 640), javascript=False, forgiven=REFUSED)
    give_cookie(opened, seat.client, server)
    opened.goto(f"/en/seat/{board.id}/")
    return opened


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.squares button[value="{name}"]')


def mine(page: Page) -> Locator:
    return page.locator("div[data-mine] .sent b")


def kept(board: Board, seat: Pupil) -> tuple[str, ...]:
    """What is stored of this pupil's answer to the open question."""
    number = board.state()["question"]["number"]
    return answers_to(storage(board.app), board.id, number)[seat.seat]


def test_a_question_from_waiting_to_the_reveal(page: Page, board: Board, seat: Pupil) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text("Amy")
    board.do("begin")
    board.do("ask", kind="legal-move")
    expect(page).to_have_url(re.compile("/board$"), timeout=REFRESHED)
    follow(square(page, "a1"))
    expect(mine(page)).to_have_text("a1")
    assert kept(board, seat) == ("a1",)
    follow(square(page, "c4"))
    expect(mine(page)).to_have_text("c4")
    assert kept(board, seat) == ("c4",)
    expect(page.locator(".heat, .tally")).to_have_count(0)
    board.pupil("Ben").vote("a1")
    board.do("count")
    follow(square(page, "d3"))
    expect(mine(page)).to_have_text("d3")
    expect(page.locator(".tally")).to_contain_text("2 answers")
    expect(page.locator(".heat")).to_have_count(2)
    expect(page.locator(".card.right")).to_have_count(0)
    board.do("reveal")
    expect(page.locator("div[data-mine] .card.right")).to_be_visible(timeout=REFRESHED)
    expect(page.locator(".wrong")).to_contain_text("a1")
    assert cells(page) == PLAYED
    expect(square(page, "c4")).to_have_count(0)
    assert kept(board, seat) == ("d3",)


def test_many_squares_and_options_are_chosen_one_by_one(page: Page, board: Board, seat: Pupil) -> None:
    board.do("begin")
    board.do("ask", kind="all-legal-moves")
    page.reload()
    for name in ("d3", "a1", "c4", "a1"):
        follow(square(page, name))
    expect(mine(page)).to_contain_text("c4")
    assert kept(board, seat) == ("d3", "c4")
    board.do("close")
    board.do("ask", kind="mobility")
    page.reload()
    options = page.locator("button.option")
    for place in (0, 1):
        follow(options.nth(place))
        expect(options.nth(place)).to_have_attribute("aria-pressed", "true")
    assert kept(board, seat) == (board.state()["question"]["options"][1]["key"],)
    board.do("close")
    board.do("ask", kind="pass-or-play")
    page.reload()
    follow(page.get_by_role("button", name="Pass"))
    expect(mine(page)).to_have_text("Pass")
    assert kept(board, seat) == ("pass",)


def test_a_pupil_who_is_called_plays_by_a_form(page: Page, board: Board, seat: Pupil) -> None:
    board.do("begin")
    board.do("hand", seat=seat.seat)
    page.reload()
    follow(square(page, "d3"))
    expect(square(page, "d3")).to_have_count(0)
    assert cells(page) == PLAYED
    assert board.state()["board"]["last_move"] == "d3"


def test_a_refused_move_is_explained_and_the_board_comes_again(page: Page, board: Board, seat: Pupil) -> None:
    board.do("begin")
    board.do("hand", seat=seat.seat)
    page.reload()
    follow(square(page, "a1"))
    expect(page.locator(".card.not-yet")).to_be_visible()
    expect(page).to_have_url(re.compile("/demo/move$"))
    expect(page).to_have_url(re.compile("/board$"), timeout=REFRESHED)
    follow(square(page, "d3"))
    expect(page).to_have_url(re.compile("/board$"))
    assert cells(page) == PLAYED


def test_a_vote_that_comes_too_late_is_told_on_the_board(page: Page, board: Board, seat: Pupil) -> None:
    board.do("begin")
    board.do("ask", kind="legal-move")
    page.reload()
    board.do("close")
    follow(square(page, "d3"))
    expect(page.locator(".card.not-yet")).to_have_text("This question is closed to answers.")
    page.locator("details.menu summary").tap()
    follow(page.locator("details.menu [lang=sw]"))
    expect(page).to_have_url(re.compile("/sw/seat/.*/board$"))


def test_a_pupil_who_is_called_passes_by_a_form(page: Page, board: Board, seat: Pupil) -> None:
    board.do("begin")
    board.do("open", text=MUST_PASS)
    board.do("hand", seat=seat.seat)
    page.reload()
    follow(page.get_by_role("button", name="Pass"))
    expect(page.get_by_role("heading", level=1)).to_have_text("White to move")
    assert board.state()["at"] == 1
