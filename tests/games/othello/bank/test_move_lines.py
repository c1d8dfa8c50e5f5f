"""How a board of the bank writes its moves: each with its line and its value."""

import pytest

from tutor.games.base import PASS
from tutor.games.othello.bank.move_lines import read_moves, write_moves

VALUES = {"h1": -17, "g7": 3, "a8": 0}
LINES = {"h1": ("h1", "g2", "a1"), "g7": ("g7", PASS, "b2"), "a8": ("a8",)}
WORD = "h1g2a1-17,g7--b2+3,a8+0"


def test_moves_are_written_with_their_lines_and_values_and_read_again() -> None:
    assert write_moves(VALUES, LINES) == WORD
    assert read_moves(WORD) == (VALUES, LINES)


def test_a_pass_before_a_negative_value_is_told_from_its_sign() -> None:
    values, lines = {"g7": -3}, {"g7": ("g7", PASS)}
    assert write_moves(values, lines) == "g7---3"
    assert read_moves("g7---3") == (values, lines)


@pytest.mark.parametrize("word", ["", "h1", "h1g+3", "i9+3", "h1g2a1-17,", "h1+"])
def test_what_is_no_such_word_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is no move with its line"):
        read_moves(word)
