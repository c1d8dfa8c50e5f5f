"""Teachers, classes and pupils for the tests of the classroom."""

from __future__ import annotations

import re
import uuid

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.classroom.access.teachers import add_teacher
from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import seats_of
from tutor.storage.database import Database
from tutor.storage.people import SchoolClass, Seat

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


class Room:
    """A class, with what stands on its door."""

    def __init__(self, app: Flask, language: str = "en") -> None:
        self.app = app
        self.teacher = signed_in(app)
        self.page = new_class(self.teacher, language=language)
        self.id = self.page.split("/")[3]

    @property
    def row(self) -> SchoolClass:
        found = class_of_id(storage(self.app), self.id)
        assert found is not None
        return found

    @property
    def seats(self) -> list[Seat]:
        return seats_of(storage(self.app), self.id)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def join(self, client: FlaskClient, name: str, **more: str) -> int:
        """Come in by the link under a name; gives the status of the answer."""
        client.get(f"/en/join/{self.row.key}")
        return client.post("/en/join/name", data={"name": name, **more}, headers=OURS).status_code

    def leave(self, client: FlaskClient) -> str:
        """Say "This is not me" on the seat that a browser shows; gives where that leads."""
        path = f"/en/seat/{self.id}/leave"
        (seat,) = re.findall(r'name="seat" value="(\w+)"', client.get(path).text)
        return str(client.post(path, data={"seat": seat}, headers=OURS).location)


def learner_of(client: FlaskClient) -> str | None:
    """The learner that a browser's cookie names."""
    with client.session_transaction() as session:
        id: str | None = session.get("id")
        return id
