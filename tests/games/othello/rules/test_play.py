"""Standard Othello move by move: positions are drawn before and after."""

import dataclasses
import pickle

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, UnknownSquare
from tutor.games.othello.rules.position import OthelloOutcome
from tutor.games.table import find_game

OTHELLO = find_game("othello")


def draw(text: str) -> Position:
    return OTHELLO.parse_diagram(text)


START = """
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X O . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    black to move"""

ACROSS_UP_AND_DIAGONAL = """
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . X . . .
    5 . . X . O . . .
    6 . . . O O . . .
    7 . . . O O O . .
    8 . X O O . O O X
    black to move"""

WHITE_MUST_PASS = """
      a b c d e f g h
    1 O X . . . . . .
    2 X X . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 X O . . . . . .
    white to move"""

BLACK_MUST_PASS = """
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . X X X . . . .
    4 . . . X X . . .
    5 . . . X X X . .
    6 . . . O . . . .
    7 O O O X . . . .
    8 . O . . . . . .
    black to move"""


def test_black_begins_with_white_on_d4_and_e5() -> None:
    assert OTHELLO.start() == draw(START)
    assert OTHELLO.start().pieces(Color.WHITE) == ("d4", "e5")
    assert OTHELLO.start().pieces(Color.BLACK) == ("e4", "d5")
    assert OTHELLO.start().legal_moves() == ["d3", "c4", "f5", "e6"]


MOVES = {
    "one disc between two flips": (
        START,
        "c4",
        """
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . X X X . . .
    5 . . . X O . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    white to move""",
    ),
    "every closed line flips at once, an open one does not": (
        ACROSS_UP_AND_DIAGONAL,
        "e8",
        """
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . X . . .
    5 . . X . X . . .
    6 . . . O X . . .
    7 . . . O X O . .
    8 . X X X X X X X
    white to move""",
    ),
    "a line stops at the first disc of your own colour": (
        """
      a b c d e f g h
    1 O X O X X X X .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    white to move""",
        "h1",
        """
      a b c d e f g h
    1 O X O O O O O O
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .""",
    ),
    "a flipped disc flips no other": (
        """
      a b c d e f g h
    1 . . . . . . . .
    2 . . O . . . . .
    3 . . X . . . . .
    4 . X X X O . . .
    5 . . X . . . . .
    6 . . O . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    white to move""",
        "a4",
        """
      a b c d e f g h
    1 . . . . . . . .
    2 . . O . . . . .
    3 . . X . . . . .
    4 O O O O O . . .
    5 . . X . . . . .
    6 . . O . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    black to move""",
    ),
    "a pass changes the side and nothing else": (
        BLACK_MUST_PASS,
        PASS,
        BLACK_MUST_PASS.replace("black to move", "white to move"),
    ),
}


@pytest.mark.parametrize("case", MOVES)
def test_a_move_changes_the_board_as_drawn(case: str) -> None:
    before, move, after = MOVES[case]
    assert draw(before).play(move) == draw(after)


def test_flips_are_told_line_by_line_and_outward() -> None:
    position = draw(ACROSS_UP_AND_DIAGONAL)
    assert position.lines_flipped("e8") == {
        "up": ("e7", "e6", "e5"),
        "right": ("f8", "g8"),
        "left": ("d8", "c8"),
    }
    assert position.flips("e8") == ("e7", "e6", "e5", "f8", "g8", "d8", "c8")


def test_where_a_move_is_illegal_nothing_flips() -> None:
    position = OTHELLO.start()
    assert position.flips("a1") == () and position.lines_flipped("a1") == {}
    assert position.flips("d4") == ()


def test_a_side_that_cannot_move_must_pass_and_the_other_plays_again() -> None:
    position = draw(BLACK_MUST_PASS)
    assert position.legal_moves() == [PASS]
    assert position.play(PASS).legal_moves() == ["d2", "f4", "e7", "d8"]
    assert position.play(PASS).play("d8").legal_moves() == [PASS]


REFUSED = [
    (START, "d4", "square-taken", "d4"),
    (START, "a1", "flips-nothing", "a1"),
    (START, PASS, "may-not-pass", None),
    (BLACK_MUST_PASS, "a1", "must-pass", "a1"),
    (BLACK_MUST_PASS, "b3", "square-taken", "b3"),
]


@pytest.mark.parametrize(("diagram", "move", "reason", "square"), REFUSED)
def test_an_illegal_move_is_refused_with_its_reason(
    diagram: str, move: str, reason: str, square: str | None
) -> None:
    position = draw(diagram)
    with pytest.raises(IllegalMove, match=f"'{move}': ") as caught:
        position.play(move)
    assert (caught.value.reason, caught.value.square) == (reason, square)
    assert position == draw(diagram)


