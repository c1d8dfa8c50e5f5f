from collections import Counter

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.puzzles import set_puzzle
from tutor.puzzles.bank import FILE, PER_LEVEL, REACH, SEED, make_bank, read_bank
from tutor.puzzles.difficulty import difficulty
from tutor.puzzles.likeness import likeness
from tutor.rules import find_game


def test_the_bank_holds_at_least_six_hundred_puzzles_no_two_of_them_alike() -> None:
    steps = [step for shelf in read_bank().values() for step in shelf]
    assert len(steps) >= 600
    assert len({likeness(step.position(OTHELLO)) for step in steps}) == len(steps)


def test_each_puzzle_of_the_bank_is_what_its_line_says() -> None:
    for (measure, level), shelf in read_bank().items():
        assert len(shelf) == PER_LEVEL
        for step in shelf:
            task = set_puzzle(OTHELLO, step)
            assert (task.measure, difficulty(step, task)) == (measure, level)


def test_every_level_that_the_bank_promises_is_there() -> None:
    assert set(read_bank()) == {(measure, level) for measure in REACH for level in REACH[measure]}
    assert FILE.read_text(encoding="ascii").startswith(f"# Made by: tutor puzzles make --seed {SEED}\n")


def test_the_same_seed_makes_the_same_bank() -> None:
    once = list(make_bank(7, 1))
    assert once == list(make_bank(7, 1))
    counted = Counter(line.split()[0] for line in once if not line.startswith("#"))
    assert counted == {measure: len(levels) for measure, levels in REACH.items()}


@pytest.mark.parametrize("game", ["othello", "othello-6x6"])
def test_boards_turned_mirrored_or_exchanged_are_one(game: str) -> None:
    start = find_game(game).start()
    firsts = {likeness(start.play(move)) for move in start.legal_moves()}
    assert len(firsts) == 1
    seconds = {likeness(after.play(move)) for after in [start.play(start.legal_moves()[0])] for move in
               after.legal_moves()}  # fmt: skip
    assert len(seconds) == 3
