from collections import Counter
from itertools import islice

import pytest

from tests.proofs.bank import puzzle_table, rounds_table
from tests.proofs.sections import PAGE
from tests.puzzles.conftest import OTHELLO
from tutor.games.color import Color
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.bank.board_search import BoardSearch
from tutor.games.othello.kinds.measures.good_moves import GUESSED, RIGHT, SETTLED, SOUND
from tutor.games.othello.kinds.measures.themes import SHELVED
from tutor.games.othello.kinds.questions.beginning import wrong_starts
from tutor.games.othello.kinds.strategy.compare import CLEAR
from tutor.games.othello.puzzles import Choose, Compare
from tutor.games.symmetry import first_image, image_key
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.puzzle_lines import read_step, write_step
from tutor.puzzles.bank.stocking import A_ROUND, levels_of, stock
from tutor.puzzles.bank.stored_puzzles import (
    BANK,
    FOLDER,
    MADE,
    MOVES,
    SEED,
    TOPICS,
    level_puzzles,
    level_size,
    look,
)
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.check import check_puzzle
from tutor.puzzles.judge import judge, possible_answers
from tutor.puzzles.practice.difficulty import difficulty, topic
from tutor.puzzles.practice.mixed import USUAL
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, ROUND, ROUNDS, make_round, puzzles_of
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions
from tutor.puzzles.twin import IMAGES, make_twin, move_square

DRILLS, MENDING = USUAL.drills, USUAL.mending


def steps(name: str) -> list[Step]:
    return [step for level in LEVELS for step in level_puzzles(name, level)]


@pytest.mark.parametrize("theme", SHELVED)
def test_a_theme_has_two_hundred_boards_and_fifteen_on_each_level_and_none_twice(theme: str) -> None:
    assert all(level_size(theme, level) >= 15 for level in LEVELS)
    boards = [image_key(step.position(OTHELLO)) for step in steps(theme)]
    assert len(set(boards)) == len(boards) >= 200


@pytest.mark.parametrize("drill", [drill for drill in DRILLS if drill not in ("corners", "compare")])
def test_a_drill_has_25_rounds_of_eight_on_each_level_and_no_puzzle_twice(drill: str) -> None:
    assert {puzzles_of(drill, level) for level in LEVELS} == {ROUNDS * ROUND}


def test_the_first_level_of_finding_a_move_has_few_discs_only() -> None:
    for step in level_puzzles("legal-move", 1):
        assert step.board.count("X") + step.board.count("O") <= 17


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_round_of_flips_has_moves_that_flip_one_disc_and_moves_that_flip_more(level: int) -> None:
    orders = set()
    for number in range(ROUNDS):
        ones = [len(made.task.answers) == 1 for made in make_round(OTHELLO, "flips", level, number)]
        assert 2 <= sum(ones) <= 6, (number, ones)
        orders.add(tuple(ones))
    assert len(orders) > ROUNDS / 2, "the order tells how many flip"


def test_what_is_mixed_is_mixed_within_a_round() -> None:
    assert A_ROUND == ROUND


def test_taking_and_giving_corners_is_asked_on_all_boards_of_its_two_themes() -> None:
    for level in LEVELS:
        boards = {step.board for theme in DRILLS["corners"] for step in level_puzzles(theme, level)}
        assert puzzles_of("corners", level) == len(boards) >= 30


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_boards_one_is_better_by_six_discs_now_the_left_one_now_the_right_one(level: int) -> None:
    shelf = level_puzzles("compare", level)
    assert len(shelf) == puzzles_of("compare", level) == 96
    right = Counter(answer for step in shelf for answer in set_puzzle(OTHELLO, step).answers)
    assert min(right["left"], right["right"]) >= len(shelf) / 3
    for step in shelf:
        assert isinstance(step.puzzle, Compare)
        one, other = step.puzzle.values
        assert abs(one - other) >= CLEAR
        ends = step.puzzle.ends(step.position(OTHELLO))
        assert all(end.to_move is Color(step.to_move) and not end.must_pass() for end in ends), (
            "both are compared alike"
        )


@pytest.mark.parametrize("code", MENDING)
def test_a_closer_look_has_five_rounds_of_eight_on_each_level(code: str) -> None:
    assert {puzzles_of(code, level) for level in LEVELS} == {LOOKS_ROUNDS * ROUND}
    assert all(len(set(look(code, level))) == LOOKS_ROUNDS * ROUND for level in LEVELS)


def test_the_start_is_told_from_every_wrong_one_alone_and_in_each_pair() -> None:
    wrong = len(wrong_starts(OTHELLO))
    assert level_size("start-board", 2) == wrong + wrong * (wrong - 1)


