"""Applications for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from flask import Flask
from jinja2 import FileSystemBytecodeCache

from tutor import create_app

if TYPE_CHECKING:
    from tutor.lessons.model import Course, Lesson
    from tutor.web.learn.lesson_view import PreparedLesson

SECRET = "for tests only"


def make_app(database: Path | str, **settings: object) -> Flask:
    """An application with its database in this file, or at this address."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    return create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": url, **settings})


def share_between_apps(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let every application of the tests use the same compiled templates and the same lessons.

    Making them takes most of the start of an application, and they are the same in each. Templates lie in
    this folder, also for other processes; of lessons it is those of the tutor, and no test changes them.
    """
    from tutor.settings import ROOT  # not above: many tests make no application
    from tutor.web.learn import course_library

    patch.setitem(Flask.jinja_options, "bytecode_cache", FileSystemBytecodeCache(str(folder)))
    lessons = ROOT / "lessons"
    load, prepare = course_library.load_courses, course_library.prepare
    ours = cache(lambda: load(lessons))
    prepared: dict[tuple[str, str, int], PreparedLesson] = {}

    def load_once(path: Path) -> dict[str, Course]:
        return dict(ours()) if path == lessons else load(path)

    def prepare_once(course: Course, lesson: Lesson, path: Path) -> PreparedLesson:
        if path.parent != lessons:
            return prepare(course, lesson, path)
        key = course.name, lesson.slug, hash(lesson.steps)
        if key not in prepared:
            prepared[key] = prepare(course, lesson, path)
        return prepared[key]

    patch.setattr(course_library, "load_courses", load_once)
    patch.setattr(course_library, "prepare", prepare_once)
