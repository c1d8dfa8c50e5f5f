"""What a connection may use: time for a head, unread bytes of answers, requests at once, places.

uvicorn parses what comes. The limits need only what asyncio calls in every protocol, and what httptools calls
in the owner of a parser. All of a school may share one address: before any of its connections is refused, an
idle one is ended.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

CROWD = "crowd"
"""The key of the connections in the state that a server shares with its protocols."""

LOOKS_EVERY = 1.0
"""Seconds between two checks of all connections."""

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@dataclass(frozen=True)
class Limits:
    """How much one connection may use, and how much all together; times in seconds, sizes in bytes."""

    connections: int = 4000
    share: float = 0.75
    """The share of all connections that one address may have."""
    head: int = 64 * 1024
    head_time: float = 20.0
    idle_time: int = 75
    """The time from an answer to the next request on the same connection."""
    pipelined: int = 16
    """How many requests may be sent before the first is answered."""
    body_time: float = 30.0
    bodies: int = 64 * 1024**2
    """Bytes of all request bodies that are being read."""
    unpaused: int = 16 * 1024
    """Bytes of an answer that may wait unsent before no more of it is made."""
    unsent: int = 64 * 1024**2
    """Unsent bytes of all answers whose readers are too slow."""
    slowest: int = 500
    """The fewest bytes per second that a reader must take, measured over `write_time`."""
    write_time: float = 30.0

    @property
    def of_one_address(self) -> int:
        """How many connections one address may have at once."""
        return max(1, int(self.connections * self.share))


class Connection(HttpToolsProtocol):
    """A connection that is held to the limits of all connections (`Crowd`)."""

    is_gone = False
    begun = 0
    answered = 0
    head_since: float | None = None
    head_bytes = 0
    unsent = 0
    stuck_since = 0.0

    @property
    def crowd(self) -> Crowd:
        """All connections of the server."""
        found: Crowd = self.app_state[CROWD]
        return found

    @property
    def is_idle(self) -> bool:
        """Whether no request waits for its answer."""
        return self.begun == self.answered

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.head_since = monotonic()
        transport.set_write_buffer_limits(high=self.crowd.limits.unpaused)
        self.crowd.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_gone = True
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.head_since is None and self.is_idle:
            self.head_since = monotonic()
        super().data_received(data)
        if self.head_since is not None:
            self.head_bytes += len(data)
            if self.head_bytes > self.crowd.limits.head and not self.is_gone:
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        if self.head_since is None:  # sent right behind another request
            self.head_since = monotonic()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head_since, self.head_bytes = None, 0
        if self.is_idle:
            self.crowd.idle.pop(self, None)
        self.begun += 1
        if self.begun - self.answered > self.crowd.limits.pipelined:
            self.transport.abort()
            raise ValueError("too many requests at once")  # this ends the parsing of the others
        super().on_headers_complete()

    def has_answered(self) -> None:
        """Note that one request was answered, or will never be."""
        self.answered += 1
        if self.is_idle and not self.is_gone:
            self.crowd.idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.crowd.hold(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck_since = monotonic()
        self.crowd.slow.pop(self, None)

    def look(self, now: float) -> None:
        """End a connection whose head takes too long, or whose reader is too slow."""
        limits = self.crowd.limits
        if self.head_since is not None and now - self.head_since > limits.head_time:
            self.transport.abort()
            return
        size = self.transport.get_write_buffer_size()
        if not self.unsent or self.unsent - size >= limits.slowest * limits.write_time:
            self.stuck_since, self.unsent = now, size
        elif not size:
            self.unsent = 0
        elif now - self.stuck_since > limits.write_time:
            self.transport.abort()


@dataclass(eq=False)
class Crowd:
    """The connections of a server."""

    limits: Limits
    all: dict[tuple[Any, Any], Connection] = field(default_factory=dict)
    """The connections by their two ends, the client's first."""
    addresses: dict[str, int] = field(default_factory=dict)
    """How many connections each address has."""
    idle: dict[Connection, None] = field(default_factory=dict)
    """Connections without an open request; the one that has been idle longest is first."""
    slow: dict[Connection, int] = field(default_factory=dict)
    """Connections that read too slowly, the slowest longest first, with the bytes that waited for each."""
    bodies: int = 0
    """Bytes of the bodies that are being read."""

    def enter(self, newest: Connection) -> None:
        """Give a connection a place; where there is none, end an idle connection, or else this one."""
        address = _address(newest)
        count = self.addresses.get(address, 0)
        free = True
        if count >= self.limits.of_one_address:
            free = self._make_room(address)
        elif len(self.all) >= self.limits.connections:
            free = self._make_room(max(self.addresses, key=self.addresses.__getitem__))
        self.all[newest.client, newest.server] = newest
        self.addresses[address] = self.addresses.get(address, 0) + 1
        if free:
            self.idle[newest] = None
        else:
            newest.transport.abort()

    def leave(self, connection: Connection) -> None:
        """Remove a connection that has ended."""
        if self.all.get((connection.client, connection.server)) is connection:
            del self.all[connection.client, connection.server]
            address = _address(connection)
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
        self.idle.pop(connection, None)
        self.slow.pop(connection, None)

    def _make_room(self, address: str) -> bool:
        """End the connection of an address that has been idle longest; False where none is idle."""
        for connection in self.idle:
            if _address(connection) == address:
                connection.transport.abort()
                self.leave(connection)
                return True
        return False

    def hold(self, connection: Connection, size: int) -> None:
        """Remember a slow reader; where all of them hold too much, end the one that has been slow longest."""
        self.slow[connection] = size
        if sum(self.slow.values()) > self.limits.unsent:
            oldest = next(iter(self.slow))
            del self.slow[oldest]
            oldest.transport.abort()

    async def keep(self) -> None:
        """Check every connection again and again."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            now = monotonic()
            for connection in tuple(self.all.values()):
                connection.look(now)


def _address(connection: Connection) -> str:
    return connection.client[0] if connection.client else ""
