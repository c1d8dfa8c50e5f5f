"""A teacher with a class."""

from __future__ import annotations

import pytest

from tutor.classroom.access.teachers import add_teacher
from tutor.classroom.people.classes import make_class
from tutor.storage.database import Database
from tutor.storage.people import SchoolClass, Teacher

PASSWORD = "three little turtles"


@pytest.fixture
def ada(database: Database, cheap_passwords: None) -> Teacher:
    """A teacher; passwords cost little."""
    return add_teacher(database, "Ada", PASSWORD)


@pytest.fixture
def class_(database: Database, ada: Teacher) -> SchoolClass:
    """A class of Ada's."""
    return make_class(database, ada.id, "4b", "en")
