"""A tutor with the course of tests: strategy steps, and games with a goal."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.apps import make_app

COURSE = Path(__file__).parents[2] / "courses"


@pytest.fixture(scope="module")
def course_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return make_app(tmp_path_factory.mktemp("course") / "tutor.db", LESSONS=COURSE)


@pytest.fixture
def pupil(course_app: Flask) -> FlaskClient:
    return course_app.test_client()
