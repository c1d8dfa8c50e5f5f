"""Sharing by what the device offers: its other apps, the clipboard, a marked text; and without JavaScript."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import give_cookie
from tests.browser.support.axe import LIGHT, faults
from tests.web.classroom.class_at_board import class_at_board

APPS = """navigator.share = async (given) => { window.given = given; };"""
PLAIN = """delete Navigator.prototype.share; delete Navigator.prototype.clipboard;
document.execCommand = () => false;"""
"""As over plain http, where nothing can be copied by a script."""
MARKED = "(({ value, selectionStart: a, selectionEnd: b }) => value.slice(a, b))(document.activeElement)"


def open_board(page: Page) -> None:
    page.goto("/en/board/othello/")
    page.locator(".squares button[tabindex='0']").wait_for()


def test_a_board_goes_to_the_other_apps_as_it_stands(page: Page) -> None:
    page.add_init_script(APPS)
    open_board(page)
    page.locator(".squares button[value=d3]").click()
    link = page.locator("[data-link]")
    before = link.get_attribute("href")
    page.get_by_role("link", name="Share").click()
    page.wait_for_function("() => window.given")
    given = page.evaluate("window.given.url")
    assert given == page.url.split("/en/")[0] + str(before)
    assert given.endswith(".o"), "it is White's turn after d3"


def test_where_nothing_is_shared_the_address_is_copied(open_page: OpenPage, server: Server) -> None:
    board = class_at_board(server.app)
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    give_cookie(page, board.teacher, server)
    page.goto(board.url(""))
    page.locator("[data-share] summary").click()
    expect(page.locator("[data-copied]")).to_have_text("Copied.")
    address = page.locator("[data-what]").input_value()
    assert "/join/" in address
    assert page.evaluate("navigator.clipboard.readText()") == address


def test_over_plain_http_the_address_stands_marked_with_its_qr_code(open_page: OpenPage) -> None:
    page = open_page(size=(320, 640), bypass_csp=True)
    page.add_init_script(PLAIN)
    open_board(page)
    page.get_by_role("link", name="Share").click()
    box = page.locator(".share-box")
    expect(box.locator(".qr")).to_be_visible()
    expect(box.locator("[data-what]")).to_be_focused()
    assert page.evaluate(MARKED) == box.locator("[data-what]").input_value()
    field = box.locator("[data-what]")
    assert field.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
    )
    field.evaluate("one => one.setSelectionRange(0, 0)")
    field.click()
    assert page.evaluate(MARKED) == field.input_value(), "one tap marks all of it"
    expect(box.locator("[data-copied]")).to_have_text("")
    assert not faults(page, LIGHT)


def test_without_javascript_text_and_qr_code_stand_there(open_page: OpenPage, server: Server) -> None:
    page = open_page(javascript=False)
    page.goto("/en/board/othello/")
    page.get_by_role("link", name="Share").click()
    expect(page.locator(".share-box .qr")).to_be_visible()
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".squares")).to_be_visible()
    board = class_at_board(server.app)
    give_cookie(page, board.teacher, server)
    page.goto(board.url(""))
    page.locator("[data-share] summary").click()
    expect(page.locator("[data-share] [data-what]")).to_be_visible()
