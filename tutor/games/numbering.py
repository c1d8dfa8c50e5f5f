"""A line of moves on one board: each stone half transparent, with its number."""

from collections.abc import Iterable

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.judgement import Mark


def numbered(position: Position, moves: Iterable[Move]) -> tuple[Mark, ...]:
    """The pieces that a line of moves places, numbered from 1; on a point played twice the last.

    A pass has no number. Where the side to move may not play the next move, it passes first.
    """
    marks: dict[Square, Mark] = {}
    placed = [move for move in moves if move != PASS]
    for number, square in enumerate(placed, 1):
        if position.why_illegal(square):
            position = position.play(PASS)
        color = position.to_move
        assert color is not None
        marks[square] = (f"would-{color.value}", square, str(number))
        position = position.play(square)
    return tuple(marks.values())
