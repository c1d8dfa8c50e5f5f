"""The tutor on a laptop of a network of the test's own, as a teacher starts it."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.support.hosts import Network

ROOT = Path(__file__).parents[2]
PORT = 8000


class Laptop:
    """`tutor run` on the host `laptop`; `phone` is another host of the same network."""

    def __init__(self, network: Network, folder: Path, *arguments: str) -> None:
        self._network, self._log = network, folder / "log"
        self._settings = {
            **os.environ,
            "TUTOR_DATA": str(folder),
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-m", "tutor", "run", "--port", str(PORT), *arguments]
        with network.hosts["laptop"].entered(), self._log.open("w") as log:
            self.process = subprocess.Popen(command, env=self._settings, stdout=log, stderr=log, cwd=folder)

    def told(self) -> str:
        """All that stands in the terminal."""
        return self._log.read_text(errors="replace")

    def run(self, *arguments: str) -> str:
        """What another command of the tutor says, over the same data."""
        command = [sys.executable, "-m", "tutor", *arguments]
        done = subprocess.run(command, env=self._settings, capture_output=True, text=True, check=True)
        return done.stdout

    def answers_phone(self) -> bool:
        """Whether a phone in the network is answered."""
        with self._network.hosts["phone"].entered():
            connection = http.client.HTTPConnection(self._network.hosts["laptop"].address, PORT, timeout=5)
            try:
                connection.request("GET", "/en/join/")
                return connection.getresponse().status == 200
            except OSError:
                return False
            finally:
                connection.close()

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
