"""The people and things that tests are about: an application, a stranger, a learner."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from threading import enumerate as threads

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, settings
from sqlalchemy import inspect, text

from tests.support.apps import make_app, share_between_apps
from tests.support.database_servers import HOW, Postgres, Redis, find_postgres, find_redis
from tests.support.hosts import HOW as HOW_HOSTS
from tests.support.hosts import NO_HOSTS
from tutor.classroom.access import passwords, teachers
from tutor.games.families import FAMILIES
from tutor.games.go.engine.go_engine import GoEngine
from tutor.games.go.engine.other_program import OtherProgram
from tutor.servers.launch import keep_for_good
from tutor.servers.uvicorn_server import Server
from tutor.storage.database import Database

OURS = {"Sec-Fetch-Site": "same-origin"}
"""What a browser says of a form that one of our own pages sent."""

MEMORY = Path("/dev/shm")
ROOM = 2 * 1024**3
"""Bytes that must be free there."""

GRACE = 5.0
"""Seconds in which a thread that was told to end has ended."""

# A busy machine must not fail a property: it takes as long as it takes.
settings.register_profile(
    "unhurried", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")


def pytest_configure() -> None:
    """Let everything temporary lie in memory, where there is room: each of many commits waits for a disk."""
    usable = "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK | os.X_OK)
    if usable and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None  # else the choice that was made before is kept


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two workers a processor: those who drive a browser wait for more than half of the time.

    For "logical", which is for tests that only reckon, one more than there are processors.
    """
    processors = os.cpu_count() or 1
    return processors + 1 if config.getoption("numprocesses") == "logical" else 2 * processors


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several workers share the files, let those that wait for a browser go beside those that reckon.

    Both kinds begin together and end together; of the browser the longest come first.
    """
    if not hasattr(config, "workerinput"):
        return
    browser = Path(__file__).parent / "browser"
    waiting = [item for item in items if browser in item.path.parents]
    waiting.sort(key=lambda item: item.path.parent != browser)
    reckoning = [item for item in items if browser not in item.path.parents]
    place: dict[Path, float] = {}
    for group in (waiting, reckoning):
        for number, item in enumerate(group):
            place.setdefault(item.path, number / len(group))
    items.sort(key=lambda item: place[item.path])


@pytest.fixture(scope="session", autouse=True)
def _no_other_program() -> None:
    """No test depends on what is installed here."""
    for family in FAMILIES.values():
        if isinstance(family.engine, GoEngine):
            family.engine.other = OtherProgram()


@pytest.fixture(scope="session", autouse=True)
def _quick_starts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No application makes again what another one has made."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "templates"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        share_between_apps(patch, folder)
        yield


@pytest.fixture(autouse=True)
def _no_thread_outlives_its_test() -> Iterator[None]:
    """What a test began in a thread or by a timer of its own has ended with it, and speaks into no other.

    Threads of the tutor have names, and those that only read are daemons.
    """
    before = set(threads())
    yield
    begun = [
        one for one in threads() if one not in before and not one.daemon and one.name.startswith("Thread-")
    ]
    for one in begun:
        one.join(GRACE)
    assert not (left := [one.name for one in begun if one.is_alive()]), f"still at work: {', '.join(left)}"


@pytest.fixture(scope="session")
def _app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("tutor")
    # All tests come from one address.
    return make_app(folder / "tutor.db", NETWORK_LEARNERS=10**9, NETWORK_ROWS=10**9)


def wait_for_reviews() -> None:
    """Until no game is looked at any more."""
    for thread in threads():
        if thread.name == "reviews":
            thread.join(60)


@pytest.fixture
def app(_app: Flask) -> Iterator[Flask]:
    """The application with all its lessons; learners of one test are strangers to the next.

    What a test has begun behind its requests ends with it.
    """
    yield _app
    wait_for_reviews()


@pytest.fixture
def stranger(app: Flask) -> FlaskClient:
    """Somebody who opens the tutor for the first time."""
    return app.test_client()


@pytest.fixture
def learner(app: Flask) -> Iterator[FlaskClient]:
    """Somebody who has solved the board of the home page."""
    client = app.test_client()
    answer = client.post("/en/", data={"tap": "d3"}, headers=OURS)
    assert answer.status_code == 200
    yield client


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server that answers until the end of the block, in a thread of its own."""
    thread = Thread(target=server.run, name="server", daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.stop()
        thread.join(60)
    assert not thread.is_alive()


@pytest.fixture
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash quickly: what a hash costs is tried where passwords are."""
    for name, cost in (("n", 2**6), ("p", 1)):
        monkeypatch.setitem(passwords.COST, name, cost)
    monkeypatch.setattr(teachers, "NOBODY", passwords.hash_of_nobody())


@pytest.fixture
def kept_for_good() -> Iterator[None]:
    """What thinks against the clock does so as on a server: what was there before is no garbage to search."""
    keep_for_good()
    yield
    gc.unfreeze()


@pytest.fixture
def own_app(tmp_path: Path) -> Iterator[Flask]:
    """An application with a database of its own, for tests that spoil it."""
    app = make_app(tmp_path / "own.db")
    yield app
    app.extensions["reviews"].close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for name, how in HOW.items():
        if any(f"NO {name.upper()}" in reason for reason in skipped):
            terminalreporter.write_line(f"NO {name.upper()}: every test that needs it is skipped. {how}")
    if any(NO_HOSTS in reason for reason in skipped):
        terminalreporter.write_line(f"{NO_HOSTS}: what needs several hosts is skipped. {HOW_HOSTS}")


def do_without(name: str) -> None:
    """Skip a test that needs a server which is not here; where CI is set, that is an error."""
    reason = f"NO {name.upper()}"
    pytest.fail(f"{reason}: {HOW[name]}") if os.environ.get("CI") else pytest.skip(reason)


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    programs = find_postgres()
    if programs is None:
        do_without("PostgreSQL")
        return
    server = Postgres(programs)
    try:
        server.start()
        database = Database(server.make("tutor"))
        database.migrate()
        database.engine.dispose()
        yield server
    finally:
        server.end()


@pytest.fixture
def postgres(_postgres: Postgres) -> Postgres:
    """A real PostgreSQL; its database `tutor` has every table, and nothing in them."""
    database = Database(_postgres.url_of("tutor"))
    with database.engine.begin() as connection:
        tables = set(inspect(connection).get_table_names()) - {"alembic_version"}
        names = ", ".join(f'"{name}"' for name in sorted(tables))
        connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
    database.engine.dispose()
    return _postgres


@pytest.fixture(scope="session")
def _redis() -> Iterator[Redis]:
    program = find_redis()
    if program is None:
        do_without("Redis")
        return
    server = Redis(program)
    try:
        server.start()
        yield server
    finally:
        server.end()


@pytest.fixture
def redis(_redis: Redis) -> Redis:
    """A real Redis."""
    return _redis


@pytest.fixture(scope="session")
def _migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "tutor.db"
    database = Database(f"sqlite:///{path}")
    database.migrate()
    database.engine.dispose()
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database with every table is: one after the other, SQLite and PostgreSQL."""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.url_of("tutor")
    copy = shutil.copy(request.getfixturevalue("_migrated_file"), tmp_path / "tutor.db")
    return f"sqlite:///{copy}"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """An empty database with every table, on SQLite and on PostgreSQL."""
    database = Database(database_url)
    yield database
    database.engine.dispose()


@pytest.fixture
def sqlite(_migrated_file: Path, tmp_path: Path) -> Iterator[Database]:
    """An empty SQLite database with every table, for what is true of a file only."""
    database = Database(f"sqlite:///{shutil.copy(_migrated_file, tmp_path / 'tutor.db')}")
    yield database
    database.engine.dispose()
