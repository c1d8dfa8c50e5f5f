"""A teacher at the big board of a class, through any of the servers of a school network."""

from __future__ import annotations

import http.client
import re
import time
from typing import Protocol
from urllib.parse import urlencode

from tests.bench.web.bench_live import put_class
from tests.support.database_servers import Postgres

LONGEST = 20.0
"""Seconds in which a screen hears of a move, on a machine that has a lot to do."""


class Reached(Protocol):
    """A server that can be asked."""

    def connect(self) -> http.client.HTTPConnection:
        """A connection for one request."""

    def open(self, path: str, headers: dict[str, str]) -> http.client.HTTPResponse:
        """An answer that need not end."""


class AtBoard:
    """The teacher of a class of its own, signed in at every server."""

    def __init__(self, postgres: Postgres) -> None:
        class_id, cookie = put_class(postgres.url_of("tutor"))
        name, _, value = cookie.partition(": ")
        self.cookie = {name: value}
        self.demo = f"/th/class/{class_id}/demo/"

    def move(self, server: Reached, **fields: str) -> int:
        """Do something; gives the version that the board has then."""
        connection = server.connect()
        headers = {**self.cookie, "Sec-Fetch-Site": "same-origin", "Accept": "application/json"}
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            connection.request("POST", self.demo, urlencode(fields), headers)
            version = re.search(rb'"version":(\d+)', connection.getresponse().read())
        finally:
            connection.close()
        assert version is not None
        return int(version[1])

    def screens(self, server: Reached, count: int) -> list[http.client.HTTPResponse]:
        """Streams of the board, from one of the servers."""
        return [server.open(f"{self.demo}events", self.cookie) for _ in range(count)]


def next_version(stream: http.client.HTTPResponse) -> int:
    """The version of the board that a screen is told next; an AssertionError when it is told none."""
    deadline = time.monotonic() + LONGEST
    while True:
        line = stream.readline()
        assert time.monotonic() < deadline, "nothing new is told"
        assert line, "the stream has ended"
        if line.startswith(b"id: "):
            return int(line[4:])
