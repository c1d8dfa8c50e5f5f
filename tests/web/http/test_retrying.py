"""A database server that stops and starts while people work: one more try, and nothing is lost."""

import gc
import threading
import time
from collections.abc import Iterator

import pytest
from flask import Flask
from sqlalchemy import func, select, text

from tests.conftest import OURS
from tests.support.database_servers import Postgres
from tutor import create_app
from tutor.storage import database as storage_database
from tutor.storage.database import Database
from tutor.storage.models import Learner, Solved
from tutor.web.http import retrying

# A server that stops while somebody connects leaves a connection that nobody holds: it goes when collected.
pytestmark = pytest.mark.filterwarnings("ignore:.* was deleted while still open:ResourceWarning")


@pytest.fixture
def network(postgres: Postgres) -> Iterator[Flask]:
    """An application on a PostgreSQL that may be stopped."""
    app = create_app({"SECRET_KEY": "for tests only", "DATABASE_URL": postgres.url_of("tutor")})
    yield app
    if not postgres.answers():
        postgres.start()
    app.extensions["database"].engine.dispose()
    gc.collect()  # while the warning of such a connection is not an error


def solve(app: Flask) -> int:
    """The status that a stranger gets who solves the board of the home page."""
    return app.test_client().post("/en/", data={"tap": "d3"}, headers=OURS).status_code


def kept(app: Flask) -> tuple[int, int]:
    """How many learners there are, and how many puzzles they solved."""
    database: Database = app.extensions["database"]
    with database.read() as session:
        counts = [session.scalar(select(func.count()).select_from(table)) for table in (Learner, Solved)]
    return counts[0] or 0, counts[1] or 0


def test_connections_of_before_a_restart_trouble_nobody(network: Flask, postgres: Postgres) -> None:
    assert solve(network) == 200
    postgres.stop()
    postgres.start()
    assert solve(network) == 200
    assert kept(network) == (2, 2)


def test_a_request_waits_for_a_server_that_is_starting(network: Flask, postgres: Postgres) -> None:
    assert solve(network) == 200
    postgres.stop()
    starting = threading.Timer(1.0, postgres.start)
    starting.start()
    assert solve(network) == 200
    starting.join()
    assert kept(network) == (2, 2)


def test_what_a_transaction_had_begun_is_done_again_as_a_whole(network: Flask) -> None:
    database: Database = network.extensions["database"]
    turns = []

    @network.post("/en/cut")
    def cut() -> str:
        with database.write() as session:
            session.add(Learner(id=f"{len(turns)}"))
            session.flush()
            turns.append(session.scalar(text("SELECT pg_backend_pid()")))
            if len(turns) == 1:
                with database.write() as other:
                    other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": turns[0]})
            session.add(Learner(id=f"{len(turns)} more"))
        return "kept"

    answer = network.test_client().post("/en/cut", headers=OURS)
    assert (answer.status_code, answer.text) == (200, "kept")
    assert len(turns) == 2
    assert kept(network)[0] == 2


def test_pupils_who_answer_all_through_a_restart_lose_nothing(network: Flask, postgres: Postgres) -> None:
    solve(network)
    statuses: list[int] = []
    over = threading.Event()

    def answer_again_and_again() -> None:
        while not over.is_set():
            statuses.append(solve(network))

    pupils = [threading.Thread(target=answer_again_and_again) for _ in range(4)]
    for pupil in pupils:
        pupil.start()
    for _ in range(2):
        time.sleep(0.5)
        postgres.stop()
        time.sleep(0.3)
        postgres.start()
    time.sleep(0.5)
    over.set()
    for pupil in pupils:
        pupil.join(30)
    assert set(statuses) == {200}
    learners, solved = kept(network)
    assert solved == len(statuses) + 1
    assert learners == solved


class Clock:
    """A clock that goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_a_server_that_stays_away_is_told_and_waited_for_only_once(
    network: Flask, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(storage_database, "time", clock)
    assert solve(network) == 200
    postgres.stop()
    client = network.test_client()
    waited = []
    for _ in range(3):
        begun = clock.now
        answer = client.post("/en/", data={"tap": "d3"}, headers=OURS)
        waited.append(clock.now - begun)
        assert answer.status_code == 503
        assert "Try again in a moment" in answer.text
    assert waited[0] >= retrying.PATIENCE
    assert waited[1:] == [0, 0]
    postgres.start()
    assert solve(network) == 200


@pytest.mark.parametrize("path", ["/en/play/%00", "/en/play/a%00b/", "/en/learn/othello/%00/1"])
def test_what_no_table_can_hold_is_a_mistake_of_the_sender(network: Flask, path: str) -> None:
    client = network.test_client()
    client.post("/en/", data={"tap": "d3"}, headers=OURS)
    assert client.get(path).status_code in (400, 404)


def test_the_log_does_not_quote_what_somebody_wrote(network: Flask, caplog: pytest.LogCaptureFixture) -> None:
    database: Database = network.extensions["database"]

    @network.post("/en/twice")
    def twice() -> str:
        for _ in range(2):
            with database.write() as session:
                session.add(Learner(id="Ada"))
        return "kept"

    assert network.test_client().post("/en/twice", headers=OURS).status_code == 503
    assert "duplicate key" in caplog.text
    assert "Ada" not in caplog.text
