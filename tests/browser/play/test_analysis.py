"""The analysis board in a browser: moves tried by taps and keys, without a network, and how it looks."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.pupil import see_board
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code

START = find_game("othello").start()
BOARD = f"/en/board/othello/{position_code(START)}"
LOST = ("Failed to load resource",)


def open_board(page: Page, path: str = BOARD) -> None:
    """Open a board, and wait until it can be tapped and sees one move ahead."""
    with page.expect_response("**/next.json") as _:
        page.goto(path)
    expect(page.locator(".squares button").first).to_be_attached()


def tap(page: Page, square: str) -> None:
    page.locator(f".squares button[value={square}]").click()


def moves_of(page: Page) -> str:
    """The tree in the address, once it has followed what is shown."""
    return parse_qs(urlsplit(page.url).query).get("moves", [""])[0]


def test_moves_are_tried_taken_back_and_branched(open_page: OpenPage) -> None:
    page = open_page(still=True)
    open_board(page)
    tap(page, "f5")
    see_board(page, START.play("f5"))
    tap(page, "d6")
    see_board(page, START.play("f5").play("d6"))
    page.locator("[data-step='-1']").click()
    tap(page, "f6")
    see_board(page, START.play("f5").play("f6"))
    expect(page.locator("[data-tree] .instead")).to_have_count(1)
    page.wait_for_url(lambda url: "f6" in url)
    assert moves_of(page) == "f5d6(f6)"
    page.reload()
    see_board(page, START.play("f5").play("f6"))
    page.locator("[data-tree]").get_by_role("link", name="d6").click()
    see_board(page, START.play("f5").play("d6"))
    page.get_by_role("button", name="Take this move away").click()
    expect(page.locator("[data-tree] .instead")).to_have_count(0)
    see_board(page, START.play("f5"))


def test_the_keys_walk_along_the_line_and_the_board_is_played_by_keys(open_page: OpenPage) -> None:
    page = open_page(still=True)
    open_board(page, f"{BOARD}?moves=f5d6c3&at=0")
    page.locator("[data-title]").focus()
    page.keyboard.press("ArrowRight")
    see_board(page, START.play("f5"))
    expect(page.locator("#live")).to_contain_text("White to move")
    page.keyboard.press("End")
    see_board(page, START.play("f5").play("d6").play("c3"))
    page.keyboard.press("Home")
    see_board(page, START)
    page.locator(".squares button[value=d3]").focus()
    page.keyboard.press("Enter")
    see_board(page, START.play("d3"))


def test_lines_are_shown_for_a_square_and_a_wrong_one_is_explained(open_page: OpenPage) -> None:
    page = open_page(still=True)
    open_board(page)
    tap(page, "e3")
    expect(page.locator(".answer .card.almost")).to_be_visible()
    expect(page.locator(".board .looks").first).to_be_attached()
    page.locator("[data-look]").click()
    expect(page.locator("[data-look]")).to_have_attribute("aria-pressed", "true")
    tap(page, "d3")
    expect(page.locator(".board .closes")).to_have_count(1)
    see_board(page, START)


def test_values_come_only_when_they_are_asked_for(open_page: OpenPage) -> None:
    page = open_page(still=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "values" in request.url else None)
    open_board(page)
    tap(page, "f5")
    see_board(page, START.play("f5"))
    assert not asked
    page.get_by_role("link", name="Values").click()
    expect(page.locator(".worth li")).to_have_count(len(START.play("f5").legal_moves()))
    expect(page.locator(".board .o.guess")).to_have_count(len(START.play("f5").legal_moves()))
    expect(page.locator("#live")).to_contain_text("An estimate")
    tap(page, "d6")
    expect(page.locator(".worth")).to_have_count(0)


def test_without_a_network_it_goes_as_far_as_the_page_knows_and_then_says_so(open_page: OpenPage) -> None:
    page = open_page(still=True, forgiven=LOST)
    open_board(page)
    page.context.set_offline(True)
    tap(page, "f5")
    see_board(page, START.play("f5"))
    tap(page, "d6")
    expect(page.locator("#net")).to_contain_text("No connection.")
    page.context.set_offline(False)
    see_board(page, START.play("f5").play("d6"))
    expect(page.locator("[data-title]")).to_have_text("Black to move")


def test_a_position_is_set_up_and_played_on_from(open_page: OpenPage) -> None:
    page = open_page(still=True)
    open_board(page)
    page.get_by_role("link", name="Set up a position").click()
    expect(page.locator(".squares button").first).to_be_attached()
    page.get_by_text("White disc").click()
    tap(page, "e4")
    expect(page.locator("#live")).to_have_text("e4: white disc")
    page.locator("[name=side][value=white] + span").click()
    page.get_by_role("button", name="Go to this board").click()
    page.wait_for_url(re.compile(r"/board/othello/[XO-]+\.o$"))
    cells = START.cells().replace(".", "-")
    assert page.url.endswith(f"{cells[:28]}O{cells[29:]}.o")
    page.locator("#on").get_by_text("Two people, one device").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/play/**")
    expect(page.locator("[data-title]")).to_have_text("White to move")


def test_every_game_is_tapped_through(open_page: OpenPage) -> None:
    page = open_page(still=True)
    for name in ("othello-4x4", "annex", "reversi-1888", "othello-10x10"):
        position = find_game(name).start()
        open_board(page, f"/en/board/{name}/")
        for _ in range(2):
            move = position.legal_moves()[0]
            tap(page, move)
            position = position.play(move)
            expect(page.locator("[data-drawing]")).to_have_text(str(position), use_inner_text=False)
            placed = len(position.game.squares) - len(position.empties())
            expect(page.locator(".board use[data-at]")).to_have_count(placed)


def test_without_javascript_all_of_it_works_by_links_and_forms(open_page: OpenPage) -> None:
    page = open_page(javascript=False, forgiven=("status of 400",))
    page.goto(BOARD)
    page.locator(".squares button[value=f5]").click()
    expect(page.locator("[data-title]")).to_have_text("White to move")
    page.locator(".squares button[value=d6]").click()
    page.get_by_role("link", name="One move back").click()
    page.locator(".squares button[value=f6]").click()
    assert moves_of(page) == "f5d6(f6)"
    page.get_by_role("link", name="Values").click()
    expect(page.locator(".worth li").first).to_be_visible()
    page.get_by_role("link", name="Set up a position").click()
    page.get_by_role("button", name="Empty board").click()
    page.locator(".squares button[value=d4]").click()
    page.get_by_role("button", name="Go to this board").first.click()
    expect(page.locator("[data-discs=black]")).to_have_text("1")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_and_everything_fits(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark, still=True, bypass_csp=True, size=(320, 640))
    found = {}
    open_board(page, f"{BOARD}?moves=f5d6(f6)c3&values=1")
    expect(page.locator(".worth li").first).to_be_visible()
    for name, path in (("tried", None), ("set up", f"{BOARD}/set-up"), ("print", f"{BOARD}/print")):
        if path:
            page.goto(path)
        found[name] = violations(page, DARK if dark else LIGHT)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    assert not {name: faults for name, faults in found.items() if faults}
