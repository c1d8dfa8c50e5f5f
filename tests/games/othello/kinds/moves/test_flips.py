import pytest

from tests.support.kinds import explain_extra, explain_missing
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.puzzles import Flips
from tutor.puzzles.judge import judge

BLACK, WHITE = Color.BLACK, Color.WHITE

TWO_LINES = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . X X X X X . .
4 . . X X X . . .
5 . O . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

BEHIND_OWN = """
  a b c d e f g h
1 O X O X X X X .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

CHAIN = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . X X . O . .
6 . X . X . . . .
7 . X . . . . . .
8 . . X . . O . ."""

UNWANTED = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O O O . .
5 . X X O O O . .
6 . O O O X O . .
7 . O . X . . . .
8 . . X . . . . ."""


def test_all_discs_of_all_lines_are_right(set_task):
    judged = judge(set_task(Flips("e2"), TWO_LINES, "white"), ("e3", "e4", "d3", "c4"))
    assert (judged.verdict, judged.found, judged.of) == ("right", 4, 4)
    assert judged.reasons == (
        Reason("all-flips-on-lines", color=WHITE, move="e2", squares=("e5", "b5"), n=4, of=2),
    )
    assert judged.lines_from == "e2"
    assert [line.direction for line in judged.lines] == ["down", "down-left"]


def test_one_line_is_told_by_the_disc_that_closes_it(set_task):
    judged = judge(set_task(Flips("h1"), BEHIND_OWN, "white"), ("d1", "e1", "f1", "g1"))
    assert judged.reasons == (
        Reason("all-flips-on-one-line", color=WHITE, move="h1", stop="c1", direction="left", n=4),
    )


def test_a_missing_disc_is_told_by_its_line(set_task):
    judged = judge(set_task(Flips("e2"), TWO_LINES, "white"), ("e3", "e4"))
    assert (judged.verdict, judged.missing) == ("almost", ("d3", "c4"))
    assert judged.reasons == (
        Reason("discs-found", color=WHITE, n=2, of=4),
        Reason("missing-on-diagonal", color=WHITE, move="e2", stop="b5", n=2),
    )
    assert judged.lines == (), "the line would give the discs away"
    assert judged.misconceptions == ("misses-diagonals", "one-line")


def test_a_missing_disc_on_a_column_names_the_column(set_task):
    remark = explain_missing(set_task(Flips("e2"), TWO_LINES, "white"), "e4")
    assert remark.reasons == (Reason("missing-on-column", color=WHITE, move="e2", stop="e5", label="e", n=2),)


def test_a_missing_disc_on_a_row_names_the_row(set_task):
    remark = explain_missing(set_task(Flips("h1"), BEHIND_OWN, "white"), "e1")
    assert remark.reasons == (Reason("missing-on-row", color=WHITE, move="h1", stop="c1", label="1", n=4),)


@pytest.mark.parametrize(
    ("board", "move", "square", "reason"),
    [
        (TWO_LINES, "e2", "f3", Reason("stays-behind-lies-empty", color=WHITE, square="f3", stop="g4")),
        (BEHIND_OWN, "h1", "b1", Reason("stays-beyond-own", color=WHITE, square="b1", stop="c1")),
        (BEHIND_OWN, "h1", "c1", Reason("end-of-line-stays", color=WHITE, square="c1")),
        (BEHIND_OWN, "h1", "a1", Reason("own-disc-stays", color=WHITE, square="a1")),
        (BEHIND_OWN, "h1", "h1", Reason("placed-disc-stays", color=WHITE, square="h1")),
        (BEHIND_OWN, "h1", "d4", Reason("square-is-empty", square="d4")),
        (TWO_LINES, "e2", "c3", Reason("stays-on-no-line", color=WHITE, square="c3")),
        (TWO_LINES, "e2", "d4", Reason("stays-turned-starts-nothing", color=WHITE, square="d4", stop="e4")),
    ],
)
def test_a_disc_too_many_is_told_why_it_stays(set_task, board, move, square, reason):
    told = explain_extra(set_task(Flips(move), board, "white"), square).reasons[0]
    assert (told.code, told.color, told.square, told.stop) == (
        reason.code,
        reason.color,
        reason.square,
        reason.stop,
    )


def test_a_line_to_the_edge_does_not_close(set_task):
    board = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . X X . X O . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
    told = explain_extra(set_task(Flips("d4"), board, "white"), "b4")
    reason = Reason("stays-behind-lies-empty", color=WHITE, square="b4", move="d4", stop="a4")
    assert told.reasons == (reason,)
    told = explain_extra(set_task(Flips("d4"), board.replace("4 . X X", "4 X X X"), "white"), "b4")
    assert told.reasons == (Reason("stays-behind-lies-edge", color=WHITE, square="b4", move="d4"),)
    assert told.lines_from == "d4"
    assert [line.direction for line in told.lines] == ["left"]


def test_a_gap_breaks_a_line(set_task):
    board = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 O X . X . X O .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
    told = explain_extra(set_task(Flips("e4"), board, "white"), "b4")
    assert told.reasons == (Reason("stays-beyond-gap", color=WHITE, square="b4", move="e4", stop="c4"),)


def test_a_disc_that_lay_between_two_others_is_as_safe_as_it_was(set_task):
    board = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . O X O . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . O X . . ."""
    told = explain_extra(set_task(Flips("f8"), board, "white"), "c4").reasons
    assert told == (
        Reason("stays-between-old-discs", color=WHITE, square="c4", move="f8", squares=("d4", "b4")),
    )


def test_the_end_of_a_line_points_to_a_misconception(set_task):
    judged = judge(set_task(Flips("h1"), BEHIND_OWN, "white"), ("c1", "d1", "e1", "f1", "g1"))
    assert judged.verdict == "almost"
    assert judged.reasons[0] == Reason("all-discs-and-more", color=WHITE, of=4)
    assert judged.misconceptions == ("ends-flip",)


def test_a_line_left_because_it_opens_a_corner_is_told(set_task):
    judged = judge(set_task(Flips("a6"), UNWANTED, "black"), ("b6", "c6", "d6"))
    assert "may-leave" in judged.misconceptions
    judged = judge(set_task(Flips("a6"), UNWANTED, "black"), ("b7",))
    assert "may-leave" not in judged.misconceptions


def test_no_disc_found_is_not_yet(set_task):
    judged = judge(set_task(Flips("e2"), TWO_LINES, "white"), ())
    assert (judged.verdict, judged.found, judged.extras) == ("not-yet", 0, ())
    assert judged.reasons[0] == Reason("no-disc-found", color=WHITE, of=4)
