"""Recorded games on a small phone: opened, listed, walked through by keys and taps, explained, reviewed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play.test_play_game import begin, unfold
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.pupil import REVIEWED, follow, see_board
from tests.records.games import true_record
from tests.web.records.test_uploads import year
from tutor.games.records.replay import replay
from tutor.games.table import find_game
from tutor.records.transcript import write_transcript

RECORD = true_record(Random(1))
MOVES = write_transcript(RECORD)
END = replay(RECORD).positions[-1]
REFUSED = ("status of 400",)


def open_text(page: Page, text: str, language: str = "en") -> None:
    page.goto(f"/{language}/play/open/")
    page.get_by_role("textbox").fill(text)
    follow(page.locator("form .main"))


def walk_through(page: Page) -> None:
    """Open a whole game, which shows its end, and go to its beginning, by script as the board tells."""
    open_text(page, MOVES)
    expect(page.locator("[data-replay] .squares button").first).to_be_attached()
    see_board(page, END)
    page.locator("[data-ending] .main").tap()
    expect(page.locator("[data-ending]")).to_be_hidden()
    expect(page.locator("[data-moves-on='1']")).to_be_focused()


def fits(page: Page) -> bool:
    """Whether nothing stands out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def states(page: Page, folder: Path) -> Iterator[str]:
    """Bring the page from one state to the next; gives the name of each."""
    page.goto("/en/play/")
    page.get_by_role("link", name="Open a game").tap()
    page.wait_for_url("**/open/")
    expect(page.get_by_role("heading", name="Open a game")).to_be_visible()
    yield "the form"
    open_text(page, "f5z9")
    expect(page.get_by_role("alert")).to_contain_text("The pasted text, game 1, byte 2")
    yield "refused"
    files = []
    for upload in year(*((f"Black {n}", f"White {n}") for n in range(30))):
        files.append(folder / upload.name)
        files[-1].write_bytes(upload.data + b"??")
    page.locator("#file").set_input_files(files)
    page.get_by_role("textbox").fill("")
    follow(page.locator("form .main"))
    expect(page.locator(".games li")).to_have_count(25)
    page.locator(".records summary").tap()
    expect(page.locator(".damages")).to_be_visible()
    yield "a list with damage"
    page.get_by_label("Name of a player").fill("white 17")
    page.get_by_role("button", name="Search").tap()
    expect(page.locator(".games li")).to_have_count(1)
    yield "found"
    page.locator(".games a").tap()
    expect(page.locator("[data-replay] .squares button").first).to_be_attached()
    expect(page.locator(".players")).to_contain_text("White 17")
    unfold(page)
    for name in ("legal", "frontier", "stable", "parity"):
        page.locator(f"[data-show={name}]").tap()
    page.locator("[data-moves-on='-1']").first.tap()
    expect(page.locator(".board .o").first).to_be_attached()
    yield "a board with overlays"
    page.get_by_role("button", name="Review this game").tap()
    expect(page.locator(".mistakes li").first).to_be_visible(timeout=REVIEWED)
    yield "reviewed"
    open_text(page, "f5g5")
    expect(page.locator(".board .looks").first).to_be_attached()
    yield "against the rules"


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_and_everything_fits(open_page: OpenPage, tmp_path: Path, dark: bool) -> None:
    page = open_page(dark=dark, still=True, bypass_csp=True, forgiven=REFUSED)
    found = {}
    for name in states(page, tmp_path):
        found[name] = violations(page, DARK if dark else LIGHT)
        assert fits(page), name
    assert not {name: faults for name, faults in found.items() if faults}


def test_a_game_is_walked_through_by_keys_without_loading_a_page(open_page: OpenPage) -> None:
    page = open_page(still=True)
    walk_through(page)
    position = find_game("othello").start()
    see_board(page, position)
    page.evaluate("window.same = true")
    page.keyboard.press("ArrowRight")
    position = position.play(RECORD.moves[0])
    see_board(page, position)
    expect(page.locator("[data-counter]")).to_have_text(f"Move 1 of {len(RECORD.moves)}")
    expect(page.locator("[data-title]")).to_have_text("White to move")
    expect(page.locator("#live")).to_contain_text("Black plays")
    expect(page.locator("[data-list] [aria-current]")).to_have_text(re.compile("^1"))
    unfold(page)
    page.locator("[data-show=legal]").tap()
    expect(page.locator(".board .o.legal")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board .o.legal")).to_have_count(len(position.play(RECORD.moves[1]).legal_moves()))
    page.keyboard.press("End")
    expect(page.locator("[data-ending]")).to_be_visible()
    page.locator("[data-list] a").nth(2).tap()
    expect(page.locator("[data-counter]")).to_have_text(re.compile("^Move 3 of"))
    expect(page).to_have_url(re.compile(r"move=3&show=legal"))
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("[data-counter]")).to_have_text(re.compile("^Move 3 of"))
    expect(page.locator(".board .o.legal").first).to_be_attached()
    page.keyboard.press("Home")
    see_board(page, find_game("othello").start())


