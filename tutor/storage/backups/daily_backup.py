"""Automatic backups: one for each day of use, and one before each upgrade.

They are in a folder beside the database; the daily ones are also copied to a second folder, such as a USB
stick, while it is there. The names and dates of the files alone show which is the newest.
"""

import os
import re
import secrets
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from tutor.storage.backups.backup import BackupError, back_up
from tutor.storage.backups.swapping import put

DAYS = 7
"""How many daily backups each folder keeps."""

BEFORE = 3
"""How many backups are kept that were made before an upgrade or the like."""

AGAIN = timedelta(hours=1)
"""How often the backup of the day is made again while the tutor is used."""

SECOND = "second-folder.txt"
"""Holds the path of the second folder."""

DAY = re.compile(r"day-(\d{4}-\d\d-\d\d)\.zip")


@dataclass(frozen=True)
class Place:
    """A folder for backups: whether it is there, and when its newest backup was made."""

    folder: Path
    is_there: bool
    newest: datetime | None


def folder_of(database: Path) -> Path:
    return database.parent / "backups"


def keep_before(what: str, database: Path, key: Path | None) -> Path:
    """Back up a database before something is done to it, such as an upgrade; raises BackupError."""
    folder = _made(folder_of(database))
    kept = folder / f"before-{what}-{datetime.now(UTC):%Y%m%d-%H%M%S}.zip"
    back_up(database, key, kept)
    old = sorted(folder.glob("before-*.zip"), key=_made_at)
    for path in old[:-BEFORE]:
        if path != kept:
            path.unlink(missing_ok=True)
    return kept


def keep_day(database: Path, key: Path | None, at: datetime) -> Path | None:
    """Make the daily backup if it is due, and update the second folder if it is there.

    Returns the backup if one was made. Raises BackupError.
    """
    made = None
    if is_due(database, at):
        made = _made(folder_of(database)) / f"day-{_local_day(at)}.zip"
        back_up(database, key, made)
        os.utime(made, (at.timestamp(), at.timestamp()))  # what is written meanwhile is in the next one
        _keep_few(made.parent, made)
    _copy_to_second(database)
    return made


def is_due(database: Path, at: datetime) -> bool:
    """Whether something was written since the last daily backup, which is an hour old or of another day."""
    newest = _newest(folder_of(database))
    if newest is None:
        return database.is_file()
    kept = _made_at(newest)
    if kept > at:  # the clock was set back
        return not (folder_of(database) / f"day-{_local_day(at)}.zip").exists()
    if _written(database) <= kept:
        return False
    return at - kept >= AGAIN or _local_day(kept) != _local_day(at)


def places_of(database: Path) -> list[Place]:
    """The folders of backups; the second folder comes last, if one is named."""
    ours = folder_of(database)
    places = [Place(ours, True, _newest_at(ours))]
    if second := second_folder(database):
        places.append(Place(second, second.is_dir(), _newest_at(second)))
    return places


def second_folder(database: Path) -> Path | None:
    """The folder that was named; it may not be there now."""
    try:
        return Path((folder_of(database) / SECOND).read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return None


def name_second(database: Path, folder: Path | None) -> Path | None:
    """Copy daily backups to a folder of our own inside this one too; None stops that.

    Returns our own folder. Raises BackupError for a folder that is not there or cannot be written.
    """
    file = folder_of(database) / SECOND
    try:
        if folder is None:
            file.unlink(missing_ok=True)
            return None
        if not folder.is_dir():
            raise BackupError(f"There is no folder {folder}.")
        ours = second_folder(database)
        if ours is None or ours.parent != folder.resolve() or not ours.is_dir():
            ours = folder.resolve() / f"othello-tutor-{secrets.token_hex(3)}"
            ours.mkdir(mode=0o700)
        _made(file.parent)
        file.write_text(f"{ours}\n", encoding="utf-8")
    except OSError as error:
        raise BackupError(f"Backups cannot be kept in {folder}: {error}.") from error
    _copy_to_second(database)
    return ours


def _copy_to_second(database: Path) -> None:
    """Copy the newest daily backup to the second folder, unless the same file is there already.

    Our own folder is made once, when it is named: if it is missing, the stick is not there.
    """
    second, newest = second_folder(database), _newest(folder_of(database))
    if second is None or newest is None or not second.is_dir():
        return
    copy, part = second / newest.name, second / f".{newest.name}.part"
    try:
        same = copy.exists() and copy.stat().st_size == newest.stat().st_size
        if same and _made_at(copy) >= _made_at(newest):
            return
        shutil.copyfile(newest, part)
        put(part, copy)
        _keep_few(second, copy)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise BackupError(f"The backup cannot be copied to {second}: {error}.") from error


def _keep_few(folder: Path, made: Path) -> None:
    """Delete all but the newest daily backups; one dated later than the one just made counts as old."""
    dated = [(found[1], path) for path in folder.iterdir() if (found := DAY.fullmatch(path.name))]
    today = DAY.fullmatch(made.name)
    assert today is not None
    dated.sort(key=lambda one: (one[0] <= today[1], one[0]))
    for _, path in dated[:-DAYS]:
        path.unlink(missing_ok=True)


def _newest_at(folder: Path) -> datetime | None:
    newest = _newest(folder)
    return _made_at(newest) if newest else None


def _newest(folder: Path) -> Path | None:
    """The daily backup that was made last."""
    try:
        found = [path for path in folder.iterdir() if DAY.fullmatch(path.name)]
        return max(found, key=_made_at, default=None)
    except OSError:
        return None


def _made_at(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def _written(database: Path) -> datetime:
    """When a database was written to last."""
    files = (database, database.with_name(f"{database.name}-wal"))
    return max((_made_at(path) for path in files if path.exists()), default=datetime.fromtimestamp(0, UTC))


def _local_day(at: datetime) -> date:
    return at.astimezone().date()


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BackupError(f"The backup cannot be made: {error}.") from error
    return folder
