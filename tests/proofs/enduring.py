"""An hour and more of mixed use of one server: its memory stays flat, no file stays behind, nothing fails.

`make proofs ARGS=enduring` takes `ENDURING_MINUTES` minutes, 75 unless told; it cannot be gone on with, for
what it shows is one process that runs on. Readers open pages in every language, learners answer, people play
games of two and against the computer, a class plays and votes with its screens open, and somebody cuts
connections in the middle of an answer. `make proofs ARGS=enduring-gunicorn` does the same to gunicorn.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median, quantiles
from urllib.parse import urlencode

from tests.attacks.connections.raw import connect, head
from tests.conftest import OURS
from tests.proofs.sections import PAGE, put_section
from tests.support.own_server import ROOT, SECRET, STARTS, Server
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.screens.test_killed import Browser
from tutor import create_app
from tutor.games.base import PASS
from tutor.games.table import find_game

TITLE = "An hour and more of mixed use"
GUNICORN_TITLE = "Mixed use under gunicorn"
MINUTES = float(os.environ.get("ENDURING_MINUTES", "75"))
WARM = 1 / 5
"""The part of the time in which what is kept is filled, before memory is compared."""

PAUSE = 0.25
READERS = 100
"""People who come again and again; each keeps the cookies."""

LANGUAGES = ("en", "th", "sw", "lo", "zh-Hans")
PAGES = (
    "",
    "learn/othello/",
    "learn/othello/outflank/legal-move",
    "learn/othello/corners/take-the-open-corner",
    "practise/",
    "practise/flips/1/3/1",
    "practise/corners/2/1/1",
    "words/",
    "play/",
    "board/othello/",
    "me/",
)
GAME = find_game("othello")
HTML = "application/x-www-form-urlencoded"


class Visitor:
    """Asks the server over one connection, and keeps its cookies."""

    def __init__(
        self, port: int, statuses: Counter[str], times: list[float], cookies: dict[str, str]
    ) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._statuses, self._times = statuses, times
        self._cookies = cookies

    def ask(
        self, method: str, path: str, body: str | None = None, kind: str = HTML
    ) -> http.client.HTTPResponse:
        headers = {**OURS, "Content-Type": kind}
        if self._cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        began = time.monotonic()
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        self.said = answer.read()
        self._times.append(time.monotonic() - began)
        self._statuses[f"{method} {answer.status}"] += 1
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        return answer

    def close(self) -> None:
        self._connection.close()


class Use:
    """Everything that is done to the server, and what came of it."""

    def __init__(self, server: Server) -> None:
        self._port = server.port
        self.statuses: Counter[str] = Counter()
        self.faults: list[str] = []
        self.times: list[float] = []
        self.stop = threading.Event()
        self._cookies: list[dict[str, str]] = [{} for _ in range(READERS)]
        app = create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": server.url})
        self._board = class_at_board(app)
        self._teacher = Browser(server, self._board, self._board.teacher)
        self._pupils = [Browser(server, self._board, self._board.pupil(f"P {n}").client) for n in range(6)]
        acts = (self.read, self.answer, self.play, self.teach, self.cut)
        self._threads = [threading.Thread(target=self._go_on, args=(act,), daemon=True) for act in acts]
        for thread in self._threads:
            thread.start()

    def _go_on(self, act: Callable[[Random], None]) -> None:
        chance = Random(act.__name__)
        while not self.stop.wait(PAUSE):
            try:
                act(chance)
            except Exception as error:  # told at the end, whatever it is
                self.faults.append(f"{act.__name__}: {error!r}")

    def end(self) -> None:
        self.stop.set()
        for thread in self._threads:
            thread.join(60)

    def _visitor(self, chance: Random) -> Visitor:
        return Visitor(self._port, self.statuses, self.times, chance.choice(self._cookies))

    def read(self, chance: Random) -> None:
        """Somebody opens a few pages."""
        visitor, tag = self._visitor(chance), chance.choice(LANGUAGES)
        for page in chance.sample(PAGES, 4):
            visitor.ask("GET", f"/{tag}/{page}")
        visitor.close()

    def answer(self, chance: Random) -> None:
        """An outbox brings some answers, right and wrong, and progress is looked at."""
        visitor = self._visitor(chance)
        sent = [
            {"id": str(uuid.uuid4()), "lesson": "othello/start", "step": 1, "answer": [square]}
            for square in chance.sample(["d3", "c4", "a1", "e6", "h8"], 2)
        ]
        visitor.ask("POST", "/en/learn/othello/progress", json.dumps({"answers": sent}), "application/json")
        visitor.ask("GET", "/en/me/")
        visitor.close()

    def play(self, chance: Random) -> None:
        """A game of two people, then one against the computer, some moves each."""
        visitor = self._visitor(chance)
        for opponent in ("person", "computer"):
            answer = visitor.ask("POST", "/en/play/", urlencode({"opponent": opponent, "level": "1"}))
            url, position = str(answer.headers["Location"]), GAME.start()
            for number in range(12 if opponent == "person" else 1):
                if not position.to_move:
                    break
                move = chance.choice(position.legal_moves())
                if move == PASS:
                    break
                visitor.ask("POST", url, urlencode({"number": str(number), "tap": move}))
                position = position.play(move)
            visitor.ask("GET", url)
        visitor.close()

    def teach(self, chance: Random) -> None:
        """A screen of each pupil opens, the teacher moves and takes back, and the screens go."""
        for pupil in chance.sample(self._pupils, 3):
            pupil.version_of_stream()
        for action in ("tap=d3", "do=back"):
            self._teacher.post("demo/", action)

    def cut(self, chance: Random) -> None:
        """Somebody goes away in the middle of a request, or of its answer."""
        path = f"/{chance.choice(LANGUAGES)}/{chance.choice(PAGES)}"
        with suppress(OSError), connect(self._port, reads_little=True) as client:
            whole = head(path)
            client.sendall(whole[: chance.choice((5, len(whole)))])
            client.settimeout(0.2)
            with suppress(TimeoutError):
                client.recv(100)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")


class Gunicorn(Server):
    """gunicorn with one worker, as docs/deployment.md starts it."""

    worker = 0

    def start(self) -> None:
        """Start and wait until it answers."""
        if not self.port:
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "gunicorn", "--config", "python:tutor.gunicorn_conf"]
        own = {"WEB_CONCURRENCY": "1", "TUTOR_HOST": "127.0.0.1", "PORT": str(self.port)}
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self._environment | own, stdout=silent, stderr=silent, text=True
        )
        limit = time.monotonic() + STARTS
        while time.monotonic() < limit:
            with suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=STARTS)
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    break
            time.sleep(0.1)
        else:
            raise AssertionError("gunicorn does not start")
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.worker = int(children[0])

    def kill(self) -> None:
        """End it with its worker."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()


