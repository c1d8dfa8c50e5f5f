"""Hints of the capture game: each tells what lies on the board, and its point does what is said of it."""

from __future__ import annotations

from random import Random

import pytest
from babel.support import NullTranslations

from tutor.games.base import PASS
from tutor.games.go.engine import advised_move
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.web.play.match_view import hint_view
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording
from tutor.web.wording.go.go_advice import FIRST, LEAST, advise
from tutor.web.wording.move_notes import Advice

BOTH_IN_ATARI = """
  a b c d e
5 . . . . .
4 . . X . .
3 . X O . .
2 O . X . .
1 X . . . .
black to move
"""
IN_DANGER = """
  a b c d e
5 . . . . .
4 . . O . .
3 . O X . .
2 . . O . .
1 . . . . .
black to move
"""
TWO_LEFT = """
  a b c d e
5 . . . . .
4 . . . . .
3 . O X . .
2 . . O X .
1 . . . . .
black to move
"""
FORK = """
  a b c d e
5 . X . X .
4 X O . O X
3 . . . . .
2 . . . . .
1 . . . . .
black to move
"""
IN_THE_OPEN = """
  a b c d e
5 . . . . .
4 . . . . .
3 . . X O .
2 . . . . .
1 . . . . .
black to move
"""
EMPTY = """
  a b c d e
5 . . . . .
4 . . . . .
3 . . . . .
2 . . . . .
1 . . . . .
black to move
"""


def drawn(text: str) -> GoPosition:
    return as_go(GAMES["capture-go-5x5"].parse_diagram(text))


WORDING = Wording(NullTranslations(), "en")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games by chance: what is told of a move is true of any."""
    monkeypatch.setattr(advised_move, "GAMES", 60)
    monkeypatch.setattr(advised_move, "WEIGHED", 30)


def hint(here: GoPosition, again: str = "") -> tuple[Advice, Html, Html]:
    found = advise(WORDING, here, again)
    assert found is not None
    view = hint_view(found, WORDING)
    return found, view["first"]["html"], view["second"]["html"]


@pytest.mark.parametrize(
    ("board", "move", "kind", "ring"),
    [
        (BOTH_IN_ATARI, "d3", "takes", ()),
        (IN_DANGER, "d3", "saves", ("c3",)),
        (FORK, "c4", "forks", ("b4", "d4")),
        (TWO_LEFT, "c1", "gives-atari", ("c2",)),
        (TWO_LEFT, "c4", "grows", ("c3",)),
        (IN_THE_OPEN, "d2", "nears", ("d3",)),
        (EMPTY, "c3", "breathes", ()),
        (EMPTY, "a1", "idea", ()),
    ],
)
def test_a_hint_is_about_the_first_thing_that_its_move_does(
    board: str, move: str, kind: str, ring: tuple[str, ...]
) -> None:
    found, first, _ = hint(drawn(board), f"{move} {kind}")
    assert (found.move, found.kind, found.ring) == (move, kind, ring)
    assert f">{found.move}<" not in first, "the point is named by the second stage alone"


@pytest.mark.parametrize(("board", "move"), [(BOTH_IN_ATARI, "d3"), (IN_DANGER, "d3")])
def test_what_wins_or_saves_at_once_is_the_hint(board: str, move: str) -> None:
    assert hint(drawn(board))[0].move == move


def test_a_hint_that_may_no_longer_be_played_is_looked_for_anew() -> None:
    assert hint(drawn(IN_DANGER), "c3 nears")[0].move == "d3"


def test_a_capture_comes_before_own_stones_in_danger() -> None:
    found, first, second = hint(drawn(BOTH_IN_ATARI))
    assert found.move == "d3" and "You can capture now." in first
    assert "you capture 1 stone." in second


def test_what_is_said_of_a_point_is_true_in_games_by_chance() -> None:
    chance, seen = Random(7), set()
    for _ in range(40):
        here = as_go(GAMES["capture-go-5x5"].start())
        while here.to_move and (moves := [one for one in here.legal_moves() if one != PASS]):
            if found := advise(WORDING, here):
                seen.add(found.kind)
                assert_true(here, found)
            here = here.play(chance.choice(moves))
    assert seen >= {"takes", "saves", "gives-atari", "nears"}
    assert seen <= set(FIRST)


def assert_true(here: GoPosition, found: Advice) -> None:
    after = here.play(found.move)
    off = stones_off(here, found.move)
    assert bool(off) is (found.kind == "takes")
    if found.kind == "saves":
        assert len(here.liberties(found.ring[0])) == 1 < len(after.liberties(found.ring[0]))
    elif found.kind == "gives-atari":
        assert len(here.liberties(found.ring[0])) == 2 and len(after.liberties(found.ring[0])) == 1
    elif found.kind == "grows":
        assert len(here.liberties(found.ring[0])) <= LEAST < len(after.liberties(found.ring[0]))
    elif found.kind in ("nears", "breathes"):
        assert len(after.liberties(found.move)) >= LEAST
