"""Connections that gunicorn lends to whoever has news, on real sockets."""

from collections.abc import Iterator
from typing import Any

import pytest

gevent = pytest.importorskip("gevent")

from gevent import socket  # noqa: E402 -- there may be no gevent

from tutor.servers.greenlet_streams import MOST_WAITING, LentStream, LentStreams  # noqa: E402
from tutor.web.classroom.screens.board_streams import TAKE_OVER  # noqa: E402


class Screen:
    """A reader and the stream that is sent to it."""

    def __init__(self) -> None:
        self.server, self.browser = socket.socketpair()
        self.stream = LentStream(self.server)

    def read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            part = self.browser.recv(size - len(read))
            if not part:
                break
            read += part
        return bytes(read)


@pytest.fixture
def screen() -> Iterator[Screen]:
    with gevent.Timeout(20):
        screen = Screen()
        yield screen
        screen.server.close()
        screen.browser.close()


def test_what_is_sent_arrives_as_chunks(screen: Screen) -> None:
    assert screen.stream.send(b"data: d3\n\n")
    assert screen.stream.send(b"data: c4\n\n")
    assert screen.read(30) == b"A\r\ndata: d3\n\n\r\nA\r\ndata: c4\n\n\r\n"
    assert not screen.stream.over.is_set()


def test_the_end_is_told_once_and_nothing_follows(screen: Screen) -> None:
    assert screen.stream.send(b"")
    assert screen.stream.over.is_set()
    assert not screen.stream.send(b"data: d3\n\n")


def test_a_reader_who_has_gone_is_noticed(screen: Screen) -> None:
    screen.browser.close()
    sent = [screen.stream.send(b"data: d3\n\n") for _ in range(3)]
    assert not sent[-1]
    assert screen.stream.over.is_set()


def test_a_slow_reader_gets_everything_in_order(screen: Screen) -> None:
    events = [b"%06d" % number + b"x" * 4000 for number in range(40)]
    screen.server.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    assert all(screen.stream.send(event) for event in events)
    assert screen.stream.send(b"")
    assert not screen.stream.over.is_set()  # it waits for what is not read yet
    expected = b"".join(b"%X\r\n%b\r\n" % (len(event), event) for event in events)
    assert screen.read(len(expected)) == expected
    assert screen.stream.over.wait(5)


def test_one_who_reads_nothing_is_sent_away_and_holds_nobody_up(screen: Screen) -> None:
    sent = 0
    while screen.stream.send(b"x" * 8192):
        sent += 8192
    assert MOST_WAITING // 2 < sent < 8 * MOST_WAITING
    assert screen.stream.over.is_set()


def test_an_answer_stays_open_until_its_stream_is_over(screen: Screen) -> None:
    sends: list[Any] = []

    def app(environ: dict[str, Any], _start: object) -> list[bytes]:
        sends.append(environ[TAKE_OVER]())
        return [b"first"]

    environ = {"gunicorn.socket": screen.server, "SERVER_PROTOCOL": "HTTP/1.1"}
    parts: list[bytes] = []
    answer = gevent.spawn(lambda: parts.extend(LentStreams(app)(environ, lambda *_: None)))  # type: ignore[arg-type]
    gevent.sleep(0.05)
    assert not answer.ready()
    assert sends[0](b"second")
    assert screen.read(11) == b"6\r\nsecond\r\n"
    sends[0](b"")
    answer.join(5)
    assert parts == [b"first"]


@pytest.mark.parametrize(
    "environ", [{"SERVER_PROTOCOL": "HTTP/1.1"}, {"SERVER_PROTOCOL": "HTTP/1.0", "gunicorn.socket": object()}]
)
def test_where_nothing_can_be_lent_nothing_is_offered(environ: dict[str, Any]) -> None:
    def app(environ: dict[str, Any], _start: object) -> list[bytes]:
        assert TAKE_OVER not in environ
        return [b"whole"]

    assert LentStreams(app)(environ, lambda *_: None) == [b"whole"]  # type: ignore[arg-type]
