"""Attacks on the server's connections in full size, each while another reader asks for pages.

`make proofs ARGS=connections` makes those that have not been made on this server; the figures stand in
var/proofs and in docs/proofs.md. In small they are tests: `tests/attacks/connections/test_connections.py`.
"""

from __future__ import annotations

import http.client
import json
import re
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread

from tests.attacks.connections.raw import connect, head
from tests.bench.support.serving import TUTOR, Address, data_folder, serving
from tests.proofs.sections import KEPT, PAGE, ROOT, put_section
from tutor.servers.connections import most_connections
from tutor.web.http.assets import FOLDER

TITLE = "Attacks on the server's connections"
SOURCES = (
    "bounds.py",
    "servers/uvicorn_server.py",
    "servers/streams.py",
    "servers/wsgi_answer.py",
    "servers/wsgi_bridge.py",
    "web/http/body_limits.py",
)

LONG = "/th/print/"
SECONDS = 15.0
"""How long an attack is held while the other reader asks."""

PATIENCE = 5.0
"""Seconds after which the other reader gives up; such a page counts as this long."""

Clients = list[socket.socket]
FORM = "Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin"


def pipelined(port: int, clients: Clients) -> None:
    """Eight connections ask 148 times in one packet for the longest page, and read nothing."""
    for _ in range(8):
        clients.append(connect(port))
        clients[-1].sendall(head(LONG) * 148)


def unread(port: int, clients: Clients) -> None:
    """500 connections ask 16 times for the largest file, and read nothing."""
    files = [path for path in (ROOT / "static").rglob("*") if path.is_file()]
    largest = max(files, key=lambda path: path.stat().st_size).relative_to(ROOT / "static")
    for _ in range(500):
        clients.append(connect(port, reads_little=True))
        clients[-1].sendall(head(f"{FOLDER}/any/{largest.as_posix()}") * 16)


def slow_heads(port: int, clients: Clients) -> None:
    """4,000 connections send one byte, and another every two minutes."""
    for _ in range(4000):
        clients.append(connect(port))
        clients[-1].send(b"G")


def slow_bodies(port: int, clients: Clients) -> None:
    """500 connections send a head, and nothing of the body."""
    for _ in range(500):
        clients.append(connect(port))
        clients[-1].sendall(head("/th/", *FORM, "Content-Length: 9", method="POST"))


def large_bodies(port: int, clients: Clients) -> None:
    """40 connections send 150 MB each where 64 KB are allowed."""

    def send(client: socket.socket) -> None:
        with suppress(OSError):
            client.sendall(head("/th/", *FORM, "Content-Length: 150000000", method="POST"))
            for _ in range(150):
                client.sendall(b"x" * 1_000_000)

    for _ in range(40):
        clients.append(connect(port))
        Thread(target=send, args=(clients[-1],), daemon=True).start()


ATTACKS: tuple[Callable[[int, Clients], None], ...] = (
    pipelined,
    unread,
    slow_heads,
    slow_bodies,
    large_bodies,
)


class Reader:
    """Somebody who asks for a page that is kept, and for one that is not, again and again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._stop = Event()
        self.waits: list[float] = []
        self._thread = Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        while not self._stop.wait(0.01):
            for path in ("/th/", "/readyz"):
                began = time.perf_counter()
                wait = PATIENCE
                connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
                with suppress(OSError, http.client.HTTPException):
                    connection.request("GET", path)
                    if connection.getresponse().read():
                        wait = time.perf_counter() - began
                connection.close()
                self.waits.append(wait)

    def p99(self) -> float:
        """Milliseconds, when enough has been asked."""
        self._stop.set()
        self._thread.join()
        return sorted(self.waits)[int(len(self.waits) * 0.99)] * 1000


def held(attack: Callable[[int, Clients], None]) -> dict[str, object]:
    """What another reader sees of an attack, and what it costs the server; milliseconds and megabytes."""
    with ExitStack() as stack:
        address = stack.enter_context(serving(TUTOR, stack.enter_context(data_folder())))
        port = int(address.rpartition(":")[2])
        clients: Clients = []
        reader = Reader(port)
        time.sleep(5)
        before = reader.p99()
        attack(port, clients)
        reader = Reader(port)
        largest, written, end = 0.0, 0.0, time.monotonic() + SECONDS
        while time.monotonic() < end:
            time.sleep(0.5)
            largest = max(largest, _megabytes(address))
            written = max(written, _temporary(address))
        during = reader.p99()
        after = Reader(port)
        time.sleep(2)
        figures = {"before": before, "during": during, "after": after.p99()}
        figures |= {"memory": largest, "temporary": written}
        for client in clients:
            client.close()
        return {name: round(value, 1) for name, value in figures.items()}


def _megabytes(address: Address) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{address.process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _temporary(address: Address) -> float:
    """What the server has in files that have no name any more, in megabytes."""
    total = 0
    for link in Path(f"/proc/{address.process}/fd").iterdir():
        with suppress(OSError):
            if link.readlink().name.endswith("(deleted)"):
                total += link.stat().st_size
    return total / 1e6


def prove(folder: Path = KEPT, page: Path = PAGE) -> None:
    """Make every attack that has not been made on this server, and write down what it did."""
    most_connections(8000)
    folder.mkdir(parents=True, exist_ok=True)
    sources = [ROOT / "tutor" / name for name in SOURCES]
    server = sha256(b"".join(path.read_bytes() for path in sources if path.exists())).hexdigest()[:12]
    kept = folder / f"connections-{server}.json"
    done: dict[str, dict[str, object]] = json.loads(kept.read_text()) if kept.exists() else {}
    for attack in ATTACKS:
        if attack.__name__ not in done:
            done[attack.__name__] = {"date": datetime.now(UTC).date().isoformat(), **held(attack)}
            kept.write_text(json.dumps(done))
            print(attack.__name__, done[attack.__name__], flush=True)
    put_section(page, TITLE, _lines(done))


def _lines(done: dict[str, dict[str, object]]) -> list[str]:
    return [
        "Milliseconds within which 99 of 100 pages of another reader came, a kept one and one that asks",
        f"the database in turn: before the attack, during its {SECONDS:.0f} seconds, and after them while",
        f"its connections were still open; {PATIENCE * 1000:.0f} is never. The same attacks on the server",
        "that was before: [decisions.md](decisions.md).",
        "",
        "| attack | made on | before | during | after | server MB at most | MB in files at most |",
        "|---|---|---|---|---|---|---|",
        *(
            f"| {str(attack.__doc__).rstrip('.')} | {figures['date']} | {figures['before']} "
            f"| {figures['during']} | {figures['after']} | {figures['memory']} | {figures['temporary']} |"
            for attack in ATTACKS
            for figures in [done[attack.__name__]]
        ),
    ]
