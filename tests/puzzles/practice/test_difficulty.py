from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.puzzles.conftest import OTHELLO
from tests.support.kinds import WEIGHTS
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import LEVELS, Features
from tutor.games.othello.puzzles import AllLegalMoves, BestMove, Flips
from tutor.lessons.model import Step
from tutor.puzzles.practice.difficulty import difficulty
from tutor.puzzles.puzzle_tasks import set_puzzle

ONE_DISC = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . X O . . .
5 . . . O X . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
TWO_LINES = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . X . . .
3 . . . . O . . .
4 . . X O . . . .
5 . . . O O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""
FOUR_LINES = """
  a b c d e f g h
1 X . . . X . . X
2 . O . . O . O .
3 . . O . O O . .
4 X O O O . O O O
5 . . . O O O . .
6 . . X . O . O .
7 . . . . . . . .
8 . . . . . . . ."""


def features(board: str, puzzle: Puzzle) -> Features:
    step = Step(board=board.strip("\n"), to_move="black", puzzle=puzzle)  # type: ignore[arg-type]
    return puzzle.count(set_puzzle(OTHELLO, step), ())


def level(board: str, puzzle: object) -> int:
    step = Step(board=board.strip("\n"), to_move="black", puzzle=puzzle)  # type: ignore[arg-type]
    return difficulty(step, set_puzzle(OTHELLO, step))


def test_more_lines_are_harder_to_find():
    levels = [
        level(ONE_DISC, Flips("f4")),
        level(TWO_LINES, Flips("e4")),
        level(FOUR_LINES, Flips("e4")),
    ]
    assert levels == sorted(levels)
    assert levels[0] < levels[1] < levels[2]


def test_lines_diagonals_and_distractors_are_counted():
    counted = features(FOUR_LINES, Flips("e4"))
    # up, up-right, left and down-left close; right, down and down-right run into nothing
    assert (counted.directions, counted.diagonals, counted.distractors) == (4, 2, 3)
    assert counted.discs == FOUR_LINES.count("X") + FOUR_LINES.count("O")


def test_a_pass_that_hides_among_many_squares_is_harder_than_one_among_few():
    weights = WEIGHTS["pass-or-play"]
    many, few = Features(discs=30, distractors=12), Features(discs=30, distractors=4)
    assert weights.level(many) > weights.level(few)


@pytest.mark.slow
@pytest.mark.parametrize("topic", WEIGHTS)
@settings(deadline=None)
@given(st.data())
def test_a_feature_that_weighs_more_never_makes_a_puzzle_easier(topic, data):
    weights = WEIGHTS[topic]
    counted = Features(**{name: data.draw(st.integers(0, 20)) for name in Features.__dataclass_fields__})
    name = data.draw(st.sampled_from(sorted(Features.__dataclass_fields__)))
    more = replace(counted, **{name: getattr(counted, name) + 1})
    if getattr(weights, name) >= 0:
        assert weights.level(more) >= weights.level(counted)
    else:
        assert weights.level(more) <= weights.level(counted)
    assert weights.level(counted) in LEVELS


def test_more_legal_moves_to_mark_are_harder_and_a_close_second_is_too():
    assert level(ONE_DISC, AllLegalMoves()) < level(FOUR_LINES, AllLegalMoves())
    weights = WEIGHTS["fewest-replies"]
    assert weights.level(Features(directions=8, closeness=10)) > weights.level(
        Features(directions=8, closeness=2)
    )
    assert features(FOUR_LINES, BestMove("flips-fewest")).closeness > 0
