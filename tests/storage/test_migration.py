from pathlib import Path

import pytest

from tests.storage.solving import file_of
from tutor.settings import SettingError, open_database
from tutor.storage.backup import back_up, look_through
from tutor.storage.database import Database
from tutor.storage.migration import known_revisions, newest_revision
from tutor.storage.restoring import restore


def old_database(tmp_path: Path, revision: str) -> str:
    """A database with the tables of an older tutor, and somebody in it."""
    url = f"sqlite:///{tmp_path / 'tutor.db'}"
    old = Database(url)
    old.migrate(to=revision)
    with old.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO learner VALUES ('ada', '2026-01-01 00:00:00')")
    old.engine.dispose()
    return url


def learners(database: Database) -> list[str]:
    with database.look() as connection:
        return [str(row[0]) for row in connection.exec_driver_sql("SELECT id FROM learner")]


@pytest.mark.parametrize("revision", sorted(known_revisions()))
def test_before_each_upgrade_there_is_a_backup_and_nothing_is_lost(
    tmp_path: Path, revision: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    upgraded = open_database(old_database(tmp_path, revision))
    assert learners(upgraded) == ["ada"]
    upgraded.engine.dispose()
    look_through(file_of(upgraded))
    made = list(tmp_path.glob("backups/*"))
    if revision == newest_revision():
        assert made == []
        return
    assert [path.name.startswith(f"before-upgrade-from-{revision}-") for path in made] == [True]
    assert str(made[0]) in caplog.text
    restore(made[0], tmp_path / "there" / "tutor.db", tmp_path / "there" / "secret_key")
    back = open_database(f"sqlite:///{tmp_path / 'there' / 'tutor.db'}")
    assert learners(back) == ["ada"]
    back.engine.dispose()


def test_where_no_backup_can_be_made_the_tables_stay_as_they_are(tmp_path: Path) -> None:
    url = old_database(tmp_path, "0014")
    (tmp_path / "backups").write_text("in the way")
    with pytest.raises(ValueError, match="backup cannot be made"):
        open_database(url)
    (tmp_path / "backups").unlink()
    back_up(tmp_path / "tutor.db", None, tmp_path / "whole.zip")
    open_database(url).engine.dispose()


def test_a_database_of_a_newer_tutor_is_told_and_left_as_it_is(sqlite: Database, tmp_path: Path) -> None:
    with sqlite.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SettingError, match="made by a newer tutor: install that one"):
        open_database(f"sqlite:///{file_of(sqlite)}")
    assert not (tmp_path / "backups").exists()
