"""What all kinds share that ask about the board after some moves, which the question names."""

from collections.abc import Callable

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

Moves = tuple[str, ...]

MOST_MOVES = 6
"""A question names at most so many moves."""


def boards_of(position: Position, moves: Moves) -> list[GoPosition]:
    """The board, and the one after each of the moves; UnsolvablePuzzle where a move cannot be played."""
    if len(moves) > MOST_MOVES:
        raise UnsolvablePuzzle("puzzle.moves", f"names at most {MOST_MOVES} moves")
    boards = [as_go(position)]
    try:
        for move in moves:
            boards.append(boards[-1].play(move))
    except RulesError as error:
        raise UnsolvablePuzzle("puzzle.moves", f"cannot be played here: {error}") from error
    return boards


def tell_moves(first: Color, moves: Moves) -> tuple[Reason, ...]:
    """A sentence for each move; `first` is the side that plays the first one."""
    sides = (first, first.other)
    return tuple(
        Reason("turn-passed", color=sides[turn % 2])
        if move == PASS
        else Reason("turn-played", color=sides[turn % 2], move=move)
        for turn, move in enumerate(moves)
    )


def points_of(moves: Moves) -> Moves:
    """The moves that place a stone."""
    return tuple(move for move in moves if move != PASS)


def last_point(moves: Moves) -> Square | None:
    """The point of the last stone; None where there is no move, or where the last one is a pass."""
    return moves[-1] if moves and moves[-1] != PASS else None


def turned(moves: Moves, square: Callable[[Square], Square]) -> Moves:
    """The moves on the turned or mirrored board."""
    return tuple(move if move == PASS else square(move) for move in moves)
