"""Connections that ask for much, send little or read nothing take nobody's place but their own.

Each attack is here in small; in full size `make proofs` makes it (`tests.proofs.connections`).
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from flask import Flask

from tests.attacks.connections.raw import answered, connect, has_ended, head, status, until
from tests.conftest import running
from tutor.bounds import Limits
from tutor.servers.uvicorn_server import Server
from tutor.web.http.assets import FOLDER

LONG = "/th/print/"
"""The longest page, some 150,000 bytes."""

THREADS = 2

Serve = Callable[..., int]


@pytest.fixture
def serve(app: Flask) -> Iterator[Serve]:
    """Starts a server with limits of its own, and gives its port: `serve(head_time=0.5)`."""
    with ExitStack() as stack:

        def start(connections: int = 100, **limits: float) -> int:
            bounds = Limits(connections, **limits)  # type: ignore[arg-type]
            server = Server(app, "127.0.0.1", 0, THREADS, bounds)
            return stack.enter_context(running(server)).port

        yield start


@pytest.fixture
def clients() -> Iterator[list[socket.socket]]:
    """Sockets that are closed at the end."""
    opened: list[socket.socket] = []
    yield opened
    for client in opened:
        client.close()


def test_requests_in_one_packet_whose_answers_nobody_reads_stop_no_thread(
    serve: Serve, clients: list[socket.socket]
) -> None:
    port = serve(pipelined=1000)
    for _ in range(8):
        clients.append(connect(port))
        clients[-1].sendall(head(LONG) * 148)
    assert status(port, "/th/") == 200
    assert status(port) == 200
    assert status(port, "/th/nothing-here") == 404


def test_more_requests_than_a_browser_sends_at_once_end_the_connection(serve: Serve) -> None:
    port = serve(pipelined=16)
    with connect(port) as polite, connect(port) as greedy:
        polite.sendall(head("/healthz") * 15 + head("/healthz", "Connection: close"))
        assert answered(polite)[1].count(b"HTTP/1.1 200") == 16
        greedy.sendall(head("/healthz") * 200)
        assert answered(greedy)[1].count(b"HTTP/1.1 200") < 17


def test_whoever_reads_nothing_is_cut_off(serve: Serve, clients: list[socket.socket]) -> None:
    port = serve(write_time=0.5)
    for _ in range(4):
        clients.append(connect(port, reads_little=True))
        clients[-1].sendall(head(LONG) * 16)
    assert all(until(lambda: has_ended(client)) for client in clients)  # noqa: B023


def test_whoever_reads_slowly_gets_everything(serve: Serve) -> None:
    port = serve(write_time=3, slowest=2_000)
    with connect(port, reads_little=True) as client:
        client.sendall(head(LONG) * 15 + head(LONG, "Connection: close"))
        got = b""
        while part := client.recv(20_000):
            got += part
        assert got.count(b"</html>") == 16


def test_when_much_waits_unsent_whoever_reads_nothing_longest_goes_first(
    serve: Serve, clients: list[socket.socket]
) -> None:
    port = serve(unsent=400_000, write_time=3600)
    for _ in range(16):
        clients.append(connect(port, reads_little=True))
        clients[-1].sendall(head(LONG) * 16)
    assert until(lambda: any(has_ended(client) for client in clients))
    assert status(port, LONG) == 200


def test_a_slow_reader_of_a_file_holds_no_thread(
    serve: Serve, clients: list[socket.socket], app: Flask
) -> None:
    folder = app.config["STATIC"]
    files = [path for path in folder.rglob("*") if path.is_file()]
    largest = max(files, key=lambda path: path.stat().st_size)
    address = f"{FOLDER}/any/{largest.relative_to(folder).as_posix()}"
    port = serve()
    for _ in range(3 * THREADS):
        clients.append(connect(port, reads_little=True))
        clients[-1].sendall(head(address) * 16)
    assert status(port, "/th/nothing-here") == 404


def test_a_byte_now_and_then_is_no_head(serve: Serve) -> None:
    port = serve(head_time=0.3)
    with connect(port) as silent, connect(port) as slow, connect(port) as blank:
        assert until(lambda: has_ended(slow))
        assert until(lambda: _sends(blank, b"\r\n"))
        assert answered(silent) == (0, b"")


def _sends(client: socket.socket, data: bytes) -> bool:
    try:
        client.send(data)
    except ConnectionError:
        return True
    return False


def test_a_head_without_end_is_refused(serve: Serve) -> None:
    with connect(serve(head=20_000)) as client:
        client.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)
        assert answered(client)[0] in (0, 431)


def test_connections_that_send_no_request_make_room_for_those_that_do(
    serve: Serve, clients: list[socket.socket]
) -> None:
    port = serve(connections=40, head_time=3600)
    for _ in range(120):
        clients.append(connect(port))
        clients[-1].send(b"G")
    assert [status(port) for _ in range(10)] == [200] * 10


def test_a_school_behind_one_address_is_never_refused(serve: Serve, clients: list[socket.socket]) -> None:
    port = serve(connections=40)
    for _ in range(120):
        clients.append(connect(port))
        clients[-1].sendall(head("/healthz"))
        assert clients[-1].recv(1 << 16).startswith(b"HTTP/1.1 200")


def test_a_body_that_does_not_come_holds_no_thread_and_is_given_up(
    serve: Serve, clients: list[socket.socket]
) -> None:
    port = serve(body_time=0.5)
    for _ in range(3 * THREADS):
        clients.append(connect(port))
        clients[-1].sendall(head("/en/", "Content-Length: 9", method="POST") + b"tap")
    assert status(port, "/th/nothing-here") == 404
    assert {answered(client)[0] for client in clients} == {408}


def test_a_body_that_is_too_long_is_refused_in_the_readers_language_before_it_is_read(serve: Serve) -> None:
    port = serve()
    form = "Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin"
    for path, length in (("/th/", 70_000), ("/th/", 1 << 30), ("/th/play/open/", 1 << 30)):
        with connect(port) as client:
            client.sendall(head(path, *form, f"Content-Length: {length}", method="POST"))
            said = b""
            while b"</html>" not in said:
                part = client.recv(1 << 16)
                assert part, said
                said += part
            assert said.startswith(b"HTTP/1.1 413")
            assert b'lang="th"' in said


def test_a_body_of_no_told_length_is_read_no_further_than_its_route_allows(serve: Serve) -> None:
    port = serve()
    with connect(port) as client:
        lines = "Transfer-Encoding: chunked", "Sec-Fetch-Site: same-origin"
        client.sendall(head("/en/", *lines, method="POST"))
        for _ in range(20):
            client.sendall(b"%X\r\n%b\r\n" % (8192, b"x" * 8192))
        client.sendall(b"0\r\n\r\n")
        assert answered(client)[0] == 413


def test_who_sends_too_much_reads_that_it_was_too_much(serve: Serve) -> None:
    with connect(serve()) as client:
        lines = "Content-Length: 3000000", "Sec-Fetch-Site: same-origin"
        client.sendall(head("/en/", *lines, method="POST"))
        client.sendall(b"x" * 3_000_000)
        assert answered(client)[0] == 413


def test_bodies_that_come_at_once_have_so_much_room_and_no_more(
    serve: Serve, clients: list[socket.socket]
) -> None:
    port = serve(bodies=100_000, body_time=3600)
    for _ in range(2):
        clients.append(connect(port))
        clients[-1].sendall(head("/en/", "Content-Length: 60000", method="POST"))
    with connect(port) as third:
        third.sendall(head("/en/", "Content-Length: 60000", method="POST"))
        assert answered(third)[0] == 503
    assert status(port, "/th/") == 200


def test_what_is_no_request_is_refused(serve: Serve) -> None:
    port = serve()
    for nonsense in (b"\x16\x03\x01\r\n\r\n", b"BREW / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nX\r\n\r\n"):
        with connect(port) as client:
            client.sendall(nonsense)
            assert answered(client)[0] == 400
    assert status(port) == 200
