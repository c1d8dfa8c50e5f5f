"""Teachers, classes and pupils for the tests of the classroom."""

from __future__ import annotations

import uuid

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.classroom.teachers import add_teacher
from tutor.storage.database import Database

PASSWORD = "three little turtles"


def storage(app: Flask) -> Database:
    """The database behind the application."""
    found: Database = app.extensions["database"]
    return found


def some_name() -> str:
    """A name that no other test has."""
    return f"teacher {uuid.uuid4().hex[:8]}"


def signed_in(app: Flask, name: str | None = None) -> FlaskClient:
    """The browser of a new teacher who has signed in."""
    name = name or some_name()
    add_teacher(storage(app), name, PASSWORD)
    client = app.test_client()
    answer = client.post("/en/teacher/sign-in", data={"name": name, "password": PASSWORD}, headers=OURS)
    assert answer.status_code == 303, answer.text
    return client


def new_class(teacher: FlaskClient, name: str = "Class 4b", language: str = "en") -> str:
    """Make a class; gives the address of its page, such as /en/class/<id>/."""
    answer = teacher.post("/en/class/", data={"name": name, "language": language}, headers=OURS)
    assert answer.status_code == 303, answer.text
    return str(answer.location)
