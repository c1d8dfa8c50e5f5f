from tests.support.boards import NO_MOVE
from tests.support.kinds import explain_extra, explain_found, explain_missing
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.puzzles import AllLegalMoves, LegalMove, PassOrPlay
from tutor.puzzles.judge import judge

BLACK, WHITE = Color.BLACK, Color.WHITE

TWO_MOVES = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . X . .
3 . . X . X . . .
4 . . . X X . . .
5 O O X X X X . .
6 . X . . . X . .
7 X . O . . X . .
8 . . . . . . . ."""

FOUR_MOVES = """
  a b c d e f g h
1 . . . . . . . .
2 . O X . . . . .
3 . . O X . . . .
4 . . X X X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

TWO_LINES = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . O . O . . .
4 . . X X . . . .
5 . . . X . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

ONE_DIAGONAL = """
  a b c d e f g h
1 . . . X . . . .
2 O . X . . . O .
3 . O . O O O . .
4 O O O O O . . .
5 . O O O O O O .
6 . . O O . . . .
7 . . O . . . . .
8 . . . . . . . ."""


def test_a_move_is_right_and_its_line_is_told(set_task):
    judged = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("g5",))
    assert judged.verdict == "right"
    assert judged.reasons == (
        Reason("closes-line", color=WHITE, square="g5", stop="b5", direction="left", n=4),
    )
    assert judged.lines_from == "g5"
    assert [line.direction for line in judged.lines] == ["left"]
    assert judged.misconceptions == ()


def test_a_move_that_closes_several_lines_tells_them_together(set_task):
    judged = judge(set_task(LegalMove(), TWO_LINES, "white"), ("c5",))
    assert judged.verdict == "right"
    assert judged.reasons == (
        Reason("closes-lines", color=WHITE, square="c5", squares=("c3", "e3"), n=2, of=2),
    )


def test_a_line_that_meets_discs_and_then_an_empty_square_is_almost(set_task):
    judged = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("g6",))
    assert judged.verdict == "almost"
    assert judged.reasons == (
        Reason("line-runs-into-empty", color=WHITE, square="g6", stop="d3", direction="up-left", n=2),
    )
    assert len(judged.lines) == 8
    assert "touch-is-enough" in judged.misconceptions


def test_the_line_with_most_discs_comes_first(set_task):
    lines = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("g1",)).lines
    runs = [len(line.run) for line in lines]
    assert runs == sorted(runs, reverse=True)
    assert (lines[0].direction, lines[0].stop) == ("down-left", None)


def test_no_line_starts_where_no_opposing_disc_is_next_door(set_task):
    judged = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("h1",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("nothing-beside", color=WHITE, square="h1"),)


def test_a_square_beside_ones_own_discs_only_continues_ones_own_group(set_task):
    judged = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("d8",))
    assert judged.reasons[0].code == "closes-for-other-side"
    assert {"beside-own", "wrong-side"} <= set(judged.misconceptions)
    judged = judge(set_task(LegalMove(), FOUR_MOVES, "white"), ("a3",))
    assert judged.reasons == (Reason("only-own-beside", color=WHITE, square="a3"),)
    assert judged.misconceptions == ("beside-own",)


def test_a_taken_square_is_told_by_the_disc_on_it(set_task):
    judged = judge(set_task(LegalMove(), TWO_MOVES, "white"), ("f5",))
    assert judged.reasons == (Reason("square-is-taken", color=BLACK, square="f5"),)
    assert judged.misconceptions == ("occupied",)


def test_one_square_is_asked_for_and_one_must_be_tapped(set_task):
    task = set_task(LegalMove(), TWO_MOVES, "white")
    for answer in ((), ("g5", "b7")):
        assert judge(task, answer).verdict == "not-yet"
        assert judge(task, answer).reasons == (Reason("choose-one"),)


