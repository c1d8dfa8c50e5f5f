"""The move of a hint: what reading proves comes first, and no search holds another move clearly better."""

from random import Random
from time import thread_time

import pytest

from tests.games.go.engine.drawings import TWO_IN_DANGER, position
from tutor.games.base import PASS
from tutor.games.go.engine import advised_move as advice
from tutor.games.go.engine.advised_move import advised_move
from tutor.games.go.engine.move_choice import choose_move, worth_a_look
from tutor.games.go.reading.in_danger import captures, rescues
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go

SECONDS = 60.0


def in_a_game(name: str, number: int, longest: int) -> GoPosition:
    """A board from a game of the first levels."""
    chance, here = Random(f"{name} {number}"), as_go(GAMES[name].start())
    for _ in range(chance.randint(1, longest)):
        move = choose_move(here, chance.choice([1, 2]), seed=chance.randint(0, 10**6)).move
        after = here.play(move)
        if after.to_move is None:
            break
        here = after
    return here


def regret(here: GoPosition, move: str, games: int) -> float:
    """By how much a longer search holds its own move better than this one."""
    chance, until = Random(1), thread_time() + SECONDS
    best = advice._searched(here, worth_a_look(here), chance, until)
    if best == move:
        return 0.0
    worth = [advice._worth(here, one, chance, until) for one in (best, move)]
    return max(0.0, worth[0] - worth[1])


@pytest.mark.parametrize(("name", "longest"), [("capture-go-5x5", 8), ("go-5x5", 14)])
def test_a_search_holds_no_other_move_clearly_better(
    name: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for number in range(8):
        here = in_a_game(name, number, longest)
        move = advised_move(here, SECONDS)
        if move != PASS:
            found.append(regret(here, move, 1000))
    assert len(found) >= 5
    assert sum(found) / len(found) < 0.1 and max(found) < 0.4


def test_what_captures_comes_first() -> None:
    two = """
  a b c d e f g
7 . . . . . O .
6 X X . . . X .
5 O O X . . . .
4 X . . . . . .
3 . . . . O . .
2 . . . O X O .
1 . X O . . . .
"""
    here = position(two, "black")
    assert sorted(captures(here)) == [(2, "b4")]
    assert advised_move(here, SECONDS) == "b4"


def test_a_large_chain_is_saved_before_a_small_one_is_captured() -> None:
    here = position(TWO_IN_DANGER, "black")
    assert [stones for stones, _ in rescues(here)][0] == 2
    assert advised_move(here, SECONDS) == "e5"


def test_no_hint_fills_an_own_eye_or_plays_on_where_all_is_settled() -> None:
    here = position(
        """
  a b c d e
5 . X . X O
4 X X X X O
3 O O O O O
2 O O . O O
1 . O O O .
""",
        "black",
    )
    assert advised_move(here, SECONDS) == PASS
