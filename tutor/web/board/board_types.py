"""The data of a board for its template and scripts: its squares, marks and moves."""

from typing import Literal, NotRequired, TypedDict

from tutor.web.wording import Say

Side = Literal["black", "white"]


Mark = tuple[str, str, str]
"""A mark on a square: its kind, the square, and a text, which may be empty."""


Changes = dict[str, list[str]]
"""The squares that a move changes, by what stands there after it, as shown: ``{"X": ["d3", "d4"]}``."""


class MarksView(TypedDict):
    """The marks that an author has put on a board: rings, tinted squares, lines and arrows."""

    ring: list[str]
    tint: list[str]
    line: list[list[str]]
    arrow: list[list[str]]
    legal: NotRequired[bool]
    """Whether the legal moves are shown."""


class LegendLine(TypedDict):
    """What a kind of mark means, and the squares that have it."""

    kind: str
    say: Say
    squares: list[str]
    sign: NotRequired[str]
    """The sign in the marks of this kind, where all have the same."""


class BoardView(TypedDict):
    """A board to draw, and the changes that each legal move would make."""

    game: str
    columns: list[str]
    rows: list[str]
    shape: NotRequired[str | None]
    """The existing cells of an irregular board."""
    points: NotRequired[bool]
    """Whether pieces stand on the crossings of lines, not in squares."""
    cells: str
    """The squares row by row: X, O, "." for an empty one, " " where there is no square."""
    to_move: NotRequired[Side | None]
    last_move: NotRequired[str | None]
    legal: dict[str, Changes]
    marks: MarksView
    overlay: NotRequired[list[Mark] | None]
    legend: NotRequired[list[LegendLine]]
    labels: dict[str, str]
    """The labels of a square for screen readers, by what stands on it; {square} is its name."""
    said: NotRequired[dict[str, str]]
    """Longer labels of some squares, used unless they are ringed."""
    version: NotRequired[int]


class TurnView(TypedDict):
    """The side to move, and the words for it."""

    color: Side
    text: str


class FrameView(TypedDict):
    """A move on a board: its side, the changes, the words for it, and the marks over the board."""

    move: str
    color: Side
    changes: Changes
    say: Say | None
    over: NotRequired[bool]
    """Whether the game is over after it."""
    overlay: NotRequired[list[Mark]]
    legend: NotRequired[list[LegendLine]]


class OverlayView(TypedDict):
    """The marks of an overlay, and a line of the legend for each kind of mark."""

    overlay: list[Mark]
    legend: list[LegendLine]
