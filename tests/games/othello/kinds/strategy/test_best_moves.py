import pytest

from tests.support.boards import QUIET
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.kinds.measures.measures import MEASURES, best_moves, measure_moves
from tutor.games.othello.puzzles import BestMove
from tutor.games.table import find_game
from tutor.puzzles.judge import judge

BLACK = Color.BLACK
BETTER = Reason("another-is-better")

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
    assert judged.reasons == (
        Reason("leaves-fewest", color=BLACK, square="a6", n=3),
        Reason("opens-none", color=BLACK, square="a6"),
    )
    assert [line.direction for line in judged.lines] == ["up"]


@pytest.mark.parametrize(
    ("square", "verdict", "n"),
    [("d7", "almost", 5), ("f5", "not-yet", 11)],
)
def test_a_costly_move_is_told_its_cost_and_the_best_stays_to_be_found(set_task, square, verdict, n):
    judged = judge(set_task(BestMove("fewest-replies"), QUIET, "black"), (square,))
    assert judged.verdict == verdict
    assert judged.reasons == (Reason("leaves-replies", color=BLACK, square=square, n=n), BETTER)


@pytest.mark.parametrize(
    "measure",
    ["takes-corner", "gives-no-corner", "fewest-replies", "flips-fewest", "most-mobility", "fewest-frontier"],
)
def test_no_wrong_move_is_told_a_right_one(set_task, measure):
    boards = {"takes-corner": CORNER, "gives-no-corner": BESIDE_CORNERS}
    task = set_task(BestMove(measure), boards.get(measure, QUIET), "black")
    wrong = [square for square in task.position.legal_moves() if square not in task.answers]
    assert wrong
    for square in wrong:
        for reason in judge(task, (square,)).reasons:
            assert not {reason.stop, reason.move, *reason.squares} & set(task.answers)


def test_the_biggest_flip_points_to_a_misconception(set_task):
    task = set_task(BestMove("fewest-replies"), QUIET, "black")
    assert judge(task, ("f5",)).misconceptions == ("more-now-better",)
    assert judge(task, ("d7",)).misconceptions == ()


def test_the_fewest_flips_are_right(set_task):
    task = set_task(BestMove("flips-fewest"), QUIET, "black")
    assert task.answers == ("f3", "a6", "d7")
    assert judge(task, ("f3",)).reasons == (Reason("flips-fewest", color=BLACK, square="f3", n=1),)
    few = Reason("flips-discs", color=BLACK, square="d6", n=2)
    assert (judge(task, ("d6",)).verdict, judge(task, ("d6",)).reasons) == ("almost", (few, BETTER))
    many = Reason("flips-discs", color=BLACK, square="f5", n=4)
    assert (judge(task, ("f5",)).verdict, judge(task, ("f5",)).reasons) == ("not-yet", (many, BETTER))


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
    assert judged.reasons == (Reason("takes-no-corner", color=BLACK, square="d3", n=1),)


def test_an_illegal_square_is_explained_as_ever(set_task):
    judged = judge(set_task(BestMove("takes-corner"), CORNER, "black"), ("h8",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("nothing-beside", color=BLACK, square="h8"),)


def test_a_move_may_leave_the_other_side_nothing(set_task):
    task = set_task(BestMove("fewest-replies"), LEAVES_NOTHING, "white")
    judged = judge(task, ("f8",))
    assert judged.reasons[0] == Reason("leaves-none", color=Color.WHITE, square="f8")
    judged = judge(task, ("e3",))
    assert judged.reasons == (Reason("leaves-replies", color=Color.WHITE, square="e3", n=8), BETTER)


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
