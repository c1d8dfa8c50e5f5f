"""Features beside a count made square by square, on games played at random and on boards drawn at random."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.base import PASS, Game, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import (
    Features,
    features,
    frontier,
    inner_discs,
    potential,
    regions,
    stable_discs,
)
from tutor.games.othello.rules.games import GAMES
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.games.table import find_game

MIDGAME = """
  a b c d e f g h
1 X X X . . . . .
2 X X O O . . . .
3 X O X O X . . .
4 . O O X X O . .
5 . . X O X O . .
6 . . X X O . . .
7 . . . . . . . O
8 . . . . . O O O
"""

SYMMETRIES: dict[str, Callable[[int, int, int], tuple[int, int]]] = {
    "turned once": lambda r, c, last: (c, last - r),
    "turned twice": lambda r, c, last: (last - r, last - c),
    "turned three times": lambda r, c, last: (last - c, r),
    "left for right": lambda r, c, last: (r, last - c),
    "top for bottom": lambda r, c, last: (last - r, c),
    "main diagonal": lambda r, c, last: (c, r),
    "other diagonal": lambda r, c, last: (last - c, last - r),
}


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position reached by random moves, at any depth of any game."""
    game = find_game(draw(st.sampled_from(list(GAMES))))
    position = game.start()
    depth = draw(st.integers(0, len(game.squares) + 8))
    for choice in draw(st.binary(min_size=depth, max_size=depth)):
        if moves := position.legal_moves():
            position = position.play(moves[choice % len(moves)])
    return position


@st.composite
def drawings(draw: st.DrawFn) -> Position:
    """Any set of discs, whether or not play could reach it."""
    game = find_game(draw(st.sampled_from(["othello", "othello-4x4", "othello-6x6", "annex"])))
    weights = draw(st.sampled_from([".XO", "....XO", ".XXXXXOOOOO", "XO", ".X"]))
    marks = {square: draw(st.sampled_from(weights)) for square in game.squares}
    return drawn(game, marks, draw(st.sampled_from(Color)))


def drawn(game: Game, marks: dict[str, str], side: Color) -> Position:
    rows = [
        f"{row:>2} " + " ".join(marks.get(column + row, " ") for column in game.columns) for row in game.rows
    ]
    return game.parse_diagram("\n".join(["   " + " ".join(game.columns), *rows]), side)


def beside(position: Position, square: str) -> set[str]:
    return {near for way in DIRECTIONS for near in position.ray(square, way)[:1]}


@given(st.one_of(positions(), drawings()))
def test_mobility_is_where_each_side_may_play(position: Position) -> None:
    found = features(position)
    for color in Color:
        moves = [move for move in position.with_to_move(color).legal_moves() if move != PASS]
        assert list(found.of(color).moves) == moves


@given(st.one_of(positions(), drawings()))
def test_potential_mobility_is_every_empty_square_beside_an_opposing_disc(position: Position) -> None:
    for color in Color:
        opposing = set(position.pieces(color.other))
        near = [square for square in position.empties() if beside(position, square) & opposing]
        assert list(features(position).of(color).potential) == list(potential(position, color)) == near


@given(st.one_of(positions(), drawings()))
def test_frontier_and_inner_discs_are_told_by_an_empty_neighbour(position: Position) -> None:
    empties = set(position.empties())
    for color in Color:
        side = features(position).of(color)
        rim = [square for square in position.pieces(color) if beside(position, square) & empties]
        assert list(side.frontier) == list(frontier(position, color)) == rim
        inner = [square for square in position.pieces(color) if square not in rim]
        assert list(side.inner) == list(inner_discs(position, color)) == inner


@given(st.one_of(positions(), drawings()))
def test_every_empty_square_lies_in_one_region_with_all_that_touch_it(position: Position) -> None:
    found = features(position).regions
    assert found == regions(position)
    assert sorted(square for region in found for square in region.squares) == sorted(position.empties())
    for region in found:
        reached, waiting = set(), [region.squares[0]]
        while waiting:
            square = waiting.pop()
            if square not in reached:
                reached.add(square)
                waiting += [near for near in beside(position, square) if position.at(near) is None]
        assert reached == set(region.squares)
        assert region.is_odd == bool(len(reached) % 2)


