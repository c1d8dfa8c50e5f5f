"""Counting the lines of play from a position, the usual check of a move generator."""

from tutor.games.base import Position
from tutor.games.othello.rules.eight import ENTRIES, key, legal, widen
from tutor.games.othello.rules.position import OthelloPosition


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` moves, or to the end of the game where that comes first.

    A pass is a move; a finished game counts once, whatever depth is left.

    >>> from tutor.games.table import find_game
    >>> [perft(find_game("othello").start(), depth) for depth in range(5)]
    [1, 4, 12, 56, 244]
    """
    if depth < 0:
        raise ValueError(f"depth must not be negative, and is {depth}")
    if depth == 0:
        return 1
    if depth > 1 and isinstance(position, OthelloPosition) and position.game.is_standard:
        own, opp = map(widen, position.sides())
        return _standard(own, opp, legal(own, opp), depth)
    return _any(position, depth)


def _any(position: Position, depth: int) -> int:
    """The count for any game."""
    moves = position.legal_moves()
    if depth == 1 or not moves:
        return len(moves) or 1
    return sum(_any(position.play(move), depth - 1) for move in moves)


def _standard(own: int, opp: int, moves: int, depth: int) -> int:
    """The count on the standard board, for wide boards and at least two moves ahead.

    `moves` are the legal moves of `own`. The flips are looked up as in `eight.flips`, but in the loop, and
    the last moves are counted without being played.
    """
    if not moves:
        replies = legal(opp, own)
        if not replies:
            return 1
        return replies.bit_count() if depth == 2 else _standard(opp, own, replies, depth - 1)
    both = key(own, opp)
    total = 0
    while moves:
        square = moves & -moves
        moves ^= square
        disc, mask_1, line_1, mask_2, line_2, mask_3, line_3, mask_4, line_4 = ENTRIES[square]
        flipped = (
            line_1[both & mask_1] | line_2[both & mask_2] | line_3[both & mask_3] | line_4[both & mask_4]
        )
        after, placed = opp ^ flipped, own | flipped | disc
        replies = legal(after, placed)
        if depth > 2:
            total += _standard(after, placed, replies, depth - 1)
        else:
            total += replies.bit_count() or 1  # a pass, or the end of the game
    return total
