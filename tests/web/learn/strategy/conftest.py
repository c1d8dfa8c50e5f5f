"""A tutor with a course of strategy steps."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor import create_app
from tutor.web.learn.course_library import library_of
from tutor.web.learn.lesson_view import LessonView
from tutor.web.site.languages import LANGUAGES

COURSE = Path(__file__).parents[3] / "courses"


@pytest.fixture(scope="module")
def strategy_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("strategy")
    return create_app(
        {
            "TESTING": True,
            "SECRET_KEY": "for tests only",
            "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}",
            "LESSONS": COURSE,
        }
    )


@pytest.fixture
def pupil(strategy_app: Flask) -> FlaskClient:
    return strategy_app.test_client()


@pytest.fixture(scope="module")
def lesson(strategy_app: Flask) -> LessonView:
    school = library_of(strategy_app)
    course = school.courses["othello"]
    with strategy_app.test_request_context("/en/"):
        strategy_app.preprocess_request()
        view = school.view(course, course.lessons[0], LANGUAGES["en"])
        assert view.data
    return view
