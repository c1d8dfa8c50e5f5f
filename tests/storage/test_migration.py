from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from tests.storage.filling import lost, old_database, rows_of
from tests.storage.solving import file_of
from tutor.settings import SettingError, open_database
from tutor.storage.backups.backup import look_through
from tutor.storage.backups.restoring import restore
from tutor.storage.database import Database
from tutor.storage.migration import SCRIPTS, known_revisions, newest_revision

LEFT_BEHIND = {"teacher.epoch", "answer.step", "solved.step"}
"""What something else took the place of: sign-ins are kept one by one since, and steps have names."""


@pytest.mark.parametrize("revision", sorted(known_revisions()))
def test_before_each_upgrade_there_is_a_backup_and_nothing_is_lost(
    tmp_path: Path, revision: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    file = tmp_path / "tutor.db"
    before = old_database(file, revision, 3)
    assert len(before) > 2
    open_database(f"sqlite:///{file}").engine.dispose()
    assert set(lost(before, rows_of(file))) <= LEFT_BEHIND
    look_through(file)
    made = list(tmp_path.glob("backups/*"))
    if revision == newest_revision():
        assert made == []
        return
    assert [path.name.startswith(f"before-upgrade-from-{revision}-") for path in made] == [True]
    assert str(made[0]) in caplog.text
    restore(made[0], tmp_path / "there" / "tutor.db", tmp_path / "there" / "secret_key")
    assert rows_of(tmp_path / "there" / "tutor.db") == before


def test_where_no_backup_can_be_made_the_tables_stay_as_they_are(tmp_path: Path) -> None:
    before = old_database(tmp_path / "tutor.db", "0014_pretend", 3)
    url = f"sqlite:///{tmp_path / 'tutor.db'}"
    (tmp_path / "backups").write_text("in the way")
    with pytest.raises(ValueError, match="backup cannot be made"):
        open_database(url)
    (tmp_path / "backups").unlink()
    assert rows_of(tmp_path / "tutor.db") == before
    open_database(url).engine.dispose()


def test_a_database_of_a_newer_tutor_is_told_and_left_as_it_is(sqlite: Database, tmp_path: Path) -> None:
    with sqlite.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SettingError, match="made by a newer tutor: install that one"):
        open_database(f"sqlite:///{file_of(sqlite)}")
    assert not (tmp_path / "backups").exists()


def test_revisions_are_all_known_and_follow_each_other_by_number() -> None:
    scripts = ScriptDirectory(str(SCRIPTS))
    found = [script.revision for script in scripts.walk_revisions()]
    assert found == sorted(known_revisions(), reverse=True)
    assert newest_revision() == scripts.get_current_head() == found[0]
