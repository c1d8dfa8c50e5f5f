"""The page for the projector in a real Chromium: how to join stands on it, and is always true."""

from __future__ import annotations

from datetime import timedelta
from time import monotonic

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PATIENCE, OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.pupil import resize
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import storage
from tutor.classroom.access.codes import LASTS
from tutor.classroom.access.keys import in_groups
from tutor.classroom.people.classes import class_of_id, lock_entry, new_code
from tutor.storage.models import now
from tutor.storage.people import SchoolClass

WALL = (1280, 800)
LOOK = 4_100
"""Milliseconds after which the corner has been asked for again."""


@pytest.fixture
def board(server: Server) -> Board:
    return class_at_board(server.app)


def open_wall(open_page: OpenPage, server: Server, board: Board, **options: object) -> Page:
    """The projector of a class, whose hours pass as a test wants it."""
    page = open_page(size=WALL, touch=False, **options)
    page.clock.install()
    give_cookie(page, board.teacher, server)
    page.goto(board.url("projector/"))
    return page


def class_of(board: Board) -> SchoolClass:
    found = class_of_id(storage(board.app), board.id)
    assert found is not None
    return found


def code_of(board: Board) -> str:
    return in_groups(class_of(board).code or "")


def test_the_corner_follows_the_door(open_page: OpenPage, server: Server, board: Board) -> None:
    wall = open_wall(open_page, server, board)
    corner = wall.locator(".join-code")
    expect(corner.locator("b")).to_have_text(code_of(board))
    wall.evaluate("window.stored = true")
    new_code(storage(board.app), board.id)
    wall.clock.fast_forward(LOOK)
    expect(corner.locator("b")).to_have_text(code_of(board))
    lock_entry(storage(board.app), board.id, True)
    wall.clock.fast_forward(LOOK)
    expect(corner).to_be_hidden()
    lock_entry(storage(board.app), board.id, False)
    wall.clock.fast_forward(LOOK)
    expect(corner.locator("b")).to_have_text(code_of(board))
    expect(corner.locator(".qr")).to_be_visible()
    assert wall.evaluate("window.stored")


def test_without_javascript_the_corner_follows_too(open_page: OpenPage, server: Server, board: Board) -> None:
    wall = open_wall(open_page, server, board, javascript=False)
    expect(wall.locator(".join-code b")).to_have_text(code_of(board))
    new_code(storage(board.app), board.id)
    expect(wall.locator(".join-code b")).to_have_text(code_of(board))


@pytest.mark.parametrize("page", ["projector/", "demo/", "remote/"])
def test_an_open_page_keeps_the_code_good(
    open_page: OpenPage, server: Server, board: Board, page: str
) -> None:
    opened = open_page(size=WALL, touch=False)
    opened.clock.install()
    give_cookie(opened, board.teacher, server)
    for wait in (lambda: opened.goto(board.url(page)), lambda: opened.clock.fast_forward("21:00")):
        with storage(board.app).write() as session:
            session.get_one(SchoolClass, board.id).code_expires = now() + timedelta(minutes=5)
        with opened.expect_response("**/entry") as told:
            wait()
        assert told.value.request.method == "POST"
        expires = class_of(board).code_expires
        assert expires is not None and expires > now() + LASTS - timedelta(minutes=1)


def test_the_wall_of_somebody_who_signed_out_is_dark(
    open_page: OpenPage, server: Server, board: Board
) -> None:
    wall = open_wall(open_page, server, board, forgiven=("status of 404",))
    wall.context.clear_cookies()
    wall.clock.fast_forward(LOOK)
    expect(wall.locator("[name=password]")).to_be_visible()


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FITS = """() => {
  const said = document.querySelector('.said');
  const seen = (names) => [...document.querySelectorAll(names)].filter((one) => one.getClientRects().length);
  const named = (ones) => ones.map((one) => one.outerHTML.slice(0, 80));
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const edges = (one) => one.getBoundingClientRect();
  const beyond = (one) => edges(one).right > innerWidth || edges(one).bottom > innerHeight;
  const higher = (one) => one.scrollHeight > one.clientHeight + 1;
  const read = '.said :is(h1, .card p, .wrong > li > p:not(.gave), .option)';
  return {
    spilt: named(seen('.projector :is(p, b, .qr, [data-board])').filter(beyond)),
    small: named(seen(read).filter((one) => size(one) < innerHeight / 60)),
    scrolls: [document.documentElement, said, ...seen('[data-explained], .wrong')].filter(higher).length,
  };
}"""
"""What goes beyond the edge, what is too small for the last row, and how much would have to be scrolled."""

