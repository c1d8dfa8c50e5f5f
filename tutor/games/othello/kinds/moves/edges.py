"""Corners and edges of a board, and the squares beside a corner."""

from functools import cache

from tutor.games.base import Game, Square
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

OPPOSITE = {direction: DIRECTIONS[(i + 4) % 8] for i, direction in enumerate(DIRECTIONS)}
STRAIGHT = ("up", "right", "down", "left")


@cache
def corners(game: Game) -> tuple[Square, ...]:
    """The squares that no line passes through."""
    return tuple(near.square for near in places(board_of(game.start()).game.shape))


@cache
def edges(game: Game) -> frozenset[Square]:
    """The squares on the rim that are no corner."""
    start = game.start()
    rim = {
        square for square in game.squares if any(not as_othello(start).ray(square, way) for way in STRAIGHT)
    }
    return frozenset(rim.difference(corners(game)))


@cache
def bridges(game: Game) -> dict[Square, tuple[str, Square]]:
    """The squares beside a corner -> "x" (diagonally beside it) or "c" (straight), and that corner."""
    return {
        square: (kind, near.square)
        for near in places(board_of(game.start()).game.shape)
        for kind, squares in (("x", near.x_squares), ("c", near.c_squares))
        for square in squares
    }
