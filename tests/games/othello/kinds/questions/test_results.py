from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.puzzles import Result
from tutor.puzzles.judge import judge

BLACK, WHITE = Color.BLACK, Color.WHITE

TWO_EMPTY = """
  a b c d e f g h
1 . O O O O O O O
2 O O O O X X O O
3 O O O O X X O O
4 O O X O O X O O
5 O O X O O X O O
6 O O O O O O O O
7 O O O X O X O O
8 O O O O O O O ."""
HEAD = "  a b c d e f g h\n"
HALF = HEAD + "\n".join(f"{row} X X X X O O O O" for row in range(1, 9))
SHARED = HEAD + "\n".join(f"{row} X . . . . . . O" for row in range(1, 9))
WIPEOUT = HEAD + "\n".join(f"{row} . . . X . . . ." for row in range(1, 9))
ALL_BLACK = HEAD + "\n".join(f"{row} X X X X X X X X" for row in range(1, 9))


def told(task, key):
    judged = judge(task, (key,))
    return judged.verdict, judged.reasons, judged.misconceptions


def keys(task):
    return {option.key for option in task.options}


def test_the_empty_squares_go_to_the_winner(set_task):
    task = set_task(Result(), TWO_EMPTY)
    assert keys(task) == {"white-10-54", "white-10-52", "black-54-10", "not-over"}
    right = Reason("wins-with-empties", color=WHITE, n=52, of=2, black=10, white=54)
    assert told(task, "white-10-54") == ("right", (right,), ())
    left_out = Reason("empties-go-to-winner", color=WHITE, of=2, black=10, white=52)
    assert told(task, "white-10-52") == ("almost", (left_out,), ("raw-count",))
    again = Reason("count-result-again", of=2, black=10, white=52)
    assert told(task, "black-54-10") == ("not-yet", (again,), ())
    final = Reason("result-is-final", of=2)
    assert told(task, "not-over") == ("not-yet", (final,), ("full-board-only",))


def test_a_draw_on_a_full_board(set_task):
    task = set_task(Result(), HALF)
    assert keys(task) == {"draw-32-32", "black-33-31", "white-31-33", "not-over"}
    assert told(task, "draw-32-32") == ("right", (Reason("draw-full-board", black=32, white=32),), ())
    assert told(task, "not-over") == ("not-yet", (Reason("result-is-final", of=0),), ())


def test_a_draw_shares_the_empty_squares(set_task):
    task = set_task(Result(), SHARED)
    right = Reason("draw-with-empties", of=48, black=32, white=32)
    assert told(task, "draw-32-32") == ("right", (right,), ())
    left_out = Reason("empties-are-shared", of=48, black=8, white=8)
    assert told(task, "draw-8-8") == ("almost", (left_out,), ("raw-count",))


def test_a_wipeout_takes_all(set_task):
    task = set_task(Result(), WIPEOUT)
    right = Reason("wins-with-empties", color=BLACK, n=8, of=56, black=64, white=0)
    assert told(task, "black-64-0") == ("right", (right,), ())


def test_a_full_board_offers_another_score_of_the_winner(set_task):
    task = set_task(Result(), ALL_BLACK)
    assert keys(task) == {"black-64-0", "black-62-2", "white-0-64", "not-over"}
    right = Reason("wins-full-board", color=BLACK, black=64, white=0)
    assert told(task, "black-64-0") == ("right", (right,), ())
    again = Reason("winner-right-count-again", color=BLACK, of=0, black=64, white=0)
    assert told(task, "black-62-2") == ("almost", (again,), ())
