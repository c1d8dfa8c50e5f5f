"""The addresses at which phones find this machine: listed again as networks change; one is chosen.

A hotspot is a network without a route to anywhere, so the list does not come from the routes.
"""

import ipaddress
import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

import ifaddr

LASTS = 2.0
"""A list of addresses is used for so many seconds before it is made again."""

LONGEST_CHOICE = 200
"""At most so many characters of the name of an interface are stored."""

INSIDE = re.compile(
    r"docker|veth|vethernet|virbr|virtualbox|vboxnet|vmware|vmnet|hyper-v|wsl|lxc|lxd|cni|flannel|kube|podman"
    r"|^br-|^tun|^tap|^utun|^wg\d|wireguard|tailscale|^zt|zerotier|openvpn",
    re.IGNORECASE,
)
"""Interfaces of programs on this machine or of distant networks, in which there are no phones."""

WIRELESS = re.compile(r"^wl|^ap\d|wi-?fi|wireless|wlan", re.IGNORECASE)


@dataclass(frozen=True)
class Address:
    """An address of this machine, and the interface that has it."""

    ip: str
    interface: str

    def url(self, port: int) -> str:
        """The address at which a browser finds the tutor."""
        return f"http://[{self.ip}]:{port}/" if ":" in self.ip else f"http://{self.ip}:{port}/"


def machine_addresses(version: int = 4) -> list[Address]:
    """Every address of this machine that others may reach, the most likely for phones first.

    Raises OSError where the system does not list them.
    """
    found = [
        Address(ip, adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for one in adapter.ips
        for ip in [one.ip if isinstance(one.ip, str) else one.ip[0]]
        if _reaches_out(ip, version)
    ]
    return in_order(found, _on_route(version))


def in_order(addresses: list[Address], on_route: str | None) -> list[Address]:
    """The addresses, best first: that of a hotspot of this machine, then the one with the route.

    >>> [one.ip for one in in_order([Address("172.17.0.1", "docker0"), Address("10.42.0.1", "wlan0")], None)]
    ['10.42.0.1', '172.17.0.1']
    """

    def after(one: Address) -> tuple[bool, ...]:
        ip = ipaddress.ip_address(one.ip)
        return (
            bool(INSIDE.search(one.interface)),
            ip.is_link_local,
            not (ip.is_private and ip.packed[-1] == 1),  # the maker of a network has its first address
            one.ip != on_route,
            not WIRELESS.search(one.interface),
        )

    return sorted(addresses, key=after)


def _reaches_out(ip: str, version: int) -> bool:
    address = ipaddress.ip_address(ip.partition("%")[0])
    local = address.is_loopback or address.is_unspecified or (version == 6 and address.is_link_local)
    return address.version == version and not local


def _on_route(version: int) -> str | None:
    """The address from which this machine reaches the Internet; None without a route. Nothing is sent."""
    family, anywhere = (
        (socket.AF_INET, "192.0.2.1") if version == 4 else (socket.AF_INET6, "2001:db8::1")
    )  # documentation addresses
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((anywhere, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


class Networks:
    """The addresses at which phones find this tutor; a choice of interface is stored in a file.

    An interface stays chosen when its address changes; while it has none, the best other address is used.
    """

    def __init__(
        self, port: int, file: Path | None = None, listing: Callable[[], list[Address]] = machine_addresses
    ) -> None:
        self.port = port
        self._file = file
        self._listing = listing
        self._lock = Lock()
        self._listed: list[Address] = []
        self._at = float("-inf")
        self._choice = _read(file)

    def addresses(self) -> list[Address]:
        """Every present address, the best first."""
        with self._lock:
            if time.monotonic() - self._at > LASTS:
                with suppress(OSError):  # the last list is better than none
                    self._listed = self._listing()
                self._at = time.monotonic()
            return self._listed

    @property
    def chosen(self) -> Address | None:
        """The address of the interface that a teacher chose; None while it has none."""
        return next((one for one in self.addresses() if one.interface == self._choice), None)

    @property
    def best(self) -> Address | None:
        """The address to show: the chosen one, else the most likely one; None without a network."""
        return self.chosen or next(iter(self.addresses()), None)

    @property
    def url(self) -> str | None:
        """The address at which phones find the tutor; None without a network."""
        best = self.best
        return best.url(self.port) if best else None

    def has(self, host: str) -> bool:
        """Whether this host is an address of this machine."""
        return any(one.ip == host for one in self.addresses())

    def choose(self, interface: str) -> None:
        """Show the address of this interface from now on; with "" the most likely one again.

        Raises LookupError for an interface without an address.
        """
        if interface and interface not in {one.interface for one in self.addresses()}:
            raise LookupError(interface)
        self._choice = interface[:LONGEST_CHOICE]
        if self._file is not None:
            with suppress(OSError):  # then the choice lasts until the next start
                self._file.write_text(self._choice, encoding="utf-8")


def _read(file: Path | None) -> str:
    try:
        return file.read_text(encoding="utf-8")[:LONGEST_CHOICE] if file is not None else ""
    except (OSError, UnicodeDecodeError):
        return ""
