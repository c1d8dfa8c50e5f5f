"""The patterns see the whole board, and see it alike from every side."""

import random

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.engine.boards import board_of
from tutor.games.othello.engine.patterns import (
    PLACES,
    STAGES,
    WEIGHTS,
    numbers_of,
    pattern_weigher,
    stage_of,
    tables,
)
from tutor.games.othello.engine.weights import FILE, STEP, pack, stages, unpack
from tutor.games.othello.rules.eight import PLAIN, STANDARD, legal, turn, widen
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.table import find_game

OTHELLO = find_game("othello")


def boards_of_play(seed: int, games: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)
    found = []
    for _ in range(games):
        position: Position = OTHELLO.start()
        while position.to_move:
            assert isinstance(position, OthelloPosition)
            own, opp = position.sides()
            found.append((widen(own), widen(opp)))
            position = position.play(chance.choice(position.legal_moves()))
    return found


def value(own: int, opp: int) -> int:
    return board_of(OTHELLO).weigh(own, opp, legal(own, opp), legal(opp, own))


def test_the_patterns_lie_wherever_the_symmetries_carry_them_and_cover_the_board() -> None:
    assert len(PLACES) == 34
    covered = {square for place in PLACES for square in place.orders[0]}
    assert covered == set(STANDARD.squares)
    assert all(len(set(order)) == len(order) for place in PLACES for order in place.orders)


def test_a_board_turned_round_is_worth_the_same() -> None:
    mirrored = {
        1 << STANDARD.bit(square): 1 << STANDARD.bit(f"{'hgfedcba'['abcdefgh'.index(square[0])]}{square[1]}")
        for square in STANDARD.squares
    }

    def mirror(wide: int) -> int:
        return widen(sum(image for disc, image in mirrored.items() if wide & PLAIN & disc))

    for own, opp in boards_of_play(1, 3):
        assert value(own, opp) == value(mirror(own), mirror(opp))
        assert value(own, opp) == value(widen(turn(own) & PLAIN), widen(turn(opp) & PLAIN))


def test_the_numbers_of_a_position_are_those_of_the_weights_it_sums_up() -> None:
    chance = random.Random(2)
    weights = [[chance.randrange(-9, 10) for _ in range(WEIGHTS)] for _ in STAGES]
    weigh = pattern_weigher(weights)
    numbers = tables(range(WEIGHTS))
    for own, opp in boards_of_play(3, 2):
        stage = weights[stage_of(((own | opp) & PLAIN).bit_count())]
        summed = sum(stage[number] for number in numbers_of(numbers, own, opp))
        assert weigh(own, opp, legal(own, opp), legal(opp, own)) == summed


def test_every_number_of_discs_has_a_stage() -> None:
    assert [stage_of(discs) for discs in (0, 4, 20, 21, 64)] == [0, 0, 0, 1, len(STAGES) - 1]


def test_weights_come_back_from_their_file() -> None:
    weights = [[number % 200 * STEP / 100 - 15 for number in range(WEIGHTS)] for _ in STAGES]
    assert unpack(pack(weights)) == [[round(weight * 100) for weight in stage] for stage in weights]


def test_the_file_in_the_package_is_small_and_fits_the_patterns() -> None:
    assert FILE.stat().st_size <= 200_000
    assert [len(stage) for stage in stages()] == [WEIGHTS] * len(STAGES)


def test_a_corner_is_worth_having_and_the_square_beside_an_empty_one_is_not() -> None:
    board = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X X O . .
4 . . X X O O . .
5 . . X O X O . .
6 . . O O X X . .
7 . . . . . . . .
8 . . . . . . . .
black to move"""
    plain = OTHELLO.parse_diagram(board)
    corner = OTHELLO.parse_diagram(board.replace("1 .", "1 X"))
    x_square = OTHELLO.parse_diagram(board.replace("2 . .", "2 . X"))

    def seen(position: Position) -> int:
        assert isinstance(position, OthelloPosition) and position.to_move is Color.BLACK
        own, opp = position.sides()
        return value(widen(own), widen(opp))

    assert seen(corner) > seen(plain) > seen(x_square)
