"""The test of twelve boards on a phone: one board at a time, kept without a network and over a reload."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, Server

PATH = "/en/learn/othello/test/a"
NEXT_MOVE = """() => {
  const section = [...document.querySelectorAll('[data-board-of]')].find((one) => !one.hidden);
  const view = JSON.parse(section.querySelector('form').dataset.view);
  return [section.dataset.boardOf, Object.keys(view.legal)[0]];
}"""


def answer(page: Page) -> str:
    """Answer the board that is shown, and wait until another is; gives the place of the board."""
    place, move = page.evaluate(NEXT_MOVE)
    page.locator(f"#board-{place} .squares button[value={move}]").click()
    expect(page.locator(f"#board-{place} [data-said]")).to_have_text(f"Your answer: {move}")
    return str(place)


def test_twelve_answers_without_a_network_are_sent_when_it_is_back(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(size=(PHONE["width"], PHONE["height"]), forgiven=("ERR_INTERNET_DISCONNECTED",))
    page.goto(server.url + PATH)
    expect(page.locator("[data-board-of]:visible")).to_have_count(1)
    page.context.set_offline(True)
    for number in range(1, 13):
        expect(page.locator("[data-board-of]:visible")).to_have_attribute("data-board-of", str(number))
        answer(page)
    end = page.locator("a[data-end]")
    expect(end).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("Correct")
    page.context.set_offline(False)
    expect(page.locator("#net")).to_be_hidden(timeout=15_000)
    end.click()
    expect(page.locator(".results > li")).to_have_count(12)
    first = page.locator(".results details").first
    first.locator("summary").click()
    seen = first.locator("figure:visible").last.inner_html()
    first.locator("[data-step]").click()
    assert first.locator("figure:visible").last.inner_html() != seen


def test_a_reload_keeps_what_was_answered(open_page: OpenPage, server: Server) -> None:
    page = open_page(size=(PHONE["width"], PHONE["height"]))
    page.goto(server.url + PATH)
    with page.expect_response("**/progress"):
        place = answer(page)
    page.reload()
    expect(page.locator(f'[data-place="{place}"]')).to_have_class("done")
    expect(page.locator("[data-board-of]:visible")).to_have_attribute("data-board-of", "2")
    page.locator(f'[data-place="{place}"]').click()
    expect(page.locator(f"#board-{place} [data-said]")).to_contain_text("Your answer:")


def test_a_board_is_answered_by_keyboard(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(server.url + PATH)
    place, move = page.evaluate(NEXT_MOVE)
    page.locator(f"#board-{place} .squares button[tabindex='0']").focus()
    column, row = "abcdefgh".index(move[0]), int(move[1]) - 1
    for key, times in (("ArrowRight", column), ("ArrowDown", row)):
        for _ in range(times):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator("[data-board-of]:visible")).to_have_attribute("data-board-of", "2")
    expect(page.locator("#title-2")).to_be_focused()


def test_without_javascript_each_board_is_a_form(open_page: OpenPage, server: Server) -> None:
    page = open_page(javascript=False)
    page.goto(server.url + PATH)
    expect(page.locator("[data-board-of]:visible")).to_have_count(12)
    view = page.locator("#board-1 form").get_attribute("data-view") or ""
    move = re.findall(r'"legal": ?\{"(\w\d)"', view)[0]
    page.locator(f"#board-1 button[value={move}]").click()
    expect(page).to_have_url(re.compile("#board-2$"))
    expect(page.locator("#board-1 [data-said]")).to_have_text(f"Your answer: {move}")
