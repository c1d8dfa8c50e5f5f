"""Backs up an SQLite database together with the keys that sign cookies.

A backup is a zip file. It can be made while people work: SQLite copies one moment of the database and no
writer waits. It is checked when it is made, and again before it replaces anything.
"""

import sqlite3
import tempfile
import zipfile
from contextlib import closing
from functools import cache
from pathlib import Path

from tutor.storage.backups.swapping import DATABASE, KEY, put
from tutor.storage.database import Database
from tutor.storage.migration import known_revisions

SHORTEST_KEY = 32
"""A key that nobody can guess has at least so many characters."""

LARGEST = 4 * 1024**3
"""The most bytes of a database in a backup."""

Tables = dict[str, frozenset[str]]
"""The columns of each table."""


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says what to do."""


class NewerBackup(BackupError):
    """The database belongs to a newer tutor."""


def back_up(database: Path, key: Path | None, to: Path) -> None:
    """Write a backup of a database file and of its keys, if it has some; a half-written file is never seen.

    Raises BackupError when there is no database, when it is damaged, or when ``to`` is a file of another
    kind.
    """
    if not database.is_file():
        raise BackupError(f"There is no database at {database}: nothing to back up.")
    if to.exists() and not is_backup(to):
        raise BackupError(f"{to} is there already and is no backup: name another file.")
    try:
        with tempfile.TemporaryDirectory(dir=to.parent, prefix=".backup-") as folder:
            copy, made = Path(folder, DATABASE), Path(folder, "made.zip")
            _copy(database, copy)
            look_through(copy)
            with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
                file.write(copy, DATABASE)
                if key is not None and key.is_file():
                    file.write(key, KEY)
            put(made, to)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup cannot be made: {error}.") from error


def is_backup(path: Path) -> bool:
    """Whether a file looks like a backup; its content may be damaged."""
    try:
        with zipfile.ZipFile(path) as file:
            return DATABASE in file.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


def unpack(backup: Path, folder: Path) -> bool:
    """Unpack a backup into a folder and check it; returns whether it holds a key.

    Raises BackupError.
    """
    if not is_backup(backup):
        raise BackupError(f"{backup} is no backup of the tutor.")
    with zipfile.ZipFile(backup) as file:
        names = [name for name in (DATABASE, KEY) if name in file.namelist()]
        for name in names:
            if file.getinfo(name).file_size > (LARGEST if name == DATABASE else 4096):
                raise BackupError(f"{backup} is no backup of the tutor: its {name} is too large.")
            file.extract(name, folder)
    look_through(folder / DATABASE)
    if KEY in names and not is_key((folder / KEY).read_bytes()):
        raise BackupError("The secret key in this backup is damaged. Take an older backup.")
    return KEY in names


def is_key(content: bytes) -> bool:
    """Whether these bytes can be the keys that sign cookies, one on each line."""
    keys = content.split()
    return content.isascii() and bool(keys) and all(len(key) >= SHORTEST_KEY for key in keys)


def _copy(database: Path, to: Path) -> None:
    """Copy in one step: with several, every change in between would restart the copy."""
    with closing(sqlite3.connect(database, timeout=10)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target, pages=-1)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, without a log


def look_through(database: Path) -> None:
    """Raise BackupError unless the database is whole and has the tables of its revision."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
            if found != ["ok"]:
                raise BackupError(f"The database is damaged: {found[0]}. Take an older backup.")
            if loose := connection.execute("PRAGMA foreign_key_check").fetchone():
                raise BackupError(
                    f"The database is damaged: {loose[0]} names what is not there. Take an older backup."
                )
            revisions = {str(row[0]) for row in connection.execute("SELECT version_num FROM alembic_version")}
            tables = _tables(connection)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"The database is damaged: {error}. Take an older backup.") from error
    if not revisions <= known_revisions():
        raise NewerBackup("This database was made by a newer tutor: install that one first.")
    if len(revisions) != 1:
        raise BackupError("The database is damaged: it says no version. Take an older backup.")
    for table, columns in tables_of(revisions.pop()).items():
        if missing := columns - tables.get(table, frozenset()):
            raise BackupError(
                f"The database is damaged: {table} has no {min(missing)}. Take an older backup."
            )


@cache
def tables_of(revision: str) -> Tables:
    """The tables that a database of a revision has."""
    empty = Database("sqlite://")
    empty.migrate(to=revision)
    with empty.engine.connect() as connection:
        bare = connection.connection.dbapi_connection
        assert isinstance(bare, sqlite3.Connection)
        found = _tables(bare)
    empty.engine.dispose()
    return found


def _tables(connection: sqlite3.Connection) -> Tables:
    query = (
        "SELECT one.name, col.name FROM sqlite_master AS one, pragma_table_info(one.name) AS col "
        "WHERE one.type = 'table'"
    )
    found: dict[str, set[str]] = {}
    for table, column in connection.execute(query):
        found.setdefault(table, set()).add(column)
    return {table: frozenset(columns) for table, columns in found.items()}
