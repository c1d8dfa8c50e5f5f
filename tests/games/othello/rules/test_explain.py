"""How each of the eight lines from a square ends."""

import pytest

from tutor.games.color import Color
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.games.table import find_game

POSITION = find_game("othello").parse_diagram("""
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . O . . .
    3 . . . . X . X .
    4 . . . . X X . .
    5 . . O X . O . .
    6 . . . X X . . .
    7 . . X . X . . .
    8 . . . . X . . .
    white to move""")

ENDS = [
    ("up", LineEnd.FLIPS, ("e4", "e3"), "e2"),
    ("up-right", LineEnd.RUNS_INTO_EMPTY, ("f4", "g3"), "h2"),
    ("right", LineEnd.OWN_NEXT_DOOR, (), "f5"),
    ("down-right", LineEnd.EMPTY_NEXT_DOOR, (), "f6"),
    ("down", LineEnd.RUNS_OFF_BOARD, ("e6", "e7", "e8"), None),
    ("down-left", LineEnd.RUNS_INTO_EMPTY, ("d6", "c7"), "b8"),
    ("left", LineEnd.FLIPS, ("d5",), "c5"),
    ("up-left", LineEnd.EMPTY_NEXT_DOOR, (), "d4"),
]


@pytest.mark.parametrize(("direction", "end", "run", "stop"), ENDS)
def test_a_line_tells_the_discs_it_met_and_where_it_stopped(
    direction: str, end: LineEnd, run: tuple[str, ...], stop: str | None
) -> None:
    line = POSITION.explain("e5").lines[DIRECTIONS.index(direction)]
    assert line == Line(direction, end, run, stop, run + ((stop,) if stop else ()))


def test_a_legal_square_is_told_with_all_eight_lines_in_order() -> None:
    told = POSITION.explain("e5")
    assert told.square == "e5" and told.legal and not told.taken
    assert tuple(line.direction for line in told.lines) == DIRECTIONS


def test_in_a_corner_five_lines_meet_the_edge_at_once() -> None:
    ends = [line.end for line in POSITION.explain("a1").lines]
    assert ends.count(LineEnd.EDGE_NEXT_DOOR) == 5
    assert all(line.squares == () for line in POSITION.explain("a1").lines if line.stop is None)


def test_no_line_is_looked_along_from_a_taken_square() -> None:
    told = POSITION.explain("e4")
    assert told.taken and not told.legal
    assert [line.end for line in told.lines] == [LineEnd.SQUARE_TAKEN] * 8
    assert all(line.run == line.squares == () and line.stop is None for line in told.lines)


def test_the_other_side_sees_other_lines_from_the_same_square() -> None:
    ends = {line.direction: line.end for line in POSITION.with_to_move(Color.BLACK).explain("e5").lines}
    assert ends["up"] is LineEnd.OWN_NEXT_DOOR and ends["right"] is LineEnd.RUNS_INTO_EMPTY


def test_once_the_game_is_over_no_line_is_looked_along_from_an_empty_square() -> None:
    over = find_game("othello").parse_diagram(str(POSITION).replace("X", "O"))
    assert over.to_move is None
    assert over.explain("e5").lines == () and not over.explain("e5").legal
    assert len(over.explain("e4").lines) == 8


@pytest.mark.parametrize("name", ["othello", "reversi-1888"])
def test_no_line_flips_from_a_square_that_may_not_flip(name: str) -> None:
    """Known without looking, but where discs run out: there a line may close though no disc can be placed."""
    game = find_game(name)
    position = game.start()
    for _ in range(20):
        for square in position.empties():
            board = as_othello(position)
            flips = any(line.end is LineEnd.FLIPS for line in board.explain(square).lines)
            assert board.may_flip(square) or not flips
        position = position.play(position.legal_moves()[-1])
