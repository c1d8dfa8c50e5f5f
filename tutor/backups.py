"""Makes the daily backups while the tutor runs, in a thread of its own."""

import logging
import sys
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from flask import Flask

from tutor.storage.backups.backup import BackupError
from tutor.storage.backups.daily_backup import keep_day

log = logging.getLogger("tutor.backups")

LOOKS_EVERY = 60.0
"""Seconds between two checks whether a backup is due, and from the start to the first check."""


def keep_backups(app: Flask) -> None:
    """Check every minute whether a backup is due; a database on a server is backed up there instead."""
    if app.extensions["database"].file is not None:
        app.extensions["backups"] = Backups(app)
        threading.Thread(target=app.extensions["backups"].run, name="backups", daemon=True).start()


class Backups:
    """The backups of one running tutor; ``fault`` says in English why the last one could not be made."""

    def __init__(self, app: Flask) -> None:
        self._database = app.extensions["database"].file
        self._key = app.config["SECRET_KEY_FILE"]
        self.fault: str | None = None
        self._closed = threading.Event()

    def run(self) -> None:
        """Check again and again, until closed."""
        while not self._closed.wait(LOOKS_EVERY):
            _in_system_thread(self.look)

    def close(self) -> None:
        """Stop checking."""
        self._closed.set()

    def look(self) -> None:
        """Make a backup if one is due; a failure is logged once, and the next check tries again."""
        try:
            keep_day(self._database, self._key, datetime.now(UTC))
            self.fault = None
        except BackupError as error:
            if self.fault is None:
                log.warning("%s", error)
            self.fault = str(error)
        except Exception:
            log.exception("A backup could not be made")
            self.fault = "?"


def _in_system_thread(work: Callable[[], Any]) -> None:
    """Do work that blocks in a thread of the system, where Python's threads are greenlets."""
    monkey = sys.modules.get("gevent.monkey")
    if monkey is not None and monkey.is_module_patched("threading"):
        sys.modules["gevent"].get_hub().threadpool.apply(work)
    else:
        work()
