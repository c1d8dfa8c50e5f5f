"""Stable discs beside every future there is: none of them ever flips, and nearly none is overlooked."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.color import Color
from tutor.games.othello.engine.features.stability import stable
from tutor.games.othello.rules.bitboards import Lines
from tutor.games.othello.rules.shape import Shape
from tutor.games.table import find_game

SHAPES = {
    "4x4": Shape.of_size(4),
    "cross": Shape((" ## ", "####", "####", " ## ")),
    "strip": Shape(("######", "######")),
    "corner cut": Shape(("### ", "####", "####")),
    "hole": Shape(("####", "# ##", "####", "####")),
    "angle": Shape(("##   ", "##   ", "#####", "#####")),
}

Board = tuple[int, int]


class Futures:
    """Which discs some future flips, where either side may play at any time, even twice in a row."""

    def __init__(self, shape: Shape) -> None:
        self.lines = Lines(shape)
        self.flipping = cache(self._flipping)

    def _flipping(self, black: int, white: int) -> int:
        found = 0
        for own, opp in ((black, white), (white, black)):
            moves = self.lines.legal(own, opp)
            while moves:
                disc = moves & -moves
                moves ^= disc
                flips = self.lines.flips(disc.bit_length() - 1, own, opp)
                after = own | disc | flips, opp & ~flips
                found |= flips | self.flipping(*(after if own == black else after[::-1]))
        return found & (black | white)


def reachable(name: str) -> Iterator[Board]:
    """Every board that a game can reach from its start."""
    seen, waiting = set(), [find_game(name).start()]
    while waiting:
        position = waiting.pop()
        if position not in seen:
            seen.add(position)
            waiting += map(position.play, position.legal_moves())
    shape = SHAPES["4x4"]
    return iter({tuple(shape.bits(position.pieces(color)) for color in Color) for position in seen})


@pytest.mark.slow
def test_no_stable_disc_of_any_board_that_play_on_4x4_reaches_ever_flips() -> None:
    futures, shape = Futures(SHAPES["4x4"]), SHAPES["4x4"]
    safe = proven = 0
    for black, white in reachable("othello-4x4"):
        blacks, whites = stable(shape, black, white)
        flipping = futures.flipping(black, white)
        assert blacks & ~black == whites & ~white == 0
        assert (blacks | whites) & flipping == 0
        safe += ((black | white) & ~flipping).bit_count()
        proven += (blacks | whites).bit_count()
    assert proven / safe > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("name", SHAPES)
def test_no_stable_disc_of_any_drawing_on_a_small_board_ever_flips(name: str) -> None:
    shape = SHAPES[name]
    futures = Futures(shape)

    @settings(max_examples=150)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        marks = data.draw(st.lists(st.sampled_from("XO"), min_size=len(shape.squares), max_size=20))
        empties = data.draw(st.sets(st.sampled_from(shape.squares), max_size=7))
        discs = dict(zip(shape.squares, marks, strict=False))
        black, white = (
            shape.bits(tuple(s for s, mark in discs.items() if mark == side and s not in empties))
            for side in "XO"
        )
        blacks, whites = stable(shape, black, white)
        assert blacks & ~black == whites & ~white == 0
        assert (blacks | whites) & futures.flipping(black, white) == 0

    check()


@pytest.mark.parametrize(
    ("drawing", "safe"),
    [
        (["....", "....", "....", "...."], ""),
        (["X...", "....", "....", "...."], "a1"),
        ([".X..", "....", "....", "...."], ""),
        (["XX..", "X...", "....", "...."], "a1 b1 a2"),
        (["XXO.", "XO..", "O...", "...."], "a1 b1 a2"),
        (["XXOX", "....", "....", "...."], "a1 b1 c1 d1"),
        (["XXXX", "XOOX", "XOOX", "XXXX"], "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"),
        (["XXXX", "XOO.", "XX..", "X..."], "a1 b1 c1 d1 a2 a3 a4"),
        (["XXXX", "XXX.", "XX..", "X..."], "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    ],
)
def test_discs_hold_each_other_from_the_corner_on(drawing: list[str], safe: str) -> None:
    game = find_game("othello-4x4")
    rows = [f"{number} {' '.join(row)}" for number, row in enumerate(drawing, 1)]
    position = game.parse_diagram("\n".join(["  a b c d", *rows]))
    shape = SHAPES["4x4"]
    blacks, whites = stable(shape, *(shape.bits(position.pieces(color)) for color in Color))
    assert shape.names(blacks | whites) == safe.split()


@settings(max_examples=60)
@given(st.data())
def test_a_disc_stays_stable_whatever_is_played(data: st.DataObject) -> None:
    position = find_game("othello").start()
    shape = Shape.of_size(8)
    before = (0, 0)
    while moves := position.legal_moves():
        position = position.play(data.draw(st.sampled_from(moves)))
        now = stable(shape, *(shape.bits(position.pieces(color)) for color in Color))
        assert before[0] & now[0] == before[0] and before[1] & now[1] == before[1]
        before = now
    if not position.empties():
        assert before[0] | before[1] == shape.mask
