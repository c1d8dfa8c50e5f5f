"""A class that plays Go on the wall by votes: phones in three languages, captures, passes, the count."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, give_cookie, press, square
from tests.web.classroom.class_at_board import Board, class_at_board

SHARES = """() => {
  const drawn = document.querySelector('[data-board] svg'), { width } = drawn.getBoundingClientRect();
  const unit = width / drawn.viewBox.baseVal.width;
  const letters = parseFloat(getComputedStyle(document.querySelector('[data-board] .names')).fontSize);
  const names = [...document.querySelectorAll('[data-board] .names text')].map((text) => text.getBBox());
  const inside = names.every(({ x, y, width }) => x > -4.2 && y > -4.5 && width < 4.2);
  return [letters * unit / innerHeight, 8 * unit / innerHeight, inside];
}"""
"""The letters and stones of the wall's board as shares of its height; whether the frame holds all names."""

VOTED = {"en": "Ann", "sw": "Asha", "lo": "Kham"}


@dataclass(frozen=True)
class Room:
    """Everybody who sits before one board."""

    board: Board
    console: Page
    wall: Page
    phones: dict[str, Page]

    def vote(self, where: str) -> None:
        """Everybody votes, for a point or by the button that passes; each phone says that it arrived."""
        for phone in self.phones.values():
            if where == "pass":
                phone.locator("[name=pass]").click()
            else:
                expect(phone.locator(f'.squares [value="{where}"]')).not_to_have_attribute(
                    "aria-disabled", "true"
                )
                square(phone, where)()
            expect(phone.locator(".is-in")).to_be_visible()


@pytest.fixture
def room(server: Server, open_page: OpenPage) -> Room:
    """A class whose teacher has set up a corner in which the next black stone captures one."""
    board = class_at_board(server.app)
    board.do("start", game="go-7x7")
    for move in ("a2", "a1", "d4", "g7"):
        board.do("", tap=move)
    console = open_page(size=LAPTOP, touch=False)
    give_cookie(console, board.teacher, server)
    console.goto(board.url())
    wall = console.context.new_page()
    wall.goto(board.url("projector/"))
    phones = {}
    for tag, name in VOTED.items():
        phones[tag] = open_page()
        give_cookie(phones[tag], board.pupil(name).client, server)
        phones[tag].goto(f"/{tag}/seat/{board.id}/board")
    for page in (console, wall, *phones.values()):
        expect(page.locator("[data-link=live]")).to_be_visible()
    return Room(board, console, wall, phones)


def begin(room: Room, side: str) -> None:
    """The teacher lets the class play this side against the computer."""
    room.console.get_by_text("Let the class play").click()
    room.console.locator("select[name=color]").select_option(side)
    room.console.get_by_role("button", name="Against the computer").click()
    expect(room.wall.locator("h1")).to_contain_text("Choose your move.")


def test_the_class_captures_and_the_computer_answers_each_by_one_press(room: Room) -> None:
    begin(room, "black")
    expect(room.wall.locator('[data-at="a1"]')).to_be_attached()
    room.vote("b1")
    press(room.console, "Show the votes")
    expect(room.wall.locator(".heat text")).to_have_text("3")
    press(room.console, "Play the move with the most votes")
    for page in (room.wall, room.console, *room.phones.values()):
        expect(page.locator('[data-at="b1"]')).to_be_attached()
        expect(page.locator('[data-at="a1"]')).to_have_count(0)
    expect(room.phones["sw"].locator("#live")).to_contain_text("Nyeusi")
    press(room.console, "Let the computer move")
    expect(room.wall.locator("h1")).to_have_text("The class plays Black. Choose your move.")
    assert room.board.state()["at"] == 6


def test_two_passes_by_votes_end_the_game_and_all_see_it_counted(room: Room) -> None:
    room.board.do("pass")
    begin(room, "white")
    expect(room.wall.locator("[data-text]")).to_contain_text("If you pass too, the game ends")
    room.vote("pass")
    press(room.console, "Show the votes")
    press(room.console, "Play the move with the most votes")
    expect(room.wall.locator("h1")).to_have_text("Count the score")
    press(room.console, "Agree and count")
    expect(room.wall.locator("h1")).to_have_text("A draw · 2–2")
    expect(room.wall.locator("[data-text] p").first).to_contain_text("Black: stones")
    expect(room.phones["lo"].locator("[data-text] p").first).to_contain_text("ຝ່າຍດຳ")
    expect(room.wall.locator(".living-black").first).to_be_attached()
    press(room.console, "End the match")
    expect(room.console.locator("[data-main]")).to_contain_text("End the lesson")


@pytest.mark.parametrize(
    ("game", "letters", "stones"), [("go-9x9", 0.029, 0.078), ("go-19x19", 0.0145, 0.039)]
)
def test_letters_and_stones_on_the_wall_are_read_from_the_last_row(
    server: Server, open_page: OpenPage, game: str, letters: float, stones: float
) -> None:
    board = class_at_board(server.app)
    board.do("start", game=game)
    wall = open_page(size=LAPTOP, touch=False)
    give_cookie(wall, board.teacher, server)
    wall.goto(board.url("projector/"))
    shown = wall.evaluate(SHARES)
    assert shown[0] >= letters and shown[1] >= stones and shown[2]


@pytest.mark.parametrize("game", ["go-13x13", "go-19x19"])
def test_a_vote_on_a_large_board_is_given_with_the_part_around_it_shown_large(
    server: Server, open_page: OpenPage, game: str
) -> None:
    board = class_at_board(server.app)
    board.do("start", game=game)
    board.do("ask", kind="place-stone")
    phone = open_page(size=(360, 740), still=True)
    give_cookie(phone, board.pupil("Noy").client, server)
    phone.goto(f"/en/seat/{board.id}/board")
    expect(phone.locator("[data-link=live]")).to_be_visible()
    square(phone, "c4")()
    expect(phone.locator(".near-card")).to_be_visible()
    assert board.do("count")["tally"]["answered"] == 0
    box = phone.locator('.squares [value="c4"]').bounding_box()
    assert box and box["width"] >= 44
    square(phone, "d4")()
    expect(phone.locator(".near-card")).to_have_count(0)
    expect(phone.locator(".is-in")).to_be_visible()
    assert board.do("count")["tally"]["answered"] == 1
