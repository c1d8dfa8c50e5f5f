"""How soon a teacher's move is on every screen of a network: PostgreSQL, Redis, gunicorn with two workers.

The screens are one process on the same machine, so they take their share of its processors.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import ROOT
from tests.bench.web.bench_live import MOVES, SECRET, measure, put_class, put_pupils
from tests.support.database_servers import Postgres, Redis, find_postgres, find_redis, wait_until

LIMIT = 120.0
SCREENS = (1000, 5000)


def main() -> list[Mark]:
    """Print a table of milliseconds; gives the mark."""
    name = f"a move on {SCREENS[-1]} screens, gunicorn, p99 ≤ {LIMIT:.0f} ms"
    programs, redis = find_postgres(), find_redis()
    if programs is None or redis is None:
        return [Mark(name, "no PostgreSQL or Redis", None)]
    rows = []
    with _network(Postgres(programs), Redis(redis)) as (url, class_id, cookie, pupils):
        for screens in SCREENS:
            times, _ = measure(url, class_id, cookie, pupils[:screens])
            every = sorted(one for moved in times for one in moved)
            last = [max(moved) for moved in times]
            p99 = quantiles(every, n=100)[98]
            figures = (median(every), p99, median(last), max(last))
            rows.append([str(screens), *(f"{value:.1f}" for value in figures), str(len(times[0]))])
    head = ["screens", "p50 ms", "p99 ms", "last ms, median", "last ms, worst", "streams"]
    show_table(f"A teacher's move on every screen of a network, two workers, {MOVES} moves", head, rows)
    return [Mark(name, f"{p99:.1f} ms", p99 <= LIMIT and rows[-1][-1] == str(SCREENS[-1]))]


@contextmanager
def _network(postgres: Postgres, redis: Redis) -> Iterator[tuple[str, str, str, list[str]]]:
    """A network that serves: its address, a class, the teacher's cookie, and the pupils' screens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    try:
        postgres.start()
        redis.start()
        database_url = postgres.make("tutor")
        class_id, cookie = put_class(database_url)
        pupils = put_pupils(database_url, class_id, max(SCREENS))
        environment = {
            **os.environ,
            "DATABASE_URL": database_url,
            "REDIS_URL": redis.url,
            "SECRET_KEY": SECRET,
            "METRICS_TOKEN": SECRET,
            "TUTOR_HOST": "127.0.0.1",
            "PORT": str(port),
            "WEB_CONCURRENCY": "2",
            "GUNICORN_CMD_ARGS": "--keep-alive 600",  # the teacher waits until the screens are there
        }
        with TemporaryDirectory() as folder, Path(folder, "log").open("w") as log:
            command = [sys.executable, "-m", "gunicorn", "--config", "python:tutor.gunicorn_conf"]
            with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log) as gunicorn:
                try:
                    wait_until(lambda: _workers(url) == 2, 60)
                    yield url, class_id, cookie, pupils
                finally:
                    gunicorn.terminate()
    finally:
        redis.end()
        postgres.end()


def _workers(url: str) -> int:
    """How many workers answer, as far as a few questions tell."""
    told = set()
    for _ in range(8):
        try:
            asked = urllib.request.Request(f"{url}/metrics", headers={"Authorization": f"Bearer {SECRET}"})
            with urllib.request.urlopen(asked, timeout=5) as answer:
                told.add(answer.read().split(b'worker="')[1].split(b'"')[0])
        except OSError:
            return 0
    return len(told)


if __name__ == "__main__":
    main()
