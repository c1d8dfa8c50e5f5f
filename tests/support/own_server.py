"""`tutor run` as a process of its own, for tests that kill it and start it again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECRET = "for a server that is killed, and for its tests"
STARTS = 120
"""Seconds after which a server that does not answer has failed, on a busy machine too; it is killed then."""


class Server:
    """`tutor run` as a process of its own, which can be killed and started again on the same port.

    It may open as many ``files`` at once as are told, or as many as we may. It takes its first port itself:
    one that was free a moment ago may be somebody else's by now.
    """

    port = 0

    def __init__(self, folder: Path, files: int | None = None) -> None:
        self.url = f"sqlite:///{folder / 'tutor.db'}"
        self._said = folder / "said"
        self._environment = {
            **os.environ,
            "TUTOR_DATA": str(folder),
            "DATABASE_URL": self.url,
            "SECRET_KEY": SECRET,
            "PYTHONUNBUFFERED": "1",
        }
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files})); "
        self._limit = limit if files else ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start and wait until it says where it listens."""
        options = ["run", "--host", "127.0.0.1", "--port", str(self.port)]
        program = f"{self._limit}from tutor.commands.main import main; main({options!r})"
        with self._said.open("w") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program],
                cwd=ROOT,
                env=self._environment,
                stdout=said,
                stderr=subprocess.STDOUT,
                text=True,
            )
        limit = time.monotonic() + STARTS
        while time.monotonic() < limit and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/\n", self._said.read_text())
            if found:
                self.port = int(found[1])
                return
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self._said.read_text()}")

    def kill(self) -> None:
        """Kill it as a power switch would, where it was started; a test that fails shows what it said."""
        if self.process is None:
            return
        print(f"ended before: {self.process.poll()}", self._said.read_text(), sep="\n")
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
