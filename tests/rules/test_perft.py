"""The number of lines of play of each depth, against published counts."""

import pytest

from tutor.rules import find_game, perft

COUNTS = {
    "othello": [1, 4, 12, 56, 244, 1396, 8200],
    "othello-6x6": [1, 4, 12, 56, 244, 1364, 7604],
    "misere": [1, 4, 12, 56, 244, 1396],
}


@pytest.mark.parametrize("name", COUNTS)
def test_the_lines_of_play_from_the_start_are_as_many_as_known(name: str) -> None:
    start = find_game(name).start()
    assert [perft(start, depth) for depth in range(len(COUNTS[name]))] == COUNTS[name]


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        perft(find_game("othello").start(), -1)
