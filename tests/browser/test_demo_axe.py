"""The pages of the big board as axe finds them, narrow and wide, light and dark; and without scripts."""

from __future__ import annotations

import json
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.test_demo import give_cookie
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.test_sets import FILE, upload

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"runOnly": ["color-contrast"]}
"""Colours are all that differs in the dark."""

SPILLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def faults(page: Page, rules: dict[str, list[str]]) -> list[str]:
    """What axe complains of, and whether something is wider than the screen."""
    page.evaluate(AXE)
    found = page.evaluate(f"axe.run({json.dumps(rules)})")
    told = [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found["violations"]]
    return [*told, *(["too wide"] if page.evaluate(SPILLS) else [])]


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
            found.extend(f"{page.url} {moment} {fault}" for fault in faults(page, COLOURS if dark else RULES))

    board.do("open", text="f5d6c3d3c4f4f6f3e6")
    board.do("last")
    look("a game")
    board.do("ask", kind="legal-move")
    for seat, square in zip(seats, ("b3", "a1", "g5"), strict=True):
        seat.vote(square)
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


@pytest.mark.parametrize(("dark", "lang"), [(False, "sw"), (True, "lo")])
def test_axe_finds_nothing_where_a_puzzle_of_a_set_is_chosen(
    server: Server, open_page: OpenPage, dark: bool, lang: str
) -> None:
    board = class_at_board(server.app)
    _, set_page = upload(board.teacher, FILE)
    page = open_page(size=(320, 640), dark=dark, still=True)
    give_cookie(page, board.teacher, server)
    page.goto(board.url(f"demo/set?set={set_page.split('/')[3]}", lang))
    assert faults(page, COLOURS if dark else RULES) == []


def test_a_pupil_answers_without_scripts(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    page = open_page(javascript=False)
    give_cookie(page, seat.client, server)
    board.do("ask", kind="all-legal-moves")
    page.goto(f"/en/seat/{board.id}/board")
    for name in ("d3", "a1", "a1", "c4"):
        page.locator(f'.squares button[value="{name}"]').click()
        expect(page.locator(".sent")).to_be_visible()
    assert seat.mine()["answer"] == ["d3", "c4"]
    board.do("reveal")
    expect(page.locator(".wrong > li")).to_have_count(1, timeout=15_000)


def test_a_teacher_acts_without_scripts(server: Server, open_page: OpenPage) -> None:
    board = class_at_board(server.app)
    page = open_page(javascript=False, size=(1280, 800))
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    page.locator('.squares button[value="d3"]').click()
    page.get_by_text("Draws an arrow").click()
    page.locator('.squares button[value="a1"]').click()
    page.locator('.squares button[value="d4"]').click()
    expect(page.locator(".board .arrow")).to_have_count(1)
    page.get_by_role("button", name="Ask", exact=True).click()
    page.get_by_role("button", name="Show the answers").click()
    page.get_by_role("button", name="Show what is right").click()
    page.get_by_role("button", name="Close the question").click()
    assert (board.state()["at"], board.state()["question"]) == (1, None)
