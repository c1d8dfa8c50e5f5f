"""The menu that every page of a class has."""

import re
from collections.abc import Mapping

import pytest
from flask import Flask

from tests.web.classroom.members import Room

PAGES = {
    "": ("page", ""),
    "demo/": ("page", "demo/"),
    "grid/": ("page", "grid/"),
    "report/": ("page", "report/"),
    "work/": ("page", "work/"),
    "settings": ("page", "settings"),
    "privacy/": ("page", "privacy/"),
    "names": ("true", ""),
    "cards/": ("true", ""),
    "pupil/{seat}": ("true", ""),
    "pupils": ("true", ""),
    "end": ("true", "settings"),
    "report/{seat}/": ("true", "grid/"),
    "privacy/{seat}/": ("true", "privacy/"),
}


def menu(text: str) -> list[Mapping[str, str | None]]:
    """The entries of the one menu of a class on a page: where each leads, and how it is marked."""
    (found,) = re.findall(r'<nav class="class-nav".*?</nav>', text, re.S)
    return [
        {"leads": leads, "marked": marked or None}
        for leads, marked in re.findall(r'<a href="([^"]+)"(?: aria-current="(\w+)")?>', found)
    ]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_a_class_has_the_one_menu_and_marks_where_one_is(
    room: Room, app: Flask, path: str
) -> None:
    assert room.join(app.test_client(), "Mango") == 303
    page = room.teacher.get(room.page + path.format(seat=room.seats[0].id))
    assert page.status_code == 200
    entries, (how, where) = menu(page.text), PAGES[path]
    assert [one["leads"] for one in entries] == [room.page + leads for leads in list(PAGES)[:7]]
    assert [(one["marked"], one["leads"]) for one in entries if one["marked"]] == [(how, room.page + where)]


def test_what_the_console_needs_is_one_tap_from_it(room: Room) -> None:
    leads = [one["leads"] for one in menu(room.teacher.get(f"{room.page}demo/").text)]
    assert f"{room.page}work/" in leads and f"{room.page}grid/" in leads
