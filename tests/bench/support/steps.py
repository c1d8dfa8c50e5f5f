"""Which steps the benchmarks look at, and what a browser says when it asks for one."""

from __future__ import annotations

from flask import Flask

from tutor.lessons.model import Course, Step

FIRST = "learn/othello/board-and-squares/find-e3"
"""The first step of the first lesson, after the language."""

BROWSER = {"Accept-Encoding": "gzip, deflate"}
FROM_OUR_PAGE = {"Sec-Fetch-Site": "same-origin"}


def heaviest(app: Flask) -> str:
    """The step whose English page has the most bytes; its path comes after the language."""
    return _heaviest(app, [path for path, _ in _steps(app)])


def heaviest_move(app: Flask) -> str:
    """The same among steps that play a move, after that move."""
    return _heaviest(app, [f"{path}?moves=1" for path, step in _steps(app) if step.play])


def heaviest_puzzle(app: Flask) -> str:
    """The same among puzzles."""
    return _heaviest(app, [path for path, step in _steps(app) if step.puzzle])


def _steps(app: Flask) -> list[tuple[str, Step]]:
    course: Course = app.extensions["course_library"].courses["othello"]
    return [
        (f"learn/othello/{lesson.slug}/{name}", step)
        for lesson in course.lessons
        for name, step in zip(lesson.names, lesson.steps, strict=True)
    ]


def _heaviest(app: Flask, paths: list[str]) -> str:
    client = app.test_client()
    return max(paths, key=lambda path: len(client.get(f"/en/{path}").data))
