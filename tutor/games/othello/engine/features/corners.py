"""Corners, the squares beside them, the edge, and who gives a corner away by playing beside it.

A corner is a square that no line can pass through. Beside it lie its X-square (diagonally) and its C-squares
(straight); a board of another shape may have more corners than four, or fewer squares beside them. The edge
has its corners and its C-squares too.
"""

from dataclasses import dataclass
from functools import cache

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.othello.rules.shape import DIRECTIONS, Shape

STRAIGHT = DIRECTIONS[::2]
"""Up, right, down and left."""


@dataclass(frozen=True, slots=True)
class Place:
    """A corner of a board and the squares beside it, whatever stands there."""

    square: Square
    x_squares: tuple[Square, ...]
    c_squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of a position.

    `open_to` are the sides that could take it if it were their turn. `gives` holds for each side its moves
    beside the empty corner after which the other side can take it next.
    """

    place: Place
    holder: Color | None
    open_to: tuple[Color, ...]
    gives: dict[Color, tuple[Square, ...]]


@cache
def places(shape: Shape) -> tuple[Place, ...]:
    """The corners of a board in board order.

    >>> [place.square for place in places(Shape.of_size(8))]
    ['a1', 'h1', 'a8', 'h8']
    """
    corners = [square for square, rays in shape.rays.items() if _is_corner(rays)]
    return tuple(_place(shape, corner, corners) for corner in corners)


@cache
def edge(shape: Shape) -> tuple[Square, ...]:
    """The squares that lack a neighbour above, below or at one side, in board order.

    >>> edge(Shape.of_size(4))[:5]
    ('a1', 'b1', 'c1', 'd1', 'a2')
    """
    return tuple(square for square, rays in shape.rays.items() if not all(rays[way] for way in STRAIGHT))


def _is_corner(rays: dict[str, tuple[Square, ...]]) -> bool:
    return all(
        not rays[way] or not rays[back] for way, back in zip(DIRECTIONS[:4], DIRECTIONS[4:], strict=True)
    )


def _place(shape: Shape, corner: Square, corners: list[Square]) -> Place:
    beside = {way: ray[0] for way, ray in shape.rays[corner].items() if ray and ray[0] not in corners}
    x_squares = tuple(square for way, square in beside.items() if "-" in way)
    c_squares = tuple(square for way, square in beside.items() if "-" not in way)
    return Place(corner, x_squares, c_squares)


def look_at(position: Position, place: Place) -> Corner:
    """What a position says of one of its corners."""
    holder = position.at(place.square)
    if holder is not None:
        return Corner(place, holder, (), dict.fromkeys(Color, ()))
    beside = {*place.x_squares, *place.c_squares}
    turns = {color: position.with_to_move(color) for color in Color}
    gives = {
        color: tuple(
            move
            for move in turn.legal_moves()
            if move in beside and place.square in turn.play(move).legal_moves()
        )
        for color, turn in turns.items()
    }
    open_to = tuple(color for color, turn in turns.items() if place.square in turn.legal_moves())
    return Corner(place, None, open_to, gives)
