"""Restores a backup: in place of the present database, or into a new tutor that is running."""

import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from tutor.storage.backups.backup import BackupError, unpack
from tutor.storage.backups.daily_backup import keep_before
from tutor.storage.backups.instance_lock import AlreadyRunning, lock_instance
from tutor.storage.backups.swapping import DATABASE, KEY, LOGS, finish_swap, put, swap, sync
from tutor.storage.database import LOCKED, Database


def restore(backup: Path, database: Path, key: Path) -> Path | None:
    """Put the database and the keys of a backup in their places, and set aside what was there.

    Returns the folder with what was set aside, None if nothing was there. Raises BackupError for a file that
    is no backup, for a damaged one, for one of a newer tutor, and while the database is open.
    """
    try:
        with _refusals(), lock_instance(database):
            finish_swap(database, key)
            with tempfile.TemporaryDirectory(dir=database.parent, prefix=".restore-") as folder:
                made = Path(folder, "made")
                made.mkdir()
                has_key = unpack(backup, made)
                _release(database)
                aside = _set_aside(database, key if has_key else None)
                swap(made, database, key)
            return aside
    except AlreadyRunning as error:
        raise BackupError(
            f"The tutor is running and has {database} open: stop it, restore, and start it again."
        ) from error


def load(backup: Path, database: Database, key: Path | None) -> None:
    """Load a backup into a database that only this process has open, and its key into the file ``key``.

    Loads all of it or nothing, migrated to this tutor's tables; what was there is backed up first. Raises
    BackupError.
    """
    assert database.file is not None
    with _refusals(), tempfile.TemporaryDirectory(dir=database.file.parent, prefix=".restore-") as folder:
        copy = Path(folder, DATABASE)
        has_key = unpack(backup, Path(folder))
        brought = Database(f"sqlite:///{copy}")
        brought.migrate()
        brought.engine.dispose()
        keep_before("restore", database.file, key)
        if has_key and key is not None:
            put(Path(folder, KEY), key)
        with closing(sqlite3.connect(copy)) as source:
            with closing(sqlite3.connect(database.file, timeout=LOCKED)) as target:
                source.backup(target, pages=-1)


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn the errors of reading and writing files into a BackupError."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError, zipfile.BadZipFile, RuntimeError) as error:
        raise BackupError(f"The backup cannot be restored: {error}.") from error


def _release(database: Path) -> None:
    """Empty the log of a database into it; raises BackupError while somebody has it open.

    SQLite leaves its write-ahead log only to a connection that is alone.
    """
    if not database.is_file():
        return
    with closing(sqlite3.connect(database, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BackupError(
                    f"The tutor is running and has {database} open: stop it, restore, and start it again."
                ) from error
            raise
        except sqlite3.DatabaseError:
            pass  # it may be restored because it is damaged; it is set aside as it is


def _set_aside(database: Path, key: Path | None) -> Path | None:
    """Copy what is there to a folder of its own; the original stays until it is replaced."""
    logs = [database.with_name(database.name + end) for end in LOGS]
    there = [path for path in (database, *logs, key) if path is not None and path.exists()]
    if not there:
        return None
    aside = database.parent / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    aside.mkdir(mode=0o700)
    for path in there:
        shutil.copy2(path, aside / path.name)
        sync(aside / path.name)
    sync(aside)
    return aside
