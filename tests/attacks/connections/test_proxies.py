"""Behind a proxy `tutor run`, really started, tells readers apart and shows nobody what it counts."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest

from tests.conftest import OURS
from tests.support.database_servers import wait_until

TOKEN = "a token of this test"
SETTINGS = {"TRUSTED_PROXIES": "1", "HTTPS_ONLY": "1", "METRICS_TOKEN": TOKEN}

Answer = tuple[int, http.client.HTTPMessage, str]


class Started:
    """A tutor that was started behind a proxy on the same machine."""

    def __init__(self, folder: Path) -> None:
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "TMPDIR", "HOME")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tutor", "run", "--host", "127.0.0.1", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**kept, **SETTINGS, "TUTOR_DATA": str(folder), "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        told = next(line for line in self.process.stdout if "http" in line)
        self.port = int(urlsplit(told.split()[-1]).port or 0)
        wait_until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            assert self.process.poll() is None
            return False

    def ask(
        self, path: str, headers: dict[str, str] | None = None, form: dict[str, str] | None = None
    ) -> Answer:
        """What the proxy is answered; it asks in the name of somebody with these headers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        sent = {"Host": "tutor.example", **(headers or {})}
        try:
            if form is None:
                connection.request("GET", path, headers=sent)
            else:
                sent |= {"Content-Type": "application/x-www-form-urlencoded", **OURS}
                connection.request("POST", path, urlencode(form), sent)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode("utf-8", "replace")
        finally:
            connection.close()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Started]:
    found = Started(tmp_path_factory.mktemp("behind"))
    try:
        yield found
    finally:
        found.end()


def reader(address: str, scheme: str = "https") -> dict[str, str]:
    """What a proxy adds for a reader."""
    return {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme}


def test_who_comes_by_https_is_led_nowhere_else(started: Started) -> None:
    status, headers, page = started.ask("/en/", reader("203.0.113.5"))
    assert status == 200, headers
    assert "Strict-Transport-Security" in headers
    assert '<html lang="en"' in page
    status, headers, _ = started.ask("/en/", reader("203.0.113.5", "http"))
    assert (status, headers["Location"]) == (308, "https://tutor.example/en/")


def test_each_reader_has_an_address_of_their_own(started: Started) -> None:
    def sign_in(address: str) -> int:
        wrong = {"name": "ada", "password": "a wrong password"}
        return started.ask("/en/teacher/sign-in", reader(address), wrong)[0]

    assert [sign_in("203.0.113.5") for _ in range(6)] == [403] * 5 + [429]
    assert sign_in("203.0.113.6") == 403
    assert sign_in("198.51.100.1, 203.0.113.5") == 429, "what a reader says before the proxy is nothing"


@pytest.mark.parametrize("headers", [{}, reader("203.0.113.5"), {"Via": "1.1 proxy"}, {"Host": "127.0.0.1"}])
def test_nobody_reads_metrics_through_the_proxy(started: Started, headers: dict[str, str]) -> None:
    assert started.ask("/metrics", headers)[0] == 404
    status, _, told = started.ask("/metrics", {**headers, "Authorization": f"Bearer {TOKEN}"})
    assert status == 200
    assert "tutor_answers_total" in told
