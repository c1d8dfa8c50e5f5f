"""Streams that need no thread: an answer that stays open, and is written to when there is news.

Other threads put bytes into one outbox, and the loop of the server writes them: it is woken once for a
thousand screens.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.bounds import Connection

MOST_WAITING = 256 * 1024
"""If more bytes wait for a slow reader, the connection is closed, and the browser connects again."""


class Outbox:
    """What threads send to screens, until the loop writes it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._letters: deque[tuple[Stream, bytes]] = deque()
        self._is_called = False

    def put(self, stream: Stream, data: bytes) -> bool:
        """Let the loop write this soon; False if the loop has ended. One thread's puts stay in order."""
        self._letters.append((stream, data))
        if not self._is_called:
            self._is_called = True
            try:
                self._loop.call_soon_threadsafe(self._write)
            except RuntimeError:  # the loop has ended
                return False
        return True

    def _write(self) -> None:
        self._is_called = False  # before the first is taken: a later `put` calls again
        while self._letters:
            stream, data = self._letters.popleft()
            stream.write(data)


class Stream:
    """A connection in the middle of a chunked answer."""

    def __init__(self, connection: Connection, outbox: Outbox) -> None:
        self._connection = connection
        self._outbox = outbox
        self._has_ended = False
        self.over = asyncio.Event()

    def send(self, data: bytes) -> bool:
        """Send what the socket takes now, and the rest as soon as it takes more; b"" ends the answer.

        Every thread may call it. False when the reader is gone, or too slow: its browser should connect
        again.
        """
        if self._has_ended or self._connection.is_gone:
            return False
        self._has_ended = not data
        return self._outbox.put(self, data)

    def write(self, data: bytes) -> None:
        """Write a part of the answer; called only in the loop."""
        if self.over.is_set() or self._connection.is_gone:
            return
        if not data:
            self.over.set()
            return
        transport = self._connection.transport
        transport.write(chunk(data))
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    def end(self) -> None:
        """End the answer; called only in the loop."""
        self._has_ended = True
        self.over.set()


@lru_cache(maxsize=64)
def chunk(data: bytes) -> bytes:
    """A part of an answer as HTTP/1.1 sends it; made once for all who get the same part."""
    return b"%X\r\n%b\r\n" % (len(data), data)
