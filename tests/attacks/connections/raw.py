"""Clients that behave as no browser does, on plain sockets."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress

LOCAL = "127.0.0.1"
PATIENCE = 20.0
"""Seconds; what comes at once is not waited for."""


def connect(port: int, *, reads_little: bool = False) -> socket.socket:
    """A connection; one that reads little takes a few thousand bytes until it is read."""
    client = socket.socket()
    client.settimeout(PATIENCE)
    if reads_little:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect((LOCAL, port))
    return client


def head(path: str, *lines: str, method: str = "GET") -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {LOCAL}", *lines, "", ""]).encode()


def status(port: int, path: str = "/healthz") -> int:
    """What somebody else is answered meanwhile; 0 for nothing in time."""
    with suppress(OSError), connect(port) as client:
        client.sendall(head(path, "Connection: close"))
        return answered(client)[0]
    return 0


def answered(client: socket.socket) -> tuple[int, bytes]:
    """The status and the bytes of what comes until the connection ends; 0 for nothing."""
    said = b""
    with suppress(ConnectionError):
        while part := client.recv(1 << 16):
            said += part
    return (int(said.split(None, 2)[1]) if said else 0), said


def has_ended(client: socket.socket) -> bool:
    """Whether the server has ended a connection of which nobody has read; sends a byte to see it."""
    try:
        client.send(b"G")
    except (ConnectionError, TimeoutError):
        return True
    return False


def until(holds: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Whether something holds in time."""
    limit = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > limit:
            return False
        time.sleep(0.02)
    return True
