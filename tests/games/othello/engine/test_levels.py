"""The lowest levels err as beginners do: they take many discs, and play on X-squares where others do not."""

from functools import cache
from random import Random

import pytest

from tutor.games.base import Move, Position
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.engine.features.corners import places
from tutor.games.table import find_game

OTHELLO = find_game("othello")
PLACES = places(OTHELLO.shape)
BOARDS = 200
STRONG = (6, 8)


def x_squares(position: Position) -> set[Move]:
    """The legal moves to an X-square beside an empty corner."""
    open_places = [place for place in PLACES if position.at(place.square) is None]
    return {square for place in open_places for square in place.x_squares} & {*position.legal_moves()}


def corners(position: Position) -> set[Move]:
    return {place.square for place in PLACES} & {*position.legal_moves()}


def greediest(position: Position) -> set[Move]:
    flipped = {move: len(position.flips(move)) for move in position.legal_moves()}
    return {move for move in flipped if flipped[move] == max(flipped.values())}


@cache
def boards() -> list[Position]:
    """One position of each of so many games played at random, with a choice and an X-square in it."""
    found = []
    for seed in range(BOARDS):
        chance, position, met = Random(seed), OTHELLO.start(), []
        while position.to_move:
            moves = position.legal_moves()
            if len(moves) > 1 and x_squares(position):
                met.append(position)
            position = position.play(chance.choice(moves))
        found += chance.sample(met, min(1, len(met)))
    return found


@cache
def moves(level: int) -> list[Move]:
    """What a level plays on each of the boards."""
    return [
        choose_move(position, level, seed=seed, seconds=30).move for seed, position in enumerate(boards())
    ]


def share_on_x_squares(level: int) -> float:
    return sum(move in x_squares(board) for board, move in zip(boards(), moves(level), strict=True)) / BOARDS


def share_of_greediest(level: int) -> float:
    return sum(move in greediest(board) for board, move in zip(boards(), moves(level), strict=True)) / BOARDS


def by_chance() -> float:
    """The share of X-squares where every legal move is as likely."""
    return sum(len(x_squares(board)) / len(board.legal_moves()) for board in boards()) / BOARDS


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3])
def test_beginners_play_on_x_squares_more_than_chance_and_far_more_than_others(level: int) -> None:
    assert share_on_x_squares(level) > 1.2 * by_chance()
    assert share_on_x_squares(level) > 2 * max(share_on_x_squares(strong) for strong in STRONG)


def test_level_2_is_drawn_to_x_squares_most() -> None:
    assert share_on_x_squares(2) > max(1.8 * by_chance(), share_on_x_squares(1), share_on_x_squares(3))


def test_level_4_fears_x_squares() -> None:
    assert share_on_x_squares(4) < 0.2 * by_chance()


@pytest.mark.parametrize(("level", "least"), [(1, 0.6), (2, 0.4), (3, 0.6), (4, 0.35)])
@pytest.mark.slow
def test_beginners_mostly_take_as_many_discs_as_they_can(level: int, least: float) -> None:
    assert share_of_greediest(level) > max(least, 2 * max(share_of_greediest(strong) for strong in STRONG))


@pytest.mark.parametrize(
    ("level", "least", "most"), [(1, 0.0, 0.3), (2, 0.6, 0.9), (3, 0.85, 1.0), (4, 0.97, 1.0)]
)
def test_from_level_to_level_corners_are_taken_more_often(level: int, least: float, most: float) -> None:
    with_corner = [
        (move, corners(board)) for board, move in zip(boards(), moves(level), strict=True) if corners(board)
    ]
    share = sum(move in found for move, found in with_corner) / len(with_corner)
    assert least <= share <= most
