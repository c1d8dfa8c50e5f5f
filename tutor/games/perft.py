"""Counting the lines of play from a position, the usual check of a move generator."""

from tutor.games.base import Position


def perft(position: Position, depth: int) -> int:
    """How many lines of `depth` moves there are; a line ends earlier where the game does.

    A pass is a move; a finished game counts as one line.

    >>> from tutor.games.table import find_game
    >>> [perft(find_game("othello").start(), depth) for depth in range(5)]
    [1, 4, 12, 56, 244]
    """
    if depth < 0:
        raise ValueError(f"depth must not be negative, and is {depth}")
    return position.count_lines(depth) if depth else 1
