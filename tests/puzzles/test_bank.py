from collections import Counter

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.lessons.model import Step
from tutor.puzzles import judge, set_puzzle
from tutor.puzzles.bank import FILE, PER_LEVEL, SEED, TOPICS, make_bank, make_shelves, read_shelf
from tutor.puzzles.check import check_puzzle, solutions
from tutor.puzzles.difficulty import LEVELS, difficulty, topic
from tutor.puzzles.generate import DRILLS, REACH
from tutor.puzzles.judge import possible_answers
from tutor.puzzles.likeness import first_image, likeness
from tutor.puzzles.twin import IMAGES, make_twin, move_square
from tutor.rules import find_game

STORED = [line for line in FILE.read_text(encoding="ascii").splitlines() if not line.startswith("#")]
NEW = (*DRILLS["strategy"], *DRILLS["endgame"])


def levels(name: str) -> range:
    lowest, highest = REACH.get(name, (LEVELS[0], LEVELS[-1]))
    return range(lowest, highest + 1)


def steps(name: str) -> list[Step]:
    return [step for level in levels(name) for step in read_shelf(name, level)]


def test_the_bank_holds_at_least_six_hundred_puzzles_of_strategy_and_endgame_on_every_level() -> None:
    assert sum(len(steps(name)) for name in NEW) >= 600
    for drill in ("strategy", "endgame"):
        assert {level for name in DRILLS[drill] for level in LEVELS if read_shelf(name, level)} == set(LEVELS)


def test_every_shelf_is_full_and_no_two_boards_of_a_topic_are_alike() -> None:
    counted = Counter(tuple(line.split()[:2]) for line in STORED)
    assert counted == {(name, str(level)): PER_LEVEL for name in TOPICS for level in levels(name)}
    for name in TOPICS:
        boards = [likeness(step.position(OTHELLO)) for step in steps(name)]
        assert len(set(boards)) == len(boards)


@pytest.mark.parametrize("name", TOPICS)
def test_each_puzzle_of_the_bank_is_what_its_line_says_and_can_be_solved(name: str) -> None:
    for level in levels(name):
        for step in read_shelf(name, level):
            task = set_puzzle(OTHELLO, step)
            assert (topic(step.puzzle), difficulty(step, task)) == (name, level)
            assert list(check_puzzle(OTHELLO, step)) == []


@pytest.mark.parametrize("name", TOPICS)
def test_nothing_but_the_answers_of_a_puzzle_solves_it(name: str) -> None:
    for step in steps(name)[::9]:
        task = set_puzzle(OTHELLO, step)
        right = solutions(task)
        if task.select == "many":
            others = [tuple(set(task.answers) ^ {square}) for square in OTHELLO.squares]
        else:
            others = [(*line[:place], tap) for line in right for place in range(len(line))
                      for tap in possible_answers(task)]  # fmt: skip
        for answer in others:
            assert (judge(task, answer).verdict == "right") == (answer in right), (step, answer)


@pytest.mark.parametrize("symmetry", IMAGES[1:])  # all of one topic in turn: its boards are still known
@pytest.mark.parametrize("name", TOPICS)
def test_a_puzzle_turned_or_mirrored_has_the_same_answers(name: str, symmetry: str) -> None:
    for step in steps(name)[::6]:
        twin = make_twin(OTHELLO, step, symmetry)
        task, mirrored = set_puzzle(OTHELLO, step), set_puzzle(OTHELLO, twin)
        if name == "count-moves":
            assert mirrored.answers == task.answers
        elif name == "sequence":
            firsts = {move_square(OTHELLO, line[0], symmetry) for line in solutions(task)}
            assert {line[0] for line in solutions(mirrored)} == firsts
        else:
            moved = {move_square(OTHELLO, square, symmetry) for square in task.answers}
            assert set(mirrored.answers) == moved


@pytest.mark.parametrize("name", TOPICS)
def test_a_slice_of_the_bank_is_remade_byte_for_byte(name: str) -> None:
    for level, shelf in make_shelves(name, SEED, 1).items():
        first = next(line for line in STORED if line.startswith(f"{name} {level} "))
        assert [f"{name} {level} {line}" for line in shelf] == [first]


def test_the_file_names_the_command_that_makes_it() -> None:
    first = FILE.read_text(encoding="ascii").splitlines()[:2]
    made = make_bank(SEED, 1)
    assert first == [next(made), next(made)]
    assert first[0] == f"# Made by: tutor puzzles make --seed {SEED}"


@pytest.mark.parametrize("game", ["othello", "othello-6x6"])
def test_boards_turned_mirrored_or_exchanged_are_one(game: str) -> None:
    start = find_game(game).start()
    firsts = {likeness(start.play(move)) for move in start.legal_moves()}
    assert len(firsts) == 1
    seconds = {likeness(after.play(move)) for after in [start.play(start.legal_moves()[0])] for move in
               after.legal_moves()}  # fmt: skip
    assert len(seconds) == 3


@pytest.mark.parametrize("game", ["othello", "annex", "othello-10x10"])
def test_all_images_of_a_board_have_one_first_image_and_its_squares_come_from_somewhere(game: str) -> None:
    start = find_game(game).start()
    images = set()
    for move in start.legal_moves():
        after = start.play(move)
        image, origin = first_image(after)
        assert all(image.at(square) is after.at(origin[square]) for square in start.game.squares)
        images.add(image)
    assert len(images) == 1
