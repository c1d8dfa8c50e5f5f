"""A pupil with a small phone plays whole games by tapping: reloads, loses the network, and looks back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.pupil import REVIEWED, cells, see_board, see_motion, square, watch_motion, words
from tutor.games.table import find_game
from tutor.storage.models import PlayedGame

REFUSED = ("status of 400",)

OFFLINE = ("ERR_INTERNET_DISCONNECTED",)

STATE = """async () => (await fetch(location.pathname, { headers: { Accept: 'application/json' } })).json()"""


def begin(page: Page, language: str = "en", **chosen: str) -> None:
    """Choose a game and start it."""
    page.goto(f"/{language}/play/{'go' if 'go-' in chosen.get('game', '') else ''}")
    for name, value in {"level": "1", **chosen}.items():
        chosen = f'[name={name}][value="{value}"]'
        choice = page.locator(f".face:has({chosen}), label:not(:has(.face)):has({chosen})")
        if not choice.is_visible():
            page.locator("[data-others] > summary").tap()
        choice.tap()
    page.locator("form .main").tap()
    page.wait_for_url(re.compile(r"/play/\w{32}$"))


def unfold(page: Page) -> None:
    """Open what waits behind one word under the board."""
    page.locator("details.others > summary").tap()


def game_of(page: Page) -> dict[str, Any]:
    """The game as the server keeps it."""
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def wait_for_move(page: Page, number: int) -> None:
    """Until the page has more moves than so many."""
    page.wait_for_function("(n) => +document.querySelector('[name=number]').value > n", arg=number)


def move(page: Page, game: dict[str, Any]) -> None:
    """Tap a legal square, or Pass where that is all there is."""
    if game["must_pass"]:
        expect(page.locator("[data-answer] .card.almost")).to_be_visible()
        page.locator("[name=pass]").tap()
    else:
        square(page, next(iter(game["board"]["legal"]))).tap()


def play_on(page: Page, most: int = 99) -> dict[str, Any]:
    """Play so many moves, or to the end."""
    for _ in range(most):
        game = game_of(page)
        if not game["playing"]:
            return game
        move(page, game)
        wait_for_move(page, game["number"])
    return game_of(page)


def test_turn_and_score_come_back_after_a_refused_move_was_explained(open_page: OpenPage) -> None:
    page = open_page(still=True, forgiven=REFUSED)
    page.set_viewport_size({"width": 360, "height": 560})
    begin(page, "sw")
    game = game_of(page)
    square(page, "a1").tap()  # no legal move
    expect(page.locator("[data-answer] .card")).to_be_visible()
    page.wait_for_function("scrollY > 0")
    move(page, game)
    wait_for_move(page, game["number"])
    page.wait_for_function("scrollY === 0")


def test_a_whole_game_is_played_reloaded_in_the_middle_and_looked_back_at(open_page: OpenPage) -> None:
    page = open_page(still=True)
    begin(page, "sw")
    game = play_on(page, 8)
    assert cells(page) == game["board"]["cells"]
    page.reload()
    assert cells(page) == game["board"]["cells"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    game = play_on(page)
    assert cells(page) == game["board"]["cells"]
    expect(page.locator("[data-title]")).to_have_text(game["result"]["title"])
    expect(page.locator("[name=undo]")).to_be_hidden()
    page.locator(".ending [formaction]").tap()
    expect(page.locator("[data-replay]")).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator('[data-moves-on="-1"]').tap()
    assert cells(page) != game["board"]["cells"]
    for link in page.locator(".mistakes .button").all()[:1]:
        link.tap()
        expect(page.locator("[data-player] .board")).to_be_visible()
        page.locator("[data-do=hint]").tap()
        page.locator("[data-do=reveal]").tap()
        expect(page.locator("[data-answer] .card.note")).to_be_visible()


def test_the_own_move_shows_before_the_server_has_answered(page: Page) -> None:
    begin(page)
    held: list[Any] = []
    page.route("**/play/*", lambda route: held.append(route))
    watch_motion(page)
    square(page, "d3").tap()
    see_motion(page)
    see_board(page, find_game("othello").start().play("d3"))
    assert len(held) == 1
    held[0].continue_()
    page.unroute("**/play/*")
    wait_for_move(page, 0)
    assert game_of(page)["number"] == 2


def test_a_move_made_without_network_is_sent_when_it_is_back(open_page: OpenPage) -> None:
    page = open_page(forgiven=OFFLINE, still=True)
    begin(page)
    context: BrowserContext = page.context
    context.set_offline(True)
    square(page, "c4").tap()
    expect(page.locator("#net")).to_be_visible()
    see_board(page, find_game("othello").start().play("c4"))
    context.set_offline(False)
    wait_for_move(page, 0)
    expect(page.locator("#net")).to_be_hidden()
    game = game_of(page)
    assert game["number"] == 2
    assert cells(page) == game["board"]["cells"]


def test_a_move_that_was_waiting_is_sent_after_a_reload(open_page: OpenPage) -> None:
    page = open_page(forgiven=("ERR_FAILED",), still=True)
    begin(page)
    page.route(
        "**/play/*", lambda route: route.abort() if route.request.method == "POST" else route.fallback()
    )
    square(page, "c4").tap()
    expect(page.locator("#net")).to_be_visible()
    page.unroute("**/play/*")
    page.reload()
    wait_for_move(page, 0)
    assert "c4" not in game_of(page)["board"]["legal"]
    assert game_of(page)["number"] == 2


def test_an_illegal_square_is_explained_by_its_lines(open_page: OpenPage) -> None:
    page = open_page(forgiven=REFUSED)
    begin(page)
    square(page, "c3").tap()
    expect(page.locator("[data-answer] .card")).to_contain_text("nothing would flip")
    expect(page.locator(".board .looks, .board .tapped").first).to_be_attached()
    assert game_of(page)["number"] == 0


def test_on_a_phone_the_lines_of_an_illegal_square_lie_behind_one_word_and_the_board_stays(
    open_page: OpenPage,
) -> None:
    page = open_page(size=(360, 740), forgiven=REFUSED, still=True)
    begin(page)
    square(page, "c5").tap()
    said = page.locator("[data-answer] .card")
    expect(said.locator(".verdict")).to_contain_text("nothing would flip")
    expect(said).to_be_in_viewport(ratio=1)
    expect(page.locator(".scores")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .looks").first).to_be_attached()
    assert page.evaluate("scrollY") == 0
    expect(said.locator("li").first).to_be_hidden()
    said.locator("summary").tap()
    expect(said.locator("li").first).to_be_visible()


def test_a_hint_comes_in_two_stages(page: Page) -> None:
    begin(page)
    ask = page.locator("[name=hint]")
    ask.tap()
    expect(page.locator("[data-answer] .card.note")).to_be_visible()
    first = words(page.locator("[data-answer] .card"))
    expect(ask).to_have_text("Show the answer")
    ask.tap()
    expect(page.locator("[data-answer] .card .sq")).to_be_visible()
    expect(page.locator("[data-answer] .card")).not_to_have_text(first)
    expect(page.locator(".board .hinted")).to_have_count(1)


def test_while_the_computer_thinks_no_hint_is_offered_and_then_it_is_the_readers_turn_at_once(
    page: Page,
) -> None:
    begin(page)
    held: list[Any] = []
    page.route("**/play/*", lambda route: held.append(route))
    page.evaluate("""() => {
      const [side, title] = ['.side', '[data-title]'].map((one) => document.querySelector(one));
      new MutationObserver(() => setTimeout(() => {
        if (side.classList.contains('moves')) window.said ??= title.textContent;
      })).observe(side, { attributes: true });
    }""")
    square(page, "d3").tap()
    ask = page.locator("[name=hint]")
    expect(ask).to_be_disabled()
    expect(ask).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-title]")).to_have_text("The computer is thinking.")
    held[0].continue_()
    page.unroute("**/play/*")
    expect(ask).to_be_enabled()
    assert page.evaluate("window.said") == "Black to move"
    expect(ask).to_have_attribute("aria-disabled", "false")


def test_without_javascript_no_hint_is_offered_while_the_computer_owes_a_move(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(javascript=False)
    begin(page, side="white")
    expect(page.locator("[name=hint]")).to_be_enabled()
    with server.app.extensions["database"].write() as session:
        session.get_one(PlayedGame, page.url.split("/")[-1]).moves = ""
    page.goto(page.url)
    expect(page.locator("[name=hint]")).to_be_disabled()


@pytest.mark.parametrize("name", ["legal", "flips", "mobility", "frontier", "parity"])
def test_an_overlay_is_laid_over_the_board_and_taken_off(page: Page, name: str) -> None:
    begin(page)
    page.locator("[data-show=legal]").tap()  # a first game shows the legal moves
    expect(page.locator(".board .o")).to_have_count(0)
    unfold(page)
    toggle = page.locator(f"[data-show={name}]")
    toggle.tap()
    expect(page.locator(".board .o").first).to_be_attached()
    expect(page.locator(f"#about-{name}")).to_be_visible()
    toggle.tap()
    expect(page.locator(".board .o")).to_have_count(0)


def test_two_people_take_turns_and_take_a_move_back(page: Page) -> None:
    begin(page, opponent="person", game="othello-6x6")
    for _ in range(2):
        game = game_of(page)
        move(page, game)
        wait_for_move(page, game["number"])
    page.locator("[name=undo]").tap()
    page.wait_for_function("() => document.querySelector('[name=number]').value === '1'")
    expect(page.locator("[data-title]")).to_have_text("White to move")


def test_a_game_is_played_without_javascript(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    begin(page)
    square(page, "d3").tap()
    expect(page.locator("[data-answer] .card")).to_contain_text("White plays")
    expect(page.locator("[name=number]")).to_have_value("2")
    unfold(page)
    page.locator("[data-show=frontier]").tap()
    expect(page.locator(".board .o.frontier").first).to_be_attached()


def test_one_press_without_javascript_brings_the_whole_review(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    begin(page)
    for number in (2, 4):
        game = page.request.get(page.url, headers={"Accept": "application/json"}).json()
        square(page, next(iter(game["board"]["legal"]))).tap()
        expect(page.locator("[name=number]")).to_have_value(str(number))
    unfold(page)
    page.locator("details.resign summary").tap()
    page.locator("[name=resign]").tap()
    page.get_by_role("button", name="Look back").tap()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=REVIEWED)
    expect(page).to_have_url(re.compile(r"/play/\w{32}/review$"))


def resigned(page: Page) -> str:
    """Give a game up after a move; gives the address of its review, which nobody has begun."""
    begin(page)
    square(page, "d3").tap()
    wait_for_move(page, 0)
    unfold(page)
    page.locator("details.resign summary").tap()
    page.locator("[name=resign]").tap()
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    return f"{page.url}/review"


def test_a_review_that_nobody_began_begins_with_its_page(page: Page) -> None:
    page.goto(resigned(page))
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=REVIEWED)


def test_without_javascript_a_review_that_nobody_began_asks_for_a_press(open_page: OpenPage) -> None:
    page = open_page()
    address = resigned(page)
    other = open_page(javascript=False, storage_state=page.context.storage_state())
    other.goto(address)
    other.get_by_role("button", name="Review this game").tap()
    expect(other.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=REVIEWED)


@pytest.mark.parametrize("javascript", [True, False])
def test_a_tap_where_all_must_pass_is_answered_once(
    open_page: OpenPage, server: Server, javascript: bool
) -> None:
    page = open_page(javascript=javascript, forgiven=REFUSED)
    begin(page, opponent="person")
    with server.app.extensions["database"].write() as session:
        session.get_one(PlayedGame, page.url.split("/")[-1]).moves = "d3 c3 b3 b2 f5 a3 a1 c1"
    page.goto(page.url)
    told = page.locator("[data-answer] .verdict").filter(has_text="Black has no move and must pass.")
    expect(page.locator(".card.almost .verdict").and_(told)).to_be_visible()
    expect(told).to_have_count(1)
    square(page, "b1").tap()
    expect(page.locator(".card.not-yet .verdict").and_(told)).to_be_visible()
    expect(told).to_have_count(1)
    expect(page.locator("[name=pass]")).to_be_visible()


@pytest.mark.parametrize("javascript", [True, False])
def test_a_move_that_the_computer_still_owes_is_asked_for(
    open_page: OpenPage, server: Server, javascript: bool
) -> None:
    page = open_page(javascript=javascript, still=True)
    begin(page, side="white")
    expect(page.locator("[name=number]")).to_have_value("1")
    with server.app.extensions["database"].write() as session:
        session.get_one(PlayedGame, page.url.split("/")[-1]).moves = ""
    page.goto(page.url)
    if not javascript:
        expect(page.locator("[name=number]")).to_have_value("0")
        page.get_by_role("button", name="Go on").tap()
    expect(page.locator("[name=number]")).to_have_value("1")
    expect(page.locator("[data-answer] .card")).to_contain_text("Black plays")
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
