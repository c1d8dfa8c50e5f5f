"""A lesson at the big board in a real Chromium: a teacher, a projector, and pupils of five languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.web.classroom.class_at_board import ENDING, MUST_PASS, Board, Pupil, class_at_board
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code

LAPTOP = (1280, 800)
TAGS = ("en", "th", "sw", "lo", "zh-Hans")
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
REFUSED = ("status of 409",)


@dataclass(frozen=True)
class Lesson:
    """Everybody who sits before one board."""

    board: Board
    console: Page
    projector: Page
    pupils: dict[str, Page]
    seats: dict[str, Pupil]


def give_cookie(page: Page, client: FlaskClient, server: Server) -> None:
    """Let a page ask as somebody whom a test client is."""
    name = server.app.config["SESSION_COOKIE_NAME"]
    cookie = client.get_cookie(name)
    assert cookie is not None
    page.context.add_cookies([{"name": name, "value": cookie.value, "url": server.url}])


@pytest.fixture
def lesson(server: Server, open_page: OpenPage) -> Lesson:
    """A lesson that has begun, with one pupil for each language."""
    board = class_at_board(server.app)
    console = open_page(size=LAPTOP, touch=False, forgiven=REFUSED)
    give_cookie(console, board.teacher, server)
    console.goto(board.url())
    projector = console.context.new_page()
    projector.set_viewport_size({"width": 1920, "height": 1080})
    projector.goto(board.url("projector/"))
    seats = {tag: board.pupil(f"Pupil {tag}") for tag in TAGS}
    pupils = {}
    for tag, seat in seats.items():
        page = open_page(forgiven=OFFLINE)
        give_cookie(page, seat.client, server)
        page.goto(f"/{tag}/seat/{board.id}/board")
        pupils[tag] = page
    for page in (console, projector, *pupils.values()):
        expect(page.locator("[data-link=live]")).to_be_visible()
    return Lesson(board, console, projector, pupils, seats)


def press(page: Page, title: str) -> None:
    """Press the main button once it says this."""
    button = page.locator("[data-main]")
    expect(button).to_contain_text(title)
    button.click()


def square(page: Page, name: str) -> Callable[[], None]:
    return page.locator(f'.squares button[value="{name}"]').click


def discs(page: Page, color: str) -> int:
    return page.locator(f'.squares [aria-label*="{color} disc"]').count()


def test_a_lesson_from_the_first_move_to_the_reveal(lesson: Lesson) -> None:
    console, projector = lesson.console, lesson.projector
    square(console, "d3")()
    for page in lesson.pupils.values():
        expect(page.locator("#live")).to_contain_text("d3")
        expect(page.locator('[data-at="d3"]')).to_be_attached()
    expect(projector.locator('[data-at="d3"]')).to_be_attached()
    titles = {page.locator("h1").inner_text() for page in lesson.pupils.values()}
    assert len(titles) == len(TAGS), "everybody reads their own language"

    console.select_option("[name=kind]", "legal-move")
    console.get_by_role("button", name="Ask", exact=True).click()
    for tag, page in lesson.pupils.items():
        expect(page.locator(".squares [aria-disabled=false]").first).to_be_attached()
        square(page, "a1")()
        square(page, "c3" if tag != "lo" else "a1")()
        expect(page.locator(".is-in")).to_be_visible()
    expect(console.locator("[data-turnout]")).to_have_text("5 of 5 have answered")
    expect(projector.locator(".heat")).to_have_count(0)
    expect(projector.locator("[data-numbers]")).to_have_text("5 of 5 have answered")
    expect(lesson.pupils["en"].locator("[data-numbers]")).to_have_text("5 of 5 have answered")
    expect(projector.get_by_text("Pupil")).to_have_count(0)

    press(console, "Show the votes")
    for page in (projector, *lesson.pupils.values()):
        expect(page.locator(".heat-5 text")).to_have_text("4")
    expect(projector.locator(".spread > li").first).to_have_text("c3: 4")
    bars = projector.locator(".spread .bar").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert len(bars) == 2 and bars[0] > 3 * bars[1] > 0
    square(lesson.pupils["en"], "e3")()
    expect(lesson.pupils["en"].locator(".is-in")).to_be_visible()
    press(console, "Reveal the answer")
    for page in (projector, *lesson.pupils.values()):
        expect(page.locator(".wrong li").first).to_be_attached()
        is_wrong = page is lesson.pupils["lo"]  # whose own answer comes first
        expect(page.locator('[data-at="c3"]')).to_have_count(0 if is_wrong else 1)
    expect(lesson.pupils["lo"].locator(".wrong > li")).to_have_count(1)
    expect(lesson.pupils["th"].locator(".card.right")).to_have_count(2)

    console.get_by_role("button", name="Explain on the board").click()
    expect(projector.locator(".looked")).to_be_visible()
    expect(projector.locator('[data-at="c3"]')).to_have_count(0)
    press(console, "Close the question")
    expect(lesson.pupils["sw"].locator(".wrong")).to_have_count(0)


def test_a_page_is_not_loaded_again_for_a_move(lesson: Lesson) -> None:
    pupil = lesson.pupils["en"]
    pupil.evaluate("window.stored = true")
    for move in ("d3", "c3", "c4"):
        square(lesson.console, move)()
        expect(pupil.locator(f'[data-at="{move}"]')).to_be_attached()
    assert pupil.evaluate("window.stored")


def test_a_pupil_who_lost_the_network_keeps_the_board_and_comes_back(lesson: Lesson) -> None:
    pupil = lesson.pupils["th"]
    pupil.context.set_offline(True)
    expect(pupil.locator("[data-link=lost]")).to_be_visible()
    square(lesson.console, "d3")()
    expect(lesson.projector.locator('[data-at="d3"]')).to_be_attached()
    expect(pupil.locator('[data-at="d4"]')).to_be_attached()
    pupil.context.set_offline(False)
    expect(pupil.locator('[data-at="d3"]')).to_be_attached()
    expect(pupil.locator("[data-link=lost]")).to_have_count(0)


def test_a_pupil_is_called_to_the_board(lesson: Lesson) -> None:
    console, pupil = lesson.console, lesson.pupils["sw"]
    console.get_by_text("Let the class play").click()
    console.select_option("[name=seat]", lesson.seats["sw"].seat)
    console.get_by_role("button", name="Hand the board over").click()
    expect(lesson.projector.locator("[data-hand]")).to_contain_text("Pupil sw")
    square(pupil, "a1")()
    expect(pupil.locator(".card.not-yet")).to_be_visible()
    square(pupil, "d3")()
    expect(lesson.projector.locator('[data-at="d3"]')).to_be_attached()
    expect(console.locator("[data-hand]")).to_have_text("")


def test_a_pupil_who_is_called_passes_where_the_side_must(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app)
    seat = board.pupil("Amy")
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/board")
    expect(page.locator("[data-link=live]")).to_be_visible()
    board.do("hand", seat=seat.seat)
    expect(page.locator(".card.note")).to_contain_text("Tap the board")
    expect(page.locator("[name=pass]")).to_have_count(0)
    board.do("open", text=MUST_PASS)
    board.do("hand", seat=seat.seat)
    expect(page.locator(".card.note")).to_have_text("No legal move: you must pass")
    page.get_by_role("button", name="Pass").click()
    expect(page.locator("h1")).to_have_text("White to move")
    expect(page.locator("[name=pass]")).to_have_count(0)
    assert board.state()["at"] == 1


def test_answers_of_many_squares_and_of_options(lesson: Lesson) -> None:
    console, pupil = lesson.console, lesson.pupils["en"]
    console.select_option("[name=kind]", "all-legal-moves")
    console.get_by_role("button", name="Ask", exact=True).click()
    for name in ("d3", "c4", "f5", "a1", "a1", "e6"):
        square(pupil, name)()
    pupil.locator("[name=send]").click()
    expect(pupil.locator(".is-in")).to_be_visible()
    assert lesson.seats["en"].mine()["answer"] == ["d3", "c4", "f5", "e6"]
    pupil.reload()
    expect(pupil.locator(".is-in")).to_be_visible()
    console.get_by_role("button", name="Close the question").click()
    console.select_option("[name=kind]", "mobility")
    console.get_by_role("button", name="Ask", exact=True).click()
    pupil.locator("[data-choice]").first.click()
    expect(pupil.locator(".is-in")).to_be_visible()
    expect(pupil.locator(".option.chosen")).to_have_count(1)
    press(console, "Show the votes")
    expect(lesson.projector.locator(".bars li").first).to_be_visible()


def test_a_puzzle_of_several_moves_from_a_pasted_link_to_its_end(lesson: Lesson) -> None:
    console, projector, pupil = lesson.console, lesson.projector, lesson.pupils["en"]
    code = position_code(find_game("othello").parse_diagram(ENDING))
    console.get_by_text("Another board").click()
    console.locator("[name=text]").fill(f"http://school.example/x-default/board/othello/{code}")
    console.locator("form:has([name=text]) button").click()
    expect(projector.locator("h1")).to_contain_text("White to move")
    console.select_option("[name=kind]", "sequence:2")
    console.get_by_role("button", name="Ask", exact=True).click()
    expect(pupil.locator("h1")).to_contain_text("2 best moves")
    square(pupil, "h5")()
    expect(pupil.locator(".is-in")).to_be_visible()
    expect(console.get_by_role("button", name="Go on")).to_be_hidden()
    press(console, "Show the votes")
    press(console, "Reveal the answer")
    expect(projector.locator(".card.right")).to_contain_text("White wins by 34 discs")
    expect(projector.locator('[data-at="f2"]')).to_be_attached()
    console.get_by_role("button", name="Explain on the board").click()
    expect(projector.locator(".looked")).to_contain_text("Black plays h6")
    for disc in ("h5", "h6"):
        expect(projector.locator(f'[data-at="{disc}"]')).to_be_attached()
    expect(projector.locator('[data-at="f2"]')).to_have_count(0)
    press(console, "Go on")
    expect(pupil.locator("h1")).to_contain_text("1 best move ")
    for disc in ("f2", "g8"):
        expect(pupil.locator(f'[data-at="{disc}"]')).to_be_attached()
    expect(pupil.locator("#live")).to_contain_text("Black plays g8")
    press(console, "Show the votes")
    press(console, "Reveal the answer")
    press(console, "Go on")
    expect(pupil.locator(".card")).to_have_count(0)
    expect(console.get_by_role("button", name="Ask", exact=True)).to_be_visible()


def test_a_question_that_does_not_fit_is_refused_on_the_console(lesson: Lesson) -> None:
    lesson.console.select_option("[name=kind]", "best-exact")
    lesson.console.get_by_role("button", name="Ask", exact=True).click()
    expect(lesson.console.locator("[data-why]")).to_contain_text("at most 12 empty squares")
    assert lesson.board.state()["question"] is None


def test_the_console_marks_draws_and_walks(lesson: Lesson) -> None:
    console, projector = lesson.console, lesson.projector
    console.get_by_text("Marks", exact=True).click()
    square(console, "c4")()
    expect(projector.locator(".ring")).to_have_count(1)
    console.get_by_text("Draws an arrow").click()
    square(console, "a1")()
    square(console, "d4")()
    expect(projector.locator(".arrow")).to_have_count(1)
    console.get_by_role("button", name="Clear the marks").click()
    expect(projector.locator(".arrow, .ring")).to_have_count(0)
    console.get_by_text("Plays", exact=True).click()
    square(console, "d3")()
    expect(console.locator("[data-count]")).to_have_text("1 / 1")
    console.get_by_role("button", name="One move back").click()
    expect(console.locator("[data-count]")).to_have_text("0 / 1")
    expect(projector.locator('[data-at="d3"]')).to_have_count(0)
    console.get_by_role("button", name="One move on").click()
    expect(projector.locator('[data-at="d3"]')).to_be_attached()
    square(console, "c3")()
    slider = console.locator("[name=at]")
    expect(slider).to_have_value("2")
    slider.fill("0")
    expect(projector.locator('[data-at="d3"]')).to_have_count(0)
    expect(console.locator("[data-count]")).to_have_text("0 / 2")
    console.get_by_text("Show on the board").click()
    console.locator("[name=overlay][value=frontier]").check()
    for page in (console, projector, lesson.pupils["en"]):
        expect(page.locator("[data-legend]")).to_contain_text("Beside an empty square")


def test_a_pupil_who_waits_sees_the_board_when_the_lesson_begins(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app, begun=False)
    seat = board.pupil()
    page = open_page()
    give_cookie(page, seat.client, server)
    page.goto(f"/en/seat/{board.id}/")
    board.do("begin")
    expect(page).to_have_url(re.compile(r"/board$"))


def test_a_question_is_found_by_its_words_read_and_offered_again(lesson: Lesson) -> None:
    console = lesson.console
    search = console.get_by_role("searchbox", name="Search")
    search.press_sequentially("every LEGAL")
    kinds = console.get_by_label("Question")
    expect(kinds.locator("option")).to_have_text(["Find every legal move"])
    expect(console.locator("[data-preview]")).to_contain_text("Tap every square where Black can play.")
    search.press("Enter")
    expect(lesson.pupils["en"].locator("h1")).to_have_text("Tap every square where Black can play.")
    console.get_by_role("button", name="Close the question").click()
    recent = console.locator("optgroup[label='Used last'] option")
    expect(recent).to_have_text(["Find every legal move"])

    search.fill("no such words")
    expect(console.locator("[data-preview]")).to_have_text("No question has these words.")
    expect(console.get_by_role("button", name="Ask", exact=True)).to_be_disabled()
    search.fill("better")
    search.press("ArrowDown")
    expect(kinds).to_be_focused()


@pytest.mark.parametrize("tag", TAGS)
def test_on_a_laptop_the_head_of_the_console_is_one_row_and_the_bar_covers_no_switch(
    server: Server, open_page: OpenPage, tag: str
) -> None:
    board = class_at_board(server.app)
    console = open_page(size=LAPTOP, touch=False)
    give_cookie(console, board.teacher, server)
    console.goto(board.url(lang=tag))
    names = ("[value=end]", ".class-nav", ".modes", ".control-bar")
    ends, nav, modes, bar = (console.locator(name).bounding_box() for name in names)
    assert ends and nav and modes and bar
    assert nav["y"] <= ends["y"] < nav["y"] + nav["height"], "beside the menu of the class"
    assert ends["x"] + ends["width"] <= LAPTOP[0]
    assert modes["y"] + modes["height"] <= bar["y"]
