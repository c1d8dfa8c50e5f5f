"""A real server that is killed in the middle of a lesson, and a class that votes in the same second."""

from __future__ import annotations

import http.client
import json
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.conftest import OURS
from tests.support.own_server import SECRET, STARTS, Server
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tests.web.classroom.members import storage
from tutor import create_app
from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import seats_of
from tutor.storage.demos import Vote, answers_to, find_demo

BACK = 5
"""Seconds after which every screen is back."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with a database of its own."""
    found = Server(tmp_path)
    try:
        found.start()
        yield found
    finally:
        found.kill()


@pytest.fixture
def board(server: Server) -> Board:
    """A lesson on that server; what is done through this board goes beside the server into its database."""
    app = create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": server.url})
    return class_at_board(app)


class Browser:
    """Somebody who asks the server by HTTP, with the cookie of a test client."""

    def __init__(self, server: Server, board: Board, client: FlaskClient) -> None:
        self._server, self._board = server, board
        cookie = client.get_cookie(board.app.config["SESSION_COOKIE_NAME"])
        assert cookie is not None
        self._headers = {**OURS, "Accept": "application/json", "Cookie": f"{cookie.key}={cookie.value}"}

    def post(self, page: str, body: str, kind: str = "application/x-www-form-urlencoded") -> dict[str, Any]:
        """What the server answers; OSError or HTTPException while it is dead."""
        headers = {**self._headers, "Content-Type": kind}
        return self._ask("POST", page, body, headers)

    def get(self, page: str) -> dict[str, Any]:
        return self._ask("GET", page, None, self._headers)

    def _ask(self, method: str, page: str, body: str | None, headers: dict[str, str]) -> dict[str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self._server.port, timeout=10)
        try:
            connection.request(method, self._board.url(page), body, headers)
            answer = connection.getresponse()
            said = answer.read()
            assert answer.status == 200, (answer.status, said)
            found: dict[str, Any] = json.loads(said)
            return found
        finally:
            connection.close()

    def vote(self, question: int, square: str) -> None:
        """Vote, and ask again until the server has it; a server that stays away for so long has failed."""
        sent = json.dumps({"question": question, "answer": [square]})
        limit = time.monotonic() + 2 * STARTS
        while True:
            try:
                self.post("demo/vote", sent, "application/json")
                return
            except (OSError, http.client.HTTPException):
                if time.monotonic() > limit:
                    raise
                time.sleep(0.2)

    def version_of_stream(self) -> int:
        """The version that a stream begins with."""
        connection = http.client.HTTPConnection("127.0.0.1", self._server.port, timeout=10)
        try:
            connection.request("GET", self._board.url("demo/events"), headers=self._headers)
            answer = connection.getresponse()
            while not (found := re.match(rb"id: (\d+)", answer.readline())):
                pass
            answer.close()
            return int(found[1])
        finally:
            connection.close()


def test_no_move_and_no_vote_is_lost_when_the_server_is_killed(server: Server, board: Board) -> None:
    teacher = Browser(server, board, board.teacher)
    pupils = [board.pupil() for _ in range(8)]
    acknowledged: list[int] = []
    stop = threading.Event()

    def teach() -> None:
        """Play and take back as fast as it goes, until the server is dead."""
        while not stop.is_set():
            for action in ("tap=d3", "do=back"):
                try:
                    acknowledged.append(teacher.post("demo/", action)["version"])
                except (OSError, http.client.HTTPException):
                    return

    lesson = threading.Thread(target=teach)
    lesson.start()
    time.sleep(1)
    server.kill()
    stop.set()
    lesson.join()
    assert len(acknowledged) > 5
    server.start()
    kept = find_demo(storage(board.app), board.id)
    assert kept.version in (acknowledged[-1], acknowledged[-1] + 1), "the last may be saved, its answer lost"
    assert teacher.get("demo/state")["version"] == kept.version

    question = board.do("ask", kind="where")["question"]["number"]
    browsers = [Browser(server, board, pupil.client) for pupil in pupils]
    with ThreadPoolExecutor(len(browsers)) as pool:
        votes = [pool.submit(browser.vote, question, "d3") for browser in browsers]
        time.sleep(0.02)
        server.kill()
        server.start()
        began = time.monotonic()
        for vote in votes:
            vote.result(timeout=STARTS)
    assert set(answers_to(storage(board.app), board.id, question)) == {pupil.seat for pupil in pupils}
    newest = find_demo(storage(board.app), board.id).version
    assert {browser.version_of_stream() for browser in browsers} == {newest}
    assert time.monotonic() - began < BACK


