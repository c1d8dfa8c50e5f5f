"""A teacher opens a class, and pupils with small phones come in: by link, by code, by card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.support.axe import DARK, LIGHT, faults
from tests.browser.support.pupil import follow
from tutor.classroom.access.teachers import add_teacher, names_of_teachers
from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import seats_of
from tutor.storage.people import SchoolClass, Seat

NAME, PASSWORD = "ada", "three little turtles"
SMALLEST = (320, 640)
LAPTOP = (1280, 800)


def sign_in(page: Page, server: Server) -> None:
    database = server.app.extensions["database"]
    if NAME not in names_of_teachers(database):
        add_teacher(database, NAME, PASSWORD)
    page.goto("/en/class/")
    page.get_by_label("Your user name").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    follow(page.get_by_role("button", name="Sign in"))


def make_class(page: Page, server: Server, name: str) -> SchoolClass:
    page.goto("/en/class/")
    page.get_by_label("Name of the class").fill(name)
    follow(page.get_by_role("button", name="Make the class"))
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    found = class_of_id(server.app.extensions["database"], page.url.split("/")[5])
    assert found is not None
    return found


def begin_set(page: Page, title: str) -> None:
    """Make a set of puzzles, up to the page on which its first one is made."""
    page.goto("/en/sets/")
    page.get_by_label("Name of the set").fill(title)
    follow(page.get_by_role("button", name="Make the set"))
    follow(page.get_by_role("link", name="Add a puzzle"))


def seats(server: Server, class_: SchoolClass) -> list[Seat]:
    return seats_of(server.app.extensions["database"], class_.id)


def join(page: Page, class_: SchoolClass, name: str) -> None:
    page.goto(f"/join/{class_.key}")
    page.locator("[name=name]").fill(name)
    follow(page.locator("button.main"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_pupils_appear_on_the_teachers_page_as_they_come_in(open_page: OpenPage, server: Server) -> None:
    teacher = open_page(size=LAPTOP)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, "Class 4b")
    expect(teacher.locator(".shown")).to_have_text(
        f"Code: {(class_.code or '')[:3]} {(class_.code or '')[3:]}"
    )
    ann = open_page()
    ann.goto("/en/join/")
    expect(ann.locator("[name=code]")).to_be_focused()
    assert ann.locator("[name=code]").get_attribute("inputmode") == "numeric"
    ann.locator("[name=code]").fill(class_.code or "")
    follow(ann.locator("button.main"))
    ann.locator("[name=name]").fill("Ann")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Hello, Ann")
    ann.reload()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Hello, Ann")
    expect(teacher.locator(".pupils li")).to_have_count(1, timeout=30_000)
    expect(teacher.locator(".pupils")).to_contain_text("Ann")


def test_the_language_that_a_pupil_goes_on_in_is_known_to_the_teacher(
    open_page: OpenPage, server: Server
) -> None:
    teacher = open_page(size=LAPTOP)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, "Class 5a")
    ann = open_page()
    join(ann, class_, "Ann")
    with ann.expect_response("**/here") as told:
        ann.goto(f"/sw/seat/{class_.id}/")
    assert told.value.status == 204
    assert [seat.language for seat in seats(server, class_)] == ["sw"]
    expect(teacher.locator(".pupils")).to_contain_text("Kiswahili", timeout=30_000)


def test_the_code_stays_good_while_the_page_of_the_class_is_open(open_page: OpenPage, server: Server) -> None:
    teacher = open_page(size=LAPTOP)
    teacher.clock.install()
    sign_in(teacher, server)
    with teacher.expect_response("**/entry"):
        class_ = make_class(teacher, server, "Class 6d")
    with teacher.expect_response("**/entry") as asked:
        teacher.clock.fast_forward("21:00")
    assert asked.value.request.post_data == "do=prolong"
    assert asked.value.status == 303
    found = class_of_id(server.app.extensions["database"], class_.id)
    assert found is not None and found.code == class_.code
    assert found.code_expires and class_.code_expires and found.code_expires > class_.code_expires


def test_a_name_is_given_without_javascript_and_a_card_opens_the_same_seat(
    open_page: OpenPage, server: Server
) -> None:
    teacher = open_page(size=LAPTOP)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, "Class 5c")
    pupil = open_page(javascript=False)
    pupil.goto(f"/sw/join/{class_.key}")
    assert class_.key not in pupil.url
    follow(pupil.locator(".give"))
    expect(pupil.locator("[name=name]")).not_to_have_value("")
    given = pupil.locator("[name=name]").input_value()
    follow(pupil.locator("button.main"))
    expect(pupil.get_by_role("heading", level=1)).to_contain_text(given)
    (seat,) = seats(server, class_)
    assert (seat.name, seat.language) == (given, "sw")
    other = open_page(javascript=False)
    other.goto(f"/card/{seat.key}")
    assert "/sw/card/" in other.url
    follow(other.locator("button.main"))
    expect(other.get_by_role("heading", level=1)).to_contain_text(given)
    assert len(seats(server, class_)) == 1


@pytest.mark.parametrize("language", ["th", "lo", "sw", "zh-Hans", "en"])
def test_joining_fits_the_smallest_phone(open_page: OpenPage, server: Server, language: str) -> None:
    teacher = open_page(size=LAPTOP)
    sign_in(teacher, server)
    class_ = make_class(teacher, server, f"Room {language}")
    page = open_page(size=SMALLEST, forgiven=("status of 404",))
    found: list[str] = []
    page.goto(f"/{language}/join/")
    found += faults(page, LIGHT)
    page.locator("[name=code]").fill("000000")
    follow(page.locator("button.main"))
    expect(page.locator(".refusal")).to_be_visible()
    found += faults(page, LIGHT)
    page.goto(f"/{language}/join/{class_.key}")
    found += faults(page, LIGHT)
    join_button = page.locator("button.main")
    box = join_button.bounding_box()
    assert box and box["y"] + box["height"] <= SMALLEST[1] + 200
    page.locator("[name=name]").fill("Ann")
    follow(join_button)
    expect(page.locator(".seat h1")).to_contain_text("Ann")
    found += faults(page, LIGHT)
    page.goto(f"/{language}/seat/{class_.id}/leave")
    found += faults(page, LIGHT)
    page.goto(f"/{language}/join/{class_.key}")
    found += faults(page, LIGHT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_with_joining_and_teaching(
    open_page: OpenPage, server: Server, dark: bool
) -> None:
    options = DARK if dark else LIGHT
    found: list[str] = []
    pupil = open_page(dark=dark)
    for size in (LAPTOP, SMALLEST):
        teacher = open_page(size=size, dark=dark)
        teacher.goto("/en/teacher/sign-in")
        found += faults(teacher, options)
        sign_in(teacher, server)
        class_ = make_class(teacher, server, f"Room {size[0]} {'dark' if dark else 'light'}")
        join(open_page(), class_, "Ann")
        teacher.goto(f"/en/class/{class_.id}/names")
        found += faults(teacher, options)
        teacher.get_by_label("One name in each row").fill("Ben\nSomchit\nWang Xiaoming\nann")
        follow(teacher.get_by_role("button", name="Look at the list"))
        found += faults(teacher, options)
        follow(teacher.get_by_role("button", name="Add 3 names"))
        found += faults(teacher, options)
        teacher.goto(f"/en/class/{class_.id}/pupils")
        found += faults(teacher, options)
        teacher.goto("/en/class/bin")
        found += faults(teacher, options)
        seat = seats(server, class_)[0]
        for path in ("", "settings", "end", "cards/", f"pupil/{seat.id}"):
            teacher.goto(f"/en/class/{class_.id}/{path}")
            if path == "":
                teacher.locator(".more summary").first.click()
            found += faults(teacher, options)
        for path in ("class/", "teacher/"):
            teacher.goto(f"/en/{path}")
            found += faults(teacher, options)
        pupil.goto(f"/card/{seat.key}")
        found += faults(pupil, options)
    assert not found, "\n".join(found)
