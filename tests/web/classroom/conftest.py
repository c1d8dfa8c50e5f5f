"""A class for the tests of its pages, and passwords that cost little."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.support.apps import make_app
from tests.web.classroom.members import Room


@pytest.fixture
def room(app: Flask) -> Room:
    """A class with its teacher; nobody sits in it yet."""
    return Room(app)


@pytest.fixture(scope="module")
def asked_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """An application whose database holds only what is asked for here; nothing goes on behind requests."""
    path = tmp_path_factory.mktemp("everybody") / "tutor.db"
    app = make_app(path, WAITING_STREAMS=10)
    app.extensions["reviews"].close()
    return app


@pytest.fixture(autouse=True)
def _cheap_passwords(cheap_passwords: None) -> None:
    """Hash quickly in all of these."""
