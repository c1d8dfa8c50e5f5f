"""Backs up an SQLite database together with the key that signs cookies, and restores them.

A backup is a zip file. It is taken while people work: SQLite copies one moment of the database and no writer
waits. It is looked through before it is called a backup, and again before it takes the place of anything.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from tutor.storage.migration import SCRIPTS

DATABASE = "tutor.db"
KEY = "secret_key"


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says what to do."""


def back_up(database: Path, key: Path | None, to: Path) -> None:
    """Write a backup of a database file and of its key, if it has one; a half-written one never stands there.

    Raises BackupError when there is no database, when it is damaged, or when ``to`` is something else.
    """
    if not database.is_file():
        raise BackupError(f"There is no database at {database}: nothing to back up.")
    if to.exists() and not _is_backup(to):
        raise BackupError(f"{to} is there already and is no backup: name another file.")
    try:
        with tempfile.TemporaryDirectory(dir=to.parent, prefix=".backup-") as folder:
            copy, made = Path(folder, DATABASE), Path(folder, "made.zip")
            _copy(database, copy)
            _look_through(copy)
            with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
                file.write(copy, DATABASE)
                if key is not None and key.is_file():
                    file.write(key, KEY)
            _put(made, to)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup cannot be made: {error}.") from error


def restore(backup: Path, database: Path, key: Path) -> Path | None:
    """Put the database and the key of a backup in their places; what stood there is set aside.

    Gives the folder in which it was set aside, None where nothing stood. Raises BackupError for a file that
    is no backup, for a damaged one, for one of a newer tutor, and while somebody has the database open.
    """
    if not _is_backup(backup):
        raise BackupError(f"{backup} is no backup of the tutor.")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=database.parent, prefix=".restore-") as folder:
            with zipfile.ZipFile(backup) as file:
                held = [name for name in (DATABASE, KEY) if name in file.namelist()]
                for name in held:
                    file.extract(name, folder)
            _look_through(Path(folder, DATABASE))
            _release(database)
            aside = _set_aside(database, key if KEY in held else None)
            _put(Path(folder, DATABASE), database)
            if KEY in held:
                _put(Path(folder, KEY), key)
            return aside
    except (OSError, sqlite3.Error, zipfile.BadZipFile) as error:
        raise BackupError(f"The backup cannot be restored: {error}.") from error


def _is_backup(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as file:
            return DATABASE in file.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


def _copy(database: Path, to: Path) -> None:
    """Copy in one step: in several, every change in between would begin the copy anew."""
    with closing(sqlite3.connect(database, timeout=10)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target, pages=-1)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def _look_through(database: Path) -> None:
    """Raise BackupError unless a database is whole and its tables are ones we know."""
    known = {revision.revision for revision in _scripts().walk_revisions()}
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
            if found != ["ok"] or connection.execute("PRAGMA foreign_key_check").fetchone():
                raise BackupError(f"The database is damaged: {found[0]}. Take an older backup.")
            revisions = {str(row[0]) for row in connection.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.DatabaseError as error:
        raise BackupError(f"The database is damaged: {error}. Take an older backup.") from error
    if not revisions <= known:
        raise BackupError("This database was made by a newer tutor: install that one first.")


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


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
            pass  # damaged, which may be why it is restored; it is set aside as it is


def _set_aside(database: Path, key: Path | None) -> Path | None:
    logs = [database.with_name(database.name + end) for end in ("-wal", "-shm")]
    there = [path for path in (database, *logs, key) if path is not None and path.exists()]
    if not there:
        return None
    aside = database.parent / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    aside.mkdir(mode=0o700)
    for path in there:
        shutil.copy2(path, aside / path.name) if path == key else path.rename(aside / path.name)
    return aside


def _put(made: Path, to: Path) -> None:
    """Give a finished file its name, for its owner alone, once it is on the disk."""
    made.chmod(0o600)
    with made.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(made, to)
