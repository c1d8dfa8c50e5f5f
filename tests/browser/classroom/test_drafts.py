"""What was typed in a long form is there again, after a sign-in that ran out too, until it is taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.classroom.test_joining import LAPTOP, NAME, PASSWORD, begin_set, make_class, sign_in
from tests.browser.conftest import OpenPage, Server
from tests.browser.support.pupil import follow

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
    follow(page.locator("main").get_by_role("button", name="Sign in"))
    page.get_by_label("Your user name").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    follow(page.get_by_role("button", name="Sign in"))
    expect(page.locator(".typed")).to_have_text(LIST)
    follow(page.get_by_role("link", name="Do not send it"))
    expect(page).to_have_url(f"{server.url}/en/class/{class_.id}/names")
    expect(names).to_have_value(LIST)
    follow(page.locator("button[value=look]"))
    follow(page.locator("button.main"))
    page.goto(f"/en/class/{class_.id}/names")
    expect(names).to_have_value("")


def test_the_name_of_a_sign_in_stays_and_leaves_alone_the_form_that_it_interrupted(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(size=LAPTOP, still=True, forgiven=("status of 403",))
    sign_in(page, server)
    class_ = make_class(page, server, "Kept 8")
    page.goto(f"/en/class/{class_.id}/names")
    page.locator("textarea[name=names]").fill(LIST)
    page.context.clear_cookies()
    page.goto("/en/teacher/sign-in")
    name, secret = page.locator("main form input[name=name]"), page.locator("input[name=password]")
    name.fill(NAME)
    secret.fill(PASSWORD)
    page.reload()
    expect(name).to_have_value(NAME)
    expect(secret).to_have_value("")
    in_language(page, "th")
    expect(name).to_have_value(NAME)
    page.goto("/th/privacy/")
    page.go_back()
    expect(name).to_have_value(NAME)
    page.goto(f"/en/class/{class_.id}/names")
    expect(name).to_have_value(NAME)
    secret.fill(PASSWORD)
    follow(page.get_by_role("button", name="Sign in"))
    expect(page.locator("textarea[name=names]")).to_have_value(LIST)
    page.goto("/en/teacher/sign-in")
    expect(name).to_have_value("")


def in_language(page: Page, tag: str) -> None:
    """Change the language as a reader does."""
    page.locator(".menu summary").click()
    follow(page.locator(f".menu li [lang={tag}]"))


def test_a_board_in_the_editor_stays_until_it_is_saved(open_page: OpenPage, server: Server) -> None:
    page = open_page(size=LAPTOP, still=True)
    sign_in(page, server)
    page.goto("/en/sets/")
    page.locator("input[name=title]").fill("Kept 2")
    page.reload()
    expect(page.locator("input[name=title]")).to_have_value("Kept 2")
    follow(page.get_by_role("button", name="Make the set"))
    one = page.url
    follow(page.get_by_role("link", name="Add a puzzle"))
    follow_tap = page.locator(".squares button[value=a1]")
    follow_tap.click()
    expect(page.locator("input[name=cells]")).to_have_value(re.compile("^X"))
    page.locator("select[name=kind]").select_option("all-legal-moves")
    page.locator("input[name=title]").fill("Where can Black play?")
    page.reload()
    expect(page.locator("input[name=title]")).to_have_value("Where can Black play?")
    expect(page.locator(".editor-tools .card")).to_contain_text("Where can Black play?")
    expect(page.locator("input[name=cells]")).to_have_value(re.compile("^X"))
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    in_language(page, "th")
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    expect(page.locator("select[name=kind]")).to_have_value("all-legal-moves")
    page.goto("/th/sets/")
    page.go_back()
    expect(page.locator("input[name=title]")).to_have_value("Where can Black play?")
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    with page.expect_navigation(url=re.compile(r"/th/sets/\w+/$")):
        page.locator("button[name=save]").click()
    page.goto(f"{one}editor/")
    expect(page.locator(".board use[href='#X']")).to_have_count(2)
    expect(page.locator("input[name=title]")).to_have_value("")


def test_a_tap_in_the_editor_goes_through_a_sign_in_that_ran_out(open_page: OpenPage, server: Server) -> None:
    page = open_page(size=LAPTOP, still=True, forgiven=("status of 403",))
    sign_in(page, server)
    begin_set(page, "Kept 5")
    page.locator(".squares button[value=h8]").click()
    expect(page.locator("input[name=cells]")).to_have_value(re.compile("X$"))
    page.context.clear_cookies()
    page.locator(".squares button[value=a1]").click()
    expect(page.locator("body.on-error")).to_be_visible()
    page.locator(".menu summary").click()
    follow(page.locator(".menu button[lang=th]"))
    page.locator("input[name=name]:visible").fill(NAME)
    page.locator("input[name=password]").fill(PASSWORD)
    follow(page.locator("main form .main"))
    follow(page.locator("main form .main"))
    expect(page).to_have_url(re.compile("/th/sets/"))
    expect(page.locator("input[name=cells]")).to_have_value(re.compile("^X.*X$"))


def test_a_board_in_the_editor_stays_without_javascript(open_page: OpenPage, server: Server) -> None:
    page = open_page(size=LAPTOP, javascript=False)
    sign_in(page, server)
    begin_set(page, "Kept 3")
    page.locator("input[name=title]").fill("Where?")
    follow(page.locator(".squares button[value=a1]"))
    for leave in (lambda: page.reload(), lambda: in_language(page, "lo"), lambda: came_back(page)):
        leave()
        expect(page.locator("input[name=title]")).to_have_value("Where?")
        expect(page.locator("input[name=cells]")).to_have_value(re.compile("^X"))


@pytest.mark.parametrize("javascript", [False, True])
def test_what_is_typed_into_the_editor_goes_along_into_another_language(
    open_page: OpenPage, server: Server, javascript: bool
) -> None:
    page = open_page(size=LAPTOP, javascript=javascript, still=True)
    sign_in(page, server)
    begin_set(page, f"Kept 6 {javascript}")
    title, hint = page.locator("input[name=title]"), page.locator("input[name=hint]")
    tap = page.locator(".squares button[value=h8]")
    tap.click() if javascript else follow(tap)
    expect(page.locator("input[name=cells]")).to_have_value(re.compile("X$"))
    words = "ก" * 200  # longer than an address may be
    title.fill(words)
    hint.fill(words[:150])
    page.locator("select[name=kind]").select_option("all-legal-moves")
    for tag in ("lo", "zh-Hans"):
        in_language(page, tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        expect(title).to_have_value(words)
        expect(hint).to_have_value(words[:150])
        expect(page.locator("select[name=kind]")).to_have_value("all-legal-moves")
        expect(page.locator("input[name=cells]")).to_have_value(re.compile("X$"))
    title.fill("Where?")
    title.press("Enter")
    expect(page.locator(".editor-tools .card")).to_contain_text("Where?")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_what_is_typed_into_the_editor_is_there_after_a_way_back_without_javascript(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(size=LAPTOP, javascript=False)
    sign_in(page, server)
    begin_set(page, "Kept 7")
    page.locator("input[name=title]").fill("Where?")
    page.locator("input[name=hint]").fill("Look at the corner.")
    follow(page.locator(".kicker a"))
    page.go_back()
    expect(page.locator("input[name=title]")).to_have_value("Where?")
    expect(page.locator("input[name=hint]")).to_have_value("Look at the corner.")


def came_back(page: Page) -> None:
    page.goto("/lo/sets/")
    page.go_back()


def test_what_is_typed_about_a_class_stays_and_a_refusal_keeps_it(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(size=LAPTOP, still=True, forgiven=("status of 400",))
    sign_in(page, server)
    page.goto("/en/class/")
    page.locator("input[name=name]").fill("4b")
    page.locator("select[name=language]").select_option("sw")
    in_language(page, "lo")
    expect(page.locator("input[name=name]")).to_have_value("4b")
    expect(page.locator("select[name=language]")).to_have_value("sw")
    page.locator("input[name=name]").fill("   ")
    page.locator("input[name=year]").fill("2026/27")
    follow(page.locator("main form .main"))
    expect(page.locator("main [role=alert]")).to_be_visible()
    in_language(page, "en")
    expect(page.locator("input[name=year]")).to_have_value("2026/27")
    expect(page.locator("select[name=language]")).to_have_value("sw")
    page.locator("input[name=name]").fill("4b")
    follow(page.locator("main form .main"))
    page.goto("/en/class/")
    expect(page.locator("input[name=year]")).to_have_value("")


def test_a_text_for_the_big_board_stays_until_it_is_shown(open_page: OpenPage, server: Server) -> None:
    page = open_page(size=LAPTOP, still=True)
    sign_in(page, server)
    class_ = make_class(page, server, "Kept 4")
    page.goto(f"/en/class/{class_.id}/demo/")
    for name in ("More", "Another board"):
        page.locator("summary", has_text=name).click()
    text = page.locator("textarea[name=text]")
    text.fill("f5d6c3")
    page.reload()
    expect(text).to_be_visible()
    expect(text).to_have_value("f5d6c3")
    for name in ("Language of the wall", "Let the class play"):
        page.locator("summary", has_text=name).click()
    chosen = {"select[name=wall] >> nth=1": "lo", "form:has([value=computer]) select[name=level]": "7"}
    for select, value in chosen.items():
        page.locator(select).select_option(value)
    page.reload()
    for select, value in chosen.items():
        expect(page.locator(select)).to_be_visible()
        expect(page.locator(select)).to_have_value(value)
    page.locator(".rest-of-it button[value=open]:not([data-when])").click()
    expect(page.locator("[data-count]")).to_have_text("0 / 3")
    page.reload()
    expect(text).to_have_value("")


def test_a_position_that_is_set_up_and_a_game_that_is_chosen_stay(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, still=True)
    page.goto("/en/play/")
    follow(page.get_by_role("link", name="Analysis board"))
    follow(page.get_by_role("link", name="Set up"))
    page.locator(".squares button[value=a1]").click()
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    page.locator("label", has=page.locator("[name=side][value=white]")).click()
    page.reload()
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    in_language(page, "sw")
    expect(page.locator(".board use[href='#X']")).to_have_count(3)
    expect(page.locator("[name=side][value=white]")).to_be_checked()
    page.goto("/sw/play/")
    page.locator("label", has=page.locator("[name=level][value='5']")).click()
    page.locator("label", has=page.locator("[name=side][value=white]")).click()
    in_language(page, "zh-Hans")
    expect(page.locator("[name=side][value=white]")).to_be_checked()
    expect(page.locator("[name=level][value='5']")).to_be_checked()
