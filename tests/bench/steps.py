"""Which steps the benchmarks look at, and what a browser says when it asks for one."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Flask

from tutor.lessons.model import Course
from tutor.web.languages import LANGUAGES

FIRST = "learn/othello/board-and-squares/1"
"""The first step of the first lesson, after the language."""

BROWSER = {"Accept-Encoding": "gzip, deflate"}
FROM_OUR_PAGE = {"Sec-Fetch-Site": "same-origin"}


@dataclass(frozen=True)
class Heaviest:
    """The step whose page has the most bytes; its path comes after the language."""

    path: str
    size: int


def course_of(app: Flask) -> Course:
    """The Othello course of an application."""
    course: Course = app.extensions["school"].courses["othello"]
    return course


def heaviest(app: Flask) -> Heaviest:
    """The heaviest step of all lessons, by its English page; every language has shown it then."""
    client = app.test_client()
    paths = [
        f"learn/othello/{lesson.slug}/{number}"
        for lesson in course_of(app).lessons
        for number in range(1, len(lesson.steps) + 1)
    ]
    found = max((Heaviest(path, len(client.get(f"/en/{path}").data)) for path in paths), key=lambda h: h.size)
    for tag in LANGUAGES:
        client.get(f"/{tag}/{found.path}")
    return found
