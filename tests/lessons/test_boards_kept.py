"""The boards that are kept for the test of twelve."""

import tomllib
from pathlib import Path

import pytest

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.lessons import load_courses

FOLDER = Path(__file__).parents[2] / "lessons" / "othello"
COURSE = load_courses(FOLDER.parent)["othello"]
OTHELLO = find_game(COURSE.game)
PAIRS = [(pair["a"], pair["b"]) for pair in tomllib.loads((FOLDER / "test.toml").read_text("utf-8"))["pairs"]]
BOARDS = {
    board["key"]: board for board in tomllib.loads((FOLDER / "boards.toml").read_text("utf-8"))["boards"]
}


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
    assert lessons == [int(b[1:3]) for _, b in PAIRS] == [11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23]


def test_no_step_of_a_lesson_shows_a_board_of_the_test() -> None:
    kept = {position(key).cells() for pair in PAIRS for key in pair}
    shown = {step.position(OTHELLO).cells() for lesson in COURSE.lessons for step in lesson.steps}
    assert not kept & shown
