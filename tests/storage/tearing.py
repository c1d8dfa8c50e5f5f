"""Power cuts: a disk that keeps what it was told to keep, and of what came later any part."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.storage.solving import file_of, solve
from tutor.storage.backups.backup import back_up
from tutor.storage.backups.restoring import restore
from tutor.storage.backups.swapping import finish_swap
from tutor.storage.database import Database
from tutor.storage.learners.learning import new_learner_id, stars_of

STEPS = ("rename", "replace", "unlink", "rmdir", "mkdir", "fsync")
"""What changes the disk, by the names that ``os`` has for it."""


class PowerCut(BaseException):
    """The computer is off."""


def cut_after(steps: int, work: Callable[[], object]) -> bool:
    """Do work until so many steps have been taken, and nothing after that; whether it was cut short."""
    taken = 0

    def counted(step: Callable[..., Any]) -> Callable[..., Any]:
        def take(*arguments: Any, **more: Any) -> Any:
            nonlocal taken
            taken += 1
            if taken > steps:
                raise PowerCut
            return step(*arguments, **more)

        return take

    with pytest.MonkeyPatch.context() as patch:
        for name in STEPS:
            patch.setattr(os, name, counted(getattr(os, name)))
        try:
            work()
        except PowerCut:
            return True
    return False


def restore_cut_everywhere(sqlite: Database, folder: Path) -> list[str]:
    """Cut a restore short after each number of steps, and each start after it too.

    Gives what each found at last, "old" or "new"; an AssertionError for anything in between.
    """
    old, new, key = new_learner_id(), new_learner_id(), folder / "secret_key"
    solve(sqlite, new)
    key.write_text("n" * 64)
    back_up(file_of(sqlite), key, folder / "new.zip")
    solve(sqlite, old)
    key.write_text("o" * 64)
    back_up(file_of(sqlite), key, folder / "old.zip")
    seen: list[str] = []
    was_cut = True
    while was_cut:
        place = folder / f"cut-{len(seen)}"
        database, kept_key = place / "tutor.db", place / "secret_key"
        restore(folder / "old.zip", database, kept_key)

        def put_new(database: Path = database, key: Path = kept_key) -> None:
            restore(folder / "new.zip", database, key)

        def start(database: Path = database, key: Path = kept_key) -> None:
            finish_swap(database, key)

        was_cut = cut_after(len(seen), put_new)
        assert database.exists(), "a start would make an empty one here"
        again = 0
        while cut_after(again, start):
            assert database.exists()
            again += 1
        found = Database(f"sqlite:///{database}")
        seen.append("old" if stars_of(found, old, "othello") else "new")
        assert stars_of(found, new, "othello") == {("start", "step-1"): 3}
        found.engine.dispose()
        assert kept_key.read_text() == seen[-1][0] * 64, "the key is the one of this database"
    return seen


def answers_torn_off(sqlite: Database, folder: Path, answers: int, cuts: int, seed: int) -> int:
    """Keep answers one after the other, and tear the log of the database at so many places.

    What stood in the log when an answer was acknowledged is on the disk; of the rest a part is, and a part is
    noise. Gives how many acknowledged answers were lost; an AssertionError for a damaged database.
    """
    chance, learner, file = random.Random(seed), new_learner_id(), file_of(sqlite)
    log = file.with_name(f"{file.name}-wal")
    acknowledged = []
    for step in range(1, answers + 1):
        solve(sqlite, learner, step)
        acknowledged.append(log.stat().st_size)
    assert acknowledged == sorted(acknowledged), "the log was not begun anew meanwhile"
    whole, lost = log.read_bytes(), 0
    for number in range(cuts):
        place = folder / f"torn-{number}"
        place.mkdir()
        at = chance.randint(acknowledged[0], len(whole))
        noise = chance.randbytes(chance.randint(0, 5000))
        shutil.copyfile(file, place / "tutor.db")
        (place / "tutor.db-wal").write_bytes(whole[:at] + noise)
        with closing(sqlite3.connect(place / "tutor.db")) as found:
            assert found.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            kept = found.execute("SELECT count(*) FROM answer WHERE learner_id = ?", (learner,)).fetchone()[0]
        lost += max(0, sum(size <= at for size in acknowledged) - kept)
        shutil.rmtree(place)
    return lost