@given(st.one_of(positions(), drawings()))
def test_a_corner_is_given_by_a_move_after_which_the_other_side_can_take_it(position: Position) -> None:
    for corner in features(position).corners:
        square = corner.place.square
        assert corner.holder is position.at(square)
        near = {*corner.place.x_squares, *corner.place.c_squares}
        for color in Color:
            turn = position.with_to_move(color)
            moves = [move for move in turn.legal_moves() if move != PASS]
            assert (color in corner.open_to) == (square in moves)
            given_away = [m for m in moves if m in near and square in turn.play(m).legal_moves()]
            assert list(corner.gives[color]) == given_away


@pytest.mark.parametrize(
    ("name", "corners"),
    [
        ("othello", ["a1", "h1", "a8", "h8"]),
        ("othello-4x4", ["a1", "d1", "a4", "d4"]),
        ("annex", ["c1", "f1", "a3", "h3", "a6", "h6", "c8", "f8"]),
    ],
)
def test_the_corners_of_a_board(name: str, corners: list[str]) -> None:
    assert [corner.place.square for corner in features(find_game(name).start()).corners] == corners


def test_the_squares_beside_a_corner() -> None:
    eight = features(find_game("othello").start()).corners[1].place
    assert (eight.x_squares, eight.c_squares) == (("g2",), ("h2", "g1"))
    cross = features(find_game("annex").start()).corners[0].place
    assert (cross.x_squares, cross.c_squares) == (("d2",), ("d1", "c2"))


def test_what_a_drawn_board_says() -> None:
    position = find_game("othello").parse_diagram(MIDGAME, Color.BLACK)
    found = features(position)
    assert found.black.stable == ("a1", "b1", "c1", "a2", "b2", "a3")
    assert found.white.stable == ("h7", "f8", "g8", "h8")
    assert found.black.stable == stable_discs(position, Color.BLACK)
    assert found.white.frontier == tuple("c2 d2 b3 d3 b4 c4 f4 f5 e6 h7 f8 g8 h8".split())
    assert found.white.inner == ("d5",)
    assert len(found.regions) == 1 and not found.regions[0].is_odd


def mirrored(position: Position, image: Callable[[str], str]) -> Position:
    marks = dict.fromkeys(position.game.squares, ".")
    marks |= {image(square): "X" for square in position.pieces(Color.BLACK)}
    marks |= {image(square): "O" for square in position.pieces(Color.WHITE)}
    return drawn(position.game, marks, position.to_move or Color.BLACK)


def named(found: Features, color: Color) -> list[tuple[str, ...]]:
    side = found.of(color)
    return [side.moves, side.potential, side.frontier, side.inner, side.stable]


@given(drawings(), st.sampled_from(sorted(SYMMETRIES)))
def test_a_turned_or_mirrored_board_says_the_same(position: Position, name: str) -> None:
    game = position.game

    def image(square: str) -> str:
        row, column = game.rows.index(square[1:]), game.columns.index(square[0])
        row, column = SYMMETRIES[name](row, column, len(game.rows) - 1)
        return game.columns[column] + game.rows[row]

    here, there = features(position), features(mirrored(position, image))
    for color in Color:
        for squares, images in zip(named(here, color), named(there, color), strict=True):
            assert sorted(map(image, squares)) == sorted(images)
    assert sorted(sorted(map(image, region.squares)) for region in here.regions) == sorted(
        sorted(region.squares) for region in there.regions
    )
    gives = {corner.place.square: corner for corner in there.corners}
    for corner in here.corners:
        other = gives[image(corner.place.square)]
        assert (corner.holder, corner.open_to) == (other.holder, other.open_to)
        for color in Color:
            assert sorted(map(image, corner.gives[color])) == sorted(other.gives[color])


@given(drawings())
def test_exchanging_the_colours_exchanges_the_sides(position: Position) -> None:
    marks = dict.fromkeys(position.game.squares, ".")
    marks |= dict.fromkeys(position.pieces(Color.BLACK), "O")
    marks |= dict.fromkeys(position.pieces(Color.WHITE), "X")
    here, there = features(position), features(drawn(position.game, marks, Color.BLACK))
    assert (here.black, here.white, here.regions) == (there.white, there.black, there.regions)
