import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.solving import file_of, solve
from tutor.storage.backups.backup import BackupError, back_up
from tutor.storage.backups.restoring import load, restore
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of


def test_what_was_kept_is_there_after_a_restore(sqlite: Database, key: Path, tmp_path: Path) -> None:
    ada = new_learner_id()
    solve(sqlite, ada)
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    elsewhere = tmp_path / "elsewhere"
    assert restore(tmp_path / "backup.zip", elsewhere / "tutor.db", elsewhere / "secret_key") is None
    restored = Database(f"sqlite:///{elsewhere / 'tutor.db'}")
    assert stars_of(restored, ada, "othello") == {("start", "step-1"): 3}
    assert (elsewhere / "secret_key").read_text() == "k" * 64
    restored.engine.dispose()


def test_a_restore_sets_aside_what_was_there(sqlite: Database, key: Path, tmp_path: Path) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    solve(sqlite, ada)
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    solve(sqlite, ben)
    key.write_text("n" * 64)
    sqlite.engine.dispose()
    aside = restore(tmp_path / "backup.zip", file_of(sqlite), key)
    assert aside is not None
    assert stars_of(sqlite, ben, "othello") == {}
    assert key.read_text() == "k" * 64
    old = Database(f"sqlite:///{aside / 'tutor.db'}")
    assert stars_of(old, ben, "othello") == {("start", "step-1"): 3}
    assert (aside / "secret_key").read_text() == "n" * 64
    old.engine.dispose()


def test_nothing_is_restored_while_the_database_is_open(sqlite: Database, key: Path, tmp_path: Path) -> None:
    solve(sqlite, new_learner_id())
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    ben = new_learner_id()
    solve(sqlite, ben)
    with pytest.raises(BackupError, match="stop it, restore, and start it again"):
        restore(tmp_path / "backup.zip", file_of(sqlite), key)
    assert stars_of(sqlite, ben, "othello") == {("start", "step-1"): 3}
    assert not list(tmp_path.glob("before-restore*"))


def test_a_damaged_database_can_be_replaced(sqlite: Database, key: Path, tmp_path: Path) -> None:
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    sqlite.engine.dispose()
    file_of(sqlite).write_bytes(b"this was a database" * 100)
    aside = restore(tmp_path / "backup.zip", file_of(sqlite), key)
    assert aside is not None
    solve(sqlite, new_learner_id())


def test_a_backup_of_a_newer_tutor_is_not_restored(sqlite: Database, key: Path, tmp_path: Path) -> None:
    sqlite.engine.dispose()
    with closing(sqlite3.connect(file_of(sqlite))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with zipfile.ZipFile(tmp_path / "newer.zip", "w") as file:
        file.write(file_of(sqlite), "tutor.db")
    with pytest.raises(BackupError, match="newer tutor"):
        restore(tmp_path / "newer.zip", tmp_path / "new" / "tutor.db", key)
    assert not (tmp_path / "new" / "tutor.db").exists()


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x03\x04 half of one"])
def test_a_file_that_is_no_backup_is_told(key: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BackupError, match="is no backup"):
        restore(tmp_path / "file", tmp_path / "tutor.db", key)


def test_a_backup_cut_short_is_told(sqlite: Database, key: Path, tmp_path: Path) -> None:
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    whole = bytearray((tmp_path / "backup.zip").read_bytes())
    whole[len(whole) // 3] ^= 0xFF
    (tmp_path / "backup.zip").write_bytes(whole)
    with pytest.raises(BackupError, match="cannot be restored|damaged"):
        restore(tmp_path / "backup.zip", tmp_path / "new" / "tutor.db", key)
    assert not (tmp_path / "new" / "tutor.db").exists()


def test_a_backup_is_loaded_into_a_new_tutor_that_runs(sqlite: Database, key: Path, tmp_path: Path) -> None:
    ada = new_learner_id()
    solve(sqlite, ada)
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    running = Database(f"sqlite:///{tmp_path / 'new' / 'tutor.db'}")
    running.migrate()
    with running.look() as looking:  # somebody reads meanwhile
        looking.exec_driver_sql("SELECT count(*) FROM learner").scalar()
        load(tmp_path / "backup.zip", running, tmp_path / "new" / "secret_key")
    assert stars_of(running, ada, "othello") == {("start", "step-1"): 3}
    solve(running, ada, 2)
    assert (tmp_path / "new" / "secret_key").read_text() == "k" * 64
    running.engine.dispose()
    again = Database(f"sqlite:///{tmp_path / 'new' / 'tutor.db'}")
    assert len(stars_of(again, ada, "othello")) == 2
    again.engine.dispose()


def test_a_backup_of_an_older_tutor_is_loaded_with_the_tables_of_this_one(
    key: Path, tmp_path: Path, sqlite: Database
) -> None:
    old = Database(f"sqlite:///{tmp_path / 'old.db'}")
    old.migrate(to="0005")
    with old.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO learner VALUES ('ada', '2026-01-01 00:00:00')")
    back_up(tmp_path / "old.db", key, tmp_path / "backup.zip")
    old.engine.dispose()
    load(tmp_path / "backup.zip", sqlite, None)
    solve(sqlite, "ada")
    assert stars_of(sqlite, "ada", "othello") == {("start", "step-1"): 3}


def test_a_tutor_that_runs_keeps_what_it_has_when_a_backup_is_damaged(
    sqlite: Database, key: Path, tmp_path: Path
) -> None:
    ben = new_learner_id()
    solve(sqlite, ben)
    with zipfile.ZipFile(tmp_path / "backup.zip", "w") as file:
        file.writestr("tutor.db", b"this was a database")
    with pytest.raises(BackupError, match="damaged"):
        load(tmp_path / "backup.zip", sqlite, key)
    assert stars_of(sqlite, ben, "othello") == {("start", "step-1"): 3}
