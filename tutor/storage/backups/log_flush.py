"""Group commit: waits until SQLite's write-ahead log is on the disk, once for all threads that have written.

A commit that waits for the disk holds the write lock meanwhile, so the votes of a class of forty would wait
one after the other. Here each commits without waiting; then one thread waits for all.
"""

import os
from contextlib import suppress
from pathlib import Path
from threading import Lock


class LogFlush:
    """Writes the log of one database file to the disk."""

    def __init__(self, database: Path) -> None:
        self._log = database.with_name(f"{database.name}-wal")
        self._asked = 0
        self._done = 0
        self._asking = Lock()
        self._flushing = Lock()
        self._known: int | None = None

    def wait(self) -> None:
        """Return once all that this thread committed is on the disk; raises OSError if that fails."""
        with self._asking:
            self._asked += 1
            mine = self._asked
        with self._flushing:
            if self._done >= mine:
                return  # a wait that began after our commit has covered it
            newest = self._asked
            with suppress(FileNotFoundError):  # it was moved into the database, and synced there
                self._flush()
            self._done = newest

    def _flush(self) -> None:
        file = os.open(self._log, os.O_RDWR)
        try:
            os.fsync(file)
            made = os.fstat(file).st_ino
        finally:
            os.close(file)
        if made != self._known and os.name == "posix":  # a new file needs its folder synced too
            folder = os.open(self._log.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
        self._known = made
