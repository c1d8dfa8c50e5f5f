"""What a finished game shows a beginner: ataris not seen, captures missed, eyes filled, points left."""

from tests.games.go.engine.drawings import position
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, Oversight, oversights
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go

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
EYES = """
  a b c d e
5 . X . X O
4 X X X X O
3 O O O O O
2 . . . . .
1 . . . . .
"""


def test_a_chain_that_could_run_and_was_captured_is_an_atari_not_seen() -> None:
    (oversight,) = oversights(position(RUN, "white"), ["a1", "e4"])
    assert oversight == Oversight(1, Color.WHITE, Overlooked.ATARI, ("d4",), ("e4",), 2)


def test_a_chain_that_nothing_saves_or_that_was_saved_is_no_moment() -> None:
    corner = "  a b c\n3 . . .\n2 X . .\n1 O . ."
    assert oversights(position(corner, "white"), ["c3", "b1"]) == []
    assert oversights(position(RUN, "white"), ["e4", "e3"]) == []


def test_a_capture_that_was_there_and_got_away_is_missed() -> None:
    (oversight,) = oversights(position(RUN, "black"), ["a1", "e4"])
    assert oversight == Oversight(1, Color.BLACK, Overlooked.CAPTURE, ("d4",), ("e4",), 2)
    assert oversights(position(RUN, "black"), ["e4", "a1"]) == []
    later = oversights(position(RUN, "black"), ["a1", PASS, "e4"])
    assert [(one.side, one.what) for one in later] == [(Color.WHITE, Overlooked.ATARI)]


def test_a_real_eye_of_one_s_own_that_is_filled_is_one_and_a_false_one_is_not() -> None:
    (oversight,) = oversights(position(EYES, "black"), ["a5"])
    assert (oversight.what, oversight.stones) == (Overlooked.EYE, ("a5",))
    assert oversights(position(EYES, "white"), ["b1"]) == []
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


CRAWL = (
    "a2 a1 b2 b1 c2 c1 d2 d1 e2 e1 f2 f1 c5 g1 d5 g2 f3 g3 f4 g4 f5 g5 f6 g6"  # White crawls along the edge
).split()
"""A whole game on 7x7: at its end twelve white stones have one liberty, on g7."""


def empty(size: int) -> GoPosition:
    return as_go(GAMES[f"go-{size}x{size}"].start())


def test_of_a_whole_game_the_twelve_stones_that_were_left_come_before_the_last_point() -> None:
    found = oversights(empty(7), [*CRAWL, "pass", "pass"])
    first, *others = [one for one in found if one.side is Color.BLACK]
    assert (first.what, first.better, len(first.stones)) == (Overlooked.CAPTURE, ("g7",), 12)
    assert first.number == len(CRAWL) + 1, "it is told where it could last be done"
    assert first.worth == 24 and all(one.worth <= 1 for one in others)
    assert not [one for one in others if one.what is Overlooked.CAPTURE], "one chain is told once"


def test_what_the_count_took_off_as_dead_was_no_loss() -> None:
    game = [*CRAWL, "pass", "pass"]
    white = empty(7)
    for move in game:
        white = white.play(move)
    found = oversights(empty(7), game, white.pieces(Color.WHITE))
    assert [one for one in found if one.side is Color.BLACK] == []


def test_a_chain_that_was_captured_later_was_not_missed() -> None:
    found = oversights(empty(7), [*CRAWL, "c3", "c4", "g7"])
    assert [one for one in found if one.side is Color.BLACK] == []


def test_who_captures_as_much_elsewhere_has_overlooked_nothing() -> None:
    two = """
  a b c d e f g
7 . . . . . . .
6 X . . . . . .
5 O X . . X . .
4 . . . X O X .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
"""
    assert oversights(position(two, "black"), ["e3", "a4"]) == []
    missed = oversights(position(two, "black"), ["g1", "e3"])
    assert [one.stones for one in missed if one.side is Color.BLACK] == [("a5",), ("e4",)]


def test_stones_that_their_own_side_put_in_atari_and_lost_are_told() -> None:
    jump = """
  a b c d e
5 . . . . .
4 . . O . .
3 . O . . .
2 . . O . .
1 . . . . .
"""
    (put,) = oversights(position(jump, "black"), ["c3", "d3"])
    assert put == Oversight(1, Color.BLACK, Overlooked.PUT, ("c3",), (), 2)
    later = oversights(position(jump, "black"), ["c3", "a1"])
    assert [one.what for one in later] == [Overlooked.CAPTURE]


def test_an_eye_that_cost_the_group_weighs_as_much_as_the_group() -> None:
    (filled,) = oversights(position(EYES, "black"), ["a5", "c5"])
    assert filled.what is Overlooked.EYE and filled.worth == 14


def test_a_point_of_one_s_own_land_that_is_filled_costs_nothing() -> None:
    land = """
  a b c d e
5 . X . X .
4 X X . X O
3 X . X X O
2 . X X O .
1 X X X O .
"""
    assert [
        one for one in oversights(position(land, "black"), ["a5", "pass"]) if one.side is Color.BLACK
    ] == []


def test_no_liberty_that_two_sides_share_is_told_as_a_point_left() -> None:
    seki = """
  a b c d e
5 . O X . X
4 O O X X X
3 . O X . .
2 O O X X X
1 . O X . .
"""
    found = oversights(position(seki, "black"), ["pass", "pass"])
    assert all(one.what is not Overlooked.POINTS or "a3" not in one.better for one in found)
