"""Kept pages, asked of the server that `make run` starts, with a single thread for all that is not kept."""

from __future__ import annotations

import http.client
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from flask import Flask, Response, request

from tests.conftest import OURS, running
from tests.support.own_server import Server as Process
from tutor.servers.launch import make_server
from tutor.web.classroom.screens.board_streams import TAKE_OVER

STEP = "/lo/learn/othello/passing/find-a-move-or-pass"
UNKNOWN = "/lo/nothing-here"
PATIENCE = 10


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes


Ask = Callable[..., Answer]


@pytest.fixture
def answerers(own_app: Flask) -> list[tuple[str, str]]:
    """The path of each request that came as far as Flask, and the thread that answered it."""
    seen: list[tuple[str, str]] = []
    behind = own_app.full_dispatch_request

    def full_dispatch_request() -> Response:
        seen.append((request.path, threading.current_thread().name))
        return behind()

    own_app.full_dispatch_request = full_dispatch_request  # type: ignore[method-assign]
    return seen


@pytest.fixture
def port(own_app: Flask) -> Iterator[int]:
    """The application on the server of `make run`."""
    with running(make_server(own_app, "127.0.0.1", 0, threads=1)) as server:
        yield server.port


@pytest.fixture
def ask(port: int) -> Iterator[Ask]:
    """Asks on one connection: `ask(path, method, **headers)`, with the body read."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def ask(path: str, method: str = "GET", **headers: str) -> Answer:
        said = {name.replace("_", "-"): text for name, text in headers.items()}
        connection.request(method, path, headers=said)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())

    yield ask
    connection.close()


def test_a_kept_page_is_answered_while_every_thread_is_at_work(own_app: Flask, port: int, ask: Ask) -> None:
    begun, go_on = threading.Event(), threading.Event()

    @own_app.get("/slow")
    def slow() -> str:
        begun.set()
        go_on.wait(PATIENCE)
        return "done"

    first = ask(STEP)
    other = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    other.request("GET", "/slow")
    assert begun.wait(PATIENCE)
    kept = ask(STEP)
    go_on.set()
    assert other.getresponse().read() == b"done"
    other.close()
    assert kept.body == first.body


def test_what_is_not_kept_is_left_to_the_threads(
    answerers: list[tuple[str, str]], own_app: Flask, ask: Ask
) -> None:
    learner = own_app.test_client()
    learner.post("/en/", data={"tap": "d3"}, headers=OURS)
    cookie = learner.get_cookie(own_app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    answerers.clear()
    for _ in range(2):
        ask(STEP)
        ask(STEP, Cookie=f"{cookie.key}={cookie.value}")
        ask(STEP, "HEAD")
        ask(STEP, "POST")
        ask(UNKNOWN)
    assert [path for path, _ in answerers] == [STEP, STEP, STEP, STEP, UNKNOWN, STEP, STEP, STEP, UNKNOWN]
    assert {name.rpartition("_")[0] for _, name in answerers} == {"answers"}


def test_a_kept_page_says_the_same_as_when_it_was_drawn(ask: Ask) -> None:
    drawn, kept = ask(STEP, Accept_Encoding="gzip"), ask(STEP, Accept_Encoding="gzip")
    told = [{line for line in page.headers.items() if line[0] != "Date"} for page in (drawn, kept)]
    assert told[0] == told[1]
    assert kept.headers["Set-Cookie"] == "language=lo; Path=/; Max-Age=31536000; SameSite=Lax"
    assert "default-src 'none'" in kept.headers["Content-Security-Policy"]
    assert kept.body == drawn.body


def test_a_kept_page_is_not_sent_again_to_who_has_it(ask: Ask) -> None:
    tag = ask(STEP).headers["ETag"]
    again = ask(STEP, If_None_Match=tag)
    assert (again.status, again.body) == (304, b"")
    assert ask(STEP).status == 200


def test_requests_sent_in_one_go_are_answered_in_their_order(port: int, ask: Ask) -> None:
    page = ask(STEP)
    paths = [STEP, STEP, UNKNOWN, STEP, "/healthz", STEP]
    ends = ["\r\n"] * (len(paths) - 1) + ["Connection: close\r\n\r\n"]
    asked = [
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{end}"
        for path, end in zip(paths, ends, strict=True)
    ]
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall("".join(asked).encode())
        answers = b"".join(iter(lambda: connection.recv(1 << 16), b""))
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"200", b"404", b"200", b"200", b"200"]
    assert answers.count(page.body) == paths.count(STEP)


def test_nobodys_word_about_a_reader_is_passed_on_where_no_proxy_is_trusted(own_app: Flask, ask: Ask) -> None:
    seen: list[list[str]] = []

    @own_app.get("/told")
    def told() -> str:
        seen.append([name for name in request.environ if "FORWARDED" in name])
        return ""

    ask("/told", X_Forwarded_For="10.9.9.9", Forwarded="for=10.9.9.9", X_Forwarded_Proto="https")
    assert seen == [[]]


def test_a_server_that_stops_finishes_what_has_begun_and_ends_its_streams(own_app: Flask) -> None:
    begun, go_on, answers = threading.Event(), threading.Event(), list[bytes]()

    @own_app.get("/slow")
    def slow() -> str:
        begun.set()
        go_on.wait(PATIENCE)
        return "done"

    @own_app.get("/stream")
    def stream() -> Response:
        request.environ[TAKE_OVER]()
        return Response(iter([b"begun\n"]), direct_passthrough=True)

    def ask_slowly() -> None:
        connection.request("GET", "/slow")
        answers.append(connection.getresponse().read())

    server = make_server(own_app, "127.0.0.1", 0, threads=2)
    running_ = threading.Thread(target=server.run, daemon=True)
    running_.start()
    connection, held = (http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE) for _ in "12")
    held.request("GET", "/stream")
    screen = held.getresponse()
    assert screen.readline() == b"begun\n"
    asking = threading.Thread(target=ask_slowly)
    asking.start()
    assert begun.wait(PATIENCE)
    server.stop()
    assert screen.read() == b"", "the stream has ended, and was not broken off"
    go_on.set()
    asking.join(PATIENCE)
    running_.join(PATIENCE)
    assert answers == [b"done"]
    assert not running_.is_alive()
    connection.close()
    held.close()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_port_that_is_taken_is_told(own_app: Flask, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError):
        make_server(own_app, host, taken.getsockname()[1], 1)


def test_the_system_stops_it_at_once_and_well(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    assert server.process is not None
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", "/healthz")
    assert connection.getresponse().read()
    server.process.send_signal(signal.SIGTERM)  # while a browser keeps its connection
    assert server.process.wait(30) == 0
    connection.close()
