"""Regions with an odd number of empty squares are marked; squares touch diagonally too."""

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.color import Color
from tutor.games.geometry import draw
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.puzzles import MarkRegions
from tutor.lessons.model import Step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.puzzles.twin import IMAGES, make_twin, move_square

ENDING = """\
  a b c d e f g h
1 . O O O O . . .
2 . . O X O O . .
3 X X X O X O O O
4 O O X X O X O O
5 O O X X O O X O
6 X X X O O X O O
7 . X X X X O . O
8 . O O O O O O .
"""
STEP = Step(board=ENDING, to_move="black", puzzle=MarkRegions())
ODD = ("a1", "a2", "b2", "f1", "g1", "g2", "h1", "h2")


def test_each_square_of_each_odd_region_is_asked_for() -> None:
    task = set_puzzle(OTHELLO, STEP)
    assert set(task.answers) == set(ODD)
    right = judge(task, ODD)
    assert (right.verdict, right.reasons[0].code, right.reasons[0].n) == ("right", "odd-regions-found", 2)


@pytest.mark.parametrize(
    ("taps", "verdict", "codes", "n"),
    [
        (ODD[:3], "almost", ["moves-found", "missing-region"], 5),
        ((*ODD, "g7"), "almost", ["all-moves-and-more", "region-is-even"], 2),
        (("a7", "a8"), "not-yet", ["no-move-found", "region-is-even"], 2),
        (ODD[3:], "almost", ["moves-found", "missing-region"], 3),
    ],
)
def test_a_wrong_answer_is_told_by_the_size_of_a_region(
    taps: tuple[str, ...], verdict: str, codes: list[str], n: int
) -> None:
    said = judge(set_puzzle(OTHELLO, STEP), taps)
    assert said.verdict == verdict
    assert [reason.code for reason in said.reasons] == codes
    assert said.reasons[1].n == n


@pytest.mark.parametrize("kept", ["a1 a2 b2", "a7 a8"])
def test_odd_and_even_regions_are_both_needed(kept: str) -> None:
    empty = set(kept.split())
    discs = {square: Color.BLACK for square in OTHELLO.squares if square not in empty}
    board = draw(OTHELLO, discs)
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(OTHELLO, Step(board=board, puzzle=MarkRegions()))


@pytest.mark.parametrize("symmetry", IMAGES[1:])
def test_regions_are_marked_on_a_board_turned(symmetry: str) -> None:
    task = set_puzzle(OTHELLO, make_twin(OTHELLO, STEP, symmetry))
    assert set(task.answers) == {move_square(OTHELLO, square, symmetry) for square in ODD}
