"""Which wrong rule an answer points to."""

from random import Random

import pytest

from tests.games.go.boards import BOARDS, Board
from tests.games.go.kinds.wrong.test_wrong_rules import wrong_answers
from tests.games.go.test_boards import answer
from tutor.games.go.kinds.wrong.pointing import compare, compare_one

SETS = ("liberties chain all-atari captured referee all-legal ko-point territory neutral mark-dead").split()
"""Kinds that are answered by a set of points."""
ONES = "capture give-atari save live kill capture-in which-atari".split()
"""Kinds that are answered by any one point of a set."""
RIGHT, WRONG = frozenset({"a1", "a2", "a3"}), {"one": frozenset({"a1", "b1", "b2"}), "two": frozenset({"c1"})}


@pytest.mark.parametrize(
    ("taps", "told"),
    [
        ("a1 a2 a3", set()),  # the right answer
        ("a1 b1 b2", {"one"}),  # just what the rule says
        ("a1 a2 a3 b1", {"one"}),  # all its extras are the rule's
        ("a1 a2 a3 b1 c1", set()),  # one rule does not explain both
        ("a1", {"one", "two"}),  # all that is missed, the rules leave out
        ("a1 a2", {"one", "two"}),
        ("a2 a3", {"two"}),  # the first rule has a1
        ("a1 e5", set()),  # what is missed explains no extra
    ],
)
def test_a_rule_is_named_by_its_answer_its_extras_or_what_it_leaves_out(taps: str, told: set[str]) -> None:
    assert compare(frozenset(taps.split()), RIGHT, WRONG) == told


def test_one_tap_points_to_every_rule_that_has_it_and_is_wrong() -> None:
    assert compare_one("b1", RIGHT, WRONG) == {"one"}
    assert compare_one("a1", RIGHT, WRONG) == set()
    assert compare_one("e5", RIGHT, WRONG) == set()


def test_the_answer_of_a_wrong_rule_points_to_it() -> None:
    for key, row in BOARDS.items():
        board = Board(row)
        if board.kind in SETS:
            wrong = wrong_answers(board)
            for code, taps in wrong.items():
                assert code in compare(taps, frozenset(answer(board)), wrong), (key, code)
        elif board.kind in ONES:
            wrong, right = wrong_answers(board), frozenset(answer(board))
            for code, taps in wrong.items():
                assert all(code in compare_one(tap, right, wrong) for tap in taps - right), (key, code)


def test_of_random_taps_not_one_in_twenty_points_to_a_misconception() -> None:
    chance, told = Random(14), list[bool]()
    for row in BOARDS.values():
        board = Board(row)
        if board.kind not in SETS + ONES:
            continue
        wrong, right, points = wrong_answers(board), frozenset(answer(board)), board.here.game.squares
        for _ in range(60):
            if board.kind in ONES:
                told.append(bool(compare_one(chance.choice(points), right, wrong)))
            else:
                taps = frozenset(chance.sample(points, max(1, len(right))))
                told.append(bool(compare(taps, right, wrong)))
    assert len(told) > 4000
    assert sum(told) / len(told) <= 0.05
