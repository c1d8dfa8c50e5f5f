"""Which taps are explained and count nothing."""

import pytest

from tests.support.boards import QUIET
from tutor.games.othello.puzzles import AllLegalMoves, BestMove, FindSquare, Flips, LegalMove, PassOrPlay
from tutor.puzzles.impossible_answers import is_impossible


@pytest.mark.parametrize(
    "puzzle",
    [LegalMove(), AllLegalMoves(), PassOrPlay()],
    ids=lambda one: one.kind,
)
def test_where_an_empty_square_is_asked_for_a_disc_counts_nothing(set_task, puzzle):
    task = set_task(puzzle, QUIET, "black")
    asides = [square for square in task.position.game.squares if is_impossible(task, square)]
    assert asides == [square for square in task.position.game.squares if task.position.at(square)]


def test_where_a_good_move_is_asked_for_only_legal_moves_are_tries(set_task):
    task = set_task(BestMove("fewest-replies"), QUIET, "black")
    tries = [square for square in task.position.game.squares if not is_impossible(task, square)]
    assert tries == list(task.position.legal_moves())


def test_where_discs_are_asked_for_an_empty_square_counts_nothing(set_task):
    task = set_task(Flips("f5"), QUIET, "black")
    assert is_impossible(task, "h8")
    assert not is_impossible(task, "d4")
    assert not is_impossible(task, "f5")  # to think that the disc just placed flips is an answer


def test_any_square_may_be_the_one_to_find_and_a_pass_is_no_square(set_task):
    task = set_task(FindSquare("d3"), QUIET, "black")
    assert not any(is_impossible(task, square) for square in task.position.game.squares)
    assert not is_impossible(set_task(PassOrPlay(), QUIET, "black"), "pass")
