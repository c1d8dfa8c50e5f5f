"""Strategy puzzles on drawn boards: what is right, and what is said to everything else."""

import pytest

from tests.support.boards import ENDING, QUIET
from tests.support.kinds import explain_extra, explain_missing
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.geometry import read_cells
from tutor.games.judgement import Reason
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.bank.played_games import play_game
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.puzzles import BestMove, CountMoves, MarkFrontier, MarkStable, WhichIsBetter
from tutor.games.table import find_game
from tutor.puzzles.judge import judge

OTHELLO = find_game("othello")
BLACK, WHITE = Color.BLACK, Color.WHITE
BETTER = Reason("another-is-better")

CORNERS = """
  a b c d e f g h
1 X X X . O O . X
2 . X X X O X X X
3 X O X X O X X .
4 . . O X O X X .
5 . . O X O X X .
6 . O O X O . X .
7 O O O X O O . .
8 . . X X . . O ."""

ONE_FLIP_LEFT = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . X O . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""


@pytest.mark.parametrize(
    ("measure", "right", "said", "wrong", "verdict", "cost"),
    [
        (
            "most-mobility",
            "d6",
            Reason("keeps-most-moves", color=BLACK, square="d6", n=10),
            "f5",
            "almost",
            Reason("keeps-moves", color=BLACK, square="f5", n=9),
        ),
        (
            "fewest-potential",
            "a6",
            Reason("leaves-fewest-potential", color=BLACK, square="a6", n=10),
            "d6",
            "almost",
            Reason("leaves-potential", color=BLACK, square="d6", n=14),
        ),
        (
            "most-potential",
            "d7",
            Reason("keeps-most-potential", color=BLACK, square="d7", n=19),
            "f3",
            "not-yet",
            Reason("keeps-potential", color=BLACK, square="f3", n=16),
        ),
        (
            "fewest-frontier",
            "a6",
            Reason("leaves-fewest-frontier", color=BLACK, square="a6", n=5),
            "f5",
            "not-yet",
            Reason("leaves-frontier", color=BLACK, square="f5", n=8),
        ),
    ],
)
def test_a_move_is_best_by_what_the_board_says_after_it(set_task, measure, right, said, wrong, verdict, cost):
    task = set_task(BestMove(measure), QUIET, "black")
    judged = judge(task, (right,))
    assert (judged.verdict, judged.reasons) == ("right", (said,))
    judged = judge(task, (wrong,))
    assert (judged.verdict, judged.reasons) == (verdict, (cost, BETTER))


def test_a_disc_is_inner_as_soon_as_no_empty_square_touches_it(set_task):
    task = set_task(BestMove("most-inner"), CORNERS, "black")
    judged = judge(task, ("d1",))
    assert judged.reasons == (Reason("makes-most-inner", color=BLACK, square="d1", n=11),)
    judged = judge(task, ("a2",))
    assert judged.verdict == "almost"
    assert judged.reasons == (Reason("makes-inner", color=BLACK, square="a2", n=10), BETTER)
    judged = judge(set_task(WhichIsBetter(("d1", "a4"), "most-inner"), CORNERS, "black"), ("a4",))
    assert judged.reasons == (Reason("makes-inner", color=BLACK, square="a4", n=6), BETTER)


def test_the_end_of_the_game_is_told_and_the_best_move_stays_to_be_found(set_task):
    task = set_task(BestMove("best-exact"), ENDING, "black")
    assert task.answers == ("a3", "f8")
    values = values_of(task.position)
    for square, value in values.items():
        judged = judge(task, (square,))
        code = "best-win" if square in task.answers else "ends-in-win"
        more = () if square in task.answers else (Reason("another-ends-better"),)
        assert judged.reasons == (Reason(code, color=BLACK, square=square, n=value), *more)
        assert (judged.verdict == "right") == (value == max(values.values()))


def test_an_ending_too_long_to_solve_is_refused(set_task):
    for puzzle in (BestMove("best-exact"), WhichIsBetter(("a6", "f5"), "best-exact")):
        with pytest.raises(UnsolvablePuzzle, match="up to 12 empty squares only"):
            set_task(puzzle, QUIET, "black")


