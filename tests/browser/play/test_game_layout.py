"""A game on a small phone: where its buttons stand, what stays where it is, how it ends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.play.test_play_game import OFFLINE, begin, game_of
from tests.browser.support.pupil import follow
from tests.web.play.test_milestones import moves_won_by
from tutor.games.color import Color
from tutor.storage.models import PlayedGame


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
    expect(page.locator(".answer .sentences")).to_be_visible()
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
    expect(page.locator(".ending")).to_contain_text("Black holds 4 corners")
    expect(page.locator(".ending")).not_to_contain_text("Well played")  # the last square was the only move
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    card, buttons = page.locator(".ending").bounding_box(), page.locator("[data-actions]").bounding_box()
    assert card and buttons
    assert card["y"] + card["height"] <= buttons["y"]
    expect(page.locator(".actions .main:visible")).to_have_text("Play again")
    expect(page.locator(".actions .button:visible")).to_have_count(2)
    expect(page.locator(".ending").get_by_role("button", name="Look back")).to_be_visible()
    advice = page.locator(".ending .onward > [name=level]").evaluate_handle(
        "(button) => { const p = document.createElement('p'); p.append('Next'); button.after(p); return p; }"
    )
    assert advice.evaluate("(p) => p.clientWidth > 0.9 * p.parentElement.clientWidth"), (
        "what is to be tried next time has the whole width, as the button above it"
    )
    follow(page.get_by_role("button", name="Try level 3"))
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
    again = page.locator("[data-again]:visible").bounding_box()
    assert again and again["y"] == way_on["y"] and way_on["height"] < 90, "both ways on side by side"
    assert verdict["y"] + verdict["height"] <= way_on["y"], "it covers no result"
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
    assert page.locator(".feast .whole").evaluate("(score) => score.offsetHeight < 40"), (
        "the score stands in one line"
    )
    expect(page.locator(".feast .onward")).to_contain_text("2")
    expect(page.locator("[data-legal]")).to_be_hidden()
    on = page.locator("[data-actions] .main:visible")
    assert (on.get_attribute("href") or "").endswith("/board-and-squares/"), "a newcomer begins the course"
    follow(page.locator(".feast .onward [name=level]"))
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
