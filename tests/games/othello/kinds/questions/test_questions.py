import pytest

from tests.support.boards import NO_MOVE, START
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.puzzles import Choice, CountMoves, FindSquare
from tutor.games.table import find_game
from tutor.puzzles.judge import judge

BLACK, WHITE = Color.BLACK, Color.WHITE

SWAPPED = START.replace("O X", "? ?").replace("X O", "O X").replace("? ?", "X O")
AFTER_F5 = START.replace("X O . . .", "X X X . .")

AFTER_F6 = AFTER_F5.replace("5 . . . X X X", "5 . . . X O X").replace("6 . . . . . .", "6 . . . . . O")
READ = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . O X . .
4 . . X X X O . .
5 . . . X X X O .
6 . . O X X . . .
7 . O . . . . . .
8 . . . . . . . ."""

OVER_EARLY = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X X . . .
4 . . . X X . . .
5 . . . X X . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
FULL = "  a b c d e f g h\n" + "\n".join(f"{row} X X X X O O O O" for row in range(1, 9))


def keys(task):
    return {option.key for option in task.options}


def told(task, key):
    judged = judge(task, (key,))
    return judged.verdict, judged.reasons[0].code, judged.misconceptions


def test_the_tapped_square_is_the_named_one(set_task):
    task = set_task(FindSquare("g2"))
    assert told(task, "g2") == ("right", "square-found", ())
    assert told(task, "g7") == ("almost", "tapped-right-column", ("rows-from-bottom",))
    assert told(task, "b2") == ("almost", "tapped-right-row", ("columns-from-right",))
    assert told(task, "b7") == ("not-yet", "tapped-mirror", ("row-col-swap",))
    assert told(task, "d5") == ("not-yet", "tapped-elsewhere", ())
    assert judge(task, ("g7",)).reasons[0].label == "2"
    assert judge(task, ("b2",)).reasons[0].label == "g"


def test_a_tap_beside_an_x_square_is_told_what_was_tapped(set_task):
    task = set_task(FindSquare("g7", called="x-square"))
    assert told(task, "g7") == ("right", "x-square-found", ())
    assert told(task, "g8") == ("almost", "tapped-c-square", ())
    assert told(task, "h7") == ("almost", "tapped-c-square", ())
    assert told(task, "h8") == ("not-yet", "tapped-corner", ())
    assert told(task, "g2") == ("not-yet", "tapped-other-corner", ())
    assert told(task, "a1") == ("not-yet", "tapped-other-corner", ())
    assert told(task, "d5") == ("not-yet", "tapped-by-no-corner", ())
    assert judge(task, ("g8",)).reasons[0].stop == "h8"


def test_only_an_x_square_is_asked_for_as_one(set_task):
    with pytest.raises(UnsolvablePuzzle):
        set_task(FindSquare("g8", called="x-square"))


def test_a_ringed_square_has_one_name_and_three_misreadings(set_task):
    task = set_task(Choice("square-name"), ring="c6")
    assert keys(task) == {"c6", "f3", "c3", "f6"}
    assert told(task, "c6") == ("right", "name-is-right", ())
    assert told(task, "f3") == ("not-yet", "name-letter-first", ("row-col-swap",))
    assert told(task, "c3") == ("almost", "name-rows-from-top", ("rows-from-bottom",))
    assert told(task, "f6") == ("almost", "name-columns-from-left", ("columns-from-right",))


def test_a_square_on_the_long_diagonal_gets_four_names_too(set_task):
    task = set_task(Choice("square-name"), ring="d4")
    assert len(keys(task)) == 4
    assert told(task, "e5") == ("not-yet", "name-elsewhere", ())


def test_the_order_of_options_depends_on_the_board_alone(set_task):
    orders = []
    for ring in ("c6", "b5", "g2", "b3", "a7", "h5", "d7", "f2"):
        task = set_task(Choice("square-name"), ring=ring)
        assert task.options == set_task(Choice("square-name"), ring=ring).options
        orders.append([option.key for option in task.options].index(ring))
    assert len(set(orders)) > 2


def test_a_corner_is_one_of_four(set_task):
    task = set_task(Choice("corner-name"), ring="a8")
    assert [option.square for option in task.options] == ["a1", "h1", "a8", "h8"]
    assert task.answers == ("a8",)


def test_what_stands_on_a_square(set_task):
    task = set_task(Choice("disc-on", "d6"), READ, "black")
    assert [option.code for option in task.options] == ["disc", "disc", "nothing"]
    assert told(task, "black") == ("right", "disc-stands-there", ())
    assert told(task, "white") == ("not-yet", "perhaps-other-square", ("row-col-swap",))
    assert told(task, "nothing") == ("not-yet", "perhaps-other-square", ("rows-from-bottom",))
    assert judge(task, ("white",)).reasons[0].square == "f4"


def test_nothing_may_stand_on_a_square(set_task):
    task = set_task(Choice("disc-on", "a1"), START)
    assert told(task, "nothing") == ("right", "nothing-stands-there", ())
    assert told(task, "black") == ("not-yet", "look-at-square", ())


def test_the_next_square_on_a_diagonal(set_task):
    task = set_task(Choice("next-on-line"), ring="b7 c6 d5")
    assert told(task, "e4") == ("right", "continues-line", ())
    assert told(task, "d4") == ("not-yet", "leaves-line-same-column", ("row-col-swap",))
    assert told(task, "e6") == ("not-yet", "line-turns-back", ("rows-from-bottom",))
    assert told(task, "e5") == ("not-yet", "leaves-line-same-row", ())


def test_the_next_square_on_a_row(set_task):
    task = set_task(Choice("next-on-line"), ring="b4 c4 d4")
    assert keys(task) == {"e4", "f4", "e5", "e3"}
    assert told(task, "f4") == ("almost", "skips-on-line", ())
    assert told(task, "e5") == ("not-yet", "not-on-line", ())


def test_black_plays_first(set_task):
    task = set_task(Choice("first-player"), START, "black")
    assert [option.key for option in task.options] == ["black", "white", "either"]
    assert told(task, "black") == ("right", "plays-first", ())
    assert told(task, "white") == ("not-yet", "other-plays-first", ())
    assert told(task, "either") == ("not-yet", "first-is-fixed", ())


@pytest.mark.parametrize("shown", [START, SWAPPED])
def test_one_board_is_the_start(set_task, shown):
    others = (START, SWAPPED, START.replace("X O", "O O"))
    task = set_task(Choice("start-board", boards=others), shown, "black")
    said = {option.position.cells(): judge(task, (option.key,)) for option in task.options}
    assert len(said) == 3
    start = find_game("othello").start().cells()
    assert [cells for cells, judged in said.items() if judged.verdict == "right"] == [start]
    reasons = {judged.reasons[0] for judged in said.values()}
    assert reasons == {
        Reason("board-is-start"),
        Reason("board-colors-swapped", squares=("d4", "e4", "d5", "e5")),
        Reason("board-colors-swapped", squares=("d5",)),
    }


def test_a_board_with_the_discs_one_row_too_high_has_the_right_pattern_in_the_wrong_place(set_task):
    higher = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . O X . . .
4 . . . X O . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""
    task = set_task(Choice("start-board", boards=(higher,)), START, "black")
    reasons = {judge(task, (option.key,)).reasons[0] for option in task.options}
    assert Reason("board-shifted", squares=("d4", "e4", "d5", "e5")) in reasons


def test_a_board_with_other_squares_differs(set_task):
    task = set_task(Choice("start-board", boards=(AFTER_F5,)), START, "black")
    reasons = [judge(task, (option.key,)).reasons[0] for option in task.options]
    assert Reason("board-differs", squares=("e5", "f5")) in reasons


def test_discs_are_counted_after_the_first_move(set_task):
    task = set_task(Choice("disc-count"), AFTER_F5, "white", ring="f5")
    assert keys(task) == {"4-1", "3-2", "3-1", "1-4"}
    assert told(task, "4-1") == ("right", "discs-counted", ())
    assert told(task, "3-2") == ("not-yet", "counted-placed-not-flipped", ("placed-but-not-flipped",))
    assert told(task, "3-1") == ("not-yet", "counted-flip-without-placing", ("flip-without-placing",))
    assert told(task, "1-4") == ("not-yet", "counted-other-way-round", ())


def test_without_a_ringed_disc_nobody_is_told_of_a_new_one(set_task):
    task = set_task(Choice("disc-count"), AFTER_F5, "white")
    assert {reply.misconceptions for reply in task.replies.values()} == {()}
    assert told(task, "3-2") == ("not-yet", "count-discs-again", ())


def test_discs_are_counted_after_a_later_move_that_is_ringed(set_task):
    task = set_task(Choice("disc-count"), AFTER_F6, "black", ring="f6")
    assert keys(task) == {"3-3", "4-2", "3-2", "2-4"}
    assert told(task, "4-2") == ("not-yet", "counted-placed-not-flipped", ("placed-but-not-flipped",))
    assert told(task, "3-2") == ("not-yet", "counted-flip-without-placing", ("flip-without-placing",))


@pytest.mark.parametrize("ring", ["", "f5", "e5", "a1"])
def test_nothing_is_half_counted_where_the_board_does_not_tell_the_last_move(set_task, ring):
    task = set_task(Choice("disc-count"), AFTER_F6, "black", ring=ring)
    assert {reply.misconceptions for reply in task.replies.values()} == {()}


def test_discs_are_counted_anywhere(set_task):
    task = set_task(Choice("disc-count"), READ, "black")
    assert len(task.options) == 4
    assert task.answers == ("9-5",)
    assert told(task, "10-4") == ("not-yet", "count-discs-again", ())


def test_moves_of_both_sides_are_counted(set_task):
    task = set_task(Choice("mobility"), AFTER_F5, "white")
    assert task.answers == ("3-3",)
    assert told(task, "3-3") == ("right", "moves-counted", ())
    assert told(task, "4-1") == ("not-yet", "counted-discs-not-moves", ())
    assert told(task, "4-3") == ("almost", "moves-right-for", ())
    assert judge(task, ("4-3",)).reasons[0] == Reason("moves-right-for", color=WHITE, n=3)


def test_moves_that_were_counted_right_are_shown_on_the_board(set_task):
    task = set_task(Choice("mobility"), START, BLACK)
    (right,) = task.answers
    shown = judge(task, (right,)).shown
    assert {square for kind, square, _ in shown if kind == "moves-black"} == {"d3", "c4", "f5", "e6"}
    assert {square for kind, square, _ in shown if kind == "moves-white"} == {"e3", "f4", "c5", "d6"}
    wrong = next(option.key for option in task.options if option.key != right)
    assert {kind for kind, *_ in judge(task, (wrong,)).shown} <= {"candidate"}


def test_who_counts_moves_wrongly_sees_where_moves_can_be(set_task):
    task = set_task(CountMoves("black"), START, BLACK)
    wrong = next(option.key for option in task.options if option.key == "5")
    places = {square for kind, square, _ in judge(task, (wrong,)).shown if kind == "candidate"}
    assert {"d3", "c4", "f5", "e6"} < places  # the moves are among them
    assert not places & {"a1", "g4", "f3"}  # no white disc is beside these


def test_who_counts_discs_wrongly_is_told_one_row_and_counts_the_others(set_task):
    task = set_task(Choice("disc-count"), AFTER_F5, WHITE)
    said = [judge(task, (option.key,)) for option in task.options]
    again = [one for one in said if one.reasons[0].code == "count-discs-again"]
    assert again and {one.reasons[0] for one in again} == {
        Reason("count-discs-again", label="5", black=3, white=0)
    }
    assert again[0].shown == tuple(("odd", f"{column}5", "") for column in "abcdefgh")


def test_only_the_moves_of_the_side_asked_about_are_shown(set_task):
    task = set_task(CountMoves("white"), START, None)
    shown = judge(task, task.answers).shown
    assert sorted(shown) == [("moves-white", square, "") for square in ("c5", "d6", "e3", "f4")]


def test_moves_given_to_the_wrong_side_are_told(set_task):
    task = set_task(Choice("mobility"), NO_MOVE, "black")
    black, white = task.answers[0].split("-")
    assert black == "0"
    assert told(task, f"{white}-{black}") == ("not-yet", "moves-other-way-round", ())


def test_a_game_with_a_move_goes_on(set_task):
    task = set_task(Choice("game-over"), START, "black")
    assert told(task, "no") == ("right", "not-over-can-move", ())
    assert told(task, "yes") == ("not-yet", "can-still-move", ())
    assert judge(task, ("yes",)).reasons[0].n == 4


def test_one_pass_does_not_end_a_game(set_task):
    task = set_task(Choice("game-over"), NO_MOVE, "black")
    assert told(task, "no") == ("right", "not-over-other-can-move", ())
    assert told(task, "yes") == ("not-yet", "other-can-still-move", ("pass-ends-game",))
    assert judge(task, ("yes",)).reasons[0].color is BLACK


def test_a_game_may_end_before_the_board_is_full(set_task):
    task = set_task(Choice("game-over"), OVER_EARLY)
    assert told(task, "yes") == ("right", "over-none-can-move", ())
    assert told(task, "no") == ("not-yet", "no-side-can-move", ("full-board-only",))


def test_a_full_board_ends_a_game(set_task):
    task = set_task(Choice("game-over"), FULL)
    assert told(task, "yes") == ("right", "over-board-full", ())
    assert told(task, "no") == ("not-yet", "no-side-can-move", ())
