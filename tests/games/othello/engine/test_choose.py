"""Ten levels choose moves: always legal, in every game, in time, and the same for the same seed."""

import random
from time import thread_time

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import Choice, choose_move
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.rules.games import GAMES
from tutor.games.table import find_game

OTHELLO = find_game("othello")

BOARD_OF_BLACK = "  a b c d\n1 X . . .\n2 . X . .\n3 . . . .\n4 . . . ."

CORNER_FOR_BOTH = """
  a b c d e f g h
1 . O X . . . . .
2 . X . . . . . .
3 . . O O O . . .
4 . . X X O . . .
5 . . . X X O . .
6 . . . O X X . .
7 . . . . . . . .
8 . . . . . . . .
black to move"""

WIPEOUT_NEAR = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . X O . . . .
5 . . . X . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
white to move"""


def choose_legally(position: Position, level: int, seed: int, seconds: float) -> Choice:
    """A choice whose whole line has been played."""
    choice = choose_move(position, level, seed=seed, seconds=seconds)
    assert choice.line[0] == choice.move
    after = position
    for move in choice.line:
        after = after.play(move)
    return choice


def play_out(position: Position, levels: dict[Color, int], seed: int, seconds: float = 0.02) -> Position:
    while position.to_move:
        choice = choose_legally(position, levels[position.to_move], seed, seconds)
        position = position.play(choice.move)
    return position


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_table_is_played_to_its_end(name: str) -> None:
    for black, white in ((1, 10), (10, 4)):
        end = play_out(find_game(name).start(), {Color.BLACK: black, Color.WHITE: white}, seed=7)
        assert end.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_legal_moves_from_random_positions(level: int) -> None:
    chance = random.Random(level)
    position = OTHELLO.start()
    while position.to_move:
        choose_legally(position, level, seed=1, seconds=0.01)
        position = position.play(chance.choice(position.legal_moves()))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    position = OTHELLO.start().play("f5").play("d6").play("c3").play("d3").play("c4")
    first = choose_move(position, level, seed=5, seconds=30)
    assert choose_move(position, level, seed=5, seconds=30) == first


def test_a_beginner_does_not_always_play_the_same_move() -> None:
    position = OTHELLO.start().play("f5").play("d6").play("c3")
    assert len({choose_move(position, 3, seed=seed).move for seed in range(20)}) > 1


@pytest.mark.slow
@pytest.mark.usefixtures("kept_for_good")
@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.2])
def test_a_move_keeps_to_its_time(seconds: float) -> None:
    for name in ("othello", "othello-12x12", "othello-26x26"):
        position = find_game(name).start()
        for move in range(24):
            if move % 6 == 0:
                began = thread_time()
                choose_move(position, 10, seed=move, seconds=seconds)
                assert thread_time() - began < seconds + 0.05, name
            position = position.play(choose_move(position, 1, seed=move).move)


@pytest.mark.parametrize("level", [2, 5, 6, 7, 8, 9, 10])
def test_a_corner_is_taken_before_the_opponent_takes_it(level: int) -> None:
    position = OTHELLO.parse_diagram(CORNER_FOR_BOTH)
    assert "a1" in position.legal_moves()
    assert choose_move(position, level, seed=1).move == "a1"


@pytest.mark.parametrize("level", range(6, 11))
def test_taking_every_disc_at_once_ends_the_game(level: int) -> None:
    position = OTHELLO.parse_diagram(WIPEOUT_NEAR)
    move = choose_move(position, level, seed=3).move
    after = position.play(move)
    assert after.to_move, "White must not be content with less, nor lose every disc"


def test_a_forced_pass_is_a_choice_too() -> None:
    board = "  a b c d\n1 O X . .\n2 . . . .\n3 . . . .\n4 . . . .\nblack to move"
    position = find_game("othello-4x4").parse_diagram(board)
    assert choose_move(position, 10) == Choice(PASS, 0.0, 0, (PASS,))


def test_a_level_that_does_not_exist_and_a_finished_game_are_told() -> None:
    with pytest.raises(ValueError, match="11 is no level: they go from 1 to 10"):
        choose_move(OTHELLO.start(), 11)
    with pytest.raises(ValueError, match="game is over"):
        choose_move(find_game("othello-4x4").parse_diagram(BOARD_OF_BLACK), 1)
