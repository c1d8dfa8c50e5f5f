"""The class against the computer: vote, votes shown, the class's move, the computer's, each by one press."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, give_cookie, press, square
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.members import storage
from tutor.classroom.demo.live_demo import find_live


def test_the_main_button_leads_through_each_turn(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app)
    board.do("start", game="othello")
    console, pupil = open_page(size=LAPTOP, touch=False), open_page()
    give_cookie(console, board.teacher, server)
    give_cookie(pupil, board.pupil("Amy").client, server)
    wall = console.context.new_page()
    console.goto(board.url())
    wall.goto(board.url("projector/"))
    pupil.goto(f"/en/seat/{board.id}/board")
    console.get_by_text("Let the class play").click()
    console.get_by_role("button", name="Against the computer").click()
    for _ in range(2):
        move = find_live(storage(server.app), board.id).demo.position.legal_moves()[0]
        expect(pupil.locator(".squares [aria-disabled=false]").first).to_be_attached()
        square(pupil, move)()
        expect(pupil.locator(".is-in")).to_be_visible()
        expect(wall.locator(".heat")).to_have_count(0)
        press(console, "Show the votes")
        expect(wall.locator(".heat text")).to_have_text("1")
        expect(wall.locator(f'[data-at="{move}"]')).to_have_count(0)
        press(console, "Play the move with the most votes")
        expect(wall.locator(f'[data-at="{move}"]')).to_be_attached()
        expect(wall.locator("h1")).to_have_text("It is the computer's turn.")
        before = board.state()
        expect(console.locator("[data-main]")).not_to_have_attribute("aria-disabled", "true")
        assert board.state()["version"] == before["version"], "the computer waits for the teacher's press"
        press(console, "Let the computer move")
        expect(wall.locator("h1")).to_have_text("The class plays Black. Choose your move.")
        assert board.state()["at"] == before["at"] + 1


def test_two_teams_begin_a_new_game_and_only_those_who_vote_are_counted(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    board.do("open-step", course="othello", lesson="board-and-squares", step="1")
    console = open_page(size=LAPTOP, touch=False)
    give_cookie(console, board.teacher, server)
    for name in ("Amy", "Ben", "Cho"):
        board.pupil(name)
    console.goto(board.url())
    console.get_by_text("More").first.click()
    console.get_by_text("Let the class play").click()
    expect(console.locator("select[name=board]")).to_have_value("othello")
    console.get_by_role("button", name="Black against White").click()
    expect(console.locator("[data-seats] li")).to_have_text(["Team Black", "Amy", "Cho", "Team White", "Ben"])
    expect(console.locator("[data-turnout]")).to_have_text("0 of 2 have answered")
    expect(console.locator("[data-here]")).to_have_text("3 here")
    expect(console.locator("select[name=board]")).to_have_value("")
    board.do("turn")
    board.do("", tap="d3")
    expect(console.locator("[data-turnout]")).to_have_text("0 of 1 have answered")
    board.do("end-match")
    expect(console.locator("[data-main]")).to_contain_text("Back to the lesson")
    expect(console.locator("[data-seats] li")).to_have_text(["Amy", "Ben", "Cho"])
