"""`tutor puzzles make` as it is typed; what it makes is tried with the bank."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.cli import main
from tutor.puzzles import bank


@pytest.mark.parametrize("place", ["nowhere/bank.txt", "."])
def test_a_place_that_cannot_be_written_is_told_before_the_work(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bank, "make_bank", lambda seed: pytest.fail("the work has begun"))
    done = CliRunner().invoke(main, ["puzzles", "make", "--output", str(tmp_path / place)])
    assert done.exit_code != 0
    assert "Traceback" not in done.output
    assert str(tmp_path / place) in done.output.replace("\n", "")


def test_the_puzzles_are_written_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bank, "make_bank", lambda seed: iter([f"# seed {seed}", "one", "two"]))
    file = tmp_path / "bank.txt"
    done = CliRunner().invoke(main, ["puzzles", "make", "--seed", "7", "--output", str(file)])
    assert (done.exit_code, done.output) == (0, f"2 puzzles in {file}\n")
    assert file.read_text() == "# seed 7\none\ntwo\n"
