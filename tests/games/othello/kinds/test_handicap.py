"""Corners that a side has from the start of a game with a goal: the other side begins."""

from __future__ import annotations

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.games.play import GoalOf, Play
from tutor.lessons.model import Step
from tutor.puzzles.puzzle_tasks import set_puzzle

START = """\
  a b c d e f g h
1 {a1} . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . {f6} . .
7 . . . . . . . .
8 . . . . . . . {h8}
"""


def game_on(begins: str, **discs: str) -> Step:
    """A game that Black plays from the start with these discs, and this side begins."""
    board = START.format(**{"a1": ".", "h8": ".", "f6": ".", **discs})
    return Step(board=board, to_move=begins, puzzle=Play(2, GoalOf("win"), "black"))  # type: ignore[arg-type]


@pytest.mark.parametrize("discs", [{"a1": "X"}, {"a1": "X", "h8": "X"}])
def test_who_has_corners_from_the_start_does_not_begin(discs: dict[str, str]) -> None:
    assert set_puzzle(OTHELLO, game_on("white", **discs)).side is not None
    with pytest.raises(UnsolvablePuzzle, match="does not begin"):
        set_puzzle(OTHELLO, game_on("black", **discs))


@pytest.mark.parametrize("discs", [{}, {"a1": "X", "h8": "O"}, {"a1": "X", "f6": "X"}])
def test_on_any_other_board_either_side_begins(discs: dict[str, str]) -> None:
    for begins in ("black", "white"):
        assert set_puzzle(OTHELLO, game_on(begins, **discs)).select == "game"
