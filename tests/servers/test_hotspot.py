"""A laptop with a hotspot and no internet: one network, no route, and phones that shall come in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.database_servers import wait_until
from tests.support.hosts import NO_HOSTS, Network, NoHosts
from tests.support.laptop import Laptop


@pytest.fixture
def network() -> Iterator[Network]:
    """A laptop and a phone in one network that leads nowhere else."""
    try:
        made = Network("laptop", "phone")
    except NoHosts as error:
        pytest.skip(f"{NO_HOSTS}: {error}")
    yield made
    made.end()


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
