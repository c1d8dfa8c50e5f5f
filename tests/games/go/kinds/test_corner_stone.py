"""A first stone: every empty corner is right; edge and inside are told apart, and no liberty is spoken of."""

import pytest

from tutor.games.go.kinds.games.corner_stone import CornerStone
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

ONE_TAKEN = """
  a b c d e
5 . . . . O
4 . . . . .
3 . . . . .
2 O . . . .
1 . O . . .
black to move
"""
"""On e5 a stone stands, on a1 a black one would have no liberty."""


def task_on(drawn: str) -> Task:
    return CornerStone().set_task(GAMES["go-5x5"].parse_diagram(drawn), ())


def said(task: Task, tap: str) -> tuple[str, str]:
    judged = judge(task, (tap,))
    return judged.verdict, judged.reasons[0].code


def test_every_corner_of_an_empty_board_is_right_and_nothing_else() -> None:
    task = CornerStone().set_task(GAMES["go-9x9"].start(), ())
    right = {tap for tap in possible_answers(task) if judge(task, (tap,)).verdict == "right"}
    assert right == {"a1", "a9", "j1", "j9"}


@pytest.mark.parametrize(
    ("tap", "told"),
    [
        ("a5", ("right", "corner-is-a-point")),
        ("c5", ("not-yet", "point-at-edge")),
        ("e3", ("not-yet", "point-at-edge")),
        ("c3", ("not-yet", "point-inside")),
    ],
)
def test_where_a_point_lies_is_told(tap: str, told: tuple[str, str]) -> None:
    assert said(task_on(ONE_TAKEN), tap) == told


def test_a_corner_that_is_taken_or_closed_is_not_asked_for() -> None:
    assert set(task_on(ONE_TAKEN).answers) == {"a5", "e1"}


FULL_CORNERS = """
  a b c d e
5 X . . . O
4 . . . . .
3 . . . . .
2 . . . . .
1 X . . . O
black to move
"""


def test_a_board_whose_corners_are_full_does_not_ask() -> None:
    with pytest.raises(UnsolvablePuzzle):
        task_on(FULL_CORNERS)


def test_a_game_that_is_over_does_not_ask() -> None:
    over = GAMES["go-5x5"].start().play("pass").play("pass")
    with pytest.raises(Unfit):
        CornerStone().require_fit(over, ())
