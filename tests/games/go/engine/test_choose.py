"""The computer's moves: legal everywhere, the same from a seed, in time, and with some sense."""

from random import Random
from time import process_time

import pytest

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.engine.ownership import is_settled, likely_dead
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.grid import each

LEVEL = pytest.mark.parametrize("level", LEVELS)

CAUGHT = """
  a b c d e f g
7 . . . . . . .
6 . . X X . . .
5 . X O O X . .
4 . X O X . . .
3 . . . O . . .
2 . . . O . . .
1 . . . . . . .
"""
BEHIND = """
  a b c d e f g
7 . . . O X . X
6 . O . O X X .
5 . . O O X . X
4 . . O X X . .
3 . O O X . X .
2 . . O X . . X
1 . . O X . . .
"""
WHITES_LAND = {"a7", "b7", "c7", "a6", "c6", "a5", "b5", "a4", "b4", "a3", "a2", "b2", "a1", "b1"}
FINISHED = """
  a b c d e
5 . X O . O
4 X X O O .
3 . X X O O
2 X X . X O
1 . . X X O
"""


@pytest.mark.slow
@LEVEL
@pytest.mark.parametrize("name", ["go-5x5", "go-9x9", "capture-go-7x7", "go-19x19", "go-1x1", "go-2x2"])
def test_every_level_plays_by_the_rules_on_every_board(name: str, level: int) -> None:
    game = GAMES.get(name) or Go(int(name.rpartition("x")[2]))
    position = game.start()
    for number in range(6):
        if position.to_move is None:
            break
        move = choose_move(position, level, seed=number, seconds=0.02).move
        assert move in position.legal_moves()
        position = position.play(move)


@LEVEL
def test_a_seed_makes_the_same_move(level: int) -> None:
    position = Go(5).start().play("c3")
    moves = {choose_move(position, level, seed=7, seconds=60 if level < 6 else 120).move for _ in range(2)}
    assert len(moves) == 1


@pytest.mark.usefixtures("kept_for_good")
def test_the_time_for_a_move_is_kept() -> None:
    position = Go(9).start().play("e5")
    begun = process_time()
    found = choose_move(position, 6, seconds=0.1)
    assert process_time() - begun < 0.4
    assert 0 < found.games < LEVELS[6].games


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_who_thinks_ahead_takes_three_stones(level: int) -> None:
    position = Go(7).parse_diagram(CAUGHT + "black to move")
    found = choose_move(position, level, seed=1, seconds=0.3)
    assert found.move == "c3" and found.wins is not None and found.wins > 0.5


@LEVEL
def test_a_finished_board_is_passed_and_no_eye_is_filled(level: int) -> None:
    position = Go(5).parse_diagram(FINISHED + "white to move")
    playouts = Playouts.of(5)
    for _ in range(8):
        if position.to_move is None:
            break
        move = choose_move(position, level, seed=1, seconds=0.1).move
        own, opp = position.sides()
        assert move == PASS or not playouts.is_eye(position.grid.bit(move), own, opp)
        position = position.play(move)
    assert position.to_move is None


@LEVEL
def test_who_is_behind_fills_none_of_its_own_land_once_the_other_side_has_passed(level: int) -> None:
    position = Go(7).parse_diagram(BEHIND + "black to move").play(PASS)
    assert position.score()[0] > position.score()[1]
    for seed in range(5):
        here = position
        while here.to_move is Color.WHITE:
            move = choose_move(here, level, seed=seed, seconds=0.05).move
            assert move not in WHITES_LAND
            if level <= 2:
                assert move == PASS, "nothing of Black's land can be had"
            here = here.play(move)


@LEVEL
def test_a_point_of_nobody_is_still_taken_after_a_pass(level: int) -> None:
    drawing = BEHIND.replace("4 . . O X X . .", "4 . . O . X X .")
    position = Go(7).parse_diagram(drawing + "black to move").play(PASS)
    assert choose_move(position, level, seed=1, seconds=0.3).move not in {PASS, *WHITES_LAND}


def test_a_level_that_is_none_and_a_game_that_is_over_are_refused() -> None:
    start = Go(5).start()
    for level in (0, 7):
        with pytest.raises(ValueError, match="no level"):
            choose_move(start, level)
    with pytest.raises(ValueError, match="over"):
        choose_move(start.play(PASS).play(PASS), 1)


@LEVEL
def test_the_capture_game_ends_with_a_capture(level: int) -> None:
    game = GAMES["capture-go-5x5"]
    position = game.start()
    for number in range(60):
        if position.to_move is None:
            break
        position = position.play(choose_move(position, level, seed=number, seconds=0.02).move)
    assert position.to_move is None and any(position.taken)


def test_who_thinks_ahead_captures_at_once_in_the_capture_game() -> None:
    game = GAMES["capture-go-5x5"]
    drawing = "\n".join(
        ["  a b c d e", "5 . . . . .", "4 . . X . .", "3 . X O . .", "2 . . X O .", "1 . . . . ."]
    )
    for side, moves in (("black", {"d3"}), ("white", {"d3"})):
        position = game.parse_diagram(f"{drawing}\n{side} to move")
        assert choose_move(position, 5, seed=2, seconds=1).move in moves


def test_a_game_by_chance_ends_with_eyes_only_and_its_lead_is_the_count_of_the_rules() -> None:
    for size in (2, 5, 7, 9):
        playouts, chance = Playouts.of(size), Random(size)
        game = Go(size)
        for _ in range(20):
            black, white, *_ = playouts.play(0, 0, 0, 0, 0, chance)
            assert not black & white and not playouts.grid.without_liberties(black, white)
            cells = game.set_up(playouts.grid.names(black), playouts.grid.names(white), Color.BLACK)
            score = cells.score()
            assert playouts.lead(black, white) == score[0] - score[1]
            empty = playouts.grid.full & ~(black | white)
            assert all(empty & playouts.grid.near[bit] != playouts.grid.near[bit] for bit in each(empty))


def test_what_cannot_live_is_proposed_as_dead_and_what_is_safe_never() -> None:
    drawing = """
  a b c d e f g
7 . . X O . . .
6 . X X O . X .
5 X X . X O O O
4 . . X X O . .
3 . O X O O O O
2 . . X X X O .
1 . . . . X O .
"""
    position = Go(7).parse_diagram(drawing).play(PASS).play(PASS)
    assert set(likely_dead(position)) == {"f6", "b3"}
    assert is_settled(Go(5).parse_diagram(FINISHED), Random(1))
    assert not is_settled(Go(7).start(), Random(1))
