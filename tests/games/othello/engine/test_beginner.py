"""A beginner chooses by what it sees: discs, corners, edges, the squares beside corners, and few replies."""

from random import Random

import pytest

from tutor.games.base import Move
from tutor.games.othello.engine.beginner import Eye, grab
from tutor.games.othello.engine.features.corners import edge
from tutor.games.table import find_game

ONE_DISC_OR_THREE = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . O X . .
4 . X O O O . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
black to move"""
"""f4 flips three discs; d3 and d5 flip one."""

STRAIGHT_OR_DIAGONAL = """
  a b c d e f
1 . . . . . .
2 . . . . . .
3 . . X . . .
4 . . O O . .
5 . . . . . .
6 . . . . . .
black to move"""
"""c5 flips straight and leaves three replies, e5 diagonally and leaves two; each flips one disc."""

ONE_DISC_EVERYWHERE = """
  a b c d e f g h
1 . O X . . . . .
2 . . . . . . . .
3 . . . . . O . .
4 . . . O X . . .
5 . . . . . . . .
6 . . . . X . . .
7 . O X . O . . .
8 . . . . . . . .
black to move"""
"""The corner a1, the X-square g2, the C-square a7, the edge square e8, and c4: each flips one disc."""

TRIES = 200


def chosen(diagram: str, eye: Eye, game: str = "othello") -> list[Move]:
    """The moves chosen with so many seeds."""
    position = find_game(game).parse_diagram(diagram)
    return [grab(position, eye, Random(seed)) for seed in range(TRIES)]


def test_the_most_discs_are_taken() -> None:
    assert {*chosen(ONE_DISC_OR_THREE, Eye())} == {"f4"}


def test_the_fewest_discs_are_taken_where_they_win() -> None:
    assert {*chosen(ONE_DISC_OR_THREE, Eye(), "misere")} == {"d3", "d5"}


def test_moves_that_are_near_enough_are_equal() -> None:
    assert {*chosen(ONE_DISC_OR_THREE, Eye(near=1.5))} == {"f4"}
    assert {*chosen(ONE_DISC_OR_THREE, Eye(near=2))} == {"d3", "d5", "f4"}


def test_a_short_line_is_overlooked_more_often_than_a_long_one() -> None:
    moves = chosen(ONE_DISC_OR_THREE, Eye(overlooks=0.5))
    assert 0.75 * TRIES < moves.count("f4") < TRIES


def test_a_diagonal_line_is_overlooked_more_often_than_a_straight_one() -> None:
    moves = chosen(STRAIGHT_OR_DIAGONAL, Eye(overlooks=0.4), "othello-6x6")
    assert moves.count("c5") > 1.5 * moves.count("e5") > 0


def test_a_move_is_found_even_if_every_line_is_overlooked() -> None:
    assert {*chosen(STRAIGHT_OR_DIAGONAL, Eye(overlooks=1), "othello-6x6")} == {"c5", "e5"}


def test_few_replies_are_welcome() -> None:
    assert {*chosen(STRAIGHT_OR_DIAGONAL, Eye(reply=0.5), "othello-6x6")} == {"e5"}


@pytest.mark.parametrize(
    ("eye", "moves"),
    [
        (Eye(), "a1 g2 a7 e8 c4"),
        (Eye(corner=1), "a1"),
        (Eye(x_square=1), "g2"),
        (Eye(c_square=1), "a7"),
        (Eye(edge=1), "a7 e8"),
        (Eye(edge=1, c_square=-1), "e8"),
        (Eye(x_square=-1, c_square=-1), "a1 e8 c4"),
    ],
)
def test_places_are_liked_or_feared(eye: Eye, moves: str) -> None:
    assert {*chosen(ONE_DISC_EVERYWHERE, eye)} == {*moves.split()}


def test_places_that_are_liked_elsewhere_are_shunned_where_the_fewest_discs_win() -> None:
    assert {*chosen(ONE_DISC_EVERYWHERE, Eye(corner=1), "misere")} == {"g2", "a7", "e8", "c4"}


def test_squares_beside_a_corner_mean_nothing_once_it_is_taken() -> None:
    taken = ONE_DISC_EVERYWHERE.replace("1 . O X . . . . .", "1 . O X . . . . X")
    assert "c4" in chosen(taken, Eye(x_square=1))


def test_the_edge_of_a_cross_goes_round_its_inner_angles() -> None:
    found = edge(find_game("annex").shape)
    assert {"c1", "c2", "a3", "b3"} < {*found}
    assert not {"c3", "d2", "d4"} & {*found}
