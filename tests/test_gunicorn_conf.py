"""What gunicorn is told where the tutor cannot be served: one sentence."""

from pathlib import Path

import pytest

from tests.storage.solving import file_of
from tutor.storage.backups.instance_lock import lock_instance
from tutor.storage.database import Database

pytest.importorskip("gunicorn")


@pytest.fixture
def here(sqlite: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of this test; the file of its database."""
    sqlite.engine.dispose()
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    return file_of(sqlite)


def test_a_second_tutor_on_one_file_ends_before_its_workers_begin(here: Path) -> None:
    from tutor import gunicorn_conf

    with lock_instance(here), pytest.raises(SystemExit, match="is running already"):
        gunicorn_conf.on_starting(None)
    gunicorn_conf.on_starting(None)
    with pytest.raises(ValueError, match="is running already"), lock_instance(here):
        pass
    gunicorn_conf._held.close()


def test_with_a_shared_broker_several_may_serve_one_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tutor import gunicorn_conf

    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    with lock_instance(here, shared=True):
        gunicorn_conf.on_starting(None)
        gunicorn_conf._held.close()


def test_a_worker_that_cannot_have_the_database_says_why(here: Path, sqlite: Database) -> None:
    from gunicorn.errors import AppImportError

    from tutor import gunicorn_conf

    with sqlite.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(AppImportError, match="made by a newer tutor"):
        gunicorn_conf.make_app()
