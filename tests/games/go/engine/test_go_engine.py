"""The engine of Go as pages ask it."""

import pytest

from tutor.games.base import PASS
from tutor.games.families import engine_of, levels_of, settled
from tutor.games.table import find_game


@pytest.mark.parametrize("level", [1, 6])
def test_a_level_takes_a_stone_that_can_be_taken_or_plays_what_is_allowed(level: int) -> None:
    game = find_game("capture-go-5x5")
    position = game.start()
    engine = engine_of(game)
    assert engine is not None
    for _ in range(60):
        if position.to_move is None:
            break
        position = position.play(engine.choose(position, level, seconds=0.02))
    assert position.outcome() is not None


def test_a_stopped_game_is_counted_without_what_looks_dead() -> None:
    game = find_game("go-5x5")
    moves = "c5 d5 c4 d4 c3 d3 c2 d2 c1 d1 e3".split()
    stopped = game.start().after_all([*moves, PASS, PASS])
    assert stopped is not None and stopped.score() == (16, 5)
    assert settled(stopped).score() == (15, 10)
    assert settled(game.start()) == game.start()


def test_six_levels_are_offered_and_none_weighs_moves() -> None:
    game = find_game("capture-go-9x9")
    engine = engine_of(game)
    assert levels_of(game) == (1, 2, 3, 4, 5, 6)
    assert engine is not None and not engine.weighs
