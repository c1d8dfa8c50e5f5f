from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.classroom.access.teachers import enter
from tutor.commands.main import main
from tutor.storage.database import Database

PASSWORD = "three little turtles"


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return CliRunner()


def can_enter(folder: Path, name: str, password: str) -> bool:
    return enter(Database(f"sqlite:///{folder / 'tutor.db'}"), name, password) is not None


def test_a_password_is_asked_for_twice_and_not_shown(runner: CliRunner, tmp_path: Path) -> None:
    done = runner.invoke(main, ["teacher", "add", "Ada"], input=f"{PASSWORD}\n{PASSWORD}\n")
    assert done.exit_code == 0, done.output
    assert "ada can sign in." in done.output
    assert PASSWORD not in done.output
    assert can_enter(tmp_path, "Ada", PASSWORD)


def test_a_generated_password_is_printed_and_works(runner: CliRunner, tmp_path: Path) -> None:
    done = runner.invoke(main, ["teacher", "add", "Ada", "--generate"])
    word = done.output.split("Password: ")[1].strip()
    assert can_enter(tmp_path, "ada", word)
    done = runner.invoke(main, ["teacher", "reset", "ADA", "--generate"])
    assert done.exit_code == 0, done.output
    assert not can_enter(tmp_path, "ada", word)
    assert can_enter(tmp_path, "ada", done.output.split("Password: ")[1].strip())


def test_teachers_are_listed(runner: CliRunner) -> None:
    for name in ("Ben", "Ada"):
        runner.invoke(main, ["teacher", "add", name, "--generate"])
    assert runner.invoke(main, ["teacher", "list"]).output == "ada\nben\n"


@pytest.mark.parametrize(
    ("arguments", "asked", "words"),
    [
        (["add", "Ada", "--generate"], "", "A teacher called ada is there already."),
        (["add", "Ben"], "short\nshort\n", "A password has at least 10 characters."),
        (["add", " ", "--generate"], "", "This name is empty."),
        (["reset", "Ben", "--generate"], "", "There is no teacher called Ben"),
        (["add", "Ben", PASSWORD], "", "unexpected extra argument"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    runner: CliRunner, arguments: list[str], asked: str, words: str
) -> None:
    runner.invoke(main, ["teacher", "add", "Ada", "--generate"])
    done = runner.invoke(main, ["teacher", *arguments], input=asked)
    assert done.exit_code != 0
    assert words in done.output
    assert "Traceback" not in done.output
