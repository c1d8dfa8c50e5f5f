"""Counting the lines of play from a position, the usual check of a move generator."""

from tutor.rules.game import Position


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` moves; a pass is a move, a finished game has none.

    >>> from tutor.rules import find_game
    >>> [perft(find_game("othello").start(), depth) for depth in range(5)]
    [1, 4, 12, 56, 244]
    """
    if depth < 0:
        raise ValueError(f"depth must not be negative, and is {depth}")
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)
