"""The people and things that tests are about: an application, a stranger, a learner."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor import create_app

OURS = {"Sec-Fetch-Site": "same-origin"}
"""What a browser says of a form that one of our own pages sent."""


@pytest.fixture(scope="session")
def _app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("tutor")
    return create_app(
        {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}"}
    )


@pytest.fixture
def app(_app: Flask) -> Flask:
    """The application with all its lessons; learners of one test are strangers to the next."""
    return _app


@pytest.fixture
def stranger(app: Flask) -> FlaskClient:
    """Somebody who opens the tutor for the first time."""
    return app.test_client()


@pytest.fixture
def learner(app: Flask) -> Iterator[FlaskClient]:
    """Somebody who has solved the board of the home page."""
    client = app.test_client()
    answer = client.post("/en/", data={"tap": "d3"}, headers=OURS)
    assert answer.status_code == 200
    yield client


@pytest.fixture
def own_app(tmp_path: Path) -> Flask:
    """An application with a database of its own, for tests that spoil it."""
    return create_app(
        {"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": f"sqlite:///{tmp_path / 'own.db'}"}
    )
