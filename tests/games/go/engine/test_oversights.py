"""What a finished game shows a beginner: ataris not seen, captures missed, eyes filled, points left."""

from tests.games.go.engine.drawings import position
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, Oversight, oversights

RUN = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . X . . .
4 . . X O . . .
3 . . . X . . .
2 . . . . . . .
1 . . . . . . .
"""


def test_a_chain_that_could_run_and_was_captured_is_an_atari_not_seen() -> None:
    (oversight,) = oversights(position(RUN, "white"), ["a1", "e4"])
    assert oversight == Oversight(1, Color.WHITE, Overlooked.ATARI, ("d4",), ("e4",), 1)


def test_a_chain_that_nothing_saves_or_that_was_saved_is_no_moment() -> None:
    corner = "  a b c\n3 . . .\n2 X . .\n1 O . ."
    assert oversights(position(corner, "white"), ["c3", "b1"]) == []
    assert oversights(position(RUN, "white"), ["e4", "e3"]) == []


def test_a_capture_that_was_there_and_got_away_is_missed() -> None:
    (oversight,) = oversights(position(RUN, "black"), ["a1", "e4"])
    assert oversight == Oversight(1, Color.BLACK, Overlooked.CAPTURE, ("d4",), ("e4",), 1)
    assert oversights(position(RUN, "black"), ["e4", "a1"]) == []
    later = oversights(position(RUN, "black"), ["a1", PASS, "e4"])
    assert [(one.side, one.what) for one in later] == [(Color.WHITE, Overlooked.ATARI)]


def test_a_real_eye_of_one_s_own_that_is_filled_is_one_and_a_false_one_is_not() -> None:
    eyes = """
  a b c d e
5 . X . X O
4 X X X X O
3 O O O O O
2 . . . . .
1 . . . . .
"""
    (oversight,) = oversights(position(eyes, "black"), ["a5"])
    assert (oversight.what, oversight.stones) == (Overlooked.EYE, ("a5",))
    assert oversights(position(eyes, "white"), ["b1"]) == []
    false = "  a b c d\n4 . X . .\n3 X O . .\n2 . . . .\n1 . . . ."
    assert oversights(position(false, "black"), ["a4"]) == []


def test_who_passes_while_a_point_is_nobody_s_leaves_it() -> None:
    dame = """
  a b c d e
5 . X . O .
4 . X . O .
3 . X O O .
2 . X O . .
1 . X O . .
"""
    found = oversights(position(dame, "black"), [PASS, PASS])
    assert [(one.side, one.what, one.better) for one in found] == [
        (Color.BLACK, Overlooked.POINTS, ("c5", "c4")),
        (Color.WHITE, Overlooked.POINTS, ("c5", "c4")),
    ]
    assert oversights(position(dame, "black"), [PASS, "c5", "c4"]) == []
    assert oversights(position(dame + "rules: japanese", "black"), [PASS, PASS]) == []


def test_who_passes_while_a_border_is_open_leaves_it_whatever_comes_next() -> None:
    gap = """
  a b c d e
5 . X . O .
4 . X . O .
3 . . . . .
2 . X . O .
1 . X . O .
"""
    (oversight,) = oversights(position(gap, "black"), [PASS, "c3"])
    assert (oversight.side, oversight.what, oversight.better) == (Color.BLACK, Overlooked.BORDERS, ("c3",))


def test_a_game_without_such_moments_has_none() -> None:
    empty = position("  a b c\n3 . . .\n2 . . .\n1 . . .", "black")
    assert oversights(empty, ["b2", PASS, PASS]) == []
