"""Servers for the benchmarks, each in a process of its own.

One is the tutor as `tutor run` starts it, the other a bare Flask hello under exactly the same server settings
(`python -m tests.bench.support.serving`).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from flask import Flask

ROOT = Path(__file__).resolve().parents[3]
TUTOR = ("tutor", "run", "--host", "127.0.0.1", "--port", "0")
HELLO = ("tests.bench.support.serving",)
THREADS = 8


def hello_app() -> Flask:
    """The smallest Flask application."""
    app = Flask("hello")

    @app.get("/")
    def hello() -> str:
        return "Hello, World!"

    return app


class Address(str):
    """Where a server is found, and the process that answers there."""

    process: int

    def processor_seconds(self) -> float | None:
        """What the server has computed since it started, all threads together; None where Linux is not."""
        try:
            told = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")  # utime and stime, see proc(5)


@contextmanager
def data_folder() -> Iterator[Path]:
    """An empty folder for a tutor's database and key."""
    with TemporaryDirectory(prefix="tutor-bench-") as folder:
        yield Path(folder)


@contextmanager
def serving(command: tuple[str, ...], data: Path) -> Iterator[Address]:
    """Start a server; gives its address as soon as it has announced one, and ends it afterwards."""
    environment = {**os.environ, "TUTOR_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "TRUSTED_HOSTS", "PORT"):
        environment.pop(name, None)
    with (data / "log").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            for line in process.stdout or ():
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    address = Address(found[0])
                    address.process = process.pid
                    yield address
                    break
            else:
                log.seek(0)
                raise SystemExit(f"The server ended before it said where it is.\n{log.read()}")
        finally:
            process.terminate()
            process.wait()
            if process.stdout:
                process.stdout.close()


if __name__ == "__main__":
    from tutor.servers.launch import announce, make_server

    server = make_server(hello_app(), "127.0.0.1", 0, THREADS)
    announce("127.0.0.1", server.port)
    server.run()
