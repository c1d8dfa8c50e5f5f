"""A tutor with a course of strategy steps."""

from __future__ import annotations

import pytest
from flask import Flask

from tutor.web.learn.course_library import library_of
from tutor.web.learn.lesson_view import LessonView
from tutor.web.site.languages import LANGUAGES


@pytest.fixture(scope="module")
def lesson(course_app: Flask) -> LessonView:
    school = library_of(course_app)
    course = school.courses["othello"]
    with course_app.test_request_context("/en/"):
        course_app.preprocess_request()
        view = school.view(course, course.lessons[0], LANGUAGES["en"])
        assert view.data
    return view
