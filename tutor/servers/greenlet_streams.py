"""Streams under gunicorn and gevent, written to by the greenlet that has news.

The greenlet of a stream sleeps until its end, and one greenlet for each class writes to the sockets of all
screens of the class: to wake thousands of greenlets for each move would take ten times as long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import gevent
from gevent.event import Event
from gevent.socket import wait_write

from tutor.servers.streams import MOST_WAITING, chunk
from tutor.web.classroom.screens.board_streams import TAKE_OVER

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

LONGEST_WRITE = 30.0
"""A reader must take something within so many seconds while data waits."""


class LentStreams:
    """A WSGI application that lends the connections of another one's requests to the senders of news."""

    def __init__(self, behind: WSGIApplication) -> None:
        self._behind = behind

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        connection = environ.get("gunicorn.socket")
        if connection is None or environ["SERVER_PROTOCOL"] != "HTTP/1.1":
            return self._behind(environ, start_response)
        lent: list[LentStream] = []

        def take_over() -> Any:
            lent.append(LentStream(connection))
            return lent[0].send

        environ[TAKE_OVER] = take_over
        answer = self._behind(environ, start_response)
        return _held(answer, lent[0]) if lent else answer


class LentStream:
    """A connection in the middle of a chunked answer."""

    def __init__(self, connection: Any) -> None:
        self._socket = connection._sock  # the socket inside gevent's: it never blocks, and sends what it can
        self._waiting = bytearray()
        self._ends = False
        self.over = Event()

    def send(self, data: bytes) -> bool:
        """Send what the socket takes now, and the rest as soon as it takes more; b"" ends the answer.

        False when the reader is gone, or too slow: its browser should connect again.
        """
        if self._ends:
            return False
        if not data:
            self._ends = True
            if not self._waiting:
                self.over.set()
            return True
        part = chunk(data)
        if self._waiting:
            self._waiting += part
            return len(self._waiting) <= MOST_WAITING or self._give_up()
        try:
            sent = self._socket.send(part)
        except BlockingIOError:
            sent = 0
        except OSError:
            return self._give_up()
        if sent < len(part):
            self._waiting += part[sent:]
            gevent.spawn(self._send_waiting)
        return True

    def _send_waiting(self) -> None:
        while self._waiting and not self.over.is_set():
            try:
                wait_write(self._socket.fileno(), timeout=LONGEST_WRITE)
                with suppress(BlockingIOError):
                    del self._waiting[: self._socket.send(self._waiting)]
            except OSError:
                self._give_up()
        if self._ends:
            self.over.set()

    def _give_up(self) -> bool:
        self._ends = True
        with suppress(OSError):
            self._socket.shutdown(2)
        self.over.set()
        return False


def _held(answer: Iterable[bytes], stream: LentStream) -> Iterator[bytes]:
    """The answer of the application; then the greenlet sleeps until its stream is over."""
    try:
        yield from answer
        stream.over.wait()
    finally:
        stream.send(b"")
        if hasattr(answer, "close"):
            answer.close()
