"""A class for the tests of its pages, and passwords that cost little."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.people import Room
from tutor.classroom import passwords, teachers


@pytest.fixture
def room(app: Flask) -> Room:
    """A class with its teacher; nobody sits in it yet."""
    return Room(app)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash quickly: what a hash costs is tried in the tests of the classroom's own floor."""
    for name, cost in (("n", 2**6), ("p", 1)):
        monkeypatch.setitem(passwords.COST, name, cost)
    monkeypatch.setattr(teachers, "NOBODY", passwords.hash_password("nobody"))
