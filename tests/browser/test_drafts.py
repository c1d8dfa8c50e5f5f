"""What was typed in a long form is there again, after a sign-in that ran out too, until it is taken."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.pupil import follow
from tests.browser.test_joining import LAPTOP, NAME, PASSWORD, make_class, sign_in

LIST = "Mali\nNoy\nZawadi\n"


def test_a_pasted_list_outlives_a_sign_in_that_ran_out_and_another_language(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(size=LAPTOP, still=True, forgiven=("status of 403",))
    sign_in(page, server)
    class_ = make_class(page, server, "Kept 1")
    page.goto(f"/en/class/{class_.id}/names")
    names = page.locator("textarea[name=names]")
    names.fill(LIST)
    page.goto(f"/th/class/{class_.id}/names")
    expect(names).to_have_value(LIST)
    page.goto(f"/en/class/{class_.id}/names")
    page.context.clear_cookies()
    follow(page.locator("button[value=look]"))
    follow(page.locator("main").get_by_role("link", name="Sign in"))
    page.get_by_label("Your user name").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    follow(page.get_by_role("button", name="Sign in"))
    expect(page).to_have_url(f"{server.url}/en/class/{class_.id}/names")
    expect(names).to_have_value(LIST)
    follow(page.locator("button[value=look]"))
    follow(page.locator("button.main"))
    page.goto(f"/en/class/{class_.id}/names")
    expect(names).to_have_value("")
