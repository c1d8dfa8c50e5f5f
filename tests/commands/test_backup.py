"""A school makes a backup while its pupils work, and goes on with it on another computer."""

import re
import shutil
import subprocess
import sys
import threading
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.conftest import OURS
from tutor.commands.main import main
from tutor.storage.database import Database


@contextmanager
def running(data: Path) -> Iterator[str]:
    """A tutor that runs with a data folder, and its address; it is stopped as a system does."""
    command = [sys.executable, "-m", "tutor", "run", "--host", "127.0.0.1", "--port", "0"]
    environment = {"TUTOR_DATA": str(data), "PYTHONUNBUFFERED": "1", "PATH": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as tutor:
        assert tutor.stdout is not None
        found = next((found for line in tutor.stdout if (found := re.search(r"http://\S+", line))), None)
        assert found is not None
        try:
            yield found.group().rstrip("/")
        finally:
            tutor.terminate()
            assert tutor.wait(20) == 0


def solve(url: str) -> str:
    """Solve a puzzle as a stranger, and get the cookie of the new learner."""
    form = urllib.parse.urlencode({"tap": "e3"}).encode()
    request = urllib.request.Request(f"{url}/en/learn/othello/board-and-squares/find-e3", form, OURS)
    with urllib.request.urlopen(request, timeout=20) as answer:
        cookies = answer.headers.get_all("Set-Cookie")
    return next(cookie.split(";")[0] for cookie in cookies if cookie.startswith("learner="))


def solved(url: str, cookie: str) -> str:
    request = urllib.request.Request(f"{url}/en/learn/othello/", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=20) as answer:
        found = re.search(r"(\d+) of \d+ puzzles solved", answer.read().decode())
    assert found is not None
    return found.group(1)


def command(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"TUTOR_DATA": str(data), "PATH": ""}
    line = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def test_a_backup_made_under_load_goes_on_elsewhere(tmp_path: Path) -> None:
    here, there, backup = tmp_path / "here", tmp_path / "there", tmp_path / "backup.zip"
    known: list[str] = []
    with running(here) as url:
        second = command(here, "run", "--host", "127.0.0.1", "--port", "0")
        over = threading.Event()

        def pupil() -> None:
            while not over.is_set():
                known.append(solve(url))

        pupils = [threading.Thread(target=pupil) for _ in range(4)]
        for thread in pupils:
            thread.start()
        while len(known) < 20:
            over.wait(0.05)
        before = list(known)
        made = command(here, "backup", str(backup))
        during = len(known) - len(before)
        refused = command(here, "restore", str(backup))
        over.set()
        for thread in pupils:
            thread.join()
    assert second.returncode == 1
    assert "The tutor is running already with" in second.stderr
    assert "Traceback" not in second.stderr
    assert (made.returncode, made.stderr) == (0, "")
    assert "keep it safe" in made.stdout
    assert during > 0
    assert refused.returncode == 1
    assert "The tutor is running" in refused.stderr
    assert "Traceback" not in refused.stderr

    assert command(there, "restore", str(backup)).returncode == 0
    with running(there) as url:
        assert {solved(url, cookie) for cookie in before} == {"1"}
        solve(url)


def test_a_folder_on_a_stick_is_named_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, sqlite: Database
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    stick = tmp_path / "stick"
    stick.mkdir()
    told = CliRunner().invoke(main, ["backups"])
    assert (told.exit_code, told.output) == (0, f"{tmp_path / 'backups'}: no backup yet\n")
    told = CliRunner().invoke(main, ["backups", "--also", str(stick)])
    assert told.exit_code == 0
    assert told.output.count("last backup 20") == 2
    assert len(list(stick.glob("othello-tutor-*/day-*.zip"))) == 1
    shutil.rmtree(stick)
    assert "not there now" in CliRunner().invoke(main, ["backups"]).output
    assert CliRunner().invoke(main, ["backups", "--only-here"]).output.count("\n") == 1
    told = CliRunner().invoke(main, ["backups", "--also", str(stick)])
    assert (told.exit_code, "There is no folder" in told.output) == (1, True)


def test_a_database_that_is_no_file_is_left_to_its_own_tools(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://school:secret@db/tutor")
    done = CliRunner().invoke(main, ["backup", str(tmp_path / "backup.zip")])
    assert done.exit_code == 1
    assert "pg_dump" in done.output
    assert "secret@" not in done.output
