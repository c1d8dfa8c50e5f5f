"""The one moment that mattered: found by the goal, else by a look ahead, and in time."""

from random import Random
from time import perf_counter

import pytest

from tests.games.othello.test_play_goals import BY_KEY, at_random, play_out, start_of
from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import corners, moves_of, progress
from tutor.games.othello.turning_point import SECONDS, find_turning_point
from tutor.games.table import find_game

LONGEST = 0.3


def test_the_first_move_that_gave_a_corner_is_the_moment_and_another_would_not() -> None:
    task = BY_KEY["P14.1"]
    goal, side = Goal(**task["goal"]), Color(task["side"])
    positions, moves = play_out(
        start_of(task), side, at_random, lambda at, _: choose_move(at, 4, seed=1).move
    )
    turning_point = find_turning_point(goal, side, positions, moves)
    assert turning_point is not None
    assert turning_point.by_goal
    before = positions[turning_point.number - 1]
    held = corners(before.game)
    assert moves[turning_point.number - 1] == turning_point.played
    assert held.intersection(moves_of(positions[turning_point.number], side.other))
    assert not held.intersection(moves_of(before.play(turning_point.better), side.other))
    for number in range(1, turning_point.number):
        if positions[number - 1].to_move is side and moves[number - 1] != PASS:
            given = held.intersection(moves_of(positions[number], side.other))
            others = [one for one in moves_of(positions[number - 1], side)]
            assert not given or all(
                held.intersection(moves_of(positions[number - 1].play(one), side.other)) for one in others
            )


@pytest.mark.parametrize("key", [key for key, task in BY_KEY.items() if task["goal"]["kind"] != "win"])
def test_a_game_that_missed_its_goal_has_a_moment_that_is_an_own_move(key: str) -> None:
    task = BY_KEY[key]
    goal, side = Goal(**task["goal"]), Color(task["side"])
    positions, moves = play_out(
        start_of(task), side, at_random, lambda at, _: choose_move(at, 3, seed=2).move
    )
    turning_point = find_turning_point(goal, side, positions, moves)
    if progress(goal, side, positions, moves).standing == "gone":
        assert turning_point is not None
    if turning_point:
        assert positions[turning_point.number - 1].to_move is side
        assert turning_point.better in positions[turning_point.number - 1].legal_moves()
        assert turning_point.better != turning_point.played


def test_a_whole_game_is_looked_through_in_time() -> None:
    chance = Random(5)
    positions, moves = [find_game("othello").start()], list[Move]()
    while positions[-1].to_move is not None:
        moves.append(chance.choice(positions[-1].legal_moves()))
        positions.append(positions[-1].play(moves[-1]))
    began = perf_counter()
    assert find_turning_point(Goal("win"), Color.BLACK, positions, moves) is not None
    assert perf_counter() - began < max(LONGEST, SECONDS * 2)  # a busy machine may stop in between
