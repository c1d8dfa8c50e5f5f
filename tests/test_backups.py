"""The backups of the days, made beside everything else while the tutor runs."""

import logging
from pathlib import Path

import pytest
from flask import Flask

from tests.support.database_servers import wait_until
from tests.web.classroom.members import storage
from tutor import backups, create_app
from tutor.backups import Backups, keep_backups


def folder_of(app: Flask) -> Path:
    file = storage(app).file
    assert file is not None
    return file.parent / "backups"


def test_a_tutor_that_runs_makes_the_backup_of_the_day(
    own_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "LOOKS_EVERY", 0.01)
    keep_backups(own_app)
    wait_until(lambda: list(folder_of(own_app).glob("day-*.zip")))
    own_app.extensions["backups"].close()
    assert own_app.extensions["backups"].fault is None


def test_what_goes_wrong_is_told_once_until_it_goes_well(
    own_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    folder_of(own_app).write_text("in the way")
    looking = Backups(own_app)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            looking.look()
    assert caplog.text.count("The backup cannot be made") == 1
    assert looking.fault is not None
    folder_of(own_app).unlink()
    looking.look()
    assert looking.fault is None


def test_a_database_that_is_no_file_is_backed_up_by_others() -> None:
    app = create_app({"SECRET_KEY": "for tests only", "DATABASE_URL": "sqlite://"})
    keep_backups(app)
    assert "backups" not in app.extensions
