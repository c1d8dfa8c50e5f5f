import pytest

from tutor.lessons.model import BestMove
from tutor.puzzles import Reason, judge
from tutor.puzzles.measures import MEASURES, best_moves, measure_moves
from tutor.rules import Color, find_game

BLACK = Color.BLACK

QUIET = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X O . . .
4 X . . O O . . .
5 O X O O O . . .
6 . . O . . . . .
7 . O . . . . . .
8 . . . . . . . ."""

BESIDE_CORNERS = """
  a b c d e f g h
1 . . . . O . . .
2 . . . . O O . .
3 . . . . O O . .
4 . . X O O O O O
5 . . . X X . . .
6 . . O . X O . .
7 . . . . . . . .
8 . . . . . . . ."""

CORNER = """
  a b c d e f g h
1 . O X . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

LEAVES_NOTHING = """
  a b c d e f g h
1 O . . X . . . .
2 . O . X . . . .
3 . . X X . . . .
4 . X . X X . . .
5 X . . X X X . .
6 . . . . X X X .
7 . . . . O . . .
8 . . . O X . . ."""

LAST_DISC = """
  a b c d e f g h
1 . . X O . . . .
2 . . . . O . . .
3 . . . X X . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""


def test_the_fewest_replies_are_right(set_task):
    judged = judge(set_task(BestMove("fewest-replies"), QUIET, "black"), ("a6",))
    assert judged.verdict == "right"
    assert judged.reasons == (Reason("leaves-fewest", color=BLACK, square="a6", n=3),)
    assert [line.direction for line in judged.lines] == ["up"]


@pytest.mark.parametrize(
    ("square", "verdict", "code", "n"),
    [("d7", "almost", "leaves-few", 5), ("f5", "not-yet", "leaves-many", 11)],
)
def test_a_costly_move_is_told_its_cost_and_the_best(set_task, square, verdict, code, n):
    judged = judge(set_task(BestMove("fewest-replies"), QUIET, "black"), (square,))
    assert judged.verdict == verdict
    assert judged.reasons == (Reason(code, color=BLACK, square=square, n=n, of=3, stop="a6"),)


def test_the_biggest_flip_points_to_a_misconception(set_task):
    task = set_task(BestMove("fewest-replies"), QUIET, "black")
    assert judge(task, ("f5",)).misconceptions == ("more-now-better",)
    assert judge(task, ("d7",)).misconceptions == ()


def test_the_fewest_flips_are_right(set_task):
    task = set_task(BestMove("flips-fewest"), QUIET, "black")
    assert task.answers == ("f3", "a6", "d7")
    assert judge(task, ("f3",)).reasons == (Reason("flips-fewest", color=BLACK, square="f3", n=1),)
    few = Reason("flips-few", color=BLACK, square="d6", n=2, of=1, stop="f3")
    assert (judge(task, ("d6",)).verdict, judge(task, ("d6",)).reasons) == ("almost", (few,))
    many = Reason("flips-many", color=BLACK, square="f5", n=4, of=1, stop="f3")
    assert (judge(task, ("f5",)).verdict, judge(task, ("f5",)).reasons) == ("not-yet", (many,))


def test_a_move_that_gives_a_corner_is_told_which(set_task):
    task = set_task(BestMove("gives-no-corner"), BESIDE_CORNERS, "black")
    judged = judge(task, ("g2",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("gives-corner", color=BLACK, square="g2", stop="h1"),)
    assert judged.misconceptions == ("more-now-better", "x-looks-good")
    assert judge(task, ("c3",)).reasons == (Reason("gives-no-corner", color=BLACK, square="c3"),)


def test_a_corner_is_taken_or_left(set_task):
    task = set_task(BestMove("takes-corner"), CORNER, "black")
    assert judge(task, ("a1",)).reasons == (Reason("takes-corner", color=BLACK, square="a1", n=1),)
    judged = judge(task, ("d3",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("takes-no-corner", color=BLACK, square="d3", stop="a1", n=1),)


def test_an_illegal_square_is_explained_as_ever(set_task):
    judged = judge(set_task(BestMove("takes-corner"), CORNER, "black"), ("h8",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("nothing-beside", color=BLACK, square="h8"),)


def test_a_move_may_leave_the_other_side_nothing(set_task):
    task = set_task(BestMove("fewest-replies"), LEAVES_NOTHING, "white")
    judged = judge(task, ("f8",))
    assert judged.reasons == (Reason("leaves-none", color=Color.WHITE, square="f8"),)
    judged = judge(task, ("e3",))
    assert judged.reasons == (
        Reason("leaves-many", color=Color.WHITE, square="e3", n=8, of=0, stop="f8"),
    )


def test_a_move_may_end_the_game(set_task):
    judged = judge(set_task(BestMove("fewest-replies"), LAST_DISC, "black"), ("e1",))
    assert judged.reasons == (Reason("leaves-game-over", color=BLACK, square="e1"),)


def test_every_measure_of_a_move_is_a_number_the_rules_give():
    position = find_game("othello").parse_diagram(QUIET, BLACK)
    assert {square: (move.flips, move.replies) for square, move in measure_moves(position).items()} == {
        "f3": (1, 6),
        "f5": (4, 11),
        "a6": (1, 3),
        "d6": (2, 7),
        "d7": (1, 5),
    }
    assert {measure: best_moves(position, measure) for measure in MEASURES if measure != "best-exact"} == {
        "most-mobility": ("d6",),
        "fewest-potential": ("a6",),
        "most-potential": ("a6", "d7"),
        "fewest-frontier": ("f3", "a6", "d7"),
        "most-inner": ("f3", "f5", "a6", "d6", "d7"),
        "most-stable": ("f3", "f5", "a6", "d6", "d7"),
        "keeps-parity": ("f3", "f5", "a6", "d6", "d7"),
        "takes-corner": (),
        "gives-no-corner": ("f3", "f5", "a6", "d6", "d7"),
        "fewest-replies": ("a6",),
        "flips-fewest": ("f3", "a6", "d7"),
    }
