"""Screens of a class as a process of their own: raw sockets that read server-sent events, and when they came.

`python -m tests.bench.screens HOST PORT PATH COOKIE SCREENS` opens the streams and prints "ready". Then, for
each line that it reads, it prints the moments, in nanoseconds of the monotonic clock, at which each screen
had the version named in that line, separated by spaces.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time

ID = re.compile(rb"\nid: (\d+)\n")
AT_ONCE = 50


class Screen(asyncio.Protocol):
    """One stream; ``seen`` is when each version was here to its end."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._read = b""
        self.seen: dict[int, int] = {}
        self.refused = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        now = time.monotonic_ns()
        self._read += data
        if self._read.startswith(b"HTTP/1.1 ") and not self._read.startswith(b"HTTP/1.1 200"):
            self.refused = self._read[:40].decode("latin-1")
        while (end := self._read.find(b"\n\n")) >= 0:
            found = ID.search(b"\n" + self._read[:end])
            self._read = self._read[end + 2 :]
            if found:
                self.seen[int(found[1])] = now


async def main(host: str, port: int, path: str, cookie: str, count: int) -> None:
    loop = asyncio.get_running_loop()
    head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAccept: text/event-stream\r\n{cookie}\r\n\r\n"
    screens: list[Screen] = []
    for number in range(count):
        screen = Screen(head.encode())
        await loop.create_connection(lambda screen=screen: screen, host, port)  # type: ignore[misc]
        screens.append(screen)
        if number % AT_ONCE == AT_ONCE - 1:
            await _until(lambda: all(one.seen or one.refused for one in screens))
    await _until(lambda: all(one.seen or one.refused for one in screens))
    print("ready", sum(not one.refused for one in screens), flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        version = int(line)
        await _until(lambda version=version: all(version in one.seen or one.refused for one in screens))
        print(*(one.seen.get(version, 0) for one in screens if not one.refused), flush=True)


async def _until(holds: object, seconds: float = 30.0) -> None:
    assert callable(holds)
    limit = time.monotonic() + seconds
    while not holds() and time.monotonic() < limit:
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5])))
