"""The bank is proved: files by hashes, moves by the rules, and what they are worth by searching again."""

import re
import shutil
from pathlib import Path

import pytest

from tutor.games.othello.bank.searched import stored_lines
from tutor.games.othello.puzzles import Choose
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.bank_proofs import boards, check_bank, hashes, misjudged, misnamed, missearched
from tutor.puzzles.bank.stored_puzzles import FOLDER, MOVES, STORED


@pytest.mark.slow
def test_the_bank_is_what_was_made() -> None:
    assert check_bank(searched=3) == []
    assert not [name for name, step in boards().items() if misnamed(step)]


def test_a_file_that_was_changed_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "stored"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{MOVES}.txt"
    lines = path.read_text().splitlines()
    letter, cells, moves, themes = lines[1].split(" ")
    lines[1] = f"{letter} {cells} {moves.partition(',')[2]} {themes}"
    path.write_text("\n".join(lines) + "\n")
    (fault,) = check_bank(folder, 3)
    assert "not those that were made" in fault
    (folder / "hashes.txt").write_text(hashes(folder))
    assert any("other moves than the legal ones" in fault for fault in check_bank(folder, 0 + 1))


def test_values_that_no_search_finds_are_told() -> None:
    name, step = min(boards().items(), key=lambda board: board[0].count("."))
    assert misjudged(step) == ""
    assert isinstance(step.puzzle, Choose)
    values = {move: value + 2 for move, value in step.puzzle.values.items()}
    assert misjudged(Step(board=step.board, to_move=step.to_move, puzzle=Choose(values))) != ""


def test_lines_that_no_search_finds_and_lines_that_cannot_be_played_are_told() -> None:
    step = min(boards().items(), key=lambda board: board[0].count("."))[1]
    assert isinstance(step.puzzle, Choose)
    values, lines = step.puzzle.values, step.puzzle.lines
    move, other = list(values)[:2]
    position = step.position(find_game("othello"))
    after = position.play(move)
    another = next(answer for answer in after.legal_moves() if answer != lines[move][1])
    last = after.play(another).legal_moves()[0]
    for told, misplayed, misfound in (
        (lines, False, False),
        ({**lines, move: (move, another, last)}, False, True),
        ({**lines, move: lines[move][:2]}, True, True),
        ({**lines, move: (move, move, last)}, True, True),
        ({other: lines[other]}, True, True),
    ):
        wrong = Step(board=step.board, to_move=step.to_move, puzzle=Choose(values, lines=told))
        assert ("a line that cannot be played" in misnamed(wrong)) is misplayed
        assert ("other lines" in misjudged(wrong)) is misfound


@pytest.mark.parametrize("file", STORED.searched)
def test_what_was_searched_beforehand_is_found_again(file: str) -> None:
    boards = list(stored_lines(FOLDER, file))[::200]
    assert len(boards) > 10
    assert not [board for board in boards if missearched(FOLDER, file, board)]


@pytest.mark.parametrize(("file", "told"), [("endings", "a1+64h8"), ("unsettled", "a1")])
def test_what_no_search_finds_is_told(file: str, told: str, tmp_path: Path) -> None:
    folder = tmp_path / "stored"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{file}.txt"
    first, *lines = path.read_text().splitlines()
    path.write_text("\n".join([f"{first.partition(' ')[0]} {told}", *lines]) + "\n")
    (folder / "hashes.txt").write_text(hashes(folder))
    (fault,) = check_bank(folder, 1)
    assert fault.startswith(f"{file}.txt")


def test_a_bank_that_is_not_there_is_told(tmp_path: Path) -> None:
    (fault,) = check_bank(tmp_path)
    assert "cannot be read" in fault


def test_boards_to_compare_whose_values_no_search_finds_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "stored"
    shutil.copytree(FOLDER, folder)
    path = folder / "compare.txt"
    lines = path.read_text().splitlines()
    lines[1] = re.sub(r"[+-]\d+,", "+60,", lines[1])
    path.write_text("\n".join(lines) + "\n")
    (folder / "hashes.txt").write_text(hashes(folder))
    (fault,) = [one for one in check_bank(folder, 1) if one.startswith("compare.txt")]
    assert "a search finds other values" in fault
