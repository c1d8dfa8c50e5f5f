"""Any move of a game is right that the rules allow; a closed point is told apart by its reason."""

import pytest

from tutor.games.base import PASS
from tutor.games.go.kinds.games.place_stone import PlaceStone
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

KO = """
  a b c d e
5 . . . . .
4 . . X O .
3 . X O . O
2 . . X O .
1 . . . . .
black to move
"""
"""Black takes on d3; then White may not take back on c3 at once."""

CORNER = """
  a b c d e
5 . . . . .
4 . . . . .
3 . . . . .
2 O O . . .
1 . O . . .
black to move
"""


def task_on(drawn: str, *moves: str) -> Task:
    position = GAMES["go-5x5"].parse_diagram(drawn)
    for move in moves:
        position = position.play(move)
    return PlaceStone().set_task(position, ())


def codes(task: Task, tap: str) -> tuple[str, list[str]]:
    judged = judge(task, (tap,))
    return judged.verdict, [reason.code for reason in judged.reasons]


def test_it_is_what_the_big_board_asks_where_only_the_rules_decide() -> None:
    assert puzzles_of(GAMES["go-9x9"]).any_move == PlaceStone()


def test_every_legal_move_and_a_pass_are_right_and_nothing_else() -> None:
    task = task_on(CORNER)
    right = {answer for answer in possible_answers(task) if judge(task, (answer,)).verdict == "right"}
    assert right == set(task.position.legal_moves())
    assert PASS in right and not right & {"a1", "a2", "b1", "b2"}


@pytest.mark.parametrize(
    ("task", "tap", "said"),
    [
        (task_on(CORNER), "a2", ("not-yet", ["point-is-taken"])),
        (task_on(CORNER), "a1", ("not-yet", ["point-without-liberties"])),
        (task_on(KO, "d3"), "c3", ("not-yet", ["point-in-ko"])),
        (task_on(KO), "d3", ("right", ["open-captures"])),
        (task_on(KO), "a5", ("right", ["open-breathes"])),
        (task_on(KO), "b4", ("right", ["open-joins"])),
        (task_on(KO), PASS, ("right", ["may-pass-any-turn"])),
    ],
)
def test_why_a_point_is_open_or_closed_is_said(task: Task, tap: str, said: tuple[str, list[str]]) -> None:
    assert codes(task, tap) == said


def test_a_closed_point_that_is_tapped_names_the_wrong_rule() -> None:
    assert "self-capture-allowed" in judge(task_on(CORNER), ("a1",)).misconceptions
    assert "may-recapture-ko-at-once" in judge(task_on(KO, "d3"), ("c3",)).misconceptions
    assert judge(task_on(CORNER), ("e5",)).misconceptions == ()


def test_nothing_is_asked_once_the_game_is_over() -> None:
    with pytest.raises(UnsolvablePuzzle):
        task_on(CORNER, PASS, PASS)
