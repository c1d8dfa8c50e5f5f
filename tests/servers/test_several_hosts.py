"""A school network on several machines: one keeps, two serve, the screens are at another."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.bench.web.bench_live import SECRET
from tests.conftest import do_without
from tests.support.board_teacher import AtBoard, next_version
from tests.support.database_servers import Postgres, Redis, find_postgres, find_redis, wait_until
from tests.support.hosts import NO_HOSTS, Host, Network, NoHosts

pytest.importorskip("gunicorn")

ROOT = Path(__file__).parents[2]
WORKERS = 2
"""Of each machine, as it is without a setting."""

TOKEN = "of who looks after them"
PASSWORD = "known0to0machines0alone"


class SharedPostgres(Postgres):
    """A PostgreSQL that other machines reach with a password."""

    def __init__(self, programs: Path, host: Host) -> None:
        super().__init__(programs)
        self._host = host
        with (self.folder / "data" / "pg_hba.conf").open("a") as who:
            who.write("host tutor tutor samenet scram-sha-256\n")

    def command(self) -> list[str]:
        return [*super().command(), "-c", f"listen_addresses={self._host.address}"]

    def start(self) -> None:
        with self._host.entered():
            super().start()
        self.make("tutor")
        change = f"ALTER USER tutor PASSWORD '{PASSWORD}'"
        self.run(str(self._programs / "psql"), "-U", "tutor", "-h", str(self.folder), "-c", change, "tutor")


class SharedRedis(Redis):
    """A Redis that other machines reach."""

    def __init__(self, program: str, host: Host) -> None:
        super().__init__(program)
        self._host = host

    def command(self) -> list[str]:
        reached = ["--port", "6379", "--bind", self._host.address, "--protected-mode", "no"]
        return [*super().command(), *reached]

    def start(self) -> None:
        with self._host.entered():
            super().start()


class Machine:
    """A machine that serves the tutor as the deployment guide says, asked from another."""

    def __init__(self, host: Host, asks: Host, folder: Path, settings: dict[str, str]) -> None:
        self.host = host
        self._asks = asks
        self._folder = folder
        folder.mkdir()
        self._environment = {**os.environ, **settings, "TUTOR_DATA": str(folder), "PYTHONPATH": str(ROOT)}
        self._process: subprocess.Popen[bytes] | None = None
        self._open: list[http.client.HTTPResponse | http.client.HTTPConnection] = []

    def start(self) -> None:
        """Start, and do not wait for it."""
        command = [sys.executable, "-m", "gunicorn", "--config", "python:tutor.gunicorn_conf"]
        with self.host.entered(), (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self._folder,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def log(self) -> str:
        return (self._folder / "log").read_text()

    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End all of its processes at once."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        for one in self._open:
            one.close()
        if self.runs():
            self.kill()

    def connect(self, timeout: float = 20) -> http.client.HTTPConnection:
        return _connected(self._asks, self.host.address, timeout)

    def open(self, path: str, headers: dict[str, str]) -> http.client.HTTPResponse:
        connection = self.connect()
        connection.request("GET", path, headers=headers)
        stream = connection.getresponse()
        self._open += [stream, connection]
        return stream

    def is_ready(self) -> bool:
        """What a balancer asks."""
        return self._ask("/readyz")[0] == 200

    def wait_for_workers(self) -> None:
        """Return when each of its workers hears what the others announce."""
        hearing: set[str] = set()

        def all_hear() -> bool:
            hearing.update(re.findall(r'broker_up{worker="(\d+)"} 1', self._ask("/metrics")[1]))
            return len(hearing) == WORKERS

        wait_until(all_hear, 120)

    def _ask(self, path: str) -> tuple[int, str]:
        """Status and text of an answer; 0 and none while there is no answer."""
        try:
            return _answer(self.connect(timeout=5), path)
        except (OSError, http.client.HTTPException):
            assert self.runs(), self.log()
            return 0, ""

    def misses(self) -> list[str]:
        """What it says itself that it cannot reach."""
        answering = json.loads(_answer(_connected(self.host, "127.0.0.1", 20), "/readyz")[1])
        return sorted(name for name, answers in answering.items() if not answers)


def _connected(asks: Host, address: str, timeout: float) -> http.client.HTTPConnection:
    connection = http.client.HTTPConnection(address, 8000, timeout=timeout)
    with asks.entered():
        connection.connect()
    return connection


def _answer(connection: http.client.HTTPConnection, path: str) -> tuple[int, str]:
    try:
        connection.request("GET", path, headers={"Authorization": f"Bearer {TOKEN}"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


class School:
    """Two machines that serve, one that keeps, one with screens, and the cables between them."""

    def __init__(self, folder: Path, postgres: Path, redis: str) -> None:
        self.network = Network("kept", "one", "other", "screens")
        self._ends: list[Postgres | Redis | Machine] = []
        try:
            self._start(folder, postgres, redis)
        except BaseException:
            self.end()
            raise

    def _start(self, folder: Path, postgres: Path, redis: str) -> None:
        hosts = self.network.hosts
        kept = hosts["kept"]
        self.postgres = SharedPostgres(postgres, kept)
        self._ends.append(self.postgres)
        self.redis = SharedRedis(redis, kept)
        self._ends.append(self.redis)
        self.redis.start()
        self.postgres.start()
        settings = {
            "DATABASE_URL": f"postgresql://tutor:{PASSWORD}@{kept.address}/tutor",
            "REDIS_URL": f"redis://{kept.address}:6379/0",
            "SECRET_KEY": SECRET,
            "METRICS_TOKEN": TOKEN,
        }
        self.one = Machine(hosts["one"], hosts["screens"], folder / "one", settings)
        self.other = Machine(hosts["other"], hosts["screens"], folder / "other", settings)
        self._ends += [self.one, self.other]
        self.serve()

    def serve(self) -> None:
        """Return when both machines serve."""
        machines = (self.one, self.other)
        for machine in machines:
            if not machine.runs():
                machine.start()
        for machine in machines:
            machine.wait_for_workers()

    def end(self) -> None:
        for one in reversed(self._ends):
            one.end()
        self.network.end()


@pytest.fixture(scope="module")
def _school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    postgres, redis = find_postgres(), find_redis()
    if postgres is None or redis is None:
        do_without("PostgreSQL" if postgres is None else "Redis")
        return
    try:
        school = School(tmp_path_factory.mktemp("hosts"), postgres, redis)
    except NoHosts as error:
        pytest.skip(f"{NO_HOSTS}: {error}")
    yield school
    school.end()


@pytest.fixture
def school(_school: School) -> School:
    """Two machines that serve."""
    _school.serve()
    return _school


def test_a_class_goes_on_while_a_machine_is_cut_off_and_that_serves_when_it_is_back(school: School) -> None:
    one, other = school.one, school.other
    teacher = AtBoard(school.postgres)
    begun = teacher.move(one, do="begin")
    left, screens = teacher.screens(one, 2), teacher.screens(other, 4)
    assert {next_version(screen) for screen in left + screens} == {begun}
    moved = teacher.move(one, tap="d3", on=str(begun))
    assert [next_version(screen) for screen in left + screens] == [moved] * 6

    school.network.cut("one")
    with pytest.raises(OSError):
        one.connect(timeout=0.5)
    with ThreadPoolExecutor() as meanwhile:
        misses = meanwhile.submit(one.misses)
        gone_on = teacher.move(other, tap="c3", on=str(moved))
        (come,) = teacher.screens(other, 1)
        screens.append(come)
        assert [next_version(screen) for screen in screens] == [gone_on] * 5
        wait_until(lambda: one.log().count("Redis cannot be reached") == WORKERS)
        assert "database" in misses.result()  # TCP by itself would wait for a quarter of an hour

    school.network.mend("one")
    for screen in left:
        screen.read()  # to its end: whoever looks at it comes back, here or at the other
    wait_until(one.is_ready)
    back = teacher.move(one, tap="c4", on=str(gone_on))
    assert back == gone_on + 1
    assert [next_version(screen) for screen in screens] == [back] * 5


def test_a_class_goes_on_when_a_machine_dies(school: School) -> None:
    teacher = AtBoard(school.postgres)
    begun = teacher.move(school.one, do="begin")
    left, screens = teacher.screens(school.one, 2), teacher.screens(school.other, 2)
    assert {next_version(screen) for screen in left + screens} == {begun}
    school.one.kill()
    for screen in left:
        with pytest.raises((http.client.IncompleteRead, ConnectionError)):
            screen.read()
    screens += teacher.screens(school.other, 2)
    assert [next_version(screen) for screen in screens[2:]] == [begun] * 2
    moved = teacher.move(school.other, tap="d3", on=str(begun))
    assert [next_version(screen) for screen in screens] == [moved] * 4
