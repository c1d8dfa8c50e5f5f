"""A teacher follows the work of a class, makes puzzles, prints; each page on small screens and under axe."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.pupil import square
from tests.browser.test_joining import DARK, LAPTOP, LIGHT, SMALLEST, faults, join, make_class, sign_in
from tutor.storage.people import SchoolClass

LESSON = "/learn/othello/legal-moves/"
LOCKED = ("status of 403",)
NAVIGATIONS = "performance.getEntriesByType('navigation').length"


def answer(page: Page, path: str, *taps: str) -> None:
    """Answer a puzzle by its form, as a page without JavaScript does."""
    for tap in taps:
        sent = page.request.post(path, form={"tap": tap}, headers={"Origin": page.url.split("/en/")[0]})
        assert sent.ok


OFFLINE = ("ERR_INTERNET_DISCONNECTED",)


def a_class_at_work(open_page: OpenPage, server: Server, name: str) -> tuple[Page, Page, SchoolClass]:
    """A teacher on a laptop, a pupil who missed some puzzles, and their class."""
    teacher = open_page(size=LAPTOP, bypass_csp=True, still=True, forgiven=(*LOCKED, *OFFLINE))
    sign_in(teacher, server)
    class_ = make_class(teacher, server, name)
    pupil = open_page(size=SMALLEST, bypass_csp=True, still=True, forgiven=LOCKED)
    join(pupil, class_, "Mango")
    pupil.goto("/en/learn/othello/")
    answer(pupil, f"/en{LESSON}1", "a1", "h8")
    return teacher, pupil, class_


def test_the_grid_goes_on_by_itself(open_page: OpenPage, server: Server) -> None:
    teacher, pupil, class_ = a_class_at_work(open_page, server, "Live 1")
    teacher.goto(f"/en/class/{class_.id}/grid/")
    row = teacher.locator("tbody tr")
    expect(row).to_contain_text("Mango")
    expect(teacher.locator(".stuck-list")).to_have_count(0)
    row.locator("a").focus()
    answer(pupil, "/en/learn/othello/board-and-squares/1", "a1", "b2", "c3")
    expect(teacher.locator(".stuck-list")).to_contain_text("Mango", timeout=10_000)
    expect(teacher.locator(".stuck-list")).to_contain_text("3 wrong answers")
    answer(pupil, "/en/learn/othello/board-and-squares/1", "e3")
    expect(row.locator("td").first).to_contain_text("1/7", timeout=10_000)
    expect(row.locator("a")).to_be_focused()
    teacher.context.set_offline(True)
    expect(teacher.locator("[data-link=lost]")).to_be_visible(timeout=10_000)
    teacher.context.set_offline(False)
    expect(teacher.locator("[data-link=live]")).to_be_visible(timeout=10_000)
    assert teacher.evaluate(NAVIGATIONS) == 1


def test_the_grid_leads_to_the_sign_in_page_when_nobody_is_signed_in(
    open_page: OpenPage, server: Server
) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, "Live 2")
    teacher.goto(f"/en/class/{class_.id}/grid/")
    teacher.context.clear_cookies()
    expect(teacher).to_have_url(re.compile("/teacher/sign-in"), timeout=10_000)


def test_a_puzzle_is_made_by_tapping_and_the_page_stays(open_page: OpenPage, server: Server) -> None:
    teacher = open_page(size=LAPTOP, touch=False)
    sign_in(teacher, server)
    teacher.goto("/en/sets/")
    teacher.get_by_label("Name of the set").fill("Corners")
    teacher.get_by_role("button", name="Make the set").click()
    teacher.get_by_role("link", name="Add a puzzle").click()
    teacher.get_by_role("button", name="Empty board").click()
    expect(teacher.locator(".board use")).to_have_count(0)
    teacher.get_by_role("radio", name="White disc").check()
    square(teacher, "b1").click()
    expect(teacher.locator(".board use")).to_have_count(1)
    expect(square(teacher, "b1")).to_be_focused()
    teacher.get_by_role("radio", name="Black disc").check()
    for name in ("c1", "d3", "e3"):
        square(teacher, name).click()
    expect(teacher.locator(".board use")).to_have_count(4)
    teacher.locator("[name=kind]").select_option("takes-corner")
    expect(teacher.locator(".editor-tools .card")).to_have_class(re.compile("not-yet"))
    square(teacher, "f3").click()
    teacher.get_by_role("radio", name="White disc").check()
    square(teacher, "f3").click()
    expect(teacher.locator(".editor-tools .card")).to_contain_text("Take a corner.")
    expect(teacher.locator(".board .hinted")).to_have_count(1)
    teacher.get_by_role("button", name="Save the puzzle").click()
    expect(teacher.locator(".puzzles > li")).to_have_count(1)


def pages(teacher: Page, class_: SchoolClass) -> Iterator[str]:
    """Every page of work and reports, one after the other."""
    here = f"/en/class/{class_.id}"
    for path in ("grid/", "report/", "work/", "privacy/"):
        teacher.goto(f"{here}/{path}")
        yield path
    teacher.goto(f"{here}/grid/")
    teacher.locator("tbody a").click()
    expect(teacher.locator(".missed").first).to_be_visible()
    yield "pupil"
    teacher.goto("/en/sets/")
    teacher.get_by_label("Name of the set").fill("Any")
    teacher.get_by_role("button", name="Make the set").click()
    teacher.get_by_role("link", name="Add a puzzle").click()
    yield "editor"
    teacher.get_by_role("button", name="Save the puzzle").click()
    expect(teacher.locator(".puzzles > li")).to_have_count(1)
    yield "set"
    for path in ("/en/privacy/", "/en/print/", "/en/print/lesson/othello/corners/", "/en/print/board/"):
        teacher.goto(path)
        yield path


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_with_work_and_reports(
    open_page: OpenPage, server: Server, dark: bool
) -> None:
    teacher, pupil, class_ = a_class_at_work(open_page, server, f"Axe {dark}")
    for page in (teacher, pupil):
        page.emulate_media(color_scheme="dark" if dark else "light")
    found = [fault for _ in pages(teacher, class_) for fault in faults(teacher, DARK if dark else LIGHT)]
    teacher.goto(f"/en/class/{class_.id}/work/")
    teacher.locator("[name=what]").select_option("lesson:outflank")
    teacher.get_by_role("button", name="Assign", exact=True).click()
    teacher.get_by_label(re.compile(r"^1\. ")).check()
    teacher.get_by_role("button", name="Save the locks").click()
    for path in (f"/en/seat/{class_.id}/", "/en/learn/othello/board-and-squares/1", "/en/learn/othello/"):
        pupil.goto(path)
        found += faults(pupil, DARK if dark else LIGHT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["th", "lo", "sw", "zh-Hans", "en"])
def test_no_page_spills_over_the_smallest_screen(open_page: OpenPage, server: Server, language: str) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, f"Small {language}")
    teacher.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    here = f"/{language}/class/{class_.id}"
    paths = [f"{here}/{path}" for path in ("grid/", "report/", "work/", "privacy/")]
    paths += [
        f"/{language}/{path}" for path in ("privacy/", "print/", "print/lesson/othello/start/", "sets/")
    ]
    wide = []
    for path in paths:
        teacher.goto(path)
        if teacher.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wide.append(path)
    assert not wide


@pytest.mark.parametrize(
    ("path", "sheets"),
    [
        ("/th/print/lesson/othello/board-and-squares/", range(3, 6)),
        ("/lo/print/practise/flips/3/1/", range(3, 5)),
        ("/lo/print/board/", range(2, 3)),
    ],
)
def test_a_worksheet_fills_whole_pages_of_paper(open_page: OpenPage, path: str, sheets: range) -> None:
    page = open_page(size=LAPTOP)
    page.goto(path)
    pdf = page.pdf(prefer_css_page_size=True)
    count = len(re.findall(rb"/Type\s*/Page\b", pdf))
    assert count in sheets
