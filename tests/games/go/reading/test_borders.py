"""Borders that are still open when somebody passes, and the points that close them."""

from tests.games.go.engine.drawings import position
from tutor.games.go.reading.borders import Borders, open_borders

CLOSED = """
  a b c d e f g
7 . . X O . . .
6 . . X O . . .
5 . . X . O . .
4 . . X O . . .
3 . X . O . . .
2 . X O O . . .
1 . X O . . . .
"""

OPEN = """
  a b c d e f g
7 . . X O . . .
6 . . X O . . .
5 . . X O . . .
4 . . . . . . .
3 . . X O . . .
2 . . X O . . .
1 . . X O . . .
"""


def names(drawing: str, side: str = "black") -> tuple[tuple[str, ...], tuple[str, ...]]:
    here = position(drawing, side)
    found = open_borders(here)
    return here.grid.names(found.open), here.grid.names(found.closing)


def test_points_that_touch_both_colours_leave_no_border_open() -> None:
    assert names(CLOSED) == ((), ())


def test_a_gap_between_two_walls_is_open_and_both_of_its_points_close_it() -> None:
    found, closing = names(OPEN)
    assert closing == ("c4", "d4")
    assert {"a4", "g4", "c4"} <= set(found)


def test_a_stone_or_two_lost_in_land_are_no_wall() -> None:
    invaded = OPEN.replace("4 . . . . . . .", "4 . . X O . . .").replace("2 . . X O . . .", "2 O . X O . X .")
    assert names(invaded) == ((), ())


def test_stones_that_are_surely_dead_keep_no_border_open() -> None:
    dead = """
  a b c d e
5 . X . O .
4 O X X O .
3 O X O O .
2 O X O . .
1 . X O . .
"""
    assert names(dead) == ((), ())


def test_on_a_board_with_few_stones_nothing_is_said() -> None:
    assert names("  a b c\n3 . . .\n2 X . O\n1 . . .") == ((), ())


def test_stones_that_are_marked_dead_keep_no_border_open() -> None:
    drawing = """
  a b c d e f g
7 . . X . X . .
6 . X . X . X O
5 . O X X X O O
4 O X . X . X X
3 . . X . X . X
2 . X O X O X .
1 . . . . O . .
"""
    here = position(drawing, "black")
    assert open_borders(here).open
    stopped = here.play("pass").play("pass")
    white = ("g6", "b5", "f5", "g5", "a4", "c2", "e2", "e1")
    assert open_borders(stopped.with_dead(white)) == Borders(0, 0)