def test_forty_vote_in_the_same_second_twice_each(server: Server, board: Board) -> None:
    pupils: list[Pupil] = [board.pupil() for _ in range(40)]
    question = board.do("ask", kind="where")["question"]["number"]
    browsers = [Browser(server, board, pupil.client) for pupil in pupils]
    began = time.monotonic()
    with ThreadPoolExecutor(40) as pool:
        for square in ("a1", "d3"):
            list(pool.map(lambda browser, square=square: browser.vote(question, square), browsers))
    took = time.monotonic() - began
    kept = answers_to(storage(board.app), board.id, question)
    assert set(kept) == {pupil.seat for pupil in pupils}
    assert set(kept.values()) == {("d3",)}
    assert board.do("reveal")["tally"]["answered"] == 40
    assert took < BACK


def test_sixty_join_while_forty_vote_twice_each(server: Server, board: Board) -> None:
    pupils = [board.pupil(f"Voter {n}") for n in range(40)]
    question = board.do("ask", kind="where")["question"]["number"]
    class_ = class_of_id(storage(board.app), board.id)
    assert class_ is not None and class_.code is not None
    code = class_.code
    together = threading.Barrier(100)

    def votes_twice(browser: Browser) -> None:
        together.wait(STARTS)
        for square in ("a1", "d3"):
            browser.vote(question, square)

    def joins(number: int) -> list[int]:
        together.wait(STARTS)
        return join(server, code, f"Newcomer {number}")

    with ThreadPoolExecutor(100) as crowd:
        voting = [crowd.submit(votes_twice, Browser(server, board, pupil.client)) for pupil in pupils]
        joining = [crowd.submit(joins, number) for number in range(60)]
        began = time.monotonic()
        assert [one.result(60) for one in joining] == [[303, 303, 302, 200]] * 60
        for one in voting:
            one.result(60)
        took = time.monotonic() - began
    kept = answers_to(storage(board.app), board.id, question)
    assert set(kept) == {pupil.seat for pupil in pupils}
    assert set(kept.values()) == {("d3",)}
    with storage(board.app).read() as session:
        assert [vote.changes for vote in session.scalars(select(Vote))] == [2] * 40
    seats = seats_of(storage(board.app), board.id)
    assert sorted(seat.name for seat in seats) == sorted(
        [f"Voter {n}" for n in range(40)] + [f"Newcomer {n}" for n in range(60)]
    )
    assert len({seat.learner_id for seat in seats}) == 100
    assert board.do("reveal")["tally"]["answered"] == 40
    assert took < 60


def join(server: Server, code: str, name: str) -> list[int]:
    """Type the code of a class, then a name, and be led to the big board; gives each status."""
    statuses: list[int] = []
    cookie, there = "", "/en/join/"
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        for form in ({"code": code}, {"name": name}, None, None):
            headers = {**OURS, "Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
            connection.request("POST" if form else "GET", there, urlencode(form or {}), headers)
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
            there = answer.headers.get("Location", "/en/join/name")
            for given in answer.headers.get_all("Set-Cookie", []):
                cookie = given.split(";")[0] if given.startswith("learner=") else cookie
    finally:
        connection.close()
    return statuses
