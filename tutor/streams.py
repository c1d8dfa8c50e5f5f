"""Streams on waitress that need no thread: an answer that stays open, and is written to by whoever has news.

waitress gives each request a thread until its answer is complete. Here the thread goes back once the first
part is sent, so that a thousand screens wait for news while eight threads answer everything else.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import lru_cache
from typing import Any

from waitress.channel import HTTPChannel
from waitress.server import BaseWSGIServer
from waitress.task import WSGITask

from tutor.web.classroom.streams import TAKE_OVER, Send

MOST_WAITING = 256 * 1024
"""Bytes that a slow reader may leave waiting; then the connection is closed, and the browser comes again."""


class StreamTask(WSGITask):  # type: ignore[misc]
    """A request whose answer may stay open after the application has returned."""

    wrote_header: bool
    content_bytes_written: int

    def write(self, data: bytes) -> None:
        """Send a part of an answer; a page leaves with its head: each sending is a turn between threads."""
        length = self.content_length
        with_head = self.complete and not self.wrote_header and self.has_body
        if not with_head or length is None or not 0 < len(data) <= length:
            super().write(data)
            return
        self.wrote_header = True
        self.content_bytes_written = len(data)
        self.channel.write_soon(self.build_response_header() + data)

    def get_environment(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environment()
        if self.version == "1.1":
            environ[TAKE_OVER] = self._take_over
        return environ

    def _take_over(self) -> Send:
        self.channel.is_stream = True
        push: Send = self.channel.push
        return push

    def finish(self) -> None:
        if self.channel.is_stream and self.chunked_response:
            self.close_on_finish = False  # the thread is done, the answer is not
        else:
            super().finish()


class StreamChannel(HTTPChannel):  # type: ignore[misc]
    """A connection that can be written to without a thread of its own."""

    task_class = StreamTask
    is_stream = False
    will_close: bool
    close_when_flushed: bool

    def push(self, data: bytes) -> bool:
        """Send now what the socket takes, and the rest as soon as it takes more; b"" ends the answer."""
        part = _chunk(data)
        with self.outbuf_lock:
            if not self.connected or self.will_close or self.close_when_flushed:
                return False
            if not self.total_outbufs_len:
                try:
                    part = part[self.send(part, do_close=False) :]
                except OSError:
                    self.will_close = True
                self.last_activity = time.time()
            if part:
                self.outbufs[-1].append(part)
                self.total_outbufs_len += len(part)
                self.will_close = self.will_close or self.total_outbufs_len > MOST_WAITING
            self.close_when_flushed = not data
        if part or not data:
            with suppress(OSError):  # the server has stopped in this moment
                self.server.pull_trigger()
        return not self.will_close

    def handle_write(self) -> None:
        if not self.is_stream:
            super().handle_write()
            return
        with self.outbuf_lock:  # others push to it at any time
            super().handle_write()


def allow_streams(server: Any) -> None:
    """Let connections to a server of `waitress.create_server` become streams."""
    for listening in listeners(server):
        listening.channel_class = StreamChannel


def listeners(server: Any) -> list[Any]:
    """The sockets on which a server of `waitress.create_server` takes connections."""
    sockets = server.map if hasattr(server, "map") else server._map
    return [listening for listening in sockets.values() if isinstance(listening, BaseWSGIServer)]


@lru_cache(maxsize=64)
def _chunk(data: bytes) -> bytes:
    """A part of an answer as HTTP/1.1 sends it; made once for all who get the same."""
    return b"%X\r\n%b\r\n" % (len(data), data)
