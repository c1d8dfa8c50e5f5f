"""A teacher tries everything alone: the pretend pupil's phone beside the console."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, give_cookie, press
from tests.browser.support.axe import DARK, STANDARD, faults
from tests.browser.support.pupil import follow
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import storage
from tutor.storage.learners.pretend import pretend_in

TABLET = (800, 1100)


@pytest.fixture
def board(server: Server) -> Board:
    """A class that has not begun."""
    return class_at_board(server.app, begun=False)


def console_of(board: Board, server: Server, page: Page) -> Page:
    """The console of a class."""
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    expect(page.locator("[data-link=live]")).to_be_visible()
    return page


def here(console: Page, said: str) -> None:
    expect(console.locator("[data-here]")).to_have_text(said)


def test_a_teacher_tries_a_lesson_alone(server: Server, open_page: OpenPage, board: Board) -> None:
    console = console_of(board, server, open_page(size=LAPTOP, touch=False))
    follow(console.get_by_role("button", name="Try it alone"))
    phone = console.frame_locator(".pretend iframe")
    expect(phone.get_by_text("When your teacher starts, the board appears here.")).to_be_visible()
    here(console, "1 here")
    press(console, "Begin the lesson")
    expect(phone.get_by_text("Not asked yet. Look at the board and think.")).to_be_visible()
    press(console, "Ask this puzzle")
    phone.locator('.squares button[value="b2"]').click()
    expect(phone.locator(".is-in")).to_be_visible()
    expect(console.locator("[data-turnout]")).to_have_text("1 of 1 have answered")
    expect(console.locator(".seats .answered")).to_contain_text("Pretend pupil")
    press(console, "Show the votes")
    expect(console.locator(".tally .answered")).to_have_text("1 answer")
    press(console, "Reveal the answer")
    expect(phone.locator("[data-mine] .not-yet").first).to_be_visible()
    follow(console.locator(".pretend").get_by_role("button", name="Close"))
    expect(console.locator(".pretend, iframe")).to_have_count(0)
    console.locator(".rest-of-it > summary").click()
    expect(console.get_by_role("button", name="Try it alone")).to_be_visible()
    here(console, "0 here")
    assert pretend_in(storage(server.app), board.id) is None


def test_the_phone_goes_before_its_pupil_does(server: Server, open_page: OpenPage, board: Board) -> None:
    console = console_of(board, server, open_page(size=LAPTOP, touch=False))
    follow(console.get_by_role("button", name="Try it alone"))
    expect(console.frame_locator(".pretend iframe").locator("[data-link=live]")).to_be_visible()
    # As if the network were slow.
    console.evaluate("addEventListener('submit', (event) => event.preventDefault())")
    console.locator(".pretend").get_by_role("button", name="Close").click()
    expect(console.locator("iframe")).to_have_count(0)
    assert pretend_in(storage(server.app), board.id) is not None


def test_it_plays_when_it_is_handed_the_board(server: Server, open_page: OpenPage, board: Board) -> None:
    board.do("begin")
    console = console_of(board, server, open_page(size=LAPTOP, touch=False))
    follow(console.get_by_role("button", name="Try it alone"))
    phone = console.frame_locator(".pretend iframe")
    expect(phone.locator("[data-link=live]")).to_be_visible()
    seat = console.locator("[name=seat] option")
    expect(seat).to_have_text("Pretend pupil")
    board.do("hand", seat=str(seat.get_attribute("value")))
    phone.locator('.squares button[value="d3"]').click()
    for screen in (console, phone):
        expect(screen.locator('.squares [value="d3"]')).to_have_attribute("aria-label", "d3: black disc")


def test_a_tablet_has_it_in_another_tab(server: Server, open_page: OpenPage, board: Board) -> None:
    console = console_of(board, server, open_page(size=TABLET))
    follow(console.get_by_role("button", name="Try it alone"))
    expect(console.locator("iframe")).to_have_count(0)
    here(console, "0 here")
    with console.context.expect_page() as opened:
        console.get_by_role("link", name="Open it in another tab").click()
    expect(opened.value.get_by_text("Pretend pupil")).to_be_visible()
    here(console, "1 here")
    follow(console.locator(".pretend").get_by_role("button", name="Close"))
    expect(opened.value.get_by_text("The pretend pupil is closed.")).to_be_visible()


@pytest.mark.parametrize(("dark", "lang"), [(False, "sw"), (True, "lo")])
def test_axe_finds_nothing_beside_the_console_and_on_its_own_page(
    server: Server, open_page: OpenPage, board: Board, dark: bool, lang: str
) -> None:
    console = open_page(size=LAPTOP, dark=dark, still=True, touch=False)
    give_cookie(console, board.teacher, server)
    found = []
    console.goto(board.url("demo/", lang))
    follow(console.locator(".desk-head [value=open]"))
    phone = console.context.new_page()
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.goto(board.url("pretend/", lang))

    def look(moment: str) -> None:
        for page in (console, phone):
            expect(page.locator("[data-link=live]")).to_be_visible()
            found.extend(f"{moment}: {fault}" for fault in faults(page, DARK if dark else STANDARD))
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{moment}: {wide} px too wide"

    look("waiting")
    board.do("begin")
    board.do("ask", kind="legal-move")
    expect(phone.locator(".squares button")).to_have_count(64)
    look("asked")
    board.do("close")
    board.do("end")
    expect(phone.locator(".over")).to_be_visible()
    look("ended")
    console.set_viewport_size({"width": 320, "height": 640})
    expect(console.locator("iframe")).to_have_count(0)
    look("narrow")
    assert not found, "\n".join(found)
