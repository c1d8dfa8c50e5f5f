"""Openings that have a name: their moves from the start of the game, with f5 as Black's first.

The names are those of the common English list of openings, the moves those that are played in tournaments.
Black's four first moves are mirrors of each other: a line that begins with another of them is the same
opening.
"""

from collections.abc import Mapping
from typing import Literal

from tutor.games.base import Game, Position, Square
from tutor.games.kinds.moves import play_out
from tutor.games.symmetry import image_key

Reply = Literal["perpendicular", "diagonal", "parallel"]

Opening = Literal["tiger", "cat", "rose", "inoue", "stephenson", "horse", "cow", "buffalo", "heath", "snake"]

REPLIES: Mapping[Reply, tuple[Square, ...]] = {
    "perpendicular": ("f5", "d6"),
    "diagonal": ("f5", "f6"),
    "parallel": ("f5", "f4"),
}
"""White's three replies to the first move."""

OPENINGS: Mapping[Opening, tuple[Square, ...]] = {
    "tiger": ("f5", "d6", "c3", "d3", "c4"),
    "cat": ("f5", "d6", "c4", "d3", "c5"),
    "rose": ("f5", "d6", "c5", "f4", "e3", "c6", "d3", "f6", "e6", "d7"),
    "inoue": ("f5", "d6", "c5", "f4", "e3", "c6", "e6"),
    "stephenson": ("f5", "d6", "c3", "d3", "c4", "f4", "f6"),
    "horse": ("f5", "d6", "c5", "f4", "d3"),
    "cow": ("f5", "f6", "e6", "f4", "e3"),
    "buffalo": ("f5", "f6", "e6", "f4", "c3"),
    "heath": ("f5", "f6", "e6", "f4", "g5"),
    "snake": ("f5", "f6", "e6", "f4", "g6"),
}

NAMED: Mapping[str, tuple[Square, ...]] = dict((*REPLIES.items(), *OPENINGS.items()))
"""The replies and the openings."""


def board_of(game: Game, name: str) -> Position:
    """The board after the moves of a named opening or reply."""
    return play_out(game.start(), NAMED[name])


def name_of(position: Position) -> str | None:
    """The opening or reply of a board, turned or mirrored too; None where it has no name."""
    here = image_key(position)
    return next((name for name in NAMED if image_key(board_of(position.game, name)) == here), None)


def leads_to(position: Position) -> Opening | None:
    """The first named opening whose moves lead through a board, in the image in which the board shows it."""
    for name, moves in OPENINGS.items():
        for number in range(1, len(moves) + 1):
            before = play_out(position.game.start(), moves[:number])
            if before.cells() == position.cells() and before.to_move is position.to_move:
                return name
    return None
