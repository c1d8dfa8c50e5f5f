"""The pages of the big board as axe finds them, narrow and wide, light and dark; and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.axe import DARK, STANDARD, faults
from tests.browser.support.pupil import follow, resize, square
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.members import storage
from tests.web.classroom.work.test_sets import FILE, upload
from tutor.classroom.work.assignments import assign


@pytest.mark.parametrize(
    ("size", "dark", "lang"),
    [((320, 640), False, "sw"), ((360, 740), True, "lo"), ((1280, 800), False, "th")],
)
def test_axe_finds_nothing_from_the_question_to_the_reveal(
    server: Server, open_page: OpenPage, size: tuple[int, int], dark: bool, lang: str
) -> None:
    board = class_at_board(server.app)
    seats = [board.pupil(f"Pupil {n}") for n in range(3)]
    pages = []
    for client, address in (
        (board.teacher, board.url("demo/", lang)),
        (board.teacher, board.url("remote/", lang)),
        (board.teacher, board.url("projector/", lang)),
        (seats[0].client, f"/{lang}/seat/{board.id}/board"),
    ):
        page = open_page(size=size, dark=dark, still=True)
        give_cookie(page, client, server)
        page.goto(address)
        page.evaluate("document.querySelectorAll('details.drawer').forEach((one) => { one.open = true; })")
        pages.append(page)
    found = []

    def look(moment: str) -> None:
        version = board.state()["version"]
        for page in pages:
            expect(page.locator(f"main[data-version='{version}']")).to_be_attached()
            page.evaluate("scrollTo(0, document.body.scrollHeight)")  # nothing lies half under the bar
            found.extend(f"{moment}: {fault}" for fault in faults(page, DARK if dark else STANDARD))

    board.do("open", text="f5d6c3d3c4f4f6f3e6")
    board.do("last")
    look("a game")
    board.do("ask", kind="legal-move")
    for seat, answer in zip(seats, ("b3", "a1", "g5"), strict=True):
        seat.vote(answer)
    look("a question")
    board.do("count")
    board.do("reveal")
    board.do("look", answer="g5")
    look("an answer explained")
    board.do("close")
    board.do("teams")
    board.do("turn")
    look("a turn without a vote")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("javascript", [True, False])
def test_the_way_to_the_work_stands_above_the_board_on_the_first_screen(
    server: Server, open_page: OpenPage, javascript: bool
) -> None:
    board = class_at_board(server.app)
    page = open_page(size=(360, 640), javascript=javascript, still=True)
    give_cookie(page, board.pupil("ນ້ອຍ").client, server)

    def lower_edge() -> float:
        page.goto(f"/lo/seat/{board.id}/board")
        box = page.locator("main .board").bounding_box()
        assert box is not None
        return box["y"] + box["height"]

    before = lower_edge()
    assign(storage(server.app), board.id, "lesson", "othello/board-and-squares", None)
    assert lower_edge() == before <= 640
    link = page.locator(".above > a")
    expect(link).to_be_in_viewport(ratio=1)
    if javascript:
        assert not faults(page, STANDARD)
    follow(link)
    expect(page.locator(".todo li.open a")).to_be_in_viewport(ratio=1)
    if javascript:
        resize(page, 320, 640)
        assert not faults(page, STANDARD)


@pytest.mark.parametrize(("dark", "lang"), [(False, "sw"), (True, "lo")])
def test_axe_finds_nothing_where_a_puzzle_of_a_set_is_chosen(
    server: Server, open_page: OpenPage, dark: bool, lang: str
) -> None:
    board = class_at_board(server.app)
    _, set_page = upload(board.teacher, FILE)
    page = open_page(size=(320, 640), dark=dark, still=True)
    give_cookie(page, board.teacher, server)
    page.goto(board.url(f"demo/set?set={set_page.split('/')[3]}", lang))
    assert faults(page, DARK if dark else STANDARD) == []


def test_a_pupil_answers_without_scripts(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    page = open_page(javascript=False)
    give_cookie(page, seat.client, server)
    board.do("ask", kind="all-legal-moves")
    page.goto(f"/en/seat/{board.id}/board")
    for name in ("d3", "a1", "a1", "c4"):
        follow(square(page, name))
        expect(page.locator(".sent")).to_be_visible()
    assert seat.mine()["answer"] == ["d3", "c4"]
    board.do("reveal")
    expect(page.locator(".wrong > li")).to_have_count(1, timeout=15_000)


def test_a_teacher_acts_without_scripts(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app)
    page = open_page(javascript=False, size=(1280, 800))
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    follow(square(page, "d3"))
    page.get_by_text("Draws an arrow").click()
    follow(square(page, "a1"))
    follow(square(page, "d4"))
    expect(page.locator(".board .arrow")).to_have_count(1)
    follow(page.get_by_role("button", name="Ask", exact=True))
    for title in ("Show the votes", "Reveal the answer", "Close the question"):
        follow(page.get_by_role("button", name=title))
    assert (board.state()["at"], board.state()["question"]) == (1, None)
