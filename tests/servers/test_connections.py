"""The limit of open files bounds the streams, and pages still come through."""

import http.client
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.support.own_server import SECRET, Server
from tests.web.classroom.class_at_board import class_at_board
from tutor import create_app
from tutor.servers.connections import most_connections, most_streams

FILES = 256
SCREENS = 150
OF_ONE = 3
"""Screens of one pupil: fewer than a seat may have."""

THREADS = 8


@pytest.mark.parametrize(
    ("connections", "streams"), [(4000, 3000), (3000, 2000), (1000, 500), (156, 78), (32, 16)]
)
def test_many_connections_are_kept_for_pages_and_of_few_the_half(connections: int, streams: int) -> None:
    assert most_streams(connections) == streams


@pytest.mark.parametrize(
    ("soft", "hard", "connections", "raised"),
    [
        (256, 1 << 20, 4000, 4100),
        (256, 1024, 924, 1024),
        (256, 256, 156, 256),
        (64, 64, 32, 64),
        (1 << 20, 1 << 20, 4000, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 4000, None),
        (256, resource.RLIM_INFINITY, 4000, 4100),
    ],
)
def test_as_many_files_are_opened_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, connections: int, raised: int | None
) -> None:
    changed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: changed.append(limits))
    assert most_connections(4000) == connections
    assert changed == ([] if raised is None else [(raised, hard)])


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server that may open few files."""
    found = Server(tmp_path, files=FILES)
    try:
        found.start()
        yield found
    finally:
        found.kill()


def test_a_server_of_few_files_refuses_streams_and_answers_pages(small: Server) -> None:
    app = create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": small.url})
    board = class_at_board(app)
    name = app.config["SESSION_COOKIE_NAME"]
    cookies = [cookie_of(board.pupil().client, name) for _ in range(SCREENS // OF_ONE)]
    opened: list[socket.socket] = []
    statuses = []
    try:
        for number in range(SCREENS):
            cookie = cookies[number // OF_ONE]
            screen = socket.create_connection(("127.0.0.1", small.port), timeout=20)
            head = f"GET {board.url('demo/events')} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
            screen.sendall(head.encode())
            statuses.append(int(screen.recv(4096).split()[1]))
            if statuses[-1] == 200:
                opened.append(screen)
            else:
                screen.close()
        streams = most_streams(FILES - 100)
        assert set(statuses) == {200, 503}
        assert streams <= statuses.count(200) <= streams + THREADS, "some are let in at the same moment"
        for page in ("/en/", board.url("demo/state")):
            began = time.monotonic()
            connection = http.client.HTTPConnection("127.0.0.1", small.port, timeout=20)
            connection.request("GET", page, headers={"Cookie": cookie})
            assert connection.getresponse().status == 200
            connection.close()
            assert time.monotonic() - began < 5
    finally:
        for screen in opened:
            screen.close()


def test_connections_that_say_nothing_leave_files_for_the_database(small: Server) -> None:
    silent: list[socket.socket] = []
    try:
        for _ in range(3 * FILES):
            silent.append(socket.create_connection(("127.0.0.1", small.port), timeout=20))
        for _ in range(5):
            connection = http.client.HTTPConnection("127.0.0.1", small.port, timeout=20)
            connection.request("GET", "/readyz")
            assert connection.getresponse().status == 200
            connection.close()
    finally:
        for one in silent:
            one.close()


def test_workers_of_gunicorn_take_as_many_as_they_may() -> None:
    program = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from tutor import gunicorn_conf
from tutor.servers.connections import most_streams
print(gunicorn_conf.worker_connections, most_streams(gunicorn_conf.worker_connections, 500))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["156", "78"]


def cookie_of(client: FlaskClient, name: str) -> str:
    found = client.get_cookie(name)
    assert found is not None
    return f"{name}={found.value}"
