"""Boards that are the same when turned or mirrored, or with the colours exchanged."""

from functools import cache

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.geometry import read_cells

_EXCHANGED = str.maketrans("XO", "OX")


@cache
def _images(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """For each symmetry of the board, where each cell comes from: eight of a square, four of a rectangle."""
    rows = [list(range(row * width, (row + 1) * width)) for row in range(height)]
    images = []
    for turned in [rows, [list(column) for column in zip(*rows, strict=True)]][: 2 if width == height else 1]:
        for across in (turned, turned[::-1]):
            for image in (across, [row[::-1] for row in across]):
                images.append(tuple(cell for row in image for cell in row))
    return tuple(images)


def image_key(position: Position) -> str:
    """One text for all boards that are the same: of the images of a board, the first in alphabetical order.

    The side to move is X.
    """
    cells = position.cells()
    if position.to_move is Color.WHITE:
        cells = cells.translate(_EXCHANGED)
    game = position.game
    return min("".join(cells[i] for i in image) for image in _images(len(game.columns), len(game.rows)))


def first_image(position: Position, black: Color = Color.BLACK) -> tuple[Position, dict[Square, Square]]:
    """The first of all images of a board in alphabetical order, and where each of its squares comes from.

    The pieces of `black` are black in it, Black is to move, and the shape of the board stays the same.
    """
    game, cells = position.game, position.cells()
    if black is Color.WHITE:
        cells = cells.translate(_EXCHANGED)
    gaps = [i for i, cell in enumerate(cells) if cell == " "]
    images = [
        ("".join(cells[i] for i in image), image)
        for image in _images(len(game.columns), len(game.rows))
        if all(cells[image[i]] == " " for i in gaps)
    ]
    first, image = min(images)
    names = [column + row for row in game.rows for column in game.columns]
    return read_cells(game, first, Color.BLACK), {names[i]: names[cell] for i, cell in enumerate(image)}
