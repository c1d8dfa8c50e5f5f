"""Attacks at full size on a server of its own: what they cost, and what another reader feels meanwhile.

Run by `make proofs`, which writes the figures down.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event

from tests.proofs.sections import PAGE, put_section
from tutor.classroom.work.set_files import read_set, write_set
from tutor.games.base import PASS, Position
from tutor.games.othello.puzzles import BestMove
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.practice.drills import MAKER_VERSION

GAME = find_game("othello")
PORT = int(os.environ.get("PROOFS_PORT", "8129"))
PROGRESS = "/en/learn/othello/progress"
ATTACKER, READER = "198.51.100.7", "203.0.113.5"
SECONDS = 8.0
"""So long the reader reads while an attack goes on."""

BEFORE = {
    "A POST of 3.4 KB that names 30 rounds: processor time": "2.2 s",
    "Eight such at once, again and again: a page of another reader, p99": "12125 ms (without: 27 ms)",
    "Six games of one learner: the review of another's game": "28 s (alone: 3 s)",
    "40 POSTs of 200 answers without a cookie: answers kept": "5640",
    "A set of 60 KB: processor time until it is refused": "10.3 s for 52 KB",
}
"""What the version of 2026-11-22 came to, on a computer of two processors that was busy otherwise."""


class Browser:
    """Asks a server, and keeps its cookies."""

    def __init__(self, address: str, cookie: str = "") -> None:
        name, _, value = cookie.partition("=")
        self._address, self._cookies = address, {name: value} if cookie else {}

    def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> int:
        """Ask once; gives the status."""
        connection = HTTPConnection("127.0.0.1", PORT, timeout=300)
        headers = {"X-Forwarded-For": self._address, "Sec-Fetch-Site": "same-origin", "Content-Type": kind}
        if self._cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        self.body = answer.read()
        self.location = answer.headers.get("Location", "")
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        connection.close()
        return answer.status


@contextmanager
def served(
    prepare: Callable[[Path], None] = lambda _: None,
) -> Iterator[tuple[Path, subprocess.Popen[bytes]]]:
    """A server of this checkout with a database of its own: its folder, prepared before, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        environment = os.environ | {"PORT": str(PORT), "TUTOR_DATA": folder, "TRUSTED_PROXIES": "1"}
        command = [sys.executable, "-m", "tutor", "run", "--host", "127.0.0.1"]
        silent = subprocess.DEVNULL
        process = subprocess.Popen(command, env=environment, stdout=silent, stderr=silent)
        try:
            for _ in range(600):
                with suppress(OSError):
                    if Browser(READER).ask("GET", "/en/") == 200:
                        break
                time.sleep(0.1)
            yield Path(folder), process
        finally:
            process.kill()
            process.wait()


def answers(names: list[str], each: int = 1) -> bytes:
    """Wrong answers to the first puzzles of these rounds, as an outbox sends them."""
    sent = [
        {"id": str(uuid.uuid4()), "lesson": f"{MAKER_VERSION}/{name}", "step": n, "answer": ["a1"]}
        for name in names
        for n in range(1, each + 1)
    ]
    return json.dumps({"answers": sent}, separators=(",", ":")).encode()


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """Processor time that a process has taken so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def p99_while(attack: Callable[[Event], None], threads: int) -> float:
    """Milliseconds within which 99 of 100 pages of a reader came while so many threads attack."""
    stop, times = Event(), list[float]()
    reader = Browser(READER)
    reader.ask("POST", "/en/", b"tap=d3", "application/x-www-form-urlencoded")
    page = "/en/practise/flips/2/3/1"
    reader.ask("GET", page)
    with ThreadPoolExecutor(max(threads, 1)) as crowd:
        for _ in range(threads):
            crowd.submit(attack, stop)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            begun = time.monotonic()
            reader.ask("GET", page)
            times.append(1000 * (time.monotonic() - begun))
        stop.set()
    return quantiles(times, n=100)[98] if len(times) > 1 else times[0]


def a_game(seed: int) -> str:
    """The moves of a whole game, as the address of a record has them."""
    chance, position, moves = Random(seed), GAME.start(), []
    while position.to_move:
        moves.append(chance.choice(position.legal_moves()))
        position = position.play(moves[-1])
    return "".join(move for move in moves if move != PASS)


def review_seconds(others: int, seed: int) -> float:
    """Seconds from the press until a review is complete, after another learner has begun so many."""
    other, reader = Browser(ATTACKER), Browser(READER)
    for n in range(others):
        other.ask("POST", f"/en/play/replay/othello/{a_game(seed + n + 1)}")
    begun = time.monotonic()
    reader.ask("POST", f"/en/play/replay/othello/{a_game(seed)}")
    page = reader.location
    while time.monotonic() - begun < 300:
        reader.ask("GET", page)
        if b'class="mistakes"' in reader.body:
            break
        time.sleep(0.1)
    return time.monotonic() - begun


def an_ending(seed: int) -> Step:
    """A board with twelve empty squares that asks for the best move."""
    chance = Random(seed)
    while True:
        position: Position = GAME.start()
        while len(position.empties()) > 12 and position.to_move:
            position = position.play(chance.choice(position.legal_moves()))
        if position.to_move and position.legal_moves() != [PASS] and len(position.legal_moves()) > 3:
            return Step(
                board=GAME.diagram(position), to_move=position.to_move.value, puzzle=BestMove("best-exact")
            )


def measure() -> dict[str, str]:
    """Every figure, by what it is about."""
    found = list(BEFORE)
    figures: dict[str, str] = {}
    endgames = [f"endgame/{level}/{n}" for level in (10, 9, 8, 7, 6) for n in range(25)]
    with served() as (_, process):
        quiet = p99_while(lambda _: None, 0)
        before = processor_seconds(process)
        Browser(ATTACKER).ask("POST", PROGRESS, answers(endgames[:30]))
        figures[found[0]] = f"{processor_seconds(process) - before:.1f} s"

        def judge(stop: Event) -> None:
            chance = Random()
            while not stop.is_set():
                Browser(ATTACKER).ask("POST", PROGRESS, answers(chance.sample(endgames, 30)))

        figures[found[1]] = f"{p99_while(judge, 8):.0f} ms (without: {quiet:.0f} ms)"
    with served():
        alone = review_seconds(0, 1)
        figures[found[2]] = f"{review_seconds(6, 100):.0f} s (alone: {alone:.0f} s)"
    with served() as (folder, _):
        for _ in range(40):
            Browser(ATTACKER).ask("POST", PROGRESS, answers([f"board/1/{n}" for n in range(25)], 8))
        with sqlite3.connect(folder / "tutor.db") as kept:
            figures[found[3]] = str(kept.execute("SELECT count(*) FROM practice_answer").fetchone()[0])
    steps = [an_ending(seed) for seed in range(190)]
    content = write_set("Endings", steps).encode()
    before = time.process_time()
    with suppress(ValueError):
        read_set(content, "set.toml")
    figures[found[4]] = f"{time.process_time() - before:.1f} s for {len(content) // 1000} KB"
    return figures


def prove(page: Path = PAGE) -> None:
    """Attack, and write down what it came to before there were bounds, and now."""
    put_section(
        page,
        "Attacks",
        [
            "What one attacker at one address costs, and what another reader feels meanwhile; made on",
            f"{datetime.now(UTC).date().isoformat()}. Of streams, 300 with one pupil's cookie were open before;",
            "now 8 are, and the ninth screen asks instead.",
            "",
            "| attack | before | now |",
            "|---|---|---|",
            *(f"| {what} | {BEFORE[what]} | {now} |" for what, now in measure().items()),
        ],
    )
