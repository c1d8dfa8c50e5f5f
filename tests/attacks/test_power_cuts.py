"""The power goes while a backup is put back: the next start finds all of the old, or all of the new."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.storage.solving import file_of, solve
from tutor.settings import defaults
from tutor.storage.backup import back_up
from tutor.storage.database import Database
from tutor.storage.learning import new_learner_id, stars_of
from tutor.storage.restoring import restore

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


def test_wherever_the_power_goes_a_restore_is_done_or_not_begun(
    sqlite: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tutor that starts next is cut short too, after each number of steps that it has left."""
    old, new = new_learner_id(), new_learner_id()
    key = tmp_path / "secret_key"
    solve(sqlite, new)
    key.write_text("n" * 64)
    back_up(file_of(sqlite), key, tmp_path / "new.zip")
    solve(sqlite, old)
    key.write_text("o" * 64)
    back_up(file_of(sqlite), key, tmp_path / "old.zip")
    seen: list[str] = []
    for steps in range(200):
        place = tmp_path / f"cut-{steps}"
        database, kept_key = place / "tutor.db", place / "secret_key"
        restore(tmp_path / "old.zip", database, kept_key)
        was_cut = cut_after(steps, partial(restore, tmp_path / "new.zip", database, kept_key))
        assert database.exists(), "an empty one would be made here"
        monkeypatch.setenv("TUTOR_DATA", str(place))
        again = 0
        while cut_after(again, partial(defaults, {})):
            assert database.exists()
            again += 1
        found = Database(f"sqlite:///{database}")
        which = "old" if stars_of(found, old, "othello") else "new"
        assert stars_of(found, new, "othello") == {("start", 1): 3}
        found.engine.dispose()
        assert kept_key.read_text() == which[0] * 64, "the key is the one of this database"
        seen.append(which)
        if not was_cut:
            break
    assert seen == sorted(seen, reverse=True), "there is one moment from which on it is done"
    assert set(seen) == {"old", "new"}
    assert len(seen) > 15
