"""The end of a lesson at the big board: no screen of the class is left with an empty board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.web.classroom.class_at_board import class_at_board

PHONE = (360, 740)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_wall_and_phone_end_without_a_board_and_get_it_back(
    open_page: OpenPage, server: Server, size: tuple[int, int]
) -> None:
    board = class_at_board(server.app)
    amy = board.pupil("Amy")
    board.do("open-step", course="othello", lesson="board-and-squares", step="6")
    wall, phone = open_page(size=size, touch=False), open_page(size=PHONE)
    give_cookie(wall, board.teacher, server)
    give_cookie(phone, amy.client, server)
    wall.goto(board.url("projector/"))
    phone.goto(f"/en/seat/{board.id}/board")
    expect(phone.locator("[data-pupil] .board")).to_be_visible()
    question = board.do("ask-step")["question"]
    amy.vote(question["options"][0]["key"])
    board.do("reveal")
    board.do("end")  # the screens that are open already take leave
    farewell = wall.locator("[data-farewell]")
    expect(farewell).to_contain_text("See you next time!")
    expect(farewell).to_contain_text("The start of a game")
    expect(farewell.locator(".cover svg")).to_be_visible()
    expect(wall.locator("main > .board")).to_be_hidden()
    assert wall.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(phone.locator("[data-over]")).to_be_visible()
    expect(phone.locator("[data-result]")).to_contain_text("of 1")
    expect(phone.locator("[data-lesson]")).to_be_visible()
    expect(phone.locator("[data-pupil] .board")).to_be_hidden()
    board.do("begin")
    expect(farewell).to_be_hidden()
    expect(wall.locator("main > .board")).to_be_visible()
    expect(phone.locator("[data-pupil] .board")).to_be_visible()