def test_everything_is_reached_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(still=True, touch=False)
    page.goto("/en/play/open/")
    page.get_by_role("textbox").focus()
    page.keyboard.type("f5d6c3")
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-replay]")).to_be_visible()
    page.locator("[data-moves-on='-1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-counter]")).to_have_text("Move 2 of 3")
    page.locator(".others summary").focus()
    page.keyboard.press("Enter")
    page.locator("[data-show=flips]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board .o.flips").first).to_be_attached()
    page.locator(".squares button[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-counter]")).to_have_text("Move 2 of 3")


def test_the_language_is_changed_where_the_game_stands(open_page: OpenPage) -> None:
    page = open_page(still=True)
    walk_through(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("move=1"))
    page.locator(".menu summary").tap()
    page.locator(".menu [lang=lo]").tap()
    page.wait_for_url(re.compile("/lo/play/replay/.*move=1"))
    see_board(page, find_game("othello").start().play(RECORD.moves[0]))
    assert fits(page)


def test_the_first_moment_that_mattered_is_seen_at_once_and_the_rest_is_folded(open_page: OpenPage) -> None:
    page = open_page(still=True, size=(360, 740))
    open_text(page, MOVES)
    page.get_by_role("button", name="Review this game").tap()
    expect(page.locator(".mistakes li").first).to_be_visible(timeout=REVIEWED)
    reviewed = page.url
    for language in ("en", "th", "sw", "lo", "zh-Hans"):
        page.goto(reviewed.replace("/en/", f"/{language}/"))
        lead = page.locator(".lead")
        expect(lead.locator(".verdict")).to_be_in_viewport(ratio=1)
        expect(lead.locator(".main")).to_be_in_viewport(ratio=1)
        expect(page.locator("main .main:visible")).to_have_count(1)
        expect(page.locator("[data-show]:visible, [download]:visible")).to_have_count(0)
        asked = page.locator(".mistakes li strong").first.inner_text()
        assert lead.locator(".verdict").inner_text() == asked
    unfold(page)
    expect(page.locator("[data-show=frontier]")).to_be_visible()
    expect(page.locator("[download]").first).to_be_visible()
    follow(page.locator(".lead .main"))
    expect(page.locator("[data-player] .board")).to_be_visible()


def test_a_game_is_opened_and_walked_through_without_javascript(open_page: OpenPage) -> None:
    page = open_page(javascript=False)
    open_text(page, MOVES)
    follow(page.locator("[data-ending] .main"))
    follow(page.locator("[data-moves-on='1']"))
    unfold(page)
    follow(page.locator("[data-show=frontier]"))
    expect(page.locator(".board .o.frontier").first).to_be_attached()
    expect(page.locator("[data-counter]")).to_have_text(re.compile("^Move 1 of"))
    page.locator(".ask button").tap()
    expect(page.locator(".mistakes li").first).to_be_visible(timeout=REVIEWED)


@pytest.mark.parametrize("language", ["en", "th", "sw", "lo", "zh-Hans"])
def test_board_and_arrows_fit_the_first_screen(open_page: OpenPage, language: str) -> None:
    page = open_page(still=True)
    page.goto(
        f"/{language}/play/replay/othello/{MOVES}?black=Murakami+Takeshi&white=Tastet+Marc&event=Worlds"
    )
    arrows = page.locator(".moves-nav").bounding_box()
    assert arrows
    assert arrows["y"] + arrows["height"] <= 740
    assert fits(page)


def test_sound_is_chosen_once_for_every_game(page: Page) -> None:
    begin(page)
    unfold(page)
    page.locator("[data-sound]").tap()
    begin(page)
    unfold(page)
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-sound]").tap()
    page.reload()
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "true")


def test_the_moments_of_a_game_of_go_are_drawn_while_one_walks_through_it(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740))
    begin(page, game="go-5x5", opponent="person")
    for number, point in enumerate("b3 a3 a4 e5 e1 a2".split()):
        page.locator(f"[data-board] button[value={point}]").tap()
        expect(page.locator("form [name=number]")).to_have_value(str(number + 1))
    unfold(page)
    page.locator("details.resign summary").tap()
    page.locator("[name=resign]").tap()
    follow(page.get_by_role("button", name="Look back"))
    said, drawn = page.locator("[data-noted]"), page.locator(".play > .board .o")
    expect(said).to_contain_text("Black could have captured it with")
    kinds = "els => els.map((one) => one.getAttribute('class'))"
    assert drawn.evaluate_all(kinds) == ["o chain", "o liberty", "o would-black"]
    page.locator("[data-moves-on='1']").tap()
    expect(said).to_be_hidden()
    assert drawn.count() == 0
    page.locator("[data-moves-on='-1']").tap()
    expect(said).to_be_visible()
    link = page.locator("[data-link]").get_attribute("href")
    assert link is not None and link.endswith("&at=4")
    follow(said.get_by_role("link", name="Try again"))
    page.locator("[data-board] button[value=a2]").tap()
    expect(page.locator("[data-answer] .card.right")).to_be_visible()
