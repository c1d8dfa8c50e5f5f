"""A laptop with a hotspot and no internet: one network, no route, and phones that shall come in."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.database_servers import wait_until
from tests.support.hosts import NO_HOSTS, Network, NoHosts

ROOT = Path(__file__).parents[2]
PORT = 8000


@pytest.fixture
def network() -> Iterator[Network]:
    """A laptop and a phone in one network that leads nowhere else."""
    try:
        made = Network("laptop", "phone")
    except NoHosts as error:
        pytest.skip(f"{NO_HOSTS}: {error}")
    yield made
    made.end()


class Laptop:
    """The tutor on the laptop, as a teacher starts it."""

    def __init__(self, network: Network, folder: Path, *arguments: str) -> None:
        self._network, self._log = network, folder / "log"
        command = [sys.executable, "-m", "tutor", "run", "--port", str(PORT), *arguments]
        settings = {**os.environ, "TUTOR_DATA": str(folder), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        with network.hosts["laptop"].entered(), self._log.open("w") as log:
            self.process = subprocess.Popen(command, env=settings, stdout=log, stderr=log, cwd=folder)

    def told(self) -> str:
        return self._log.read_text(errors="replace")

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
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def test_phones_are_told_the_address_of_a_hotspot_and_of_the_next_network(
    network: Network, tmp_path: Path
) -> None:
    laptop = Laptop(network, tmp_path)
    try:
        wait_until(lambda: "Press Ctrl+C" in laptop.told())
        first = laptop.told().split("Press Ctrl+C")[0]
        assert "Phones in your network:  http://10.77.0.1:8000/" in first
        assert "cannot join" not in first
        wait_until(laptop.answers_phone)
        network.move("laptop", "10.77.0.31")
        wait_until(lambda: "http://10.77.0.31:8000/" in laptop.told())
        assert laptop.answers_phone()
        network.move("laptop", "")
        wait_until(lambda: "Phones cannot join yet" in laptop.told())
    finally:
        laptop.stop()


def test_a_tutor_for_this_computer_alone_answers_nobody_else(network: Network, tmp_path: Path) -> None:
    laptop = Laptop(network, tmp_path, "--host", "127.0.0.1")
    try:
        wait_until(lambda: "Press Ctrl+C" in laptop.told())
        assert re.search(r"Phones cannot join: only this computer", laptop.told())
        assert not laptop.answers_phone()
    finally:
        laptop.stop()
