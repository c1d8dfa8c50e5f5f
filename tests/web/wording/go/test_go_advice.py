"""Hints of the capture game: each tells what lies on the board, and its point does what is said of it."""

from __future__ import annotations

from random import Random

import pytest
from babel.support import NullTranslations

from tutor.games.base import PASS
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


def hint(here: GoPosition) -> tuple[Advice, Html, Html]:
    found = advise(WORDING, here)
    assert found is not None
    view = hint_view(found, WORDING)
    return found, view["first"]["html"], view["second"]["html"]


@pytest.mark.parametrize(
    ("board", "kind", "ring"),
    [
        (BOTH_IN_ATARI, "takes", ()),
        (IN_DANGER, "saves", ("c3",)),
        (TWO_LEFT, "gives-atari", ("c2",)),
        (IN_THE_OPEN, "nears", ("d3",)),
        (EMPTY, "breathes", ()),
    ],
)
def test_a_hint_is_about_the_first_thing_that_matters(board: str, kind: str, ring: tuple[str, ...]) -> None:
    found, first, _ = hint(drawn(board))
    assert (found.kind, found.ring) == (kind, ring)
    assert f">{found.move}<" not in first, "the point is named by the second stage alone"


def test_a_capture_comes_before_own_stones_in_danger() -> None:
    found, first, second = hint(drawn(BOTH_IN_ATARI))
    assert found.move == "d3" and "You can capture now." in first
    assert "you capture 1 stone." in second


def test_what_is_said_of_a_point_is_true_in_games_by_chance() -> None:
    chance, seen = Random(7), set()
    for _ in range(60):
        here = as_go(GAMES["capture-go-5x5"].start())
        while here.to_move and (moves := [one for one in here.legal_moves() if one != PASS]):
            if found := advise(WORDING, here):
                seen.add(found.kind)
                assert_true(here, found)
            here = here.play(chance.choice(moves))
    assert seen == set(FIRST)


def assert_true(here: GoPosition, found: Advice) -> None:
    after = here.play(found.move)
    off = stones_off(here, found.move)
    assert bool(off) is (found.kind == "takes")
    if found.kind == "takes":
        return
    assert len(after.liberties(found.move)) >= LEAST
    if found.kind == "saves":
        assert len(here.liberties(found.ring[0])) == 1 < len(after.liberties(found.ring[0]))
    elif found.kind == "gives-atari":
        assert len(here.liberties(found.ring[0])) == 2 and len(after.liberties(found.ring[0])) == 1
