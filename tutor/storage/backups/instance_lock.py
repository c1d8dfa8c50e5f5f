"""Locks a database against a second tutor: screens of one would get no news from the other.

The lock is one of SQLite's own, on an empty file beside the database: every system has it, and it ends with
the process that holds it, however that ends. Commands that only look or write a little need none.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


class AlreadyRunning(ValueError):
    """Another tutor uses the database; the message says what to do."""


class NoLock(ValueError):
    """This database cannot be locked, for example because its folder is read-only."""


@contextmanager
def lock_instance(database: Path, shared: bool = False) -> Iterator[None]:
    """Lock a database while a tutor uses it; ``shared`` admits others that share a broker.

    Raises AlreadyRunning while another tutor has it locked, and NoLock.
    """
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        mark = database.with_name(f"{database.name}-running")
        mark.touch(mode=0o600)
        connection = sqlite3.connect(mark, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise NoLock(f"The database cannot be opened: {error}") from error
    with closing(connection):
        try:
            connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise NoLock(f"The database cannot be opened: {error}") from error
            raise AlreadyRunning(
                f"The tutor is running already with {database}, and the screens of two would not hear each "
                "other: stop the other one first, or name another folder in TUTOR_DATA."
            ) from error
        yield
