"""Games that are pasted."""

from __future__ import annotations

import pytest

from tutor.classroom.demo.game_sources import Unreadable, read_game
from tutor.games.table import find_game

BOARD = f"8 {'-' * 27}O*{'-' * 6}*O{'-' * 27} *"
GGF = f"(;GM[Othello]PC[GGS]PB[one]PW[two]TY[8]RE[?]BO[{BOARD}]B[f5]W[d6];)"


def test_a_game_is_read_from_its_moves_or_from_ggf() -> None:
    assert read_game("1. f5 2. d6 3. c3")[1] == ("f5", "d6", "c3")
    assert read_game(GGF) == (find_game("othello").start(), ("f5", "d6"))


@pytest.mark.parametrize("text", ["", "hello", "f5f5", "a1", "(;GM[Othello]", "(" * 500, "f5 d6 z9"])
def test_what_is_no_game_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_game(text)
