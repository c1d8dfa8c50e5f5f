"""A teacher follows the work of a class, makes puzzles, prints; each page on small screens and under axe."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.classroom.test_joining import LAPTOP, SMALLEST, begin_set, join, make_class, sign_in
from tests.browser.conftest import OpenPage, Server
from tests.browser.support.axe import DARK, LIGHT, SPILLS, faults
from tests.browser.support.pupil import follow, resize, square
from tutor.classroom.people.seats import add_names, seats_of
from tutor.lessons import load_courses
from tutor.settings import ROOT
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
    answer(pupil, "/en/learn/othello/board-and-squares/find-e3", "a1", "b2", "c3")
    expect(teacher.locator(".stuck-list")).to_contain_text("Mango", timeout=30_000)
    expect(teacher.locator(".stuck-list")).to_contain_text("3 wrong answers")
    answer(pupil, "/en/learn/othello/board-and-squares/find-e3", "e3")
    expect(row.locator("td").first).to_contain_text("1/4", timeout=30_000)
    expect(row.locator("a")).to_be_focused()
    teacher.context.set_offline(True)
    expect(teacher.locator("[data-link=lost]")).to_be_visible(timeout=30_000)
    teacher.context.set_offline(False)
    expect(teacher.locator("[data-link=live]")).to_be_visible(timeout=30_000)
    assert teacher.evaluate(NAVIGATIONS) == 1


def test_the_grid_leads_to_the_sign_in_page_when_nobody_is_signed_in(
    open_page: OpenPage, server: Server
) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, "Live 2")
    teacher.goto(f"/en/class/{class_.id}/grid/")
    teacher.context.clear_cookies()
    expect(teacher).to_have_url(re.compile("/teacher/sign-in"), timeout=30_000)


def test_a_puzzle_is_made_by_tapping_and_the_page_stays(open_page: OpenPage, server: Server) -> None:
    teacher = open_page(size=LAPTOP, touch=False)
    sign_in(teacher, server)
    begin_set(teacher, "Corners")
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
    follow(teacher.locator("tbody a"))
    expect(teacher.locator(".missed").first).to_be_visible()
    yield "pupil"
    begin_set(teacher, "Any")
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
    follow(teacher.get_by_role("button", name="Assign", exact=True))
    teacher.locator("[name=locked][value=board-and-squares]").check()
    follow(teacher.get_by_role("button", name="Save the locks"))
    for path in (
        f"/en/seat/{class_.id}/",
        "/en/learn/othello/board-and-squares/find-e3",
        "/en/learn/othello/",
    ):
        pupil.goto(path)
        found += faults(pupil, DARK if dark else LIGHT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["th", "lo", "sw", "zh-Hans", "en"])
def test_no_page_spills_over_the_smallest_screen(open_page: OpenPage, server: Server, language: str) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, f"Small {language}")
    resize(teacher, *SMALLEST)
    here = f"/{language}/class/{class_.id}"
    paths = [f"{here}/{path}" for path in ("grid/", "report/", "work/", "privacy/")]
    paths += [
        f"/{language}/{path}" for path in ("privacy/", "print/", "print/lesson/othello/start/", "sets/")
    ]
    wide = []
    for path in paths:
        teacher.goto(path)
        if teacher.evaluate(SPILLS):
            wide.append(path)
    assert not wide


def sheets_of(page: Page) -> list[tuple[int, int]]:
    """The sheets of paper that a page fills when it is printed: the width and height of each, in points."""
    pdf = page.pdf(prefer_css_page_size=True)
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    count = len(re.findall(rb"/Type\s*/Page\b", pdf))
    assert len(found) == count
    return [(round(float(width)), round(float(height))) for width, height in found]


def test_the_plan_of_the_longest_lesson_is_two_printed_pages(open_page: OpenPage) -> None:
    page = open_page()
    longest = max(load_courses(ROOT / "lessons")["othello"].lessons, key=lambda lesson: len(lesson.steps))
    page.goto(f"/lo/print/plan/othello/{longest.slug}/")
    assert len(sheets_of(page)) == 2


A4 = (595, 842)
BOXES = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
INCH = 96  # pixels of a style sheet
EDGES = """() => [...document.querySelectorAll('.pupil-card')].map((card) => {
  const { right, width, height } = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll('*')];
  const spilt = parts.some((part) => part.getBoundingClientRect().right > right + 1);
  const { width: code } = card.querySelector('.qr').getBoundingClientRect();
  return [width, height, code, spilt];
})"""


@pytest.mark.parametrize("language", ["en", "th", "lo"])
def test_cards_are_printed_on_whole_pages_to_cut_out(
    open_page: OpenPage, server: Server, language: str
) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, f"Cards {language}")
    names = [f"Pupil {n}" for n in range(1, 22)] + ["ນ້ອງ ສົມຊາຍ ໝາກມ່ວງ", "Mwanafunzi Refu Sana"]
    assert not add_names(server.app.extensions["database"], class_.id, names, "en").refused
    teacher.goto(f"/{language}/class/{class_.id}/cards/")
    found = sheets_of(teacher)
    assert set(found) == {A4} and len(found) <= 3
    teacher.emulate_media(media="print")
    resize(teacher, round(INCH * (210 - 24) / 25.4), 1000)
    cards = teacher.evaluate(EDGES)
    assert len(cards) == 24
    assert len({round(width) for width, *_ in cards}) == 1
    assert all(code >= 1.1 * INCH for _, _, code, _ in cards), "a QR code that a phone reads"
    assert not any(spilt for *_, spilt in cards)
    expect(teacher.get_by_role("heading", level=1)).to_be_hidden()


def test_the_grid_and_the_reports_are_printed_without_their_buttons(
    open_page: OpenPage, server: Server
) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, "Print")
    seat = seats_of(server.app.extensions["database"], class_.id)[0]
    for path, sheets in (("grid/", 1), ("report/", 1), (f"report/{seat.id}/", 2)):
        teacher.goto(f"/en/class/{class_.id}/{path}")
        expect(teacher.get_by_role("button", name="Print")).to_be_visible()
        found = sheets_of(teacher)
        assert set(found) == {A4} and len(found) <= sheets, path
        teacher.emulate_media(media="print")
        expect(teacher.get_by_role("button", name="Print")).to_be_hidden()
        expect(teacher.locator(".class-nav")).to_be_hidden()
        expect(teacher.get_by_text("Connected", exact=True)).to_be_hidden()
        teacher.emulate_media(media="null")


@pytest.mark.parametrize(
    ("path", "sheets"),
    [
        ("/th/print/lesson/othello/board-and-squares/", range(3, 6)),
        ("/lo/print/practise/flips/3/1/", range(3, 5)),
        ("/lo/print/board/", range(2, 3)),
        ("/sw/print/board/?course=go", range(2, 3)),
        ("/sw/print/practise/go-land/4/1/?puzzles=6&boards=6", range(2, 3)),
        ("/lo/print/practise/go-liberties/5/1/?puzzles=6&boards=6", range(2, 3)),
    ],
)
def test_a_worksheet_fills_whole_pages_of_paper(open_page: OpenPage, path: str, sheets: range) -> None:
    page = open_page(size=LAPTOP)
    page.goto(path)
    assert len(sheets_of(page)) in sheets


def test_the_boards_of_a_worksheet_stand_one_under_another_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=SMALLEST)
    page.goto("/lo/print/practise/flips/3/1/?boards=6")
    assert len({box["x"] for box in page.locator(".tasks .paper-board").evaluate_all(BOXES)}) == 1
    assert not page.evaluate(SPILLS)


@pytest.mark.parametrize(("boards", "pages"), [(2, 4), (4, 2), (6, 2)])
def test_as_many_boards_as_were_chosen_stand_on_a_page(open_page: OpenPage, boards: int, pages: int) -> None:
    page = open_page(size=LAPTOP)
    for language in ("sw", "lo"):
        page.goto(f"/{language}/print/practise/flips/3/1/?boards={boards}")
        page.locator(".key").evaluate("(key) => key.remove()")
        assert len(sheets_of(page)) == pages, language


def test_a_missed_board_takes_a_fifth_of_a_printed_page(open_page: OpenPage, server: Server) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, "Small")
    teacher.goto(f"/en/class/{class_.id}/report/")
    teacher.emulate_media(media="print")
    resize(teacher, round(INCH * (210 - 24) / 25.4), 1000)
    heights = teacher.locator(".answered").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert heights and max(heights) < INCH * (297 - 24) / 25.4 / 5


def test_long_lists_of_squares_stay_in_their_column(open_page: OpenPage) -> None:
    page = open_page(size=(703, 1000))  # as broad as what is printed on A4
    page.emulate_media(media="print")
    for language in ("zh-Hans", "th", "sw"):
        page.goto(f"/{language}/print/practise/mixed/5/1/")
        tasks = "[...document.querySelectorAll('.tasks li')]"
        spilt = page.evaluate(f"{tasks}.filter(task => task.scrollWidth > task.clientWidth).length")
        assert spilt == 0, language


@pytest.mark.parametrize("tag", ["en", "sw"])
def test_a_whole_course_stands_side_by_side_on_a_laptop(
    open_page: OpenPage, server: Server, tag: str
) -> None:
    teacher, _, class_ = a_class_at_work(open_page, server, f"Wide {tag}")
    teacher.goto(f"/{tag}/class/{class_.id}/grid/")
    assert teacher.locator("thead th").count() > 24
    assert teacher.evaluate("(one => one.scrollWidth <= one.clientWidth)(document.querySelector('.scroll'))")
