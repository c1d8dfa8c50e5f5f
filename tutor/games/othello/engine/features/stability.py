"""Discs that can never flip again, proven from the board alone, on a board of any shape.

The proof holds whoever moves and however often a side passes. A disc flips only along one of the four lines
through it, together with every disc between two of the other colour, one of them just placed. So it is held
along a line that is full, or that ends at the disc, or where a stable disc of its colour stands next to it,
or stable discs of the other colour on both sides. A disc that is held along all four lines is stable, and
may hold others. Discs that are stable for other reasons (nobody will ever be able to play there) are left
out.
"""

from functools import cache

from tutor.games.othello.rules.shape import DIRECTIONS, Shape

Axis = tuple[int, int, tuple[int, ...]]
"""The step from a square to the next one, the squares at the end of a line, and each line of three squares or
more."""


@cache
def axes(shape: Shape) -> tuple[Axis, ...]:
    """The four ways in which lines run."""
    steps = (shape.pitch, shape.pitch - 1, 1, shape.pitch + 1)
    return tuple(
        (
            step,
            shape.mask & ~(shape.mask << step & shape.mask >> step),
            tuple(_lines(shape, direction, DIRECTIONS[number + 4])),
        )
        for number, (step, direction) in enumerate(zip(steps, DIRECTIONS[:4], strict=True))
    )


def _lines(shape: Shape, direction: str, back: str) -> list[int]:
    """The lines of three squares or more in a direction; in shorter ones every square is an end."""
    starts = (square for square in shape.squares if not shape.rays[square][back])
    lines = ((square, *shape.rays[square][direction]) for square in starts)
    return [shape.bits(line) for line in lines if len(line) > 2]


def stable(shape: Shape, black: int, white: int) -> tuple[int, int]:
    """Black's and White's stable discs, as bitboards."""
    fixed = _fixed(shape, black | white)
    blacks = whites = 0
    while True:
        more_blacks, more_whites = black, white
        for step, ends in fixed:
            more_blacks &= ends | _anchored(step, blacks, whites)
            more_whites &= ends | _anchored(step, whites, blacks)
        if more_blacks == blacks and more_whites == whites:
            return blacks, whites
        blacks, whites = more_blacks, more_whites


def open_lines(shape: Shape, black: int, white: int, bit: int) -> tuple[str, ...]:
    """The directions, of the first four, along which nothing holds a disc; () where it is stable."""
    own, other = stable(shape, black, white)
    if white >> bit & 1:
        own, other = other, own
    return tuple(
        direction
        for direction, (step, ends) in zip(DIRECTIONS, _fixed(shape, black | white), strict=False)
        if not (ends | _anchored(step, own, other)) >> bit & 1
    )


def _fixed(shape: Shape, taken: int) -> list[tuple[int, int]]:
    """For each axis its step, and the squares whose line along it is full or ends there."""
    fixed = []
    for step, ends, lines in axes(shape):
        for line in lines:
            if line & taken == line:
                ends |= line
        fixed.append((step, ends))
    return fixed


def _anchored(step: int, own: int, other: int) -> int:
    """The squares beside a stable disc of one's own colour, or between two of the other."""
    return own << step | own >> step | (other << step & other >> step)
