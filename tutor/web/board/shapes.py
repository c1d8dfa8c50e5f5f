"""How the marks of a board are drawn: one table for the page, by `drawing`, and for static/js/board/board.js.

`tutor types` writes it into static/js/board/board.js. Lengths are those of the picture: a square is ten wide.
"""

import re

import msgspec


class Shape(msgspec.Struct, array_like=True, frozen=True):
    """A mark on a square: an SVG element, the names of its coordinates, their offset from the middle."""

    element: str
    x: str
    y: str
    off: float
    look: dict[str, float]


class Shapes(msgspec.Struct, frozen=True):
    """How everything on a board is drawn, except the felt and the pieces."""

    unit: int
    """The width of a square."""
    marks: dict[str, Shape]
    """Marks by their CSS class. Only the script draws "lit", which follows the finger."""
    over: tuple[str, ...]
    """The layers above the pieces, the lowest first."""
    rects: tuple[str, ...]
    """The kinds of an overlay's marks that are rectangles; others are circles."""
    steps: dict[str, tuple[int, int]]
    """The directions of lines."""
    near: float
    """How far from the middle of its first square a line of a reason begins."""
    edge: float
    """How far from the middle of the last square it ends, if it ends at the edge of the board."""
    badge: float
    """The radius of the badge at its end, with its number or a tick."""
    small: float
    """The radius of the badge with a tick or a cross on a judged square."""
    corner: float
    """How far that badge is from the middle of its square, to the right and up."""
    tick: str
    cross: str


_BOX = Shape("rect", "x", "y", -4.5, {"width": 9, "height": 9, "rx": 1.2})


def _circle(radius: float) -> Shape:
    return Shape("circle", "cx", "cy", 0, {"r": radius})


SHAPES = Shapes(
    unit=10,
    marks={
        "tint": _BOX,
        "legal": _circle(1.3),
        "last": _circle(0.9),
        "ring": _circle(4.5),
        "hinted": _circle(4.5),
        "picked": _BOX,
        "found": _BOX,
        "tapped": _BOX,
        "lit": _BOX,
    },
    over=("line", "arrow", "overlay", "legal", "last", "ring", "hinted", "picked", "found", "lines"),
    rects=("odd", "even", "stable", "land-black", "land-white", "chain"),
    steps={
        "up": (0, -1),
        "up-right": (1, -1),
        "right": (1, 0),
        "down-right": (1, 1),
        "down": (0, 1),
        "down-left": (-1, 1),
        "left": (-1, 0),
        "up-left": (-1, -1),
    },
    near=5.8,
    edge=7,
    badge=2.3,
    small=1.8,
    corner=3.2,
    tick="M-1 .1-.2.9 1.1-.8",
    cross="M-1-1 1 1M-1 1 1-1",
)

FILE = "js/board/board.js"
"""The script that draws by the table, in the static folder."""

TABLE = re.compile(r"(?<=^const SHAPES = )\{.*?^\}(?=;$)", re.MULTILINE | re.DOTALL)
"""Where the script holds the table."""


def with_shapes(script: str) -> str:
    """The script with the table as it is now, over several lines."""
    table = re.sub(r"\.0(?=[,}\]])", "", msgspec.json.encode(SHAPES).decode())
    table = re.sub(r'"([a-z]+)":', r"\1:", table)
    table = re.sub(r',(?=near:|[a-z]+:(\["|\{[a-z]+:\[))', ",\n  ", table)
    return TABLE.sub(lambda _: f"{{\n  {table[1:-1]}\n}}", script)
