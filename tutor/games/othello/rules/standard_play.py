"""Plays many moves and lines on the standard board, on bitboards alone.

To make whole positions would take much longer.
"""

from collections.abc import Iterable

from tutor.games.base import PASS, Move
from tutor.games.othello.rules.eight import ENTRIES, PLAIN, STANDARD, flips, key, legal, widen

_DISCS = {square: 1 << bit for square, bit in STANDARD.bit_of.items()}


def play_all(own: int, opp: int, moves: Iterable[Move]) -> tuple[int, int, bool] | None:
    """The discs of the side to move and of the other side after these moves; None if one of them is illegal.

    Forced passes may be left out. The last value says whether the other side is to move now.
    """
    own, opp = widen(own), widen(opp)
    turned = False
    for move in moves:
        disc = _DISCS.get(move, 0)
        flipped = 0
        if disc and not (own | opp) & disc:
            flipped = flips(disc, own, opp)
        if not flipped:
            # The move is legal only after a pass: the side to move must have no move of its own.
            if legal(own, opp):
                return None
            own, opp, turned = opp, own, not turned
            if move == PASS and legal(own, opp):
                continue
            if not disc or (own | opp) & disc:
                return None
            flipped = flips(disc, own, opp)
            if not flipped:
                return None
        own, opp = opp ^ flipped, own | flipped | ENTRIES[disc][0]
        turned = not turned
    return own & PLAIN, opp & PLAIN, turned


def count_lines(own: int, opp: int, depth: int) -> int:
    """How many lines of `depth` moves (at least two) there are; a line may end earlier with the game."""
    own, opp = widen(own), widen(opp)
    return _count(own, opp, legal(own, opp), depth)


def _count(own: int, opp: int, moves: int, depth: int) -> int:
    """The number of lines for wide boards, at least two moves deep.

    `moves` are the legal moves of `own`. The flips are looked up as in `eight.flips`, but inside the loop,
    and the last moves are counted without being played.
    """
    if not moves:
        replies = legal(opp, own)
        if not replies:
            return 1
        return replies.bit_count() if depth == 2 else _count(opp, own, replies, depth - 1)
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
            total += _count(after, placed, replies, depth - 1)
        else:
            total += replies.bit_count() or 1  # a pass, or the end of the game
    return total
