"""A lesson on two machines whose Redis stops, or whose PostgreSQL restarts: no move and no vote is lost."""

import gc
import queue
import re
import threading
import time
from collections.abc import Iterator

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.support.database_servers import Postgres, Redis, wait_until
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tutor import create_app

# A server that stops while somebody connects leaves a connection that nobody holds: it goes when collected.
pytestmark = pytest.mark.filterwarnings("ignore:.* was deleted while still open:ResourceWarning")

PATIENCE = 10
"""Seconds after which what has not come will not come."""


class Stream:
    """A screen that reads events from one machine."""

    def __init__(self, machine: Flask, pupil: Pupil) -> None:
        cookie = pupil.client.get_cookie(machine.config["SESSION_COOKIE_NAME"])
        assert cookie is not None
        self.client = machine.test_client()
        self.client.set_cookie(cookie.key, cookie.value)
        self._url = pupil.board.url("demo/")
        answer = self.client.get(self._url + "events", buffered=False)
        self.status = answer.status_code
        self.retry_after = answer.headers.get("Retry-After")
        self._told: queue.SimpleQueue[int | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(answer.iter_encoded(),), daemon=True).start()

    def _read(self, chunks: Iterator[bytes]) -> None:
        for chunk in chunks:
            if found := re.search(rb"^id: (\d+)$", chunk, re.MULTILINE):
                self._told.put(int(found[1]))
        self._told.put(None)

    def version(self) -> int | None:
        """The version of the next board pushed, None when the stream ends; queue.Empty if neither."""
        return self._told.get(timeout=PATIENCE)

    def polled(self) -> int:
        """The version that the machine tells when it is asked."""
        state = self.client.get(self._url + "state", headers={"Accept": "application/json"}).json
        assert state is not None
        return int(state["version"])


@pytest.fixture
def machines(postgres: Postgres, redis: Redis) -> Iterator[list[Flask]]:
    """Two machines of a network, each with its own connections."""
    config = {
        "TESTING": True,
        "SECRET_KEY": "for tests only",
        "DATABASE_URL": postgres.url_of("tutor"),
        "REDIS_URL": redis.url,
        "WAITING_STREAMS": 50,
    }
    apps = [create_app(config) for _ in range(2)]
    wait_until(lambda: all_alive(apps))
    yield apps
    for server in (postgres, redis):
        if not server.answers():
            server.start()
    for app in apps:
        app.extensions["broker"].close()
        app.extensions["database"].engine.dispose()
    gc.collect()  # while the warning of such a connection is not an error


def all_alive(apps: list[Flask]) -> bool:
    return all(app.extensions["broker"].alive() for app in apps)


def test_a_lesson_goes_on_while_redis_is_away(machines: list[Flask], redis: Redis) -> None:
    here, there = machines
    board = class_at_board(here)
    pupil = board.pupil()
    stream = Stream(there, pupil)
    begun = stream.version()
    assert begun is not None
    board.do("", tap="d3")
    assert stream.version() == begun + 1

    redis.stop()
    assert stream.version() is None
    moved = board.do("", tap="c3")["version"]
    assert moved == begun + 2
    assert Stream(there, pupil).polled() == moved
    refused = Stream(there, pupil)
    assert (refused.status, refused.retry_after is not None) == (503, True)

    redis.start()
    wait_until(lambda: all_alive(machines))
    again = Stream(there, pupil)
    assert again.version() == moved
    board.do("back")
    assert again.version() == moved + 1


def test_a_class_that_votes_through_a_restart_of_postgresql_loses_no_vote(
    machines: list[Flask], postgres: Postgres
) -> None:
    here, _ = machines
    board = class_at_board(here)
    pupils = [board.pupil(f"Pupil {number}") for number in range(12)]
    board.do("ask", kind="where")
    before = board.state()["version"]
    statuses: list[int] = []

    def vote(mine: list[Pupil]) -> None:
        for pupil in mine:
            statuses.append(pupil.vote("d3").status_code)
            statuses.append(pupil.vote("c4").status_code)  # a change of mind
            time.sleep(0.1)

    voters = [threading.Thread(target=vote, args=(pupils[part::4],)) for part in range(4)]
    for voter in voters:
        voter.start()
    time.sleep(0.15)
    postgres.stop()
    time.sleep(0.3)
    postgres.start()
    for voter in voters:
        voter.join(30)
    assert statuses == [200] * 24
    votes = votes_of(board)
    assert sorted(votes) == sorted(pupil.seat for pupil in pupils)
    assert board.do("reveal")["tally"]["answered"] == 12
    assert board.state()["version"] > before


def votes_of(board: Board) -> list[str]:
    """The seats that have answered the open question."""
    told = board.teacher.get(board.url("demo/votes"), headers={**OURS, "Accept": "application/json"}).json
    assert told is not None
    return list(told["answered"])
