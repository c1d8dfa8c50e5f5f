"""The exact end of a game, beside a solver that only plays by the rules core and looks at the result."""

from tutor.engine.endgame import solve
from tutor.rules import find_game


def test_white_wins_3_to_13_on_the_smallest_board() -> None:
    assert solve(find_game("othello-4x4").start()).score == 3 - 13
