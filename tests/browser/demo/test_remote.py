"""The remote on the teacher's phone: what is pressed next lies under the thumb, on small screens too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.axe import SPILLS
from tests.browser.support.pupil import square
from tests.web.classroom.class_at_board import class_at_board

ENDED = ("status of 403", "status of 404")

REACH = 0.45
"""Of the height of a phone: above the lower edge, a thumb comes so far."""


def see_under_the_thumb(page: Page, *names: str) -> None:
    """Every button of these is to be seen low on the screen, without scrolling, and large enough."""
    height = page.evaluate("innerHeight")
    for name in names:
        button = page.locator(f".control-bar [name=do][value={name}]")
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box and box["height"] >= 44 and box["y"] > height * (1 - REACH), (name, box)
    assert not page.evaluate(SPILLS)


@pytest.mark.parametrize(("lang", "size"), [("lo", (320, 640)), ("sw", (320, 640)), ("th", (360, 740))])
def test_a_lesson_is_led_with_one_thumb(
    open_page: OpenPage, server: Server, lang: str, size: tuple[int, int]
) -> None:
    board = class_at_board(server.app)
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    page = open_page(size=size)
    give_cookie(page, board.teacher, server)
    page.goto(board.url("remote/", lang))
    for action in ("ask-step", "count", "reveal"):
        see_under_the_thumb(page, "take-back", action)
        if action == "count":
            expect(page.locator("[value=back]")).to_be_hidden()
            board.pupil().vote("d4", "c5")
        page.locator("[data-main]").tap()
    see_under_the_thumb(page, "take-back", "next-step")
    explain = page.locator("[name=answer]")
    explain.tap()
    expect(explain).to_have_attribute("aria-pressed", "true")
    close = page.locator("[value=close]:visible")
    expect(close).to_have_count(0)
    page.locator(".drawer > summary").tap()
    close.tap()
    expect(close).to_have_count(0)
    board.do("teams")
    see_under_the_thumb(page, "take-back", "count")


def test_the_question_the_board_and_the_button_are_on_one_screen(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app)
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    board.do("ask-step")
    page = open_page(size=(360, 740))
    give_cookie(page, board.teacher, server)
    page.goto(board.url("remote/"))
    edge = page.locator(".control-bar").bounding_box()
    for part in ("[data-title]", "[data-turnout]", "[data-board]"):
        box = page.locator(part).first.bounding_box()
        assert box and edge and box["y"] + box["height"] <= edge["y"], part


@pytest.mark.parametrize(("name", "javascript"), [("remote/", True), ("remote/", False), ("demo/", True)])
def test_a_turn_without_votes_is_played_on_the_board(
    open_page: OpenPage, server: Server, name: str, javascript: bool
) -> None:
    board = class_at_board(server.app)
    board.do("teams")
    page = open_page(javascript=javascript)
    give_cookie(page, board.teacher, server)
    page.goto(board.url(name))
    for action in ("count", "turn"):
        page.locator(f"[data-main][value={action}]").tap()
    told = page.get_by_text("It is your move. Tap the board.")
    expect(told).to_be_visible()
    if name == "remote/":
        expect(page.locator(".moves-bar")).to_be_hidden()
        if javascript:
            see_under_the_thumb(page, "ask-turn")
    assert not page.evaluate(SPILLS)
    square(page, "d3").tap()
    expect(page.locator("[data-title]")).to_have_text("Team White, choose your move.")
    expect(told).to_be_hidden()


KEYS = ("Space", "PageDown", "ArrowRight", "Enter")


def test_a_presenter_leads_through_the_beats_and_back(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app, begun=False)
    page = open_page(size=(1280, 800), touch=False)
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    main = page.locator("[data-main]")
    for key, action in zip(KEYS, ("begin-course", "ask-step", "count", "reveal"), strict=True):
        expect(main).to_have_attribute("value", action)
        expect(main).not_to_have_attribute("aria-disabled", "true")
        page.keyboard.press(key)
    expect(main).to_have_attribute("value", "next-step")
    page.keyboard.press("PageDown")
    expect(main).to_have_attribute("value", "next-step")
    assert board.state()["question"]["stage"] == "revealed", "a second press does not skip the reveal"
    expect(main).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("PageUp")
    expect(main).to_have_attribute("value", "reveal")
    expect(main).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("value", "count")
    expect(main).not_to_have_attribute("aria-disabled", "true")
    back = page.locator("[data-back]")
    back.click()
    expect(main).to_have_attribute("value", "ask-step")
    expect(main).to_be_focused()
    expect(main).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Space")
    expect(main).to_have_attribute("value", "count")
    expect(main).not_to_have_attribute("aria-disabled", "true")
    back.press("Enter")
    expect(main).to_have_attribute("value", "ask-step")
    expect(main).not_to_be_focused()


def test_keys_do_nothing_while_a_field_has_the_focus(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app)
    page = open_page(size=(1280, 800), touch=False)
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    page.get_by_text("Another board").click()
    field = page.locator("[name=text]")
    field.fill("f5")
    version = board.state()["version"]
    field.press("Space")
    field.press("PageDown")
    page.locator("[name=kind]").first.press("ArrowRight")
    expect(field).to_have_value("f5 ")
    assert board.state()["version"] == version


def test_what_would_be_lost_is_asked_in_a_dialog_and_brought_back(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    board.do("ask", kind="where")
    board.pupil().vote("d3")
    page = open_page(size=(1280, 800), touch=False, forgiven=("status of 409",))
    give_cookie(page, board.teacher, server)
    page.goto(board.url())
    end = page.get_by_role("button", name="End the lesson")
    end.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("1 pupil has answered this question. Leave it now?")
    dialog.get_by_role("button", name="Stay here").click()
    expect(dialog).to_have_count(0)
    assert board.state()["question"]
    end.click()
    dialog.get_by_role("button", name="Leave it").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-main]")).to_have_attribute("value", "count")
    assert board.state()["running"]


def test_a_long_press_rings_a_square_at_any_time_and_plays_nothing(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    seat = board.pupil()
    pupil, remote = open_page(), open_page()
    give_cookie(pupil, seat.client, server)
    pupil.goto(f"/lo/seat/{board.id}/board")
    give_cookie(remote, board.teacher, server)
    remote.goto(board.url("remote/"))
    expect(remote.locator("[data-link=live]")).to_be_visible()
    expect(pupil.locator("[data-link=live]")).to_be_visible()
    square(remote, "d3").hover()
    remote.mouse.down()
    expect(remote.locator("[data-ringed]")).to_have_text("Ringed: d3")
    remote.mouse.up()
    expect(pupil.locator("[data-ringed]")).to_contain_text("d3")
    square(remote, "c4").click()
    expect(remote.locator('[data-at="c4"]')).to_be_attached()
    expect(remote.locator('[data-at="d3"], .ring')).to_have_count(0)
    board.do("ask", kind="legal-move")
    expect(square(remote, "e3")).to_have_attribute("aria-disabled", "true")
    square(remote, "e3").press("KeyR")
    expect(pupil.locator(".ring")).to_have_count(1)
    expect(pupil.locator("#live")).to_contain_text("e3")
    expect(pupil.locator("[data-ringed]")).to_contain_text("e3")
    assert board.state()["at"] == 1


def test_a_phone_that_scans_the_code_of_the_console_leads_until_it_is_ended(
    open_page: OpenPage, server: Server
) -> None:
    board = class_at_board(server.app)
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    console, phone = open_page(size=(1280, 800), touch=False), open_page(size=(320, 640), forgiven=ENDED)
    give_cookie(console, board.teacher, server)
    console.goto(board.url())
    console.locator(".rest-of-it > summary").click()
    console.get_by_role("button", name="Remote on a phone").click()
    expect(console.locator("svg.qr")).to_be_visible()
    assert not console.evaluate(SPILLS)
    phone.goto("http://" + console.locator(".join-address").inner_text())
    assert not phone.evaluate(SPILLS)
    phone.get_by_role("button", name="Lead with this phone").tap()
    expect(phone.locator(".control-bar")).to_be_visible()
    for action in ("ask-step", "count", "reveal"):
        see_under_the_thumb(phone, action)
        if action == "count":
            board.pupil("Mango").vote("d4", "c5")
            expect(phone.locator("[data-turnout]")).to_contain_text("1")
        phone.locator("[data-main]").tap()
    see_under_the_thumb(phone, "next-step")
    assert "Mango" not in phone.content()
    console.get_by_role("button", name="End the remote").click()
    expect(phone.get_by_text("This remote has ended.")).to_be_visible()
