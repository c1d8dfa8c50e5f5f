import threading
from pathlib import Path

import pytest

from tests.storage.solving import file_of, solve
from tutor.storage.backups.backup import BackupError, back_up
from tutor.storage.backups.restoring import restore
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of


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
                assert steps == {
                    f"step-{n}" for n in range(1, len(steps) + 1)
                }  # nothing is missing in between
                assert before[learner] <= len(steps) <= after[learner] + 1
            restored.engine.dispose()
    finally:
        over.set()
        for pupil in pupils:
            pupil.join()
    assert sum(done.values()) > 20


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


def test_the_database_itself_is_never_written_over(sqlite: Database, key: Path) -> None:
    with pytest.raises(BackupError, match="name another file"):
        back_up(file_of(sqlite), key, file_of(sqlite))


def test_without_a_database_there_is_nothing_to_back_up(key: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="nothing to back up"):
        back_up(tmp_path / "none.db", key, tmp_path / "backup.zip")
    assert not (tmp_path / "none.db").exists()