OVER = """
      a b c d e f g h
    1 . O O O O O O O
    2 O O O O O O O O
    3 O O O O O O O O
    4 O O O O O O O O
    5 O O O O O O O .
    6 O O O O O O . .
    7 O O O O O O . X
    8 O O O O O O O ."""


@pytest.mark.parametrize("move", ["h8", "a2", PASS])
def test_nothing_can_be_played_once_neither_side_can_move(move: str) -> None:
    position = draw(OVER)
    assert position.to_move is None and position.legal_moves() == []
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.reason == "game-over"


@pytest.mark.parametrize("side", Color)
def test_a_finished_game_stays_finished_whoever_is_asked_for(side: Color) -> None:
    assert OTHELLO.parse_diagram(OVER, side).to_move is None
    assert draw(OVER).with_to_move(side) == draw(OVER)


def test_the_empty_squares_go_to_the_winner() -> None:
    assert draw(OVER).outcome() == OthelloOutcome(
        winner=Color.WHITE,
        black=1,
        white=63,
        empties_to=Color.WHITE,
        counted_black=1,
        counted_white=57,
        empties=6,
    )


def test_a_wipeout_is_recorded_64_to_0() -> None:
    outcome = draw(START.replace("O", "X").replace("\n    black to move", "")).outcome()
    assert outcome == OthelloOutcome(Color.BLACK, 64, 0, Color.BLACK, 4, 0, 60)


def test_a_draw_with_empty_squares_is_recorded_32_to_32() -> None:
    half = (
        "".join(f"    {row} " + " ".join(("XXXX....", "OOOO....")[row > 4]) + "\n" for row in range(1, 9))
        .replace("4 X X X X", "4 . . . .", 1)
        .replace("5 O O O O", "5 . . . .", 1)
    )
    outcome = draw("      a b c d e f g h\n" + half).outcome()
    assert outcome == OthelloOutcome(None, 32, 32, None, 12, 12, 40)


def test_a_full_board_is_counted_as_it_stands() -> None:
    rows = "".join(
        f"    {row} " + " ".join("XXXXXXXX" if row < 6 else "OOOOOOOO") + "\n" for row in range(1, 9)
    )
    assert draw("      a b c d e f g h\n" + rows).outcome() == OthelloOutcome(
        Color.BLACK, 40, 24, None, 40, 24, 0
    )


def test_there_is_no_outcome_before_the_end() -> None:
    assert OTHELLO.start().outcome() is None
    assert draw(BLACK_MUST_PASS).outcome() is None


def test_the_other_side_can_be_asked_for_its_moves() -> None:
    start = OTHELLO.start()
    assert start.with_to_move(Color.WHITE).legal_moves() == ["e3", "f4", "c5", "d6"]
    assert start.with_to_move(Color.WHITE) != start
    assert start.with_to_move(Color.BLACK) == start
    assert draw(BLACK_MUST_PASS).with_to_move(Color.WHITE) == draw(BLACK_MUST_PASS).play(PASS)


def test_squares_are_read_by_name_and_in_board_order() -> None:
    position = OTHELLO.start()
    assert position.at("d4") is Color.WHITE and position.at("e4") is Color.BLACK
    assert position.at("a1") is None
    assert position.empties()[:9] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2")
    assert len(position.empties()) == 60
    assert position.cells() == "." * 27 + "OX" + "." * 6 + "XO" + "." * 27


def test_a_ray_runs_to_the_edge_whatever_stands_on_it() -> None:
    position = OTHELLO.start()
    assert position.ray("b3", "right") == ("c3", "d3", "e3", "f3", "g3", "h3")
    assert position.ray("b6", "up-right") == ("c5", "d4", "e3", "f2", "g1")
    assert position.ray("a1", "up") == ()
    with pytest.raises(UnknownSquare):
        position.ray("i9", "up")


def test_positions_are_values() -> None:
    start = OTHELLO.start()
    one_way, other_way = start.play("c4").play("c3").play("d3"), start.play("d3").play("c3").play("c4")
    assert len({one_way, other_way}) == 1 and one_way == other_way
    assert len({start, start.with_to_move(Color.WHITE), start.play("c4")}) == 3
    assert start != "a position" and start != find_game("misere").start()
    with pytest.raises(dataclasses.FrozenInstanceError):
        start.to_move = Color.WHITE  # type: ignore[misc]


def test_a_position_can_be_pickled() -> None:
    position = OTHELLO.start().play("d3")
    assert pickle.loads(pickle.dumps(position)) == position


def test_a_position_prints_as_its_diagram_and_shows_itself_in_one_line() -> None:
    assert str(OTHELLO.start()) == OTHELLO.diagram(OTHELLO.start())
    assert repr(OTHELLO.start()) == f"<othello {OTHELLO.start().cells()!r}, black to move>"
