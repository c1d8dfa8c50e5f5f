"""Asks one address as often as a server can answer: `wrk` where it is installed, else a loop of our own.

The loop (`python -m tests.bench.support.load URL SECONDS`) is a process of its own that keeps its connections
open and reads nothing but lengths, so that it asks much faster than any Python server answers.
"""

from __future__ import annotations

import re
import resource
import selectors
import shutil
import socket
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from time import perf_counter
from urllib.parse import urlsplit

from tests.bench.support.serving import ROOT

CONNECTIONS = 32
HEADERS = {"Accept-Encoding": "gzip, deflate", "Cookie": "language=th"}


def client_name() -> str:
    """Who asks."""
    return "wrk" if shutil.which("wrk") else "our own loop"


@dataclass(frozen=True)
class Asked:
    """Answers a second, and the part of that time in which the asking had to compute, its start included."""

    answers: float
    busy: float


def ask_for(url: str, seconds: float) -> Asked:
    """Ask from another process for so many whole seconds."""
    before = _computed_by_children()
    if wrk := shutil.which("wrk"):
        said = [part for name, value in HEADERS.items() for part in ("-H", f"{name}: {value}")]
        command = [wrk, "-t1", f"-c{CONNECTIONS}", f"-d{seconds:.0f}s", *said, url]
        pattern = r"Requests/sec:\s*([\d.]+)"
    else:
        command = [sys.executable, "-m", "tests.bench.support.load", url, str(seconds)]
        pattern = r"([\d.]+)"
    printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = re.search(pattern, printed)
    if found is None:
        raise SystemExit(f"{client_name()} said: {printed}")
    return Asked(float(found[1]), (_computed_by_children() - before) / seconds)


def _computed_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def count_answers(url: str, seconds: float) -> float:
    """Answers a second to one request repeated on open connections; each must be as long as the first."""
    parts = urlsplit(url)
    where = (parts.hostname or "", parts.port or 80)
    said = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
    request = f"GET {parts.path or '/'} HTTP/1.1\r\nHost: {parts.netloc}\r\n{said}\r\n".encode()
    length = _length_of_answer(where, request)
    waiting = selectors.DefaultSelector()
    received: Counter[int] = Counter()
    for _ in range(CONNECTIONS):
        connection = socket.create_connection(where)
        waiting.register(connection, selectors.EVENT_READ)
        connection.sendall(request)
    answers, began = 0, perf_counter()
    while (now := perf_counter()) < began + seconds:
        for key, _ in waiting.select(1):
            connection = key.fileobj  # type: ignore[assignment]
            received[key.fd] += len(connection.recv(1 << 18)) or sys.exit("The server closed a connection.")
            if received[key.fd] >= length:
                received[key.fd] -= length
                answers += 1
                connection.sendall(request)
    return answers / (now - began)


def _length_of_answer(where: tuple[str, int], request: bytes) -> int:
    """The bytes of an answer with its head; asked for twice, since the first may be rendered afresh."""
    with socket.create_connection(where) as connection:
        for _ in range(2):
            connection.sendall(request)
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += connection.recv(1 << 18)
            head, _, _ = answer.partition(b"\r\n\r\n")
            told = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
            if not head.startswith(b"HTTP/1.1 200") or told is None:
                raise SystemExit(head.decode("latin-1"))
            length = len(head) + 4 + int(told[1])
            missing = length - len(answer)
            while missing > 0:
                missing -= len(connection.recv(missing))
        return length


if __name__ == "__main__":
    print(count_answers(sys.argv[1], float(sys.argv[2])))
