"""`tutor puzzles make` as it is typed; what it makes is tried with the bank."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.commands.main import main
from tutor.games.kinds.practising import Made
from tutor.games.othello.bank.board_search import BoardSearch
from tutor.puzzles.bank import bank_making, stocking, stored_puzzles


def run(folder: Path, work: Path) -> str:
    done = CliRunner().invoke(
        main, ["puzzles", "make", "--seed", "7", "--output", str(folder), "--work", str(work)]
    )
    assert done.exit_code == 0, done.output
    return done.output


def want(monkeypatch: pytest.MonkeyPatch, wanted: dict[str, int]) -> None:
    """Make a bank of these topics only, with so many puzzles on each level."""

    def how_made(topic: str) -> Made:
        return replace(stored_puzzles.MADE[topic][1], per_level=wanted[topic])

    made = {topic: stored_puzzles.MADE[topic] for topic in wanted}
    monkeypatch.setitem(vars(stored_puzzles.BANK), "made", made)
    monkeypatch.setitem(vars(stored_puzzles.BANK), "topics", (*stored_puzzles.STORED.topics, *made))
    for module in (bank_making, stocking):
        monkeypatch.setattr(module, "how_made", how_made)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    work = str(tmp_path / "taken" / "x")
    done = CliRunner().invoke(main, ["puzzles", "make", "--output", str(tmp_path), "--work", work])
    assert done.exit_code != 0
    assert "Traceback" not in done.output
    assert "cannot be written" in done.output


def test_what_was_stopped_is_gone_on_with_and_makes_the_same_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    want(monkeypatch, {"first-player": 1, "corner-name": 1})
    monkeypatch.setattr(BoardSearch, "is_done", property(lambda search: len(search._seen) >= 4))
    whole = run(tmp_path / "one", tmp_path / "work")
    assert "first-player: 1 puzzles" in whole
    kept = tmp_path / "work" / "7" / "moves-with-lines.found"
    lines = kept.read_text().splitlines()
    ended = next(n for n, line in enumerate(lines) if line.startswith("game ") and n)
    kept.write_text("\n".join(lines[: ended + 1]) + "\nX half a line")
    run(tmp_path / "other", tmp_path / "work")
    files = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert {path.name: path.read_bytes() for path in (tmp_path / "other").iterdir()} == files
    assert files["moves.txt"].count(b"\n") >= 5


def test_when_more_puzzles_are_wanted_what_was_kept_of_a_topic_is_no_longer_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardSearch, "is_done", property(lambda search: len(search._seen) >= 1))
    for wanted in (1, 2):
        want(monkeypatch, {"corner-name": wanted})
        assert f"corner-name: {3 * wanted} puzzles" in run(tmp_path / "bank", tmp_path / "work")
