"""A file that only looks like a backup takes the place of nothing."""

from __future__ import annotations

import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.solving import file_of, solve
from tutor.storage.backups.backup import BackupError
from tutor.storage.backups.restoring import load, restore
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of

GOOD_KEY = b"k" * 64


def without_tables(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        for (name,) in connection.execute(names).fetchall():
            connection.execute(f'DROP TABLE "{name}"')
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", version)


def run(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for statement in statements:
            connection.execute(statement)


def running(*statements: str) -> Callable[[Path], None]:
    return lambda database: run(database, *statements)


def nothing(_database: Path) -> None:
    """The database is whole."""


DAMAGED_KEY = "secret key in this backup is damaged"

BAD: dict[str, tuple[Callable[[Path], object], bytes, str]] = {
    "no tables": (without_tables, GOOD_KEY, "has no"),
    "one table short": (running("DROP TABLE answer"), GOOD_KEY, "answer has no"),
    "one column short": (running("ALTER TABLE seat DROP COLUMN name"), GOOD_KEY, "seat has no name"),
    "no version": (running("DELETE FROM alembic_version"), GOOD_KEY, "says no version"),
    "a newer version": (running("UPDATE alembic_version SET version_num='9'"), GOOD_KEY, "newer tutor"),
    "a star of nobody": (
        running("INSERT INTO solved VALUES ('nobody', 'othello', 'start', 1, 3)"),
        GOOD_KEY,
        "solved names what is not there",
    ),
    "an empty file": (lambda file: file.write_bytes(b""), GOOD_KEY, "damaged"),
    "half a file": (lambda file: file.write_bytes(file.read_bytes()[:20_000]), GOOD_KEY, "damaged"),
    "a key of five letters": (nothing, b"hello", DAMAGED_KEY),
    "a second key of five letters": (nothing, GOOD_KEY + b"\nhello\n", DAMAGED_KEY),
    "an empty key": (nothing, b"", DAMAGED_KEY),
    "a key that is no text": (nothing, b"\xff" * 64, DAMAGED_KEY),
    "a key of a megabyte": (nothing, b"k" * 1024**2, "secret_key is too large"),
}


@pytest.mark.parametrize("kind", BAD)
def test_what_only_looks_like_a_backup_takes_the_place_of_nothing(
    sqlite: Database, tmp_path: Path, kind: str
) -> None:
    spoil, bad_key, words = BAD[kind]
    ada = new_learner_id()
    solve(sqlite, ada)
    sqlite.engine.dispose()
    copy, key = tmp_path / "copy.db", tmp_path / "secret_key"
    copy.write_bytes(file_of(sqlite).read_bytes())
    key.write_bytes(GOOD_KEY)
    spoil(copy)
    with zipfile.ZipFile(tmp_path / "bad.zip", "w", zipfile.ZIP_DEFLATED) as file:
        file.write(copy, "tutor.db")
        file.writestr("secret_key", bad_key)
    with pytest.raises(BackupError, match=words):
        restore(tmp_path / "bad.zip", file_of(sqlite), key)
    with pytest.raises(BackupError, match=words):
        load(tmp_path / "bad.zip", sqlite, key)
    assert stars_of(sqlite, ada, "othello") == {("start", "step-1"): 3}
    assert key.read_bytes() == GOOD_KEY
    assert not list(tmp_path.glob("before-restore*"))


def test_a_path_in_a_backup_leads_nowhere(sqlite: Database, tmp_path: Path) -> None:
    sqlite.engine.dispose()
    with zipfile.ZipFile(tmp_path / "sly.zip", "w") as file:
        file.write(file_of(sqlite), "tutor.db")
        file.writestr("../sly", b"out")
        file.writestr("/sly", b"out")
    restore(tmp_path / "sly.zip", tmp_path / "there" / "tutor.db", tmp_path / "there" / "secret_key")
    assert not list(tmp_path.rglob("sly"))
    assert not Path("/sly").exists()
