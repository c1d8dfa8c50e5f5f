"""The players that the strength of the engine is measured with, and matches between them."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import monotonic, process_time
from typing import Any

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.boards import board_of
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.engine.search import Search
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.table import find_game

Player = Callable[[Position, int], Move]
"""A position and the number of the game -> a move."""

CORNERS = {"a1", "h1", "a8", "h8"}

OPENING = 8
"""How many moves at random begin a game."""

BALANCED = 300
"""How far, in hundredths of a disc, an opening may favour a side, as the engine sees it four moves ahead."""

MATRIX = [
    [100, -20, 10, 5, 5, 10, -20, 100],
    [-20, -50, -2, -2, -2, -2, -50, -20],
    [10, -2, -1, -1, -1, -1, -2, 10],
    [5, -2, -1, -1, -1, -1, -2, 5],
]
"""What squares are worth, as textbooks have it: the upper half of the board; the lower half mirrors it."""


def level(number: int, seconds: float = 0.9) -> Player:
    """The engine at a level, with so many seconds of processor time a move."""
    return lambda position, game: choose_move(position, number, seed=game, seconds=seconds).move


def at_random(position: Position, game: int) -> Move:
    return random.Random(f"{game}{position.cells()}").choice(position.legal_moves())


def most_discs(position: Position, game: int) -> Move:
    """Flips as much as possible; among equals, any."""
    chance = random.Random(f"{game}{position.cells()}")
    return max(position.legal_moves(), key=lambda move: (len(position.flips(move)), chance.random()))


def corners_and_moves(position: Position, game: int) -> Move:
    """Takes a corner; otherwise leaves the opponent as few moves as possible; among equals, any."""
    chance = random.Random(f"{game}{position.cells()}")

    def worth(move: Move) -> tuple[bool, int, float]:
        after = position.play(move)
        replies = after.with_to_move(position.to_move.other).legal_moves() if position.to_move else []
        return move in CORNERS, -len([reply for reply in replies if reply != PASS]), chance.random()

    return max(position.legal_moves(), key=worth)


ENOUGH = 0.9
"""The part of its processor time that a player must have had for a move to count."""


def rust_reversi(search_name: str, seconds: float) -> Player:
    """A search of rust-reversi, whose players are the strongest known on PyPI; it may not be installed.

    The alpha-beta search weighs squares by the matrix; the other, a tree of samples, brings all it needs.
    Both go by the clock on the wall. Where a busy machine left one less of the processor than its seconds, it
    is asked again with more time.
    """
    package: Any = import_module("rust_reversi")
    if search_name == "AlphaBetaSearch":
        search = package.AlphaBetaSearch(package.MatrixEvaluator(MATRIX + MATRIX[::-1]), 60, 1 << 20)
    else:
        search = package.ThunderSearch(package.WinrateEvaluator(), 10_000_000, 0.1)
    signs = str.maketrans(".", "-")

    def play(position: Position, _: int) -> Move:
        board = package.Board()
        turn = package.Turn.BLACK if position.to_move is Color.BLACK else package.Turn.WHITE
        board.set_board_str(position.cells().translate(signs), turn)
        limit = seconds
        while True:
            began, used = monotonic(), process_time()
            square = search.get_move_with_timeout(board, round(limit * 1000))
            early = monotonic() - began < limit
            if square is not None and (early or process_time() - used >= ENOUGH * seconds):
                return position.game.squares[square]
            limit *= 1.5

    return play


def openings(count: int, seed: int) -> list[Position]:
    """Different positions after some random moves that favour neither side."""
    chance = random.Random(seed)
    board = board_of(find_game("othello"))
    found: dict[Position, None] = {}
    while len(found) < count:
        position: Position = find_game("othello").start()
        for _ in range(OPENING):
            position = position.play(chance.choice(position.legal_moves() or [PASS]))
        assert isinstance(position, OthelloPosition)
        if position.placements:
            best = Search(board).best(*board.sides(position), range(1, 5))
            if abs(best.score) <= BALANCED:
                found[position] = None
    return [*found]


def play_out(position: Position, black: Player, white: Player, game: int) -> float:
    """What Black gets: 1 for a win, a half for a draw."""
    while position.to_move:
        player = black if position.to_move is Color.BLACK else white
        forced = position.legal_moves() == [PASS]
        position = position.play(PASS if forced else player(position, game))
    outcome = position.outcome()
    assert outcome
    return 0.5 if outcome.winner is None else float(outcome.winner is Color.BLACK)


def match(ours: Player, theirs: Player, games: int, seed: int = 1888) -> float:
    """The points of the first player, each opening played twice with colours swapped."""
    points = 0.0
    for number, opening in enumerate(openings(games // 2, seed)):
        points += play_out(opening, ours, theirs, number)
        points += 1 - play_out(opening, theirs, ours, number)
    return points
