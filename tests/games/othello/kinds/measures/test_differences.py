"""What one move does better than another, beside a count of both boards square by square."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games.othello import brute_force as brute
from tests.support.boards import G7_GIVES_A_CORNER
from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.kinds.measures.differences import (
    WEIGHTS,
    WITH_FEW_DISCS,
    Criterion,
    Difference,
    differences,
)
from tutor.games.table import find_game

MANY = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)


@st.composite
def choices(
    draw: st.DrawFn, games: tuple[str, ...] = ("othello-4x4", "othello-6x6")
) -> tuple[Position, str, str]:
    """A position of a small board, reached by any play, and two moves of it."""
    game = find_game(draw(st.sampled_from(games)))
    position = game.start()
    for choice in draw(st.binary(min_size=1, max_size=len(game.squares) - 6)):
        if found := position.legal_moves():
            position = position.play(found[choice % len(found)])
    moves = [move for move in position.legal_moves() if move != PASS]
    assume(len(moves) > 1)
    worse, better = draw(st.permutations(moves))[:2]
    return position, worse, better


def corners(board: brute.Board) -> list[brute.Place]:
    last = len(board) - 1
    return [(0, 0), (0, last), (last, 0), (last, last)]


def empty_corners_beside(board: brute.Board, place: brute.Place) -> list[brute.Place]:
    return [
        corner
        for corner in corners(board)
        if brute.at(board, corner) == "." and max(abs(corner[0] - place[0]), abs(corner[1] - place[1])) == 1
    ]


Count = Callable[[brute.Board, brute.Board, str, brute.Place], int]
"""The board before and after, the side and its move: how much of it there is."""

COUNTS: dict[Criterion, Count] = {
    "gives-no-corner": lambda _before, after, side, _place: int(
        any(corner in brute.moves(after, brute.OTHER[side]) for corner in corners(after))
    ),
    "takes-corner": lambda before, _after, _side, place: int(place not in corners(before)),
    "off-corner": lambda before, _after, _side, place: int(bool(empty_corners_beside(before, place))),
    "fewest-replies": lambda _before, after, side, _place: len(brute.moves(after, brute.OTHER[side])),
    "fewest-frontier": lambda _before, after, side, _place: len(brute.frontier(after, side)),
    "flips-fewest": lambda before, _after, side, place: len(brute.flips(before, side, place)),
    "most-mobility": lambda _before, after, side, _place: len(brute.moves(after, side)),
}
"""Everything but stable discs, for which every play is looked through."""

MORE_IS_BETTER: tuple[Criterion, ...] = ("most-mobility", "most-stable")


def counted(position: Position, move: str, count: Count) -> int:
    board, side = brute.board_of(position), brute.SIDES[position.to_move or Color.BLACK]
    place = next(one for one in brute.places(board) if brute.name(one) == move)
    return count(board, brute.play(board, side, place), side, place)


def is_better(criterion: Criterion, worse: int, better: int) -> bool:
    return better > worse if criterion in MORE_IS_BETTER else better < worse


@MANY
@given(choices())
def test_each_difference_is_counted_and_none_is_left_out(choice: tuple[Position, str, str]) -> None:
    found = {one.criterion: one for one in differences(*choice)}
    position, worse, better = choice
    for criterion, count in COUNTS.items():
        numbers = counted(position, worse, count), counted(position, better, count)
        assert (criterion in found) == is_better(criterion, *numbers), criterion
        if criterion in found:
            assert (found[criterion].worse, found[criterion].better) == numbers


@MANY
@given(choices(("othello-4x4",)).filter(lambda choice: len(choice[0].empties()) <= 8))
def test_more_discs_are_stable_when_no_play_flips_them(choice: tuple[Position, str, str]) -> None:
    position, worse, better = choice
    for one in differences(position, worse, better):
        if one.criterion == "most-stable":
            numbers = [
                counted(position, move, lambda _before, after, side, _place: len(brute.stable(after, side)))
                for move in (worse, better)
            ]
            assert [one.worse, one.better] == numbers
            assert one.better > one.worse


@MANY
@given(choices())
def test_the_weightiest_comes_first_and_no_difference_speaks_for_both(
    choice: tuple[Position, str, str],
) -> None:
    position, worse, better = choice
    found = differences(position, worse, better)
    assert [one.weight for one in found] == sorted((one.weight for one in found), reverse=True)
    assert all(one.weight > 0 for one in found)
    assert not {one.criterion for one in found} & {
        one.criterion for one in differences(position, better, worse)
    }


@MANY
@given(choices())
def test_the_corner_that_is_named_is_the_one(choice: tuple[Position, str, str]) -> None:
    position, worse, _ = choice
    for one in differences(*choice):
        if one.criterion == "gives-no-corner":
            assert one.corner in position.play(worse).legal_moves()
        if one.criterion == "off-corner":
            assert position.at(one.corner or "") is None
        assert (one.corner is not None) == (one.criterion in ("gives-no-corner", "off-corner"))


def test_a_corner_given_weighs_more_than_anything_else_here() -> None:
    position = find_game("othello").parse_diagram(G7_GIVES_A_CORNER, to_move=Color.BLACK)
    first, second, *_ = differences(position, "g7", "f4")
    assert first == Difference("gives-no-corner", 1, 0, WEIGHTS["gives-no-corner"], "h8")
    assert (second.criterion, second.corner) == ("off-corner", "h8")


def test_where_the_fewest_discs_win_corners_say_nothing() -> None:
    position = find_game("misere").parse_diagram(G7_GIVES_A_CORNER, to_move=Color.BLACK)
    assert {one.criterion for one in differences(position, "g7", "f4")} <= set(WITH_FEW_DISCS)


def test_every_sight_has_its_weight() -> None:
    assert set(WEIGHTS) == set(get_args(Criterion))
