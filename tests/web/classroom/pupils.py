"""Pupils on their seats, and what they answer, for the tests of work and reports."""

from __future__ import annotations

import uuid

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import storage
from tutor.classroom.people.seats import take_seat
from tutor.storage.people import Seat

LESSON = "board-and-squares"


def class_id(page: str) -> str:
    """The identifier in the address of a class's page."""
    return page.strip("/").split("/")[-1]


def seated(app: Flask, class_: str, name: str = "Mango") -> FlaskClient:
    """The browser of a new pupil with a seat in a class."""
    client = app.test_client()
    learner = uuid.uuid4().hex
    with client.session_transaction() as session:
        session["id"] = learner
    take_seat(storage(app), class_, learner, name, "en")
    return client


def learner_of(client: FlaskClient) -> str:
    """The learner whose browser this is."""
    with client.session_transaction() as session:
        return str(session["id"])


def seat_of(app: Flask, client: FlaskClient) -> str:
    """The identifier of the seat of this browser's learner."""
    with storage(app).read() as session:
        return str(session.query(Seat.id).filter_by(learner_id=learner_of(client)).scalar())


def sends(client: FlaskClient, *answers: dict[str, object]) -> None:
    """Send answers as the script of a page does: lesson, step, answer, help."""
    body = {"answers": [{"id": str(uuid.uuid4()), "help": 0, **answer} for answer in answers]}
    assert client.post("/en/learn/othello/progress", json=body, headers=OURS).status_code == 200
