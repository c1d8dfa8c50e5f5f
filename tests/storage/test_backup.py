import sqlite3
import threading
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tutor.storage.backup import BackupError, back_up, restore
from tutor.storage.database import Database
from tutor.storage.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of


def file_of(database: Database) -> Path:
    return Path(database.url.database or "")


def solve(database: Database, learner: str, step: int = 1) -> None:
    answer = JudgedAnswer(f"{step}", "othello", "start", step, ("f5",), "right", (), 0)
    keep_answers(database, learner, [answer])


@pytest.fixture
def key(tmp_path: Path) -> Path:
    path = tmp_path / "secret_key"
    path.write_text("k" * 64)
    return path


def test_what_was_kept_is_there_after_a_restore(sqlite: Database, key: Path, tmp_path: Path) -> None:
    ada = new_learner_id()
    solve(sqlite, ada)
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    elsewhere = tmp_path / "elsewhere"
    assert restore(tmp_path / "backup.zip", elsewhere / "tutor.db", elsewhere / "secret_key") is None
    restored = Database(f"sqlite:///{elsewhere / 'tutor.db'}")
    assert stars_of(restored, ada, "othello") == {("start", 1): 3}
    assert (elsewhere / "secret_key").read_text() == "k" * 64
    restored.engine.dispose()


def test_a_backup_is_for_its_owner_alone(sqlite: Database, key: Path, tmp_path: Path) -> None:
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    assert (tmp_path / "backup.zip").stat().st_mode & 0o077 == 0


def test_a_backup_taken_while_pupils_answer_is_one_moment(
    sqlite: Database, key: Path, tmp_path: Path
) -> None:
    learners = [new_learner_id() for _ in range(4)]
    done = {learner: 0 for learner in learners}
    over = threading.Event()

    def answer(learner: str) -> None:
        while not over.is_set():
            solve(sqlite, learner, done[learner] + 1)
            done[learner] += 1

    pupils = [threading.Thread(target=answer, args=(learner,)) for learner in learners]
    for pupil in pupils:
        pupil.start()
    try:
        for turn in range(5):
            before = dict(done)
            back_up(file_of(sqlite), key, tmp_path / f"{turn}.zip")
            after = dict(done)
            place = tmp_path / f"{turn}"
            restore(tmp_path / f"{turn}.zip", place / "tutor.db", place / "secret_key")
            restored = Database(f"sqlite:///{place / 'tutor.db'}")
            for learner in learners:
                steps = {step for _, step in stars_of(restored, learner, "othello")}
                assert steps == set(range(1, len(steps) + 1))  # nothing is missing in between
                assert before[learner] <= len(steps) <= after[learner] + 1
            restored.engine.dispose()
    finally:
        over.set()
        for pupil in pupils:
            pupil.join()
    assert sum(done.values()) > 20


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
    assert stars_of(old, ben, "othello") == {("start", 1): 3}
    assert (aside / "secret_key").read_text() == "n" * 64
    old.engine.dispose()


def test_nothing_is_restored_while_the_database_is_open(sqlite: Database, key: Path, tmp_path: Path) -> None:
    solve(sqlite, new_learner_id())
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    ben = new_learner_id()
    solve(sqlite, ben)
    with pytest.raises(BackupError, match="stop it, restore, and start it again"):
        restore(tmp_path / "backup.zip", file_of(sqlite), key)
    assert stars_of(sqlite, ben, "othello") == {("start", 1): 3}
    assert not list(tmp_path.glob("before-restore*"))


def test_a_damaged_database_can_be_replaced(sqlite: Database, key: Path, tmp_path: Path) -> None:
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    sqlite.engine.dispose()
    file_of(sqlite).write_bytes(b"this was a database" * 100)
    aside = restore(tmp_path / "backup.zip", file_of(sqlite), key)
    assert aside is not None
    solve(sqlite, new_learner_id())


def test_a_damaged_database_makes_no_backup(sqlite: Database, key: Path, tmp_path: Path) -> None:
    solve(sqlite, new_learner_id())
    sqlite.engine.dispose()
    back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    good = (tmp_path / "backup.zip").read_bytes()
    whole = file_of(sqlite).read_bytes()
    file_of(sqlite).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BackupError, match="damaged|malformed"):
        back_up(file_of(sqlite), key, tmp_path / "backup.zip")
    assert (tmp_path / "backup.zip").read_bytes() == good
    assert not list(tmp_path.glob(".backup-*"))


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


def test_the_database_itself_is_never_written_over(sqlite: Database, key: Path) -> None:
    with pytest.raises(BackupError, match="name another file"):
        back_up(file_of(sqlite), key, file_of(sqlite))


def test_without_a_database_there_is_nothing_to_back_up(key: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="nothing to back up"):
        back_up(tmp_path / "none.db", key, tmp_path / "backup.zip")
    assert not (tmp_path / "none.db").exists()
