"""Screens of a class as a process of their own: raw sockets that read server-sent events, and when they came.

`python -m tests.bench.support.screens HOST PORT FILE` opens a stream for each line of the file, which is a
path and the header of a cookie with a tab between, and prints "ready". Then, for each line that it reads, it
prints the moments, in nanoseconds of the monotonic clock, at which each screen had the version named in that
line, separated by spaces. It does as little as it can for each event, because it shares the machine with the
server that it measures.
"""

from __future__ import annotations

import os
import re
import selectors
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

ID = re.compile(rb"(?:^|\n)id: (\d+)\n")
AT_ONCE = 50
LARGEST = 1 << 16
STDIN = 0


class Screen:
    """One stream; ``seen`` is when each version was here to its end."""

    __slots__ = ("read", "refused", "seen", "socket")

    def __init__(self, host: str, port: int, request: bytes) -> None:
        self.socket = socket.create_connection((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(request)
        self.socket.setblocking(False)
        self.read = b""
        self.seen: dict[int, int] = {}
        self.refused = False


class Wall:
    """Every screen, and how many of them have seen each version."""

    def __init__(self) -> None:
        self.screens: list[Screen] = []
        self.seen: Counter[int] = Counter()
        self.asked: list[int] = []
        self.ended = False
        self._selector = selectors.DefaultSelector()
        self._selector.register(STDIN, selectors.EVENT_READ)

    @property
    def refused(self) -> int:
        return sum(screen.refused for screen in self.screens)

    def add(self, screen: Screen) -> None:
        self.screens.append(screen)
        self._selector.register(screen.socket, selectors.EVENT_READ, screen)

    def watch(self, holds: Callable[[], bool], seconds: float) -> None:
        """Read what comes until something holds, at most for so long."""
        limit = time.monotonic() + seconds
        while not holds() and time.monotonic() < limit:
            for key, _ in self._selector.select(0.1):
                if key.data is None:
                    self._take_orders()
                else:
                    self._take(key.data)

    def _take_orders(self) -> None:
        lines = os.read(STDIN, LARGEST)
        self.ended = not lines
        self.asked += map(int, lines.split())

    def _take(self, screen: Screen) -> None:
        data = screen.socket.recv(LARGEST)
        now = time.monotonic_ns()
        if not screen.seen and not screen.read and not data.startswith(b"HTTP/1.1 200"):
            screen.refused = True
        if not data or screen.refused:
            self._selector.unregister(screen.socket)
            return
        screen.read += data
        end = screen.read.rfind(b"\n\n")
        if end < 0:
            return
        for found in ID.findall(screen.read, 0, end + 1):
            if int(found) not in screen.seen:
                screen.seen[int(found)] = now
                self.seen[int(found)] += 1
        screen.read = screen.read[end + 2 :]


def main(host: str, port: int, screens: list[str]) -> None:
    wall = Wall()

    def shown() -> bool:
        return all(screen.seen or screen.refused for screen in wall.screens[-AT_ONCE:])

    for number, line in enumerate(screens, 1):
        path, cookie = line.split("\t")
        head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAccept: text/event-stream\r\n{cookie}\r\n\r\n"
        wall.add(Screen(host, port, head.encode()))
        if number % AT_ONCE == 0 or number == len(screens):
            wall.watch(shown, 30.0)
    open_ = len(wall.screens) - wall.refused
    print("ready", open_, flush=True)
    while not wall.ended:
        wall.watch(lambda: bool(wall.asked) or wall.ended, 3600.0)
        for version in wall.asked:
            wall.watch(lambda version=version: wall.seen[version] >= open_, 30.0)  # type: ignore[misc]
            print(*(one.seen.get(version, 0) for one in wall.screens if not one.refused), flush=True)
        wall.asked.clear()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]).read_text().splitlines())
