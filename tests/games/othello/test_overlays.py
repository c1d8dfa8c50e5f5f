"""What is laid over a board of Othello: the moves that are counted, and those that give a corner away."""

from tutor.games.color import Color
from tutor.games.othello.overlays import gifts, gifts_counted, moves_counted
from tutor.games.table import find_game

BOARD = find_game("othello").parse_diagram(
    """
  a b c d e f g h
1 . . . X . . . .
2 . . O X . . . .
3 . O . O . O O .
4 X X O X O O . .
5 . X . O X O . .
6 X X X X X X O .
7 . . . . . O . .
8 . . . . . . . .""",
    Color.WHITE,
)


def test_a_move_that_lets_the_other_side_into_a_corner_is_a_gift_wherever_it_lies() -> None:
    opened = BOARD.play("b7").play("c5")
    assert set(opened.legal_moves()) == {"e2", "e3", "c7", "d7", "e7"}
    assert set(gifts(opened)) == {"e2", "e3", "c7", "e7"}
    assert set(gifts(BOARD.play("e7").play("f8"))) == {"g7", "g8"}


def test_each_move_that_is_counted_has_one_mark_and_a_gift_the_sign_of_danger() -> None:
    opened = BOARD.play("b7").play("c5")
    assert {square for _, square, _ in moves_counted(opened)} == set(opened.legal_moves())
    assert {kind for kind, _, _ in moves_counted(opened)} == {"moves-white"}
    found = gifts_counted(opened)
    assert [mark for mark in found if mark[1] == "d7"] == [("moves-white", "d7", "")]
    assert {square for kind, square, text in found if (kind, text) == ("danger", "!")} == set(gifts(opened))
