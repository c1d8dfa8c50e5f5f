"""The boards that are kept for the test of twelve."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.symmetry import image_key
from tutor.games.table import find_game
from tutor.lessons import LessonError, load_courses
from tutor.lessons.model import Step
from tutor.lessons.twelve import read_forms
from tutor.puzzles.bank.bank_proofs import boards
from tutor.puzzles.puzzle_tasks import set_puzzle

FOLDER = Path(__file__).parents[2] / "lessons" / "othello"
COURSE = load_courses(FOLDER.parent)["othello"]
OTHELLO = find_game(COURSE.game)
PAIRS = [(pair["a"], pair["b"]) for pair in tomllib.loads((FOLDER / "test.toml").read_text("utf-8"))["pairs"]]
BOARDS = {
    board["key"]: board for board in tomllib.loads((FOLDER / "boards.toml").read_text("utf-8"))["boards"]
}


ASKED = [11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23]
"""The numbers of the lessons that the test asks about."""


def level(values: dict[str, int]) -> int:
    """1: the best of at most 8 moves leads by 12 or more; 3: by less than 8, or of more than 10; else 2."""
    best, second = sorted(values.values(), reverse=True)[:2]
    if best - second >= 12 and len(values) <= 8:
        return 1
    return 3 if best - second < 8 or len(values) > 10 else 2


def chance(values: dict[str, int]) -> float:
    """How often a move at random is right: one that loses at most one disc."""
    return sum(value >= max(values.values()) - 1 for value in values.values()) / len(values)


def position(key: str) -> Position:
    return OTHELLO.parse_diagram(BOARDS[key]["board"], Color(BOARDS[key]["to_move"]))


def test_there_are_twelve_pairs_of_boards_and_no_board_twice() -> None:
    assert len(PAIRS) == 12
    assert len({key for pair in PAIRS for key in pair}) == 24


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_the_two_boards_of_a_pair_are_equal_in_theme_level_and_chance(a: str, b: str) -> None:
    one, other = BOARDS[a], BOARDS[b]
    assert one["theme"] == other["theme"]
    assert level(one["values"]) == level(other["values"])
    assert chance(one["values"]) == pytest.approx(chance(other["values"]), abs=0.07)


def test_every_lesson_on_strategy_but_two_is_asked_in_both_forms() -> None:
    lessons = [int(a[1:3]) for a, _ in PAIRS]
    assert lessons == [int(b[1:3]) for _, b in PAIRS] == ASKED


KEPT = {image_key(position(key)) for pair in PAIRS for key in pair}
"""The boards of the test, turned and mirrored and with the colours exchanged as they may be."""


def boards_on_the_way(step: Step) -> Iterator[Position]:
    """The board of a step, and those that its lines of play come by."""
    yield (start := step.position(OTHELLO))
    for line in (step.play, *step.lines):
        board = start
        for move in line:
            board = board.play(move)
            yield board


def test_no_step_or_word_of_the_course_shows_a_board_of_the_test_turned_or_not() -> None:
    steps = [step for lesson in COURSE.lessons for step in lesson.steps]
    steps += [word.step for word in COURSE.words]
    assert not KEPT & {image_key(board) for step in steps for board in boards_on_the_way(step)}


def test_no_round_of_practice_asks_on_a_board_of_the_test_turned_or_not() -> None:
    assert not KEPT & {image_key(step.position(OTHELLO)) for step in boards().values()}


def test_each_form_is_read_with_the_proofs_of_its_boards() -> None:
    forms = read_forms(FOLDER, COURSE, OTHELLO)
    assert list(forms) == ["a", "b"]
    for form in forms.values():
        tasks = [set_puzzle(OTHELLO, step) for step in form.lesson.steps]
        for task in tasks:
            assert all(task.puzzle.line_after(task, move) for move in task.position.legal_moves())
        assert [COURSE.lessons.index(COURSE.lesson(theme)) + 1 for theme in form.themes] == ASKED


def test_a_test_that_cannot_be_read_is_told_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "boards.toml").write_text("boards = []\n", "utf-8")
    (tmp_path / "test.toml").write_text('[[pairs]]\nlesson = "corners"\na = "x"\nb = "y"\n', "utf-8")
    with pytest.raises(LessonError, match="a form has 12 boards"):
        read_forms(tmp_path, COURSE, OTHELLO)
