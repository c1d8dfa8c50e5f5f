"""Replaces a database and its key in one step, even if the computer is switched off in between.

The new files are whole and on the disk, in a folder beside the database, before the folder gets the name that
counts. From then on the next start finds that folder and moves the files into place.
"""

import errno
import os
import shutil
from contextlib import suppress
from pathlib import Path

DATABASE = "tutor.db"
KEY = "secret_key"

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; left from the old database, it would spoil the new one."""


def swap(made: Path, database: Path, key: Path) -> None:
    """Replace the database and the key by the files in ``made``, a folder beside the database."""
    for file in made.iterdir():
        file.chmod(0o600)
        sync(file)
    sync(made)
    made.rename(_waiting(database))
    sync(database.parent)
    finish_swap(database, key)


def finish_swap(database: Path, key: Path) -> bool:
    """Move into place the files that a swap left waiting; returns whether there were any."""
    waiting = _waiting(database)
    if not waiting.is_dir():
        return False
    if (waiting / KEY).exists():
        key.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _move(waiting / KEY, key)
    if (waiting / DATABASE).exists():
        for end in LOGS:
            database.with_name(database.name + end).unlink(missing_ok=True)
        _move(waiting / DATABASE, database)
    waiting.rmdir()
    sync(database.parent)
    return True


def put(made: Path, to: Path) -> None:
    """Rename a finished file once it is on the disk; only its owner may read it."""
    with suppress(OSError):  # a stick may know no owners
        made.chmod(0o600)
    sync(made)
    os.replace(made, to)
    sync(to.parent)


def _waiting(database: Path) -> Path:
    return database.with_name(f"{database.name}-restoring")


def _move(source: Path, to: Path) -> None:
    """Move a file in one step, to another disk too."""
    try:
        os.replace(source, to)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        near = to.with_name(f".{to.name}-restoring")
        shutil.copyfile(source, near)
        put(near, to)
        source.unlink()
    sync(to.parent)


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk; not every system can do so for a folder."""
    if path.is_file():
        with path.open("r+b") as file:
            os.fsync(file)
        return
    with suppress(OSError):
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
