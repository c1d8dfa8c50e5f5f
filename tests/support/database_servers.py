"""Finds PostgreSQL and Redis for the tests, installs them where that is possible, and starts them.

Each server lives in a folder of its own, listens on a socket in that folder and keeps nothing afterwards.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.debian import install

LONGEST_START = 30.0
"""Seconds."""

HOW = {
    "PostgreSQL": "Install postgresql or set POSTGRES_BIN=/folder/of/its/programs.",
    "Redis": "Install redis-server or set REDIS_SERVER=/path/to/it.",
}


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs: $POSTGRES_BIN, on the PATH, or where Debian keeps the newest."""
    if os.name != "posix":
        return None
    if named := os.environ.get("POSTGRES_BIN"):
        return Path(named)
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    return max((path.parent for path in versions), key=lambda path: float(path.parent.name), default=None)


def find_redis() -> str | None:
    """The path of a Redis server: $REDIS_SERVER, or one on the PATH."""
    return os.environ.get("REDIS_SERVER") or shutil.which("redis-server")


class Server(ABC):
    """A server in a folder of its own; ``url`` leads to it while it runs."""

    url: str

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tutor-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user, group = _unprivileged()
            os.chown(self.folder, user, group)
            self._as = {"user": user, "group": group, "extra_groups": []}

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether the server takes connections."""

    def run(self, *command: str) -> None:
        """Run a program as the user of the server until it ends well."""
        subprocess.run(command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self._as)

    def start(self) -> None:
        """Start, and return when the server takes connections."""
        self._process = subprocess.Popen(
            self.command(), cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._as
        )
        wait_until(self.answers)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop at once, connections and all; what was saved is there at the next start."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(LONGEST_START)

    def pause(self) -> None:
        """Let the server hang: it takes connections and answers nobody."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Stop for good and leave nothing behind."""
        if self._process is not None and self._process.poll() is None:
            self.go_on()
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Server):
    """PostgreSQL with one superuser, `tutor`, and no password; it forgets everything in a power cut."""

    def __init__(self, programs: Path) -> None:
        super().__init__()
        self._programs = programs
        self.url = self.url_of("postgres")
        made = ["-U", "tutor", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", "data"]
        self.run(str(programs / "initdb"), *made)

    def url_of(self, name: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://tutor@/{name}?host={self.folder}"

    def command(self) -> list[str]:
        settings = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB")
        options = [part for setting in settings for part in ("-c", setting)]
        return [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *options]

    def answers(self) -> bool:
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(ready, check=False).returncode == 0

    def make(self, name: str) -> str:
        """Make an empty database and return its URL."""
        where = ["-U", "tutor", "-h", str(self.folder)]
        self.run(str(self._programs / "createdb"), *where, name)
        return self.url_of(name)


class Redis(Server):
    """Redis without a disk."""

    def __init__(self, program: str) -> None:
        super().__init__()
        self._program = program
        self._socket = self.folder / "redis.sock"
        self.url = f"unix://{self._socket}"

    def command(self) -> list[str]:
        settings = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        return [self._program, *settings]

    def answers(self) -> bool:
        from redis import Redis as Client
        from redis import RedisError

        with Client.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except RedisError:
                return False


def wait_until(is_so: Callable[[], object], longest: float = LONGEST_START) -> None:
    """Return as soon as something is so; an AssertionError when it is not so in time (seconds)."""
    deadline = time.monotonic() + longest
    while not is_so():
        assert time.monotonic() < deadline, "this takes too long"
        time.sleep(0.02)


def _unprivileged() -> tuple[int, int]:
    """The numbers of a user without rights, and of its group."""
    import pwd

    known = {user.pw_name: (user.pw_uid, user.pw_gid) for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def missing() -> list[str]:
    """Which servers are not installed here."""
    return [name for name, found in (("PostgreSQL", find_postgres()), ("Redis", find_redis())) if not found]


def main() -> None:
    """Make sure there are servers, or say in one loud line how to get them; fails in CI without them."""
    if missing():
        install("postgresql", "redis-server")
    if sys.platform == "linux" and not shutil.which("ip"):
        install("iproute2")  # several hosts on one machine, for `tests.support.hosts`
    for name in missing():
        print(f"NO {name.upper()}: every test that needs it is skipped. {HOW[name]}")
    if missing() and os.environ.get("CI"):
        sys.exit(1)


if __name__ == "__main__":
    main()
