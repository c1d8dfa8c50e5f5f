"""A line of moves on one board: each piece half transparent, with its number."""

from collections.abc import Iterable

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.judgement import Mark


def numbered(position: Position, moves: Iterable[Move]) -> tuple[Mark, ...]:
    """The pieces that a line of moves places, numbered from 1; where two were placed on a point, the last.

    A pass has no number. Where the side to move may not play the next move, it passes first.
    """
    marks: dict[Square, Mark] = {}
    number = 0
    for move in moves:
        if move != PASS:
            if position.why_illegal(move):
                position = position.play(PASS)
            number, color = number + 1, position.to_move
            assert color is not None
            marks[move] = (f"would-{color.value}", move, str(number))
        position = position.play(move)
    return tuple(marks.values())
