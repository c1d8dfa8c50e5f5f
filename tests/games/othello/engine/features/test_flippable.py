"""Play that flips a disc is legal, and flips it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.base import Position
from tutor.games.othello.engine.features.board_features import features
from tutor.games.othello.engine.features.flippable import find_flips
from tutor.games.table import find_game


@st.composite
def positions(draw: st.DrawFn) -> Position:
    position = find_game(draw(st.sampled_from(["othello", "othello-6x6", "annex"]))).start()
    for choice in draw(st.binary(min_size=20, max_size=56)):
        if moves := position.legal_moves():
            position = position.play(moves[choice % len(moves)])
    return position


@settings(max_examples=30)
@given(positions())
def test_play_that_flips_a_disc_is_legal_and_flips_it_with_its_last_move(position: Position) -> None:
    discs = [square for square in position.game.squares if position.at(square)]
    found = find_flips(position, discs)
    said = features(position)
    assert not set(found) & {*said.black.stable, *said.white.stable}
    for square, (color, moves) in found.items():
        here = position.with_to_move(color)
        for move in moves:
            assert here.at(square) is position.at(square)
            here = here.play(move)
        assert here.at(square) is not position.at(square)


def test_a_disc_that_flips_only_after_some_moves_is_found_too() -> None:
    start = find_game("othello").start()
    assert set(find_flips(start, ["d4", "d5", "e4", "e5"])) == {"d4", "d5", "e4", "e5"}


def test_the_same_play_is_found_each_time() -> None:
    start = find_game("othello-6x6").start()
    assert find_flips(start, ["c3", "d4"]) == find_flips(start, ["c3", "d4"])