ALL_FITS = {"spilt": [], "small": [], "scrolls": 0}


def keep_still(route: Route) -> None:
    """The page, but it does not ask for itself again while it is measured."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace('http-equiv="refresh"', ""))


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize("lang", ["th", "sw", "lo"])
def test_all_that_is_said_fits_on_the_wall(
    open_page: OpenPage, server: Server, board: Board, lang: str, javascript: bool
) -> None:
    with storage(board.app).write() as session:
        session.get_one(SchoolClass, board.id).code = f"{int(board.id[:7], 16) % 90_000_000 + 10_000_000}"
    wall = open_page(size=WALL, touch=False, javascript=javascript)
    give_cookie(wall, board.teacher, server)
    if not javascript:
        wall.route("**/projector/", keep_still)
    wall.goto(board.url("projector/", lang))

    def all_fits(version: int) -> None:
        if javascript:
            expect(wall.locator(f'main[data-version="{version}"]')).to_be_attached()
        else:
            wall.goto(board.url("projector/", lang))
        for width, height in (WALL, (1024, 768), (1920, 1080)):
            resize(wall, width, height)
            if javascript:
                wall.evaluate(DRAWN)
            end = monotonic() + PATIENCE / 1000
            while (seen := wall.evaluate(FITS)) != ALL_FITS and monotonic() < end:
                wall.wait_for_timeout(50)  # fonts and the new size come a moment later
            assert seen == ALL_FITS, (width, height)

    pupils = [board.pupil() for _ in range(6)]
    for step in ("3", "7"):
        all_fits(board.do("open-step", course="othello", lesson="all-must-flip", step=step)["version"])
    board.do("start", game="othello")
    board.do("", tap="d3")
    for kind in ("all-legal-moves", "mobility"):
        state = board.do("ask", kind=kind)
        all_fits(state["version"])
        given = [option["key"] for option in state["question"]["options"]] or ["c3", "a1", "d6", "h8", "e4"]
        for pupil, answer in zip(pupils, given * 2, strict=False):
            pupil.vote(answer)
        all_fits(board.do("count")["version"])
        state = board.do("reveal")
        all_fits(state["version"])
        for wrong in state["answer"]["wrong"][:2]:
            all_fits(board.do("look", answer=wrong["key"])["version"])
        board.do("close")


def test_the_wall_follows_the_languages_that_the_console_chooses(
    open_page: OpenPage, server: Server, board: Board
) -> None:
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    wall, console = (open_page(size=WALL, touch=False) for _ in range(2))
    for page, name in ((wall, "projector/"), (console, "demo/")):
        give_cookie(page, board.teacher, server)
        page.goto(board.url(name))
    console.locator("summary").filter(has_text="More").click()
    console.get_by_text("Language of the wall").click()
    form = console.locator(".projector-languages")
    form.locator("select").first.select_option("th")
    form.locator("select").last.select_option("lo")
    form.get_by_role("button", name="Show").click()
    expect(wall.locator("html")).to_have_attribute("lang", "th")
    expect(wall.locator(".also")).to_have_attribute("lang", "lo")
    board.do("ask-step")
    for answer in ("a1", "b2", "h8"):
        board.pupil().vote(answer)
    state = board.do("reveal")
    expect(wall.locator(f'main[data-version="{state["version"]}"]')).to_be_attached()
    expect(wall.locator(".also .so")).not_to_be_empty()
    end = monotonic() + PATIENCE / 1000
    while (seen := wall.evaluate(FITS)) != ALL_FITS and monotonic() < end:
        wall.wait_for_timeout(50)
    assert seen == ALL_FITS
    qr = wall.locator(".join-code .qr").bounding_box()
    assert qr and qr["width"] >= 120, "a latecomer can scan it at the reveal too"
