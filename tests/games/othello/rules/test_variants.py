"""Each game of the table: what it changes, and nothing else."""

import pytest

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.errors import IllegalMove
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.position import OthelloOutcome
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.othello.rules.shape import Shape
from tutor.games.othello.rules.variant import Opening, Scoring, Variant
from tutor.games.table import find_game

JAQUES = find_game("reversi-1888")
FREE = find_game("reversi-free-start")
ANNEX = find_game("annex")


def play(game: Game, *moves: str) -> Position:
    position = game.start()
    for move in moves:
        position = position.play(move)
    return position


def reason_against(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.reason


# Boards of other sizes


@pytest.mark.parametrize(
    ("name", "corner", "start"),
    [
        ("othello-4x4", "d4", ["b1", "a2", "d3", "c4"]),
        ("othello-6x6", "f6", ["c2", "b3", "e4", "d5"]),
        ("othello-10x10", "j10", ["e4", "d5", "g6", "f7"]),
        ("othello-26x26", "z26", ["m12", "l13", "o14", "n15"]),
    ],
)
def test_a_board_of_another_size_starts_in_its_middle(name: str, corner: str, start: list[str]) -> None:
    game = find_game(name)
    assert game.squares[0] == "a1" and game.squares[-1] == corner
    assert game.start().legal_moves() == start


def test_othello_on_4x4_can_be_played_to_its_end() -> None:
    position = find_game("othello-4x4").start()
    while position.to_move:
        position = position.play(position.legal_moves()[0])
    outcome = position.outcome()
    assert outcome and outcome.black + outcome.white == 16


# Misère


def test_in_misere_fewer_discs_win_and_empty_squares_count_for_nobody() -> None:
    drawing = """
      a b c d e f g h
    1 X X X . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . O O"""
    outcome = find_game("misere").parse_diagram(drawing).outcome()
    assert outcome == OthelloOutcome(Color.WHITE, 3, 2, None, 3, 2, 59)
    assert find_game("othello").parse_diagram(drawing).outcome() == OthelloOutcome(
        Color.BLACK, 62, 2, Color.BLACK, 3, 2, 59
    )


# Reversi of 1888


def test_in_reversi_the_players_fill_the_four_central_squares_in_turn() -> None:
    start = JAQUES.start()
    assert start.cells() == "." * 64 and start.to_move is Color.BLACK
    assert start.legal_moves() == ["d4", "e4", "d5", "e5"]
    assert play(JAQUES, "d4").to_move is Color.WHITE
    assert play(JAQUES, "d4").legal_moves() == ["e4", "d5", "e5"]
    assert reason_against(start, "c3") == "not-central"
    assert reason_against(play(JAQUES, "d4"), "d4") == "square-taken"
    assert reason_against(start, PASS) == "may-not-pass"


@pytest.mark.parametrize("moves", [("d4", "e4", "d5", "e5"), ("d4", "e4", "e5", "d5")])
def test_either_pattern_of_the_first_four_may_result_and_nothing_flips(moves: tuple[str, ...]) -> None:
    position = play(JAQUES, *moves)
    assert set(position.pieces(Color.BLACK)) == {moves[0], moves[2]}
    assert set(position.pieces(Color.WHITE)) == {moves[1], moves[3]}
    assert all(position.flips(square) for square in position.legal_moves())


def test_no_line_is_looked_along_while_the_first_four_are_placed() -> None:
    position = play(JAQUES, "d4", "e4")
    assert position.explain("d5").legal and position.explain("d5").lines == ()
    assert not position.explain("a1").legal and position.explain("a1").lines == ()
    assert position.explain("d4").taken and len(position.explain("d4").lines) == 8
    assert position.flips("d5") == () and position.lines_flipped("d5") == {}


def test_in_reversi_every_disc_comes_from_the_32_of_its_side() -> None:
    assert JAQUES.diagram(JAQUES.start()).splitlines()[-2] == "supply: 32 32"
    assert JAQUES.diagram(play(JAQUES, "d4", "e4", "e5")).splitlines()[-2] == "supply: 30 31"
    flipping = play(JAQUES, "d4", "e4", "e5", "d5")
    after = flipping.play(flipping.legal_moves()[0])
    assert JAQUES.diagram(after).splitlines()[-2:] == ["supply: 29 30", "white to move"]


WITHOUT_DISCS = """
      a b c d e f g h
    1 X O . . . . . .
    2 X X X X X X X X
    3 X X X X X X X X
    4 X X X X X X X X
    5 X X X X X X X X
    6 X X X X X X X X
    7 X X X X X X X X
    8 X O . . . . . .
"""


def test_in_reversi_a_side_without_discs_lets_the_other_go_on() -> None:
    position = JAQUES.parse_diagram(
        WITHOUT_DISCS.replace("8 X O", "8 O X") + "    supply: 0 12\n    black to move"
    )
    assert position.legal_moves() == [PASS]
    assert reason_against(position, "c1") == "no-disc"
    assert reason_against(position, "a1") == "square-taken"
    again = position.play(PASS)
    assert again.legal_moves() == ["h1", "c8"]
    assert again.play("c8").legal_moves() == [PASS]
    assert again.play("c8").play(PASS).to_move is Color.WHITE


def test_in_reversi_the_game_is_over_when_neither_side_can_place_a_disc() -> None:
    position = JAQUES.parse_diagram(WITHOUT_DISCS + "    supply: 0 12\n    black to move")
    assert position.to_move is None
    assert position.outcome() == OthelloOutcome(Color.BLACK, 50, 2, None, 50, 2, 12)


def modern(lends: bool) -> Othello:
    """Othello on 4×4 with only four discs to place: two each."""
    return Othello(
        Variant(
            "modern",
            Shape.of_size(4),
            "World Othello Federation, rule on discs that run out",
            discs_each=4,
            lends=lends,
            scoring=Scoring.EMPTIES_TO_WINNER,
        )
    )


RUN_OUT = """
  a b c d
1 X O . .
2 . O . .
3 . X O .
4 . . . .
supply: 0 2
black to move"""


def test_in_the_modern_rule_a_side_without_discs_takes_one_of_the_opponents() -> None:
    position = modern(lends=True).parse_diagram(RUN_OUT.replace("supply: 0 2", "supply: 0 3"))
    assert position.legal_moves() != [PASS]
    after = position.play("c1")
    assert "supply: 0 2" in str(after)
    assert after.at("b1") is Color.BLACK


def test_without_lending_the_same_side_must_pass() -> None:
    position = modern(lends=False).parse_diagram(RUN_OUT.replace("supply: 0 2", "supply: 0 3"))
    assert position.legal_moves() == [PASS]
    assert reason_against(position, "c1") == "no-disc"
    assert "supply: 0 3" in str(position.play(PASS))


def test_the_side_that_has_discs_places_its_own_before_any_is_lent() -> None:
    after = modern(lends=True).start().play("b1")
    assert "supply: 1 2" in str(after)
    assert "supply: 1 1" in str(after.play(after.legal_moves()[0]))


def test_the_discs_on_the_board_at_the_start_are_part_of_the_supply() -> None:
    assert "supply: 2 2" in str(modern(lends=True).start())


def test_once_no_disc_is_left_at_all_the_game_is_over_even_where_discs_are_lent() -> None:
    position = modern(lends=True).start()
    for _ in range(4):
        position = position.play(position.legal_moves()[0])
    assert position.to_move is None
    outcome = position.outcome()
    assert outcome and outcome.empties == 8 and outcome.counted_black + outcome.counted_white == 8


# Reversi with a free start


def test_with_a_free_start_the_first_disc_may_stand_anywhere() -> None:
    assert FREE.start().legal_moves() == list(FREE.squares)


def test_with_a_free_start_each_later_disc_touches_an_earlier_one() -> None:
    position = play(FREE, "h1")
    assert position.legal_moves() == ["g1", "g2", "h2"]
    assert reason_against(position, "a2") == "not-touching"
    assert play(FREE, "b2").legal_moves() == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert "d4" in play(FREE, "b2", "c3").legal_moves()


def test_with_a_free_start_lines_count_from_the_fifth_disc_on() -> None:
    position = play(FREE, "a1", "b1", "c1", "d1")
    assert position.pieces(Color.WHITE) == ("b1", "d1")
    assert position.legal_moves() == ["e1"]
    assert position.play("e1").pieces(Color.WHITE) == ("b1",)


def test_with_a_free_start_four_discs_may_leave_nobody_a_move() -> None:
    cornered = FREE.parse_diagram(
        """
      a b c d e f g h
    1 X X . . . . . .
    2 X . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . O"""
    )
    assert cornered.to_move is None
    assert cornered.outcome() == OthelloOutcome(Color.BLACK, 3, 1, None, 3, 1, 60)


# Annex


def test_the_board_of_annex_is_a_cross() -> None:
    assert len(ANNEX.squares) == 48
    assert ANNEX.squares[:5] == ("c1", "d1", "e1", "f1", "c2")
    assert ANNEX.start().cells()[:8] == "  ....  "
    assert ANNEX.start().legal_moves() == find_game("othello").start().legal_moves()


def test_on_a_cross_a_line_ends_where_the_squares_end() -> None:
    position = ANNEX.parse_diagram("""
      a b c d e f g h
    1     . . . .
    2     O X X .
    3 . . . . . . . .
    4 . . . . . X . .
    5 . . . . . . O .
    6 . . . . . . . .
    7     . . . .
    8     . . . .
    white to move""")
    assert position.legal_moves() == ["f2", "e3"]
    assert position.ray("f2", "right") == () and position.ray("c2", "left") == ()
    assert position.ray("f3", "up-right") == () and position.ray("a3", "up") == ()
    told = {line.direction: line.end.value for line in position.explain("f2").lines}
    assert told["right"] == told["up-right"] == "edge-next-door"
    assert told["left"] == "flips" and told["down-right"] == "empty-next-door"
    assert position.flips("f2") == ("e2", "d2")


def test_in_annex_only_discs_count() -> None:
    position = ANNEX.parse_diagram(ANNEX.diagram(ANNEX.start()).replace("O", "X"))
    assert position.outcome() == OthelloOutcome(Color.BLACK, 4, 0, None, 4, 0, 44)


# Parameters


def test_an_odd_number_of_empty_squares_is_halved_downwards_in_a_draw() -> None:
    shape = Shape(("####", "####", "####", "### "))
    game = Othello(Variant("odd", shape, "a test", scoring=Scoring.EMPTIES_TO_WINNER))
    position = game.parse_diagram("""
      a b c d
    1 X . . .
    2 . . . .
    3 . . . .
    4 . . O""")
    assert position.outcome() == OthelloOutcome(None, 7, 7, None, 1, 1, 13)


def test_an_opening_says_by_its_value_why_a_square_is_refused() -> None:
    assert {opening.value for opening in Opening} <= set(OthelloReason)
