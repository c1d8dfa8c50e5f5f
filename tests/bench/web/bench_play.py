"""A class of forty that plays against the computer at once: how long each waits for the answer to a move.

All pupils send a move in the same moment, wait for each other, and send the next: the worst that a class can
do. Each plays at another of the ten levels.
"""

from __future__ import annotations

import json
from http.client import HTTPConnection
from threading import Barrier, Thread
from time import perf_counter
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import TUTOR, data_folder, serving

PUPILS = 40
ROUNDS = 12
LEVELS = 10
LIMIT = 2.0
PATIENCE = 30
FORM, JSON = "application/x-www-form-urlencoded", "application/json"


class Pupil:
    """One pupil with a browser's cookie and one game."""

    def __init__(self, where: str, level: int) -> None:
        self._where = where
        self._connection = HTTPConnection(where, timeout=PATIENCE)
        self._cookie = ""
        self.level = level
        self.waits: list[float] = []
        self._url = ""
        self.game: dict[str, Any] = {}

    def begin(self) -> None:
        """Begin a game as Black."""
        self._url = self._send("/en/play/", urlencode({"level": self.level}), FORM)
        self.game = json.loads(self._send(self._url, None, ""))

    def move(self) -> None:
        """Play the first legal move, and wait for the answer."""
        if not self.game["playing"]:
            return
        legal = self.game["board"]["legal"]
        action = {"do": "move", "square": next(iter(legal))} if legal else {"do": "pass"}
        began = perf_counter()
        said = self._send(self._url, json.dumps({**action, "number": self.game["number"]}), JSON)
        self.waits.append(perf_counter() - began)
        self.game = json.loads(said)

    def _send(self, path: str, body: str | None, kind: str) -> str:
        headers = {"Accept": JSON, "Cookie": self._cookie, "Sec-Fetch-Site": "same-origin"}
        if kind:
            headers["Content-Type"] = kind
        self._connection.request("POST" if body is not None else "GET", path, body, headers)
        answer = self._connection.getresponse()
        said = answer.read().decode()
        if answer.status == 303:
            cookies = answer.headers.get_all("Set-Cookie") or []
            self._cookie = next(cookie.split(";")[0] for cookie in cookies if cookie.startswith("learner="))
            return str(answer.headers["Location"])
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {said}")
        return said


def percentile(waits: list[float], share: float) -> float:
    """The wait that this share of all waits does not exceed."""
    return sorted(waits)[min(int(len(waits) * share), len(waits) - 1)]


def play(where: str) -> list[Pupil]:
    """All pupils play some rounds, each of which begins for all in the same moment."""
    pupils = [Pupil(where, number % LEVELS + 1) for number in range(PUPILS)]
    together = Barrier(PUPILS)

    def sit(pupil: Pupil) -> None:
        pupil.begin()
        for _ in range(ROUNDS):
            together.wait(PATIENCE)
            pupil.move()

    seats = [Thread(target=sit, args=(pupil,), daemon=True) for pupil in pupils]
    for seat in seats:
        seat.start()
    for seat in seats:
        seat.join()
    return pupils


def main() -> list[Mark]:
    """Print the table by levels, and of all."""
    with data_folder() as folder, serving(TUTOR, folder) as address:
        pupils = play(urlsplit(address).netloc)
    groups = {"levels 1–3": range(1, 4), "levels 4–6": range(4, 7), "levels 7–10": range(7, 11)}
    waits = {
        name: [wait for pupil in pupils if pupil.level in levels for wait in pupil.waits]
        for name, levels in groups.items()
    }
    waits["all"] = [wait for pupil in pupils for wait in pupil.waits]
    rows = [
        [name, str(len(found)), *(f"{percentile(found, share) * 1000:.0f} ms" for share in (0.5, 0.95, 1.0))]
        for name, found in waits.items()
    ]
    title = f"{PUPILS} pupils move in the same moment, {ROUNDS} times"
    show_table(title, ["against", "moves", "p50", "p95", "max"], rows)
    longest = max(waits["all"])
    name = f"{PUPILS} pupils at once: every answer ≤ {LIMIT:.0f} s"
    return [Mark(name, f"{longest:.2f} s", longest <= LIMIT)]


if __name__ == "__main__":
    main()
