"""Counting the lines of play from a position, the usual check of a move generator."""

from tutor.games.base import Position


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` moves, or to the end of the game where that comes first.

    A pass is a move; a finished game counts once, whatever depth is left.

    >>> from tutor.games.table import find_game
    >>> [perft(find_game("othello").start(), depth) for depth in range(5)]
    [1, 4, 12, 56, 244]
    """
    if depth < 0:
        raise ValueError(f"depth must not be negative, and is {depth}")
    return position.count_lines(depth) if depth else 1
