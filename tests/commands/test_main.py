import re
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.commands.main import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()


def test_help_lists_every_command(runner: CliRunner) -> None:
    done = runner.invoke(main, ["--help"])
    assert done.exit_code == 0
    for name in main.commands:
        assert f"  {name} " in done.output


def test_help_says_where_the_database_lies(runner: CliRunner) -> None:
    assert "TUTOR_DATA" in runner.invoke(main, ["run", "--help"]).output


def test_the_version_is_the_one_of_the_project_and_of_the_changelog(runner: CliRunner) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    done = runner.invoke(main, ["--version"])
    assert (done.exit_code, done.output) == (0, f"Othello Tutor {version}\n")
    newest = re.search(r"(?m)^## (\S+), ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert newest and newest[1] == version


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["perft", "6"], "6 8200\n"),
        (["perft", "0"], "0 1\n"),
        (["perft", "4", "--game", "othello-6x6"], "4 244\n"),
    ],
)
def test_perft_prints_depth_and_nodes(runner: CliRunner, arguments: list[str], line: str) -> None:
    done = runner.invoke(main, arguments)
    assert (done.exit_code, done.output) == (0, line)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["perft", "four"], "'four' is not a valid integer"),
        (["perft", "-1"], "No such option"),
        (["perft", "3", "--game", "chess"], "'chess'"),
        (["fly"], "No such command 'fly'"),
        (["run", "--port", "70000"], "70000 is not in the range"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(runner: CliRunner, arguments: list[str], words: str) -> None:
    done = runner.invoke(main, arguments)
    assert done.exit_code != 0
    assert words in done.output
    assert "Traceback" not in done.output


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "tutor", "run", "--host", "127.0.0.1", "--port", port]
        environment = {"TUTOR_DATA": str(tmp_path), "PATH": ""}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_data_folder_that_cannot_be_made_is_told(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "file" / "folder"))
    done = runner.invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert "cannot be read or made" in done.output


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "DATABASE_URL is no address of a database"),
        ("sqlite:////proc/nowhere/tutor.db", "The database cannot be opened"),
        ("sqlite:///{file}", "file is not a database"),
        ("mysql://school/tutor", "The driver for this database is not installed"),
    ],
)
def test_a_database_that_cannot_be_had_is_told(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str, words: str
) -> None:
    (tmp_path / "file").write_text("this is not a database, but text that is long enough to be looked at")
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", url.format(file=tmp_path / "file"))
    done = runner.invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert words in done.output
    assert "Traceback" not in done.output


def test_a_secret_key_that_can_be_guessed_is_told(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("SECRET_KEY", "school")
    done = runner.invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert "SECRET_KEY has 6 characters" in done.output


def test_a_redis_address_that_is_none_is_told(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setenv("REDIS_URL", "school/redis")
    done = runner.invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert "REDIS_URL is no address of a Redis server" in done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize("content", [b"", b"too short", b"\xff" * 64])
def test_a_damaged_secret_key_is_told(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "secret_key").write_bytes(content)
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    done = runner.invoke(main, ["run", "--host", "127.0.0.1", "--port", "0"])
    assert done.exit_code == 1
    assert "The secret key" in done.output
    assert "Traceback" not in done.output


def test_check_finds_nothing_wrong_and_counts_what_it_has_looked_through(runner: CliRunner) -> None:
    done = runner.invoke(main, ["check"])
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1] == "Every lesson and every catalogue is right."
    counted = dict(line.split(": ", 1) for line in done.output.splitlines() if " lessons, " in line)
    assert int(counted["othello"].split()[0]) == 24
    assert re.search(r"\d+ puzzles \(choose \d+, ", counted["othello"])
    assert re.search(r"^othello: \d+ boards proved \(.*counted to the end \d+", done.output, re.MULTILINE)


def test_the_tutor_starts_says_where_it_is_and_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tutor", "run", "--host", "127.0.0.1", "--port", "0"]
    environment = {"TUTOR_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1", "PATH": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as tutor:
        try:
            assert tutor.stdout is not None
            lines = [tutor.stdout.readline() for _ in range(3)]
            url = lines[2].split()[-1]
            deadline = time.monotonic() + 20
            while True:
                try:
                    page = urllib.request.urlopen(url, timeout=5).read().decode()
                    break
                except OSError:
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
        finally:
            tutor.terminate()
    assert lines[0] == f"Othello Tutor is running. What it keeps lies in {tmp_path}.\n"
    assert '<html lang="en">' in page
    assert (tmp_path / "tutor.db").is_file()
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