def test_the_page_of_proofs_counts_the_bank_of_today() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "\n".join(puzzle_table()) in page
    assert "\n".join(rounds_table()) in page


@pytest.mark.parametrize("theme", SHELVED)
def test_every_move_that_is_called_right_is_good_and_few_are(theme: str) -> None:
    for step in steps(theme):
        assert isinstance(step.puzzle, Choose)
        values = step.puzzle.values
        best = max(values.values())
        right = {move for move, value in values.items() if best - value <= RIGHT}
        assert all(best - value > SOUND for move, value in values.items() if move not in right)
        assert len(right) <= GUESSED * len(values)
        assert abs(best) <= SETTLED
        if theme == "takes-corner":
            assert step.board.count(".") >= 12


@pytest.mark.slow
@pytest.mark.parametrize("name", TOPICS)
def test_each_puzzle_of_the_bank_is_what_its_line_says_and_can_be_solved(name: str) -> None:
    for level in LEVELS:
        for step in level_puzzles(name, level)[::12]:
            task = set_puzzle(OTHELLO, step)
            if name in SHELVED:
                assert topic(step.puzzle) == "choose"
            else:
                assert (topic(step.puzzle), difficulty(step, task)) == (name, level)
            assert list(check_puzzle(OTHELLO, step)) == []


@pytest.mark.parametrize("name", MADE)
def test_no_two_boards_of_a_topic_are_alike(name: str) -> None:
    if name != "start-board":
        counted = Counter(board_key(OTHELLO, step) for step in steps(name))
        assert max(counted.values()) == 1
    assert {level for level in LEVELS if level_size(name, level)} <= set(levels_of(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", TOPICS)
def test_nothing_but_the_answers_of_a_puzzle_solves_it(name: str) -> None:
    for step in steps(name)[::70]:
        task = set_puzzle(OTHELLO, step)
        right = solutions(task)
        if task.select == "many":
            others = [tuple(set(task.answers) ^ {square}) for square in OTHELLO.squares]
        else:
            others = [(*line[:place], tap) for line in right for place in range(len(line))
                      for tap in possible_answers(task)]  # fmt: skip
        for answer in others:
            assert (judge(task, answer).verdict == "right") == (answer in right), (step, answer)


@pytest.mark.parametrize("symmetry", IMAGES[1:])
@pytest.mark.parametrize("theme", SHELVED)
def test_a_board_turned_or_mirrored_has_the_same_answers(theme: str, symmetry: str) -> None:
    for step in steps(theme)[::60]:
        twin = make_twin(OTHELLO, step, symmetry)
        moved = {move_square(OTHELLO, square, symmetry) for square in set_puzzle(OTHELLO, step).answers}
        assert set(set_puzzle(OTHELLO, twin).answers) == moved


@pytest.mark.parametrize("name", ["flips", "pass-or-play", "count-moves"])
def test_a_slice_of_the_bank_is_remade_byte_for_byte(name: str) -> None:
    for level, shelf in stock(name, SEED, 1).items():
        assert shelf == [write_step(OTHELLO, step) for step in level_puzzles(name, level)[:1]]


@pytest.mark.slow
def test_the_first_boards_that_ask_which_move_are_found_again() -> None:
    stored = {line.split(" ")[1] for line in (FOLDER / f"{MOVES}.txt").read_text().splitlines()[1:]}
    again = BoardSearch(SEED)
    found = [board for number in range(1, 8) for board in again.search_game(number)]
    assert found
    assert {board.position.cells() for board in found} <= stored


@pytest.mark.parametrize("name", MADE)
def test_a_puzzle_is_written_so_that_it_can_be_read(name: str) -> None:
    for step in islice(steps(name), 0, None, 40):
        assert read_step(OTHELLO, name, write_step(OTHELLO, step)) == step


@pytest.mark.parametrize("file", sorted({BANK.file_of(name) for name in TOPICS} | {"looks"}))
def test_each_file_names_the_command_that_makes_it(file: str) -> None:
    first = (FOLDER / f"{file}.txt").read_text(encoding="ascii").splitlines()[0]
    assert first == f"# Made by: tutor puzzles make --seed {SEED}"


@pytest.mark.parametrize("game", ["othello", "othello-6x6"])
def test_boards_turned_mirrored_or_exchanged_are_one(game: str) -> None:
    start = find_game(game).start()
    firsts = {image_key(start.play(move)) for move in start.legal_moves()}
    assert len(firsts) == 1
    seconds = {image_key(after.play(move)) for after in [start.play(start.legal_moves()[0])] for move in
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
