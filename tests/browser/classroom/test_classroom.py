"""A whole lesson from the door to the report: a teacher, a projector, five pupils of five languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.classroom.test_joining import make_class, sign_in
from tests.browser.conftest import OpenPage, Server
from tests.browser.demo.test_demo import LAPTOP, OFFLINE, press, square
from tests.browser.support.pupil import follow

PUPILS = {"en": "Amy", "th": "มะลิ", "sw": "Juma", "lo": "ສົມສີ", "zh-Hans": "小明"}
VOTES = {"en": "a1", "th": "c3", "sw": "c5", "lo": "e3", "zh-Hans": "c3"}


def come_in(page: Page, tag: str, code: str, name: str) -> None:
    """Join by the code, as a pupil types it from the wall."""
    page.goto(f"/{tag}/join/")
    page.locator("[name=code]").fill(code)
    follow(page.locator("button.main"))
    page.locator("[name=name]").fill(name)
    follow(page.locator("button.main"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


@pytest.fixture
def door(open_page: OpenPage, server: Server) -> tuple[Page, str, str]:
    """The teacher's page, the class and its code."""
    teacher = open_page(size=LAPTOP, touch=False)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, "A whole lesson")
    assert class_.code
    return teacher, class_.id, class_.code


def test_a_class_comes_in_votes_sees_and_is_reported(
    open_page: OpenPage, door: tuple[Page, str, str]
) -> None:
    teacher, class_, code = door
    pupils = {tag: open_page(forgiven=OFFLINE) for tag in PUPILS}
    for tag, page in pupils.items():
        come_in(page, tag, code, PUPILS[tag])
    expect(teacher.locator("main")).to_contain_text("Juma")
    projector = teacher.context.new_page()
    projector.goto(f"/th/class/{class_}/projector/")
    expect(projector.locator("main")).to_contain_text(code[:3])

    teacher.goto(f"/en/class/{class_}/demo/")
    press(teacher, "Begin the lesson")
    for page in pupils.values():
        expect(page.locator("[data-board]")).to_be_visible()
    teacher.locator("summary").filter(has_text="More").click()
    teacher.get_by_text("Another board", exact=True).click()
    teacher.locator("form:has([name=game]) button").click()
    square(teacher, "d3")()
    for page in (projector, *pupils.values()):
        expect(page.locator('[data-at="d3"]')).to_be_attached()
    assert len({page.locator("h1").inner_text() for page in pupils.values()}) == len(PUPILS)

    teacher.select_option("[name=kind]", "legal-move")
    teacher.get_by_role("button", name="Ask", exact=True).click()
    for tag, page in pupils.items():
        expect(page.locator(".squares [aria-disabled=false]").first).to_be_attached()
        square(page, VOTES[tag])()
        expect(page.locator(".is-in")).to_be_visible()
    expect(teacher.locator("[data-turnout]")).to_have_text("5 of 5 have answered")
    pupils["sw"].reload()
    expect(pupils["sw"].locator(".is-in")).to_be_visible()
    pupils["lo"].context.set_offline(True)
    expect(pupils["lo"].locator("[data-link=lost]")).to_be_visible()
    press(teacher, "Show the votes")
    for tag, page in pupils.items():
        expect(page.locator(".heat")).to_have_count(0 if tag == "lo" else 4)
    expect(projector.locator(".heat")).to_have_count(4)
    press(teacher, "Reveal the answer")
    pupils["lo"].context.set_offline(False)
    for page in (projector, *pupils.values()):
        expect(page.locator(".wrong li").first).to_be_attached()
    expect(pupils["lo"].locator("[data-link=lost]")).to_have_count(0)

    teacher.get_by_role("button", name="End the lesson").click()
    expect(teacher.locator("[data-main]")).to_contain_text("Begin the lesson")
    teacher.goto(f"/en/class/{class_}/report/")
    missed = teacher.locator("main .missed")
    expect(missed).to_have_count(1)
    expect(missed).to_contain_text("The big board")
    expect(missed.locator('[data-square="a1"]').first).to_be_visible()
    teacher.goto(f"/en/class/{class_}/grid/")
    for name in PUPILS.values():
        expect(teacher.locator("tbody")).to_contain_text(name)
