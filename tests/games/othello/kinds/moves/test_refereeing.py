from tests.support.kinds import explain_extra, explain_missing
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.puzzles import Referee
from tutor.puzzles.judge import judge

BLACK = Color.BLACK

BEFORE = """
  a b c d e f g h
1 . . . . . . . .
2 . . . O X . . .
3 . . O O X . . .
4 . . X O X . . .
5 . X O X O . . .
6 . . . . X O . .
7 . . . . . . . .
8 . . . . . . . ."""

# d2 was forgotten, d4 turned too.
AFTER_C2 = """
  a b c d e f g h
1 . . . . . . . .
2 . . X O X . . .
3 . . X X X . . .
4 . . X X X . . .
5 . X O X O . . .
6 . . . . X O . .
7 . . . . . . . .
8 . . . . . . . ."""

# The line to d3 was forgotten; b5 of Black's own was turned, and c5 beyond the own disc c4.
AFTER_WORSE = """
  a b c d e f g h
1 . . . . . . . .
2 . . X X X . . .
3 . . X O X . . .
4 . . X O X . . .
5 . O X X O . . .
6 . . . . X O . .
7 . . . . . . . .
8 . . . . . . . ."""


def test_all_faults_are_named_when_they_are_found(set_task):
    judged = judge(set_task(Referee("c2", AFTER_C2), BEFORE, "black"), ("d4", "d2"))
    assert judged.verdict == "right"
    assert judged.reasons == (
        Reason("all-faults-found", color=BLACK, move="c2", n=2),
        Reason("was-forgotten", color=BLACK, square="d2", move="c2", stop="e2"),
        Reason("turned-on-no-line", color=BLACK, square="d4", move="c2"),
    )


def test_over_each_fault_that_was_found_stands_the_disc_that_belongs_there(set_task):
    task = set_task(Referee("c2", AFTER_C2), BEFORE, "black")
    shown = task.puzzle.explain_right(task).shown
    assert shown == (("would-black", "d2", ""), ("would-white", "d4", ""))


def test_a_forgotten_disc_is_told_by_its_line(set_task):
    judged = judge(set_task(Referee("c2", AFTER_C2), BEFORE, "black"), ("d4",))
    assert judged.verdict == "almost"
    assert judged.reasons == (
        Reason("faults-found", color=BLACK, move="c2", n=1, of=2),
        Reason("fault-forgotten-on-row", color=BLACK, move="c2", stop="e2", label="2"),
    )
    assert judged.misconceptions == ("may-leave",)


def test_a_disc_turned_too_much_is_told_without_its_name(set_task):
    judged = judge(set_task(Referee("c2", AFTER_C2), BEFORE, "black"), ("d2",))
    assert judged.reasons[1] == Reason("fault-turned", color=BLACK, move="c2")
    assert judged.misconceptions == ("chain-reaction",)


def test_a_disc_turned_rightly_is_told_between_which_it_stands(set_task):
    judged = judge(set_task(Referee("c2", AFTER_C2), BEFORE, "black"), ("c3",))
    assert judged.verdict == "not-yet"
    assert judged.reasons == (
        Reason("no-fault-found", color=BLACK, move="c2", of=2),
        Reason("rightly-turned", color=BLACK, square="c3", move="c2", stop="c4"),
    )


def test_every_other_square_is_as_it_should_be(set_task):
    task = set_task(Referee("c2", AFTER_C2), BEFORE, "black")
    squares = ("c2", "e2", "c5", "a1")
    told = [explain_extra(task, square).reasons[0].code for square in squares]
    assert told == ["rightly-placed", "rightly-own", "rightly-left", "square-is-empty"]


def test_faults_of_every_sort_are_found(set_task):
    task = set_task(Referee("c2", AFTER_WORSE), BEFORE, "black")
    assert task.answers == ("d3", "b5", "c5")
    codes = [reason.code for reason in judge(task, task.answers).reasons]
    assert codes == ["all-faults-found", "was-forgotten", "turned-own-disc", "turned-beyond-own"]
    told = explain_missing(task, "d3").reasons
    assert told == (Reason("fault-forgotten-on-diagonal", color=BLACK, move="c2", stop="e4"),)
