"""Hosts of a test's own on one Linux: network namespaces, each with a cable to one switch.

The switch stands in a namespace as well, so that no address and no port of them meets anybody else's.
"""

from __future__ import annotations

import ctypes
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NAMESPACES = Path("/run/netns")
CLONE_NEWNET = 0x40000000

NO_HOSTS = "NO NETWORK NAMESPACES"
HOW = "Run the tests as root on a Linux with iproute2."


class NoHosts(Exception):
    """This user may not make hosts here, or there is nothing to make them with."""


class Host:
    """A machine with an address of its own."""

    def __init__(self, namespace: str, address: str) -> None:
        self.namespace = namespace
        self.address = address

    @contextmanager
    def entered(self) -> Iterator[None]:
        """What this thread begins meanwhile, connections and processes, begins on this host."""
        with open("/proc/thread-self/ns/net") as here, open(NAMESPACES / self.namespace) as there:
            _enter(there.fileno())
            try:
                yield
            finally:
                _enter(here.fileno())


class Network:
    """Hosts at one switch, reached as ``10.77.0.1`` and so on; raises NoHosts where that cannot be."""

    def __init__(self, *names: str) -> None:
        self._begins = f"tutor-{os.getpid()}-"
        self._switch = f"{self._begins}switch"
        self.hosts = {
            name: Host(f"{self._begins}{name}", f"10.77.0.{number}") for number, name in enumerate(names, 1)
        }
        try:
            _remove_those_of_the_dead()
            self._lay()
            with self.hosts[names[0]].entered():
                pass
        except (OSError, subprocess.CalledProcessError) as error:
            self.end()
            raise NoHosts(str(error)) from error

    def _lay(self) -> None:
        _ip("netns", "add", self._switch)
        _ip("-n", self._switch, "link", "add", "switch", "up", "type", "bridge")
        for name, host in self.hosts.items():
            _ip("netns", "add", host.namespace)
            cable = ["type", "veth", "peer", "name", "eth0", "netns", host.namespace]
            _ip("-n", self._switch, "link", "add", name, "up", "master", "switch", *cable)
            _ip("-n", host.namespace, "address", "add", f"{host.address}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                _ip("-n", host.namespace, "link", "set", device, "up")

    def cut(self, name: str) -> None:
        """Pull the cable of a host out of the switch."""
        _ip("-n", self._switch, "link", "set", name, "down")

    def mend(self, name: str) -> None:
        """Put the cable of a host in again."""
        _ip("-n", self._switch, "link", "set", name, "up")

    def move(self, name: str, address: str) -> None:
        """Give a host another address, as a network does that it joins instead."""
        host = self.hosts[name]
        _ip("-n", host.namespace, "address", "flush", "dev", "eth0")
        if address:
            _ip("-n", host.namespace, "address", "add", f"{address}/24", "dev", "eth0")
        host.address = address

    def end(self) -> None:
        """Leave no host and no process on one."""
        _remove(self._begins)


def _enter(namespace: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(namespace, CLONE_NEWNET):
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))


def _ip(*arguments: str) -> str:
    """What `ip` of iproute2 says."""
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=True)
    return done.stdout


def _remove_those_of_the_dead() -> None:
    """Remove what tests left that were killed in the middle of it."""
    for path in NAMESPACES.glob("tutor-*"):
        owner = re.match(r"tutor-(\d+)-", path.name)
        if owner and not Path(f"/proc/{owner[1]}").exists():
            _remove(owner[0])


def _remove(begins: str) -> None:
    """Remove the hosts whose names begin so, and end what runs on them."""
    for path in NAMESPACES.glob(f"{begins}*"):
        with suppress(subprocess.CalledProcessError):  # somebody else was faster
            for process in _ip("netns", "pids", path.name).split():
                with suppress(ProcessLookupError):
                    os.kill(int(process), signal.SIGKILL)
            _ip("netns", "delete", path.name)