def test_all_moves_are_right_in_any_order(set_task):
    judged = judge(set_task(AllLegalMoves(), FOUR_MOVES, "white"), ("e3", "c5", "c1", "d2", "c1"))
    assert (judged.verdict, judged.found, judged.of) == ("right", 4, 4)
    assert judged.reasons == (Reason("all-moves-found", color=WHITE, n=4),)


def test_a_missing_move_is_told_by_its_line_and_not_by_its_name(set_task):
    judged = judge(set_task(AllLegalMoves(), FOUR_MOVES, "white"), ("c1", "d2", "e3"))
    assert (judged.verdict, judged.missing) == ("almost", ("c5",))
    assert judged.reasons == (
        Reason("moves-found", color=WHITE, n=3, of=4),
        Reason("missing-move-on-column", color=WHITE, stop="c3", label="c", n=1),
    )


def test_a_square_too_many_is_explained_before_a_missing_one(set_task):
    task = set_task(AllLegalMoves(), FOUR_MOVES, "white")
    judged = judge(task, ("c1", "d2", "b4"))
    assert (judged.verdict, judged.extras, judged.missing) == ("almost", ("b4",), ("e3", "c5"))
    assert judged.reasons == (explain_found(task, 2), *explain_extra(task, "b4").reasons)
    assert judged.reasons[1] == Reason(
        "line-runs-into-empty", color=WHITE, square="b4", stop="f4", direction="right", n=3
    )


def test_no_move_found_is_not_yet(set_task):
    judged = judge(set_task(AllLegalMoves(), FOUR_MOVES, "white"), ("b4",))
    assert (judged.verdict, judged.found) == ("not-yet", 0)
    assert judged.reasons[0] == Reason("no-move-found", color=WHITE, of=4)


def test_all_moves_and_one_more_is_almost(set_task):
    judged = judge(set_task(AllLegalMoves(), FOUR_MOVES, "white"), ("c1", "d2", "e3", "c5", "b4"))
    assert judged.verdict == "almost"
    assert judged.reasons[0] == Reason("all-moves-and-more", color=WHITE, of=4)


def test_the_line_of_a_missing_move_is_named_and_not_drawn(set_task):
    remark = explain_missing(set_task(AllLegalMoves(), FOUR_MOVES, "white"), "d2")
    assert [(one.code, one.stop) for one in remark.reasons] == [("missing-move-on-row", "b2")]
    assert (remark.lines_from, remark.lines) == (None, ())


def test_passing_is_right_when_no_square_closes_a_line(set_task):
    task = set_task(PassOrPlay(), NO_MOVE, "black")
    assert (task.answers, task.can_pass) == (("pass",), True)
    judged = judge(task, ("pass",))
    assert (judged.verdict, judged.reasons) == ("right", (Reason("passes-rightly", color=BLACK),))


def test_a_square_is_explained_where_one_must_pass(set_task):
    judged = judge(set_task(PassOrPlay(), NO_MOVE, "black"), ("b1",))
    assert judged.verdict == "not-yet"
    assert [reason.code for reason in judged.reasons] == ["line-runs-into-empty", "pass-if-none-closes"]
    assert {"touch-is-enough", "never-pass"} <= set(judged.misconceptions)


def test_passing_is_forbidden_by_the_line_that_closes(set_task):
    judged = judge(set_task(PassOrPlay(), ONE_DIAGONAL, "black"), ("pass",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (Reason("may-not-pass-diagonal", color=BLACK, stop="c2", n=3),)
    assert judged.lines == ()
    assert judged.misconceptions == ("pass-optional",)


def test_there_is_a_move_but_not_there(set_task):
    judged = judge(set_task(PassOrPlay(), ONE_DIAGONAL, "black"), ("h5",))
    assert judged.verdict == "almost"
    assert judged.reasons == (
        Reason("line-runs-into-empty", color=BLACK, square="h5", stop="a5", direction="left", n=6),
        Reason("a-move-exists", color=BLACK, square="h5"),
    )
