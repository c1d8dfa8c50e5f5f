"""The referee, where something stands wrongly and where nothing does."""

import pytest

from tutor.games.base import PASS
from tutor.games.othello.puzzles import Referee
from tutor.games.table import find_game
from tutor.puzzles.judge import judge, possible_answers
from tutor.puzzles.practice.rounds import ONE_IN, make_round

BOARD = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X . . . .
4 . . . X X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
RIGHT = BOARD.replace("3 . . . X .", "3 . . O X .").replace("4 . . . X X", "4 . . . O X")
FORGOTTEN = BOARD.replace("3 . . . X .", "3 . . O X .")


def asked(set_task, after):
    return set_task(Referee("c3", after), BOARD, "white")


def test_where_every_disc_is_turned_rightly_the_answer_is_that_nothing_is_wrong(set_task):
    task = asked(set_task, RIGHT)
    assert task.answers == (PASS,)
    assert judge(task, (PASS,)).verdict == "right"
    wrong = judge(task, ("d4",))
    assert (wrong.verdict, wrong.misconceptions) == ("not-yet", ("misses-diagonals",))
    assert [reason.code for reason in wrong.reasons] == ["no-fault-there", "rightly-turned"]


def test_where_a_disc_was_forgotten_it_is_wrong_to_say_that_nothing_is(set_task):
    task = asked(set_task, FORGOTTEN)
    assert task.answers == ("d4",)
    assert PASS in possible_answers(task), "the button tells nothing of the board"
    assert judge(task, (PASS,)).verdict == "not-yet"
    assert judge(task, ("d4",)).verdict == "right"


@pytest.mark.parametrize(("after", "taps", "verdict"), [(FORGOTTEN, "d4", "right"), (RIGHT, "d4", "not-yet")])
def test_beside_squares_it_counts_nothing(set_task, after, taps, verdict):
    assert judge(asked(set_task, after), (PASS, taps)).verdict == verdict


def test_in_practice_one_board_in_four_has_nothing_wrong():
    game = find_game("othello")
    made = [one for number in range(8) for one in make_round(game, "referee", 3, number)]
    faultless = [one for one in made if one.task.answers == (PASS,)]
    assert len(faultless) == len(made) // ONE_IN
    assert all(one.task.can_pass for one in made)


def test_a_closer_look_at_a_misconception_keeps_the_boards_that_show_it():
    game = find_game("othello")
    made = [one for number in range(3) for one in make_round(game, "may-leave", 3, number)]
    assert not [one for one in made if one.task.answers == (PASS,)]
