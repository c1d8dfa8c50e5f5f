"""Fills in a kind of question for a board: its squares, its boards, and why it does not fit."""

from dataclasses import dataclass

from tutor.classroom.work.kinds import kinds
from tutor.games.base import Position, Square
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Puzzle


@dataclass(frozen=True)
class Filled:
    """A puzzle for a board, and the squares that its question rings."""

    puzzle: Puzzle
    ring: tuple[Square, ...] = ()


def usual_squares(kind: str, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
    """The marked squares that a kind can be about; where it needs one and none fits, the first that does."""
    puzzle = kinds(position.game.name)[kind]
    return puzzle.usual_squares(position, marked)


def fill(kind: str, position: Position, squares: tuple[Square, ...]) -> Filled:
    """The puzzle of a kind on a board, about the chosen squares; raises Unfit.

    Where the kind needs more than the chosen squares, it finds the rest itself if it can.
    """
    usual = kinds(position.game.name)[kind]
    if position.to_move is None and usual.needs_turn:
        raise Unfit("over")
    puzzle, ring = usual.fill(position, squares[: usual.squares_wanted])
    puzzle.require_fit(position, ring)
    return Filled(puzzle, ring)


def squares_of(position: Position, filled: Filled) -> tuple[Square, ...]:
    """The squares from which `fill` makes this puzzle."""
    return filled.puzzle.filled_from(position, filled.ring)
