from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.commands.main import main
from tutor.storage import models


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return CliRunner()


def at(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    monkeypatch.setattr(models, "now", lambda: datetime(year, 11, 23, tzinfo=UTC))


def test_a_clock_that_jumped_is_told_and_can_be_called_right(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch, 2026)
    assert "What nobody uses is erased by its age." in runner.invoke(main, ["clock"]).output
    at(monkeypatch, 2028)
    assert "said 2026-11-23 00:00 when the tutor looked before" in runner.invoke(main, ["clock"]).output
    assert "Nothing is erased by its age until 2029-12-28" in runner.invoke(main, ["clock"]).output
    assert "is erased by its age." in runner.invoke(main, ["clock", "--right"]).output
    assert "Nothing" not in runner.invoke(main, ["clock"]).output


def test_a_clock_that_was_never_set_cannot_be_called_right(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch, 1970)
    done = runner.invoke(main, ["clock", "--right"])
    assert done.exit_code == 1
    assert "The clock says 1970-11-23: set it first." in done.output
