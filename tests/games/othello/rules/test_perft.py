"""The number of lines of play of each depth: published for 8×8 and 6×6, for the others counted twice."""

import pytest

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.perft import perft
from tutor.games.table import find_game

COUNTS = {
    "othello": [1, 4, 12, 56, 244, 1396, 8200],
    "misere": [1, 4, 12, 56, 244, 1396, 8200],
    "othello-4x4": [1, 4, 12, 44, 128, 424, 1256],
    "othello-6x6": [1, 4, 12, 56, 244, 1364, 7604],
    "othello-10x10": [1, 4, 12, 56, 244, 1396, 8200],
    "othello-12x12": [1, 4, 12, 56, 244, 1396],
    "annex": [1, 4, 12, 56, 240, 1328, 7288],
}


def count_one_by_one(position: Position, depth: int) -> int:
    if depth == 0 or position.outcome():
        return 1
    return sum(count_one_by_one(position.play(move), depth - 1) for move in position.legal_moves())


@pytest.mark.parametrize("name", COUNTS)
def test_the_lines_of_play_from_the_start_are_as_many_as_known(name: str) -> None:
    start = find_game(name).start()
    assert [perft(start, depth) for depth in range(len(COUNTS[name]))] == COUNTS[name]


def test_reversi_has_24_ways_to_place_the_first_four_discs() -> None:
    start = find_game("reversi-1888").start()
    assert [perft(start, depth) for depth in range(6)] == [1, 4, 12, 24, 24, 96]


def test_a_pass_counts_as_a_move() -> None:
    position = find_game("othello").parse_diagram("""
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . X X X . . . .
    4 . . . X X . . .
    5 . . . X X X . .
    6 . . . O . . . .
    7 O O O X . . . .
    8 . O . . . . . .
    black to move""")
    assert [perft(position, depth) for depth in range(5)] == [count_one_by_one(position, d) for d in range(5)]
    assert perft(position, 1) == 1
    assert perft(position, 2) == perft(position.play("pass"), 1) == 4


@pytest.mark.parametrize("side", Color)
def test_near_the_end_the_fast_count_is_the_count_one_by_one(side: Color) -> None:
    position = find_game("othello").parse_diagram(
        """
      a b c d e f g h
    1 X X X X X X X .
    2 X X O O O O . O
    3 X O X O O X O O
    4 X O O X X O O O
    5 X O O X X O . O
    6 X O X O O X O O
    7 X . O O O O X O
    8 . O O O O O O .""",
        side,
    )
    depths = range(8)
    assert [perft(position, depth) for depth in depths] == [count_one_by_one(position, d) for d in depths]


@pytest.mark.parametrize("name", ["othello", "othello-4x4", "annex", "reversi-1888"])
def test_a_finished_game_counts_once_at_every_depth(name: str) -> None:
    start = find_game(name).start()
    cells = start.cells().replace(".", "X").replace("O", "X")
    over = find_game(name).from_json({"game": name, "cells": cells, "to_move": None})
    assert [perft(over, depth) for depth in range(4)] == [1, 1, 1, 1]


def test_every_game_on_the_smallest_board_is_counted_to_its_end() -> None:
    after_one_of_four = find_game("othello-4x4").start().play("b1")
    assert perft(after_one_of_four, 17) == 60060 // 4


@pytest.mark.slow
def test_games_that_end_before_the_last_move_are_counted_as_published() -> None:
    assert perft(find_game("othello").start(), 10) == 24571284  # 228 of them end with the ninth move


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        perft(find_game("othello").start(), -1)
