"""Strategy puzzles on small boards beside a look through every play, and a count square by square."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games.othello import brute_force as brute
from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.practising import Drawn
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.puzzles import (
    BestMove,
    CountMoves,
    MarkFrontier,
    MarkStable,
    Sequence,
    WhichIsBetter,
)
from tutor.games.table import find_game
from tutor.puzzles.judge import judge
from tutor.puzzles.practice.makers import draw_step
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions

MANY = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)


FEW = settings(MANY, max_examples=30)
"""For what practice asks no more and old sets alone still hold."""


@st.composite
def positions(draw: st.DrawFn, games: tuple[str, ...] = ("othello-4x4", "othello-6x6")) -> Position:
    """A position of a small board, reached by any play."""
    game = find_game(draw(st.sampled_from(games)))
    position = game.start()
    most = len(game.squares) - 4
    for choice in draw(st.binary(min_size=1, max_size=most)):
        if found := position.legal_moves():
            position = position.play(found[choice % len(found)])
    assume(position.to_move is not None and position.legal_moves() != [PASS])
    return position


pytestmark = pytest.mark.slow

FOUR = positions(("othello-4x4",)).filter(lambda position: len(position.empties()) <= 8)
"""Boards of which every play can be looked through."""


def set_or_refuse(position: Position, puzzle: Puzzle, *, turn: bool = True) -> Task:
    """The task; a board on which the puzzle cannot be asked is passed over."""
    try:
        return set_puzzle(position.game, draw_step(Drawn(position, puzzle, turn=turn)))
    except UnsolvablePuzzle:
        assume(False)
        raise


COSTS: dict[Measure, Callable[[brute.Board, str], int]] = {
    "fewest-replies": lambda after, side: len(brute.moves(after, brute.OTHER[side])),
    "most-mobility": lambda after, side: -len(brute.moves(after, side)),
    "fewest-potential": lambda after, side: len(brute.empty_beside(after, side)),
    "most-potential": lambda after, side: -len(brute.empty_beside(after, brute.OTHER[side])),
    "fewest-frontier": lambda after, side: len(brute.frontier(after, side)),
    "most-inner": lambda after, side: -len(brute.inner(after, side)),
    "most-stable": lambda after, side: -len(brute.stable(after, side)),
    "keeps-parity": lambda after, _side: brute.odd_regions(after),
    "best-exact": lambda after, side: brute.value(after, brute.OTHER[side]),
}
"""What a move costs by the board after it."""

ALL_PLAY: tuple[Measure, ...] = ("most-stable", "best-exact")
"""What cannot be known without looking through every play."""


def costs(position: Position, measure: Measure) -> dict[str, int]:
    board, side = brute.board_of(position), brute.SIDES[position.to_move or Color.BLACK]
    return {
        brute.name(place): COSTS[measure](brute.play(board, side, place), side)
        for place in brute.moves(board, side)
    }


def boards_for(measure: Measure) -> st.SearchStrategy[Position]:
    return FOUR if measure in ALL_PLAY else positions()


@pytest.mark.parametrize("measure", COSTS)
def test_every_move_that_is_best_is_right_and_no_other(measure: Measure) -> None:
    @MANY
    @given(boards_for(measure))
    def check(position: Position) -> None:
        task = set_or_refuse(position, BestMove(measure))
        cost = costs(position, measure)
        least = min(cost.values())
        for square in position.game.squares:
            judged = judge(task, (square,))
            assert (judged.verdict == "right") == (cost.get(square) == least), square
            if square in cost and judged.reasons[0].n is not None:
                assert judged.reasons[0].n == abs(cost[square])
                assert judged.reasons[0].of in (None, abs(least))

    check()


@pytest.mark.parametrize("measure", COSTS)
def test_the_better_of_two_moves_costs_less(measure: Measure) -> None:
    @FEW
    @given(boards_for(measure), st.data())
    def check(position: Position, data: st.DataObject) -> None:
        assume(len(position.legal_moves()) > 1)
        pair = data.draw(st.permutations(position.legal_moves()))[:2]
        task = set_or_refuse(position, WhichIsBetter((pair[0], pair[1]), measure))
        cost = costs(position, measure)
        for square, other in (pair, pair[::-1]):
            assert (judge(task, (square,)).verdict == "right") == (cost[square] < cost[other])

    check()


@MANY
@given(positions(), st.sampled_from(Color))
def test_moves_are_counted_square_by_square(position: Position, color: Color) -> None:
    task = set_or_refuse(position, CountMoves(color.value), turn=False)
    n = len(brute.moves(brute.board_of(position), brute.SIDES[color]))
    assert [option.n for option in task.options if judge(task, (option.key,)).verdict == "right"] == [n]


@MANY
@given(positions(), st.sampled_from(Color), st.data())
def test_the_frontier_is_found_square_by_square(
    position: Position, color: Color, data: st.DataObject
) -> None:
    task = set_or_refuse(position, MarkFrontier(color.value), turn=False)
    found = {brute.name(place) for place in brute.frontier(brute.board_of(position), brute.SIDES[color])}
    assert judge(task, tuple(found)).verdict == "right"
    one = data.draw(st.sampled_from(position.game.squares))
    assert judge(task, tuple(found ^ {one})).verdict != "right"


@MANY
@given(FOUR, st.sampled_from(Color), st.data())
def test_stable_discs_are_those_that_no_play_flips(
    position: Position, color: Color, data: st.DataObject
) -> None:
    task = set_or_refuse(position, MarkStable(color.value), turn=False)
    found = {brute.name(place) for place in brute.stable(brute.board_of(position), brute.SIDES[color])}
    assert judge(task, tuple(found)).verdict == "right"
    one = data.draw(st.sampled_from(position.game.squares))
    assert judge(task, tuple(found ^ {one})).verdict != "right"


@MANY
@given(FOUR, st.integers(2, 3))
def test_each_line_of_a_sequence_holds_the_value_and_every_such_line_is_right(
    position: Position, length: int
) -> None:
    task = set_or_refuse(position, Sequence(length))
    turn = task.turn
    assert turn is not None
    waiting = [(position, turn)]
    while waiting:
        here, turn = waiting.pop()
        board, side = brute.board_of(here), brute.SIDES[here.to_move or Color.BLACK]
        best = brute.value(board, side)
        right = {
            brute.name(place)
            for place in brute.moves(board, side)
            if -brute.value(brute.play(board, side, place), brute.OTHER[side]) == best
        }
        assert set(turn.right) == right
        for move, following in turn.right.items():
            if following is not None:
                after = brute.board_of(following.position)
                assert following.position.to_move is here.to_move
                assert brute.value(after, side) == best, move
                waiting.append((following.position, following))
    assert {len(line) for line in solutions(task)} <= set(range(1, length + 1))
