"""A school network on one machine: gunicorn with two workers of greenlets, PostgreSQL and Redis."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.web.bench_live import SECRET
from tests.support.board_teacher import AtBoard, next_version
from tests.support.database_servers import Postgres, Redis, wait_until

pytest.importorskip("gunicorn")

HELD = """
import os
from flask import Response, current_app, request
from tutor import create_app
from tutor.classroom.demo.broker import Closed

app = create_app()

@app.get("/test/held")
def held():
    broker = current_app.extensions["broker"]
    def stream():
        yield f"worker {os.getpid()}\\n"
        try:
            with broker.listen("class") as listener:
                while True:
                    yield f"{listener.wait(30)}\\n"
        except Closed:
            yield "closed\\n"
    return Response(stream())

@app.get("/test/worker")
def worker():
    return str(os.getpid())

@app.get("/test/announce/<int:version>")
def announce(version):
    current_app.extensions["broker"].announce("class", version)
    return str(os.getpid())
"""


class School:
    """A gunicorn on this machine, as the deployment guide starts it, with a stream to look at."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        (folder / "held.py").write_text(HELD)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        environment = {
            **os.environ,
            "DATABASE_URL": postgres.url_of("tutor"),
            "REDIS_URL": redis.url,
            "SECRET_KEY": SECRET,
            "TUTOR_HOST": "127.0.0.1",
            "PORT": str(self.port),
            "WEB_CONCURRENCY": "2",
            "LOG_FORMAT": "json",
            "PYTHONPATH": f"{Path(__file__).parents[2]}:{folder}",
        }
        self._open: list[http.client.HTTPResponse | http.client.HTTPConnection] = []
        self.log = folder / "log"
        command = ["-m", "gunicorn", "--config", "python:tutor.gunicorn_conf", "held:app"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                cwd=folder,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.workers: set[str] = set()
        self.wait_for_workers()

    def is_ready(self) -> bool:
        try:
            return self.get("/readyz")[0] == 200
        except OSError:
            assert self.process.poll() is None, self.log.read_text()
            return False

    def wait_for_workers(self) -> None:
        """Return when two workers have answered that did not before."""
        before, seen = self.workers, set()

        def are_new() -> bool:
            if self.is_ready():
                seen.add(self.get("/test/worker")[1])
            return len(seen - before) == 2

        wait_until(are_new, 60)
        self.workers = seen - before

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)

    def get(self, path: str) -> tuple[int, str]:
        connection = self.connect()
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def hold(self) -> tuple[http.client.HTTPResponse, int]:
        """A stream that has begun, and the worker that holds it."""
        stream = self.open("/test/held", {})
        return stream, int(stream.readline().split()[1])

    def open(self, path: str, headers: dict[str, str]) -> http.client.HTTPResponse:
        """An answer that need not end."""
        connection = self.connect()
        connection.request("GET", path, headers=headers)
        stream = connection.getresponse()
        self._open += [stream, connection]
        return stream

    def end(self) -> None:
        """Leave nothing running and nothing open."""
        for one in self._open:
            one.close()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def lines(self) -> list[dict[str, object]]:
        """What was logged."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@pytest.fixture
def school(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[School]:
    school = School(tmp_path, postgres, redis)
    yield school
    school.end()


def test_a_school_network_serves_streams_and_restarts_without_holding_anybody_up(school: School) -> None:
    streams = [school.hold() for _ in range(12)]
    holders = {worker for _, worker in streams}
    school.get("/test/announce/7")
    assert [stream.readline() for stream, _ in streams] == [b"7\n"] * 12

    begun = time.monotonic()
    school.process.send_signal(signal.SIGHUP)
    assert [stream.read() for stream, _ in streams] == [b"closed\n"] * 12
    assert time.monotonic() - begun < 20  # the new workers start first
    school.wait_for_workers()
    stream, worker = school.hold()
    assert worker not in holders

    begun = time.monotonic()
    school.process.send_signal(signal.SIGTERM)
    assert stream.read() == b"closed\n"
    assert time.monotonic() - begun < 10  # a stream that is waited for holds a worker up for 15
    assert school.process.wait(20) == 0
    assert not (Path.home() / ".gunicorn" / "gunicorn.ctl").exists()

    told = school.lines()  # every line is JSON
    assert any(line.get("route") == "/test/held" and line["status"] == 200 for line in told)
    assert not [line for line in told if line["level"] == "error"]


def test_one_worker_tells_once_where_the_first_teacher_makes_an_account(school: School) -> None:
    def told() -> list[str]:
        return [
            str(line["message"]).split()[-1] for line in school.lines() if line["logger"] == "tutor.server"
        ]

    (link,) = told()
    assert link.startswith(f"http://127.0.0.1:{school.port}/teacher/join/")
    path = link.removeprefix(f"http://127.0.0.1:{school.port}")
    assert school.get(path)[0] == 302
    school.process.send_signal(signal.SIGHUP)
    school.wait_for_workers()
    assert told() == [link]
    assert school.get(path)[0] == 302


def test_a_move_is_on_the_screens_of_every_worker(school: School, postgres: Postgres) -> None:
    teacher = AtBoard(postgres)
    begun = teacher.move(school, do="begin")
    streams = teacher.screens(school, 16)
    assert {next_version(stream) for stream in streams} == {begun}
    moved = teacher.move(school, tap="d3", on=str(begun))
    assert moved == begun + 1
    assert [next_version(stream) for stream in streams] == [moved] * 16
    school.process.send_signal(signal.SIGTERM)
    for stream in streams:
        stream.read()
    assert school.process.wait(20) == 0


def test_a_class_goes_on_at_another_server_when_one_is_killed(
    school: School, postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = School(tmp_path_factory.mktemp("other"), postgres, redis)
    try:
        teacher = AtBoard(postgres)
        begun = teacher.move(school, do="begin")
        streams = teacher.screens(other, 4)
        assert {next_version(stream) for stream in streams} == {begun}
        moved = teacher.move(school, tap="d3", on=str(begun))
        assert [next_version(stream) for stream in streams] == [moved] * 4
        os.killpg(school.process.pid, signal.SIGKILL)
        again = teacher.move(other, tap="c3", on=str(moved))
        assert [next_version(stream) for stream in streams] == [again] * 4 == [moved + 1] * 4
    finally:
        other.end()


def test_an_answer_that_has_begun_is_finished_before_a_worker_stops(school: School) -> None:
    connection = school.connect()
    body = b"tap=d3"
    connection.putrequest("POST", "/en/")
    connection.putheader("Content-Type", "application/x-www-form-urlencoded")
    connection.putheader("Content-Length", str(len(body)))
    connection.putheader("Sec-Fetch-Site", "same-origin")
    connection.endheaders(body[:3])
    time.sleep(0.3)
    school.process.send_signal(signal.SIGTERM)
    time.sleep(0.3)
    connection.send(body[3:])
    answer = connection.getresponse()
    assert answer.status == 200
    assert "learner=" in str(answer.headers.get_all("Set-Cookie"))
    answer.read()
    connection.close()
    assert school.process.wait(20) == 0


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, ""),
        ({"WEB_CONCURRENCY": "4"}, "several workers need REDIS_URL"),
        ({"LOG_FORMAT": "xml"}, "LOG_FORMAT is text or json"),
    ],
)
def test_settings_that_cannot_be_used_are_told_in_one_sentence(
    tmp_path: Path, settings: dict[str, str], told: str
) -> None:
    command = [sys.executable, "-m", "gunicorn", "--config", "python:tutor.gunicorn_conf", "--check-config"]
    environment = {**os.environ, "TUTOR_DATA": str(tmp_path), **settings}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (not told)
    assert told in done.stderr
    assert "Traceback" not in done.stderr
