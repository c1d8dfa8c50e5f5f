"""A look back at one side's moves: which cost most, which were good, and which was a find."""

from __future__ import annotations

from random import Random

import pytest

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.othello.hindsight import CLEARLY, COUNTED, DEPTH, MATTERS, Hindsight
from tutor.games.othello.rules.position import OthelloPosition, as_othello
from tutor.games.table import find_game


def played(name: str, seed: int) -> tuple[list[OthelloPosition], list[Move]]:
    """A game of legal moves by chance."""
    chance, positions, moves = Random(seed), [as_othello(find_game(name).start())], list[Move]()
    while positions[-1].to_move is not None:
        moves.append(chance.choice(positions[-1].legal_moves()))
        positions.append(as_othello(positions[-1].play(moves[-1])))
    return positions, moves


def looked_back(name: str, seed: int, side: Color) -> Hindsight:
    return Hindsight(*played(name, seed), side)


@pytest.mark.parametrize("name", ["othello", "othello-6x6", "misere"])
def test_the_move_that_cost_most_is_near_the_worst_of_all_by_the_look_of_a_review(name: str) -> None:
    seen = looked_back(name, 4, Color.BLACK)
    worst = seen.costliest
    assert worst is not None and worst.loss >= MATTERS
    assert all(one.before.to_move is Color.BLACK and one.move != PASS for one in seen.own)
    most = max(one.loss for one in seen.own)
    assert worst.loss >= most / 2


def test_near_the_end_the_values_are_counted_and_before_it_they_are_those_of_a_look_ahead() -> None:
    for one in looked_back("othello", 5, Color.WHITE).own[::6]:
        assert one.exact == (len(one.before.empties()) <= COUNTED)
        if one.exact:
            assert one.values == values_of(one.before)
        else:
            assert one.values == weigh_moves(one.before, depth=DEPTH, seconds=600, solve_from=0).values


def test_a_find_was_the_best_move_by_much_and_a_good_move_not_the_only_kind_of_move() -> None:
    found = 0
    for seed in range(6):
        seen = looked_back("othello-6x6", seed, Color.BLACK)
        if seen.find is not None:
            found += 1
            others = [value for move, value in seen.find.values.items() if move != seen.find.move]
            assert seen.find.values[seen.find.move] >= max(others) + CLEARLY
            assert seen.find.is_good
        for one in seen.good(seen.own):
            assert one.values[one.move] >= min(one.values.values()) + MATTERS
            assert one.loss <= 1
    assert found


def test_a_game_without_own_moves_has_nothing_to_look_back_at() -> None:
    start = as_othello(find_game("othello").start())
    seen = Hindsight([start], [], Color.BLACK)
    assert seen.costliest is None and seen.find is None


def test_discs_that_are_placed_by_hand_cost_nothing() -> None:
    start = as_othello(find_game("reversi-1888").start())
    positions, moves = [start], list[Move]()
    for _ in range(4):
        moves.append(positions[-1].legal_moves()[0])
        positions.append(as_othello(positions[-1].play(moves[-1])))
    assert Hindsight(positions, moves, Color.BLACK).costliest is None
