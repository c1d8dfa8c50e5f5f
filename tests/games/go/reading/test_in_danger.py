"""What is at stake where a side may pass: the largest chain in atari that it can save or capture."""

from tests.games.go.engine.drawings import position
from tutor.games.go.reading.in_danger import AtStake, at_stake

BOTH = """
  a b c d e f g
7 . . . . . . .
6 . . O O . . .
5 . O X X . . .
4 . . O O . . .
3 . . . . . X .
2 . . . . X O X
1 . . . . . . .
"""
"""Black's two stones can run to e5; White's stone on f2 can be captured."""


def test_two_own_stones_that_can_be_saved_come_before_one_that_can_be_captured() -> None:
    found = at_stake(position(BOTH, "black"))
    assert found is not None and found.own and found.stones == ("c5", "d5") and "e5" in found.moves
    assert at_stake(position(BOTH, "white")) == AtStake(False, ("c5", "d5"), ("e5",))


def test_a_chain_that_nothing_saves_is_not_at_stake_for_its_side() -> None:
    lost = """
  a b c d e
5 . . . . .
4 . . . . .
3 O . . . .
2 X O . . .
1 . O . . .
"""
    assert at_stake(position(lost, "black")) is None


def test_a_stone_that_is_dead_already_need_not_be_captured() -> None:
    dead = """
  a b c d e
5 . X . O .
4 O X X O .
3 . X O O .
2 O X O . .
1 . X O . .
"""
    assert at_stake(position(dead, "black")) is None


def test_where_no_chain_is_in_atari_nothing_is_at_stake() -> None:
    assert at_stake(position("  a b c\n3 . . .\n2 X . O\n1 . . .", "black")) is None