def look(process: int) -> tuple[float, int]:
    """The megabytes and the open files of a process."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024, len(list(Path(f"/proc/{process}/fd").iterdir()))


def prove(page: Path = PAGE, minutes: float = MINUTES) -> int:
    """Use `tutor run`, write down what came of it; gives how many of the three marks were missed."""
    return _prove(Server, TITLE, "enduring", page, minutes)


def prove_gunicorn(page: Path = PAGE, minutes: float = MINUTES) -> int:
    """The same of a worker of gunicorn."""
    return _prove(Gunicorn, GUNICORN_TITLE, "enduring-gunicorn", page, minutes)


def _prove(kind: type[Server], title: str, name: str, page: Path, minutes: float) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder))
        server.start()
        use = Use(server)
        assert server.process is not None
        process = server.worker if isinstance(server, Gunicorn) else server.process.pid
        began, seen = time.monotonic(), list[tuple[float, float, int]]()
        while (passed := (time.monotonic() - began) / 60) < minutes:
            time.sleep(min(20.0, minutes * 6))
            seen.append((passed, *look(process)))
            print(f"{passed:.1f} min, {seen[-1][1]:.1f} MB, {seen[-1][2]} files, {use.statuses}", flush=True)
        use.end()
        time.sleep(3)
        files_after = look(process)[1]
        server.kill()
        left = sorted(path.name for path in Path(folder).rglob("*") if path.is_file())
    steady = [megabytes for passed, megabytes, _ in seen if passed >= minutes * WARM]
    third = len(steady) // 3
    first, last = median(steady[:third]), median(steady[-third:])
    refused = sum(count for status, count in use.statuses.items() if not re.search(" [23]", status))
    most = max(files for _, _, files in seen)
    missed = [abs(last / first - 1) > 0.05, bool(use.faults or refused), files_after > most]
    put_section(
        page,
        title,
        [
            f"`make proofs ARGS={name}` used one server for {minutes:g} minutes on",
            f"{datetime.now(UTC).date().isoformat()}: pages in five languages, answers, games, a class with its",
            "screens, and connections that were cut. The first fifth of the time fills what is kept.",
            "",
            "| what | figure |",
            "|---|---|",
            f"| requests | {sum(use.statuses.values())} |",
            f"| a page came within, 99 of 100 | {quantiles(use.times, n=100)[98] * 1000:.0f} ms |",
            f"| refused or failed | {refused + len(use.faults)} |",
            f"| memory in the first third after that, and in the last | {first:.1f} MB, {last:.1f} MB |",
            f"| that is | {100 * (last / first - 1):+.1f} % |",
            f"| open files, most and at the end | {most}, {files_after} |",
            f"| files in its folder at the end | {', '.join(left)} |",
        ],
    )
    print("\n".join(use.faults[:20]))
    return sum(missed)
