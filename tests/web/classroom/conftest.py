"""A class for the tests of its pages."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.people import Room


@pytest.fixture
def room(app: Flask) -> Room:
    """A class with its teacher; nobody sits in it yet."""
    return Room(app)
