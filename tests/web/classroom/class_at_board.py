"""A class before the big board, for the tests of the demo: its teacher, its pupils, and what they do."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.members import new_class, storage
from tutor.classroom.access.keys import hashed, new_key
from tutor.classroom.access.sign_ins import begin_sign_in
from tutor.storage.models import Learner
from tutor.storage.people import Seat, Teacher
from tutor.web.classroom.access.identity import SCHOOL_DAY, SIGN_IN
from tutor.web.site.learners import SEATS

JSON = {"Accept": "application/json"}

ENDING = """
  a b c d e f g h
1 O O O O O O O .
2 O O O O X . . O
3 O O X X X X X O
4 O X O X X X X O
5 O X X O X X X .
6 O X X X X X X .
7 O X X X X X X X
8 O X X O O O . .
white to move"""
"""White wins by 34 discs with f2, which Black answers at g8; by 2 with h5, which Black punishes at h6."""

MUST_PASS = "OX" + "-" * 62 + "X"
"""Black has no move, White has one at c1."""


@dataclass(frozen=True)
class Board:
    """The big board of one class, with its teacher's browser."""

    app: Flask
    teacher: FlaskClient
    id: str

    def url(self, page: str = "demo/", lang: str = "en") -> str:
        """The address of a page of the class."""
        return f"/{lang}/class/{self.id}/{page}"

    def do(self, name: str, **fields: str) -> dict[str, Any]:
        """Do something on the newest board, as the console does; it must be taken."""
        answer = self.ask(name, **fields)
        assert answer.status_code == 200, answer.text
        return self.state()

    def ask(self, name: str, *, on: int | None = None, **fields: str) -> TestResponse:
        """The same; gives the answer, whatever it is."""
        version = self.state()["version"] if on is None else on
        data = {"do": name, "on": str(version), **fields}
        return self.teacher.post(self.url(), data=data, headers={**OURS, **JSON})

    def state(self, lang: str = "en") -> dict[str, Any]:
        """The board as a screen of this language shows it."""
        answer = self.teacher.get(self.url("demo/state", lang), headers=JSON)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json  # type: ignore[assignment]
        return found

    def pupil(self, name: str = "Noy", hidden: bool = False, here: bool = True) -> Pupil:
        """Somebody with a new seat in the class, who has its board before them or not."""
        learner, seat, key = uuid.uuid4().hex, uuid.uuid4().hex, new_key()
        with storage(self.app).write() as session:
            session.add(Learner(id=learner))
            session.flush()
            session.add(
                Seat(
                    id=seat,
                    class_id=self.id,
                    learner_id=learner,
                    name=name,
                    hidden=hidden,
                    language="en",
                    key=key,
                    code=uuid.uuid4().hex[:12],
                )
            )
        client = self.app.test_client()
        with client.session_transaction() as cookie:
            cookie.update({"id": learner, SEATS: {seat: hashed(key)}})
        if here:
            self.app.extensions["hub"].look(self.id, hashed(key))
        return Pupil(self, client, seat)


@dataclass(frozen=True)
class Pupil:
    """A pupil with a seat, and their browser."""

    board: Board
    client: FlaskClient
    seat: str

    def vote(self, *answer: str, question: int | None = None) -> TestResponse:
        """Answer the open question."""
        if question is None:
            question = self.board.state()["question"]["number"]
        sent = {"question": question, "answer": answer}
        return self.client.post(self.board.url("demo/vote"), json=sent, headers=OURS)

    def move(self, square: str) -> TestResponse:
        """Play a move on the big board."""
        headers = {**OURS, **JSON}
        return self.client.post(self.board.url("demo/move"), data={"tap": square}, headers=headers)

    def mine(self, lang: str = "en") -> dict[str, Any]:
        """What concerns this pupil alone."""
        found: dict[str, Any] = self.client.get(self.board.url("demo/mine", lang), headers=JSON).json  # type: ignore[assignment]
        return found

    def page(self, lang: str = "en") -> TestResponse:
        """The pupil's page of the board."""
        return self.client.get(f"/{lang}/seat/{self.board.id}/board")


def known_teacher(app: Flask) -> FlaskClient:
    """The browser of a new teacher who is signed in, without the time that a password takes."""
    id = uuid.uuid4().hex
    with storage(app).write() as session:
        session.add(Teacher(id=id, name=id, password="none"))
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie[SIGN_IN] = begin_sign_in(storage(app), id, SCHOOL_DAY)
    return client


def remote_of(board: Board, key: str) -> FlaskClient:
    """A phone that followed the link of the class's remote and became it."""
    phone = board.app.test_client()
    phone.get(f"/remote/{key}")
    answer = phone.post("/en/remote/", headers=OURS)
    assert answer.location == board.url("remote/"), answer.text
    return phone


def class_at_board(app: Flask, begun: bool = True) -> Board:
    """A new class whose teacher has begun, with the start of a game on the board."""
    teacher = known_teacher(app)
    board = Board(app, teacher, new_class(teacher).split("/")[3])
    if begun:
        board.do("begin")
    return board
