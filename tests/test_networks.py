"""The addresses under which phones find the tutor, and the choice of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.networks import Address, Networks, in_order, machine_addresses

CABLE, WIFI = Address("192.168.1.20", "eth0"), Address("192.168.7.31", "wlp2s0")
HOTSPOT, DOCKER = Address("10.42.0.1", "wlan0"), Address("172.17.0.1", "docker0")
ALONE, WINDOWS = (
    Address("169.254.7.9", "eth1"),
    Address("192.168.137.1", "Microsoft Wi-Fi Direct Virtual Adapter"),
)
MACHINE = Address("172.28.16.1", "vEthernet (WSL)")


@pytest.mark.parametrize(
    ("listed", "on_route", "best"),
    [
        ([CABLE, WIFI], CABLE.ip, CABLE),
        ([CABLE, WIFI], None, WIFI),
        ([CABLE, HOTSPOT], CABLE.ip, HOTSPOT),
        ([DOCKER, HOTSPOT], None, HOTSPOT),
        ([DOCKER, CABLE], CABLE.ip, CABLE),
        ([ALONE, CABLE], None, CABLE),
        ([MACHINE, WINDOWS, CABLE], CABLE.ip, WINDOWS),
        ([DOCKER], None, DOCKER),
    ],
)
def test_the_address_is_told_at_which_phones_are_most_likely(
    listed: list[Address], on_route: str | None, best: Address
) -> None:
    assert in_order(listed, on_route)[0] == best


def test_the_addresses_of_this_machine_are_listed_without_its_own_loop() -> None:
    assert all(not one.ip.startswith("127.") for one in machine_addresses())


def networks(listed: list[Address], kept: Path | None = None) -> Networks:
    return Networks(8000, kept, lambda: list(listed))


def test_a_chosen_network_stays_chosen_under_another_address_and_after_a_new_start(tmp_path: Path) -> None:
    kept = tmp_path / "network"
    listed = [HOTSPOT, CABLE]
    asked = networks(listed, kept)
    assert asked.url == "http://10.42.0.1:8000/"
    asked.choose("eth0")
    assert asked.url == "http://192.168.1.20:8000/"
    listed[1] = Address("192.168.1.99", "eth0")
    assert networks(listed, kept).url == "http://192.168.1.99:8000/"
    listed.pop()
    assert networks(listed, kept).url == "http://10.42.0.1:8000/", "what is away is not told"
    assert networks([], kept).url is None


def test_no_network_is_chosen_that_is_not_there(tmp_path: Path) -> None:
    asked = networks([HOTSPOT], tmp_path / "network")
    with pytest.raises(LookupError):
        asked.choose("eth9")
    assert asked.chosen is None and asked.best == HOTSPOT


def test_a_choice_that_can_be_kept_nowhere_holds_all_the_same(tmp_path: Path) -> None:
    asked = networks([HOTSPOT, CABLE], tmp_path / "nowhere" / "network")
    asked.choose("eth0")
    assert asked.best == CABLE
    asked.choose("")
    assert asked.best == HOTSPOT


def test_addresses_are_listed_anew_as_networks_change() -> None:
    listed = [CABLE]
    asked = networks(listed)
    assert asked.best == CABLE
    listed[0] = HOTSPOT
    asked._at = float("-inf")
    assert asked.best == HOTSPOT and asked.has("10.42.0.1") and not asked.has(CABLE.ip)


def test_an_address_of_the_sixth_version_stands_in_brackets() -> None:
    assert Address("fd00::2", "eth0").url(8000) == "http://[fd00::2]:8000/"
