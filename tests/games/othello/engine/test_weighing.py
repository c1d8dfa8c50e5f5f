from random import Random

import pytest

from tutor.games.base import PASS, Position
from tutor.games.othello.engine.endgame.exact import solve
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.table import find_game


def position_with(name: str, empties: int, seed: int = 1) -> Position:
    """A position of a random game with so many empty squares left."""
    chance, position = Random(seed), find_game(name).start()
    while len(position.empties()) > empties:
        position = position.play(chance.choice(position.legal_moves()))
    return position


def test_near_the_end_every_move_has_its_exact_score() -> None:
    position = position_with("othello", 8)
    weighed = weigh_moves(position, depth=2, seconds=1, solve_from=8)
    assert weighed.exact
    assert dict(weighed.values) == dict(solve(position).values)
    assert weighed.values[weighed.best] == solve(position).score


@pytest.mark.parametrize("name", ["othello", "othello-6x6", "annex", "misere"])
def test_every_legal_move_is_weighed_at_the_same_depth(name: str) -> None:
    position = position_with(name, 24)
    weighed = weigh_moves(position, depth=3, seconds=5, solve_from=0)
    assert not weighed.exact
    assert list(weighed.values) == position.legal_moves()
    assert weighed.values[weighed.best] == max(weighed.values.values())


def test_where_there_is_nothing_to_compare_nothing_is_weighed() -> None:
    passing = find_game("othello").start()
    for move in ("d3", "c3", "b3", "b2", "f5", "a3", "a1", "c1"):
        passing = passing.play(move)
    assert passing.legal_moves() == [PASS]
    for position in (passing, find_game("reversi-1888").start()):
        assert not weigh_moves(position, depth=2, seconds=1, solve_from=8).values