def test_the_better_of_two_moves_is_told_with_both_numbers(set_task):
    task = set_task(WhichIsBetter(("f5", "a6"), "fewest-replies"), QUIET, "black")
    assert [option.square for option in task.options] == ["f5", "a6"]
    judged = judge(task, ("a6",))
    assert judged.verdict == "right"
    assert judged.reasons == (
        Reason("is-better", square="a6"),
        Reason("leaves-beside", color=BLACK, square="a6", n=3, of=11, stop="f5"),
    )
    judged = judge(task, ("f5",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("leaves-replies", color=BLACK, square="f5", n=11), BETTER)
    assert judged.misconceptions == ("more-now-better",)


def test_of_two_endings_each_is_told_how_it_ends(set_task):
    task = set_task(WhichIsBetter(("a3", "d2"), "best-exact"), ENDING, "black")
    assert task.answers == ("a3",)
    assert [reason.code for reason in judge(task, ("d2",)).reasons] == ["ends-in-win", "another-ends-better"]


def test_two_moves_that_are_equally_good_leave_nothing_to_choose(set_task):
    with pytest.raises(UnsolvablePuzzle, match="equally good"):
        set_task(WhichIsBetter(("a6", "d7"), "flips-fewest"), QUIET, "black")
    with pytest.raises(UnsolvablePuzzle, match="`a1` is no legal move"):
        set_task(WhichIsBetter(("a6", "a1"), "flips-fewest"), QUIET, "black")


def test_moves_are_counted_by_squares_for_the_side_asked_about(set_task):
    task = set_task(CountMoves("white"), QUIET)
    squares = tuple(task.position.with_to_move(WHITE).legal_moves())
    right = judge(task, task.answers)
    assert right.reasons == (Reason("has-moves", color=WHITE, n=len(squares), squares=squares),)
    told = {option.n: judge(task, (option.key,)).reasons[0].code for option in task.options}
    assert set(told.values()) <= {
        "has-moves", "has-more-moves", "has-fewer-moves", "counted-lines", "counted-other-side",
    }  # fmt: skip
    assert told[5] == "counted-other-side"
    assert judge(task, ("5",)).misconceptions == ("wrong-side",)


def test_a_side_without_a_move_has_none_to_count(set_task):
    with pytest.raises(UnsolvablePuzzle, match="no move to count"):
        set_task(CountMoves("white"), ONE_FLIP_LEFT.replace("X O", "X X"))


def test_stable_discs_are_marked_and_others_told_how_they_flip(set_task):
    task = set_task(MarkStable("black"), CORNERS)
    assert task.answers == ("a1", "b1", "c1", "h1", "h2")
    assert judge(task, task.answers).reasons == (Reason("all-stable-found", n=5),)
    told = {square: explain_extra(task, square) for square in ("g2", "e1", "d1")}
    assert told["e1"].reasons == (Reason("disc-of-other-side", color=BLACK, square="e1"),)
    assert told["d1"].reasons == (Reason("square-is-empty", square="d1"),)
    flip = told["g2"].reasons[0]
    assert flip.code == "can-flip-now"
    assert "g2" in task.position.with_to_move(WHITE).flips(flip.stop)
    assert (told["g2"].lines_from, told["g2"].side) == (flip.stop, WHITE)
    assert explain_missing(task, "a1").reasons == (Reason("missing-stable", color=BLACK),)
    assert judge(task, ("e1", "f1")).misconceptions == ("wrong-side",)


def test_a_disc_that_does_not_flip_at_once_is_told_its_open_line(set_task):
    task = set_task(MarkStable("black"), CORNERS)
    discs = [s for s in task.position.pieces(BLACK) if s not in task.answers]
    told = {square: explain_extra(task, square).reasons[0] for square in discs}
    open_lines = {s: reason.code for s, reason in told.items() if reason.code.startswith("not-held-on-")}
    assert open_lines["a3"] == "not-held-on-column" and told["a3"].label == "a"
    assert open_lines["c8"] == "not-held-on-row" and told["c8"].label == "8"


def test_a_board_that_does_not_settle_what_can_flip_is_refused(set_task):
    board = ONE_FLIP_LEFT.replace("1 . . . . .", "1 X . . . X")
    with pytest.raises(UnsolvablePuzzle, match="does not settle whether `e1` can still flip"):
        set_task(MarkStable("black"), board)


def test_what_a_board_settles_does_not_depend_on_its_colours():
    told = []
    for position in play_game(OTHELLO, Dice("settled"))[18:50:4]:
        exchanged = read_cells(OTHELLO, position.cells().translate(str.maketrans("XO", "OX")), BLACK)
        for color in (BLACK, WHITE):
            assert unsettled(position, color) == unsettled(exchanged, color.other)
            told += unsettled(position, color)
    assert told


def test_discs_beside_an_empty_square_are_marked(set_task):
    task = set_task(MarkFrontier("black"), CORNERS)
    assert "d4" not in task.answers and "d7" in task.answers
    assert explain_extra(task, "d4").reasons == (Reason("no-empty-beside", square="d4"),)
    assert explain_missing(task, "d7").reasons == (Reason("missing-frontier", color=BLACK, stop="e8"),)
    right = judge(task, task.answers)
    assert (right.verdict, right.reasons) == ("right", (Reason("all-frontier-found", n=len(task.answers)),))


def test_where_every_disc_is_meant_there_is_nothing_to_find(set_task):
    with pytest.raises(UnsolvablePuzzle, match="all of these discs are beside an empty square"):
        set_task(MarkFrontier("black"), QUIET)
    with pytest.raises(UnsolvablePuzzle, match="none of these discs can never flip again"):
        set_task(MarkStable("white"), QUIET)
