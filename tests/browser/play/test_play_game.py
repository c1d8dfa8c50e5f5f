"""A pupil with a small phone plays whole games by tapping: reloads, loses the network, and looks back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.pupil import cells, follow, see_board, see_motion, square, watch_motion, words
from tests.web.play.test_milestones import moves_won_by
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.storage.models import PlayedGame

REFUSED = ("status of 400",)
OFFLINE = ("ERR_INTERNET_DISCONNECTED",)
STATE = """async () => (await fetch(location.pathname, { headers: { Accept: 'application/json' } })).json()"""


def begin(page: Page, language: str = "en", **chosen: str) -> None:
    """Choose a game and start it."""
    page.goto(f"/{language}/play/{'go' if 'go-' in chosen.get('game', '') else ''}")
    for name, value in {"level": "1", **chosen}.items():
        choice = page.locator(f'label:has([name={name}][value="{value}"])')
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
    page.locator("[data-actions] [formaction]").tap()
    expect(page.locator("[data-replay]")).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator('[data-walk="-1"]').tap()
    assert cells(page) != game["board"]["cells"]
    for link in page.locator(".moments .button").all()[:1]:
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


@pytest.mark.parametrize("language", ["en", "lo"])
def test_what_a_hint_says_is_not_behind_the_buttons(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True, size=(360, 740))
    begin(page, language)
    page.locator("[name=hint]").tap()
    card = page.locator("[data-answer] .card.note")
    expect(card).to_be_visible()
    said, buttons = card.bounding_box(), page.locator("[data-actions]").bounding_box()
    assert said and buttons
    assert said["y"] + said["height"] <= buttons["y"]


def test_a_switch_shows_by_its_knob_whether_it_is_on(page: Page) -> None:
    begin(page)
    toggle = page.locator("[data-show=legal]")
    knob = "one => getComputedStyle(one, '::before').backgroundPositionX"
    expect(toggle).to_have_attribute("aria-pressed", "true")
    shown = toggle.evaluate(knob)
    toggle.tap()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert toggle.evaluate(knob) != shown


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
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=30_000)
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
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=30_000)


def test_without_javascript_a_review_that_nobody_began_asks_for_a_press(open_page: OpenPage) -> None:
    page = open_page()
    address = resigned(page)
    other = open_page(javascript=False, storage_state=page.context.storage_state())
    other.goto(address)
    other.get_by_role("button", name="Review this game").tap()
    expect(other.get_by_role("heading", name="Moments that mattered")).to_be_visible(timeout=30_000)


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


@pytest.mark.parametrize("language", ["en", "th", "sw", "lo", "zh-Hans"])
def test_board_and_buttons_fit_the_first_screen(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    begin(page, language)
    board, buttons = page.locator(".board").bounding_box(), page.locator("[data-actions]").bounding_box()
    assert board and buttons
    assert board["y"] + board["height"] <= buttons["y"] + 1
    assert buttons["y"] + buttons["height"] <= 741
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_move_rings_the_other_side_and_a_lost_network_covers_no_way_back(open_page: OpenPage) -> None:
    page = open_page(still=True, forgiven=OFFLINE)
    begin(page)
    page.context.set_offline(True)
    page.locator(".squares button[value=f5]").tap()
    expect(page.locator(".side.white")).to_have_class(re.compile("moves"))
    expect(page.locator("[data-title]")).to_have_text("No connection")
    banner, way_back = page.locator("#net").bounding_box(), page.locator(".kicker a").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert banner and way_back and board
    assert banner["y"] >= way_back["y"] + way_back["height"]
    assert banner["y"] >= board["y"] + board["height"] - 1
    page.locator(".brand").click(trial=True)
    page.context.set_offline(False)
    expect(page.locator("[data-title]")).to_have_text("Black to move")
    expect(page.locator(".side.moves")).to_have_count(1)
    expect(page.locator(".side").first).to_have_class(re.compile("moves"))


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_undo_and_hint_stay_where_they_are_and_say_what_was_undone(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(still=True, size=size)
    begin(page)
    buttons = [page.locator(f"[name={name}]") for name in ("undo", "hint")]
    before = [button.bounding_box() for button in buttons]
    page.locator(".squares button[value=f5]").click()
    expect(page.locator("[data-title]")).to_have_text("Black to move")
    expect(page.locator(".answer .told")).to_be_visible()
    assert [button.bounding_box() for button in buttons] == before
    buttons[0].click()
    expect(page.locator(".answer .note")).to_have_text(re.compile(r"^Taken back: f5, [a-h][1-8]\.$"))
    assert [button.bounding_box() for button in buttons] == before


def test_a_finished_game_draws_both_scores_and_has_one_main_way_on(open_page: OpenPage) -> None:
    page = open_page(still=True)
    near_end = "-OXXXXXXXXXXXXXXXXXXXXXXXOOOOOOXXOOOOOOXXXXOOOOXXXXOOOXXXOOOOOOX.x"
    page.goto(f"/en/board/othello/{near_end}")
    expect(page.locator(".squares button").first).to_be_attached()
    follow(page.locator("#on .main"))
    page.evaluate("scrollTo(0, 120)")  # row 1 stays in sight, who is to move does not
    page.locator(".squares button[value=a1]").tap()
    expect(page.locator("[data-title]")).to_have_text("You won!")
    for part in ("[data-title]", "[data-board]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    expect(page.locator(".ending .verdict")).to_have_text("You won by 14 discs.")
    expect(page.locator(".ending .verdict")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ending .picture")).to_be_visible()
    expect(page.locator(".ending")).to_contain_text("Black holds")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    card, buttons = page.locator(".ending").bounding_box(), page.locator("[data-actions]").bounding_box()
    assert card and buttons
    assert card["y"] + card["height"] <= buttons["y"]
    expect(page.locator(".actions .main:visible")).to_have_text("Play level 3")
    expect(page.locator(".actions .button:visible")).to_have_count(3)
    follow(page.locator("[data-again]"))
    expect(page.locator(".kicker")).to_contain_text("level 3")
    assert page.evaluate("JSON.parse(localStorage.memory).level") == 3


@pytest.mark.parametrize("language", ["en", "lo"])
def test_a_first_win_is_seen_at_once_and_leads_to_the_next_level(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page = open_page(still=True, size=(360, 740))
    begin(page, language, game="othello-4x4")
    with server.app.extensions["database"].write() as session:
        played = session.get_one(PlayedGame, page.url.split("/")[-1])
        played.moves, played.state = " ".join(moves_won_by(Color.BLACK)), "over"
    page.goto(page.url)
    expect(page.locator(".feast .picture")).to_be_in_viewport(ratio=1)
    expect(page.locator(".feast .verdict")).to_be_in_viewport(ratio=1)
    verdict = page.locator(".feast .verdict").bounding_box()
    way_on = page.locator(".actions .main:visible").bounding_box()
    assert verdict and way_on
    assert way_on["width"] > 300 and way_on["height"] < 90, "one button right across"
    assert verdict["y"] + verdict["height"] <= way_on["y"], "it covers no result"
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".feast .onward")).to_contain_text("2")
    expect(page.locator("[data-legal]")).to_be_hidden()
    on = page.locator("[data-actions] .main:visible")
    assert (on.get_attribute("href") or "").endswith("/board-and-squares/"), "a newcomer begins the course"
    follow(page.locator("[data-again]:visible"))
    expect(page.locator(".kicker")).to_contain_text("2")
    assert game_of(page)["level"] == 2
    page.goto(f"/{language}/play/")
    expect(page.locator("[data-mood=beaten]")).to_have_count(1)


def test_in_forced_colours_what_is_chosen_and_black_discs_are_seen(open_page: OpenPage) -> None:
    page = open_page(forced_colors="active", still=True)
    page.goto("/en/play/")
    outline = "node => getComputedStyle(node).outlineStyle"
    for name in ("opponent", "level", "side"):
        chosen = page.locator(f"[name={name}]:checked + span")
        other = page.locator(f"[name={name}]:not(:checked) + span").first
        assert chosen.evaluate(outline) == "solid"
        assert other.evaluate(outline) == "none"
    disc = page.locator("[name=side][value=black] + span svg")
    assert disc.evaluate("node => getComputedStyle(node).strokeWidth") == "0.7px"
