"""Link previews: a board as a PNG of 1200 × 630 pixels, without words, so that one serves every language.

A picture is made of tiles with palette colours, one tile for each square. Drawing takes some milliseconds,
one picture at a time, and the newest are cached. The address names the game and the piece on each square.
"""

import re
import struct
import zlib
from functools import lru_cache
from math import hypot, sqrt
from threading import Lock

from flask import Blueprint, Response, abort, url_for

from tutor.games.base import Game
from tutor.games.errors import RulesError
from tutor.games.table import find_game
from tutor.web.board.board_types import BoardView
from tutor.web.board.shown_games import shown_game

blueprint = Blueprint("board_picture", __name__)

WIDTH, HEIGHT = 1200, 630
MARGIN, BORDER, CORNER = 23, 20, 14
MOST_CACHED = 256
"""Pictures cached, of about seven kilobytes each."""

A_DAY = "public, max-age=86400"
CELLS = re.compile(r"[XO-]{4,676}")

Colour = tuple[int, int, int]
Rows = list[bytes]

PAPER, FRAME, FELT, LINE = range(4)
FLAT: tuple[Colour, ...] = ((251, 248, 241), (23, 54, 43), (44, 125, 93), (27, 91, 66))
BLACK, BLACK_RIM, WHITE, WHITE_RIM = (20, 26, 24), (62, 74, 68), (247, 245, 238), (205, 200, 186)
STEPS = 8
RAMPS = ((FLAT[FELT], BLACK), (FLAT[FELT], WHITE), (BLACK, BLACK_RIM), (WHITE, WHITE_RIM))
"""Pairs of colours that the palette blends in `STEPS` steps: for the edge of a disc, and for its rings."""

EDGE_RADIUS = 0.4
RINGS = {"X": (0.31, 0.22), "O": (0.31,)}
"""The radii of the rings of a disc; a square is 1 wide. In templates/board.html it is 10 wide."""

_drawing = Lock()


def picture_url(game: str, cells: str) -> str:
    """The address of the picture of a board; ``cells`` as `Position.cells` and a BoardView give them."""
    squares = cells.replace(" ", "").replace(".", "-")
    return url_for("board_picture.picture", game=game, squares=squares)


def picture_of(view: BoardView) -> str:
    """The address of the picture of a board that a page draws."""
    return picture_url(view["game"], view["cells"])


@blueprint.get("/picture/<game>/<squares>.png")
def picture(game: str, squares: str) -> Response:
    """The picture of a board, which other sites may show."""
    try:
        found = shown_game(game)
    except RulesError:
        abort(404)
    if not CELLS.fullmatch(squares) or len(squares) != len(found.squares):
        abort(404)
    with _drawing:
        content = _cached_png(found.name, squares)
    response = Response(content, mimetype="image/png")
    response.headers["Cache-Control"] = A_DAY
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


@lru_cache(MOST_CACHED)
def _cached_png(game: str, squares: str) -> bytes:
    return board_png(find_game(game), squares)


def board_png(game: Game, squares: str) -> bytes:
    """The picture of a board whose discs are ``X``, ``O`` and ``-`` in board order."""
    discs = dict(zip(game.squares, squares, strict=True))
    rows = [[discs.get(column + row, " ") for column in game.columns] for row in game.rows]
    size = (HEIGHT - 2 * MARGIN - 2 * BORDER) // max(len(rows), len(rows[0]))
    return _png(_framed(rows, size, points=game.on_points))


def _framed(rows: list[list[str]], size: int, *, points: bool) -> Rows:
    """The pixel rows of the picture: the board in its frame, in the middle of the paper."""
    wide, high = len(rows[0]) * size + 1, len(rows) * size + 1
    across, down = wide + 2 * BORDER, high + 2 * BORDER
    top, left = (HEIGHT - down) // 2, (WIDTH - across) // 2
    border = bytes([FRAME]) * BORDER
    lines = [bytes([FRAME]) * across for _ in range(BORDER)]
    end, rim = b"", FELT if points else LINE
    for number, row in enumerate(rows):
        arms = [_arms(x, number, len(row), len(rows)) if points else None for x in range(len(row))]
        tiles = [_tile(cell, size, arm) for cell, arm in zip(row, arms, strict=True)]
        end = bytes([FRAME if row[-1] == " " else rim])
        lines += [border + b"".join(tile[y] for tile in tiles) + end + border for y in range(size)]
    below = b"".join(bytes([FRAME if cell == " " else rim]) * size for cell in rows[-1])
    lines += [border + below + end + border]
    lines += [bytes([FRAME]) * across for _ in range(BORDER)]
    paper = bytes([PAPER])
    rounded = [
        paper * (left + inset) + line[inset : across - inset] + paper * (WIDTH - left - across + inset)
        for y, line in enumerate(lines)
        for inset in (_inset(min(y, down - 1 - y)),)
    ]
    blank = paper * WIDTH
    return [blank] * top + rounded + [blank] * (HEIGHT - top - down)


def _inset(y: int) -> int:
    """How many pixels the round corner takes from each end of row ``y`` of the frame."""
    return round(CORNER - sqrt(CORNER**2 - (CORNER - y) ** 2)) if y < CORNER else 0


Arms = tuple[bool, bool, bool, bool]
"""Whether a line leads from a point to the left, to the right, up and down."""


def _arms(x: int, y: int, across: int, down: int) -> Arms:
    return x > 0, x < across - 1, y > 0, y < down - 1


@lru_cache(128)
def _tile(cell: str, size: int, arms: Arms | None) -> Rows:
    """The pixel rows of one square, or of one point with half a square around it: felt, grid, and a disc."""
    if cell == " ":
        return [bytes([FRAME]) * size] * size
    return [bytes(_pixel(cell, x, y, size, arms) for x in range(size)) for y in range(size)]


def _ground(x: int, y: int, size: int, arms: Arms | None) -> int:
    """The colour below the pieces: of the felt, or of a line of the grid."""
    if arms is None:
        return LINE if x < 1 or y < 1 else FELT
    left, right, up, down = arms
    middle = size // 2
    across = y == middle and ((left and x <= middle) or (right and x >= middle))
    along = x == middle and ((up and y <= middle) or (down and y >= middle))
    return LINE if across or along else FELT


def _pixel(cell: str, x: int, y: int, size: int, arms: Arms | None) -> int:
    ground = _ground(x, y, size, arms)
    if cell == "-" or (arms is None and ground == LINE):
        return ground
    middle = size / 2
    away = hypot(x - middle, y - middle)
    covered = min(max(EDGE_RADIUS * size - away + 0.5, 0), 1)
    if covered < 1:
        return _between(0 if cell == "X" else 1, covered) if covered else ground
    width = max(size * 0.012, 0.7)
    near = max(min(max(width - abs(away - ring * size) + 0.5, 0), 1) for ring in RINGS[cell])
    return _between(2 if cell == "X" else 3, near)


def _between(ramp: int, part: float) -> int:
    return len(FLAT) + ramp * STEPS + round(part * (STEPS - 1))


def _palette() -> bytes:
    colours = list(FLAT)
    for start, end in RAMPS:
        for step in range(STEPS):
            part = step / (STEPS - 1)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            colours.append((red, green, blue))
    return b"".join(bytes(colour) for colour in colours)


def _png(lines: Rows) -> bytes:
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + line for line in lines), 6)
    chunks = ((b"IHDR", head), (b"PLTE", _palette()), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
