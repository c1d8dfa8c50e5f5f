"""The power goes: what was acknowledged is there, and a restore is done or not begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.solving import file_of, solve
from tests.storage.tearing import answers_torn_off, restore_cut_everywhere
from tutor.settings import defaults
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of


def test_wherever_the_power_goes_a_restore_is_done_or_not_begun(sqlite: Database, tmp_path: Path) -> None:
    seen = restore_cut_everywhere(sqlite, tmp_path)
    assert seen == sorted(seen, reverse=True), "there is one moment from which on it is done"
    assert set(seen) == {"old", "new"}
    assert len(seen) > 15


def test_wherever_the_log_is_torn_what_was_acknowledged_is_there(sqlite: Database, tmp_path: Path) -> None:
    assert answers_torn_off(sqlite, tmp_path, answers=30, cuts=40, seed=1) == 0


def test_the_next_start_of_whatever_command_finishes_a_restore(
    sqlite: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = new_learner_id()
    solve(sqlite, ada)
    sqlite.engine.dispose()
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    waiting = tmp_path / "data" / "tutor.db-restoring"
    waiting.mkdir(parents=True)
    file_of(sqlite).rename(waiting / "tutor.db")
    (waiting / "secret_key").write_text("k" * 64)
    (tmp_path / "data" / "tutor.db-wal").write_bytes(b"of the database before")
    settings = defaults({})
    assert settings["SECRET_KEY"] == "k" * 64
    found = Database(settings["DATABASE_URL"])
    assert stars_of(found, ada, "othello") == {("start", "step-1"): 3}
    found.engine.dispose()
    assert not waiting.exists()
