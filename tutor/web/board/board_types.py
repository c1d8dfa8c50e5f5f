"""What a board is on its way to a browser: its squares, marks and moves."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tutor.web.wording import Say

Side = Literal["black", "white"]


Mark = tuple[str, str, str]
"""What is laid over a square: kind, square, text; the text is empty where the kind says it all."""


Changes = dict[str, list[str]]
"""The squares that a move changes, by what comes to stand there, as shown: ``{"X": ["d3", "d4"]}``."""


class MarksView(TypedDict):
    """What an author has drawn on a board: rings, tinted squares, lines and arrows from one to another."""

    ring: list[str]
    tint: list[str]
    line: list[list[str]]
    arrow: list[list[str]]
    legal: NotRequired[bool]
    """Whether the legal moves are shown."""


class LegendLine(TypedDict):
    """What the marks of a kind mean, with the squares that have one."""

    kind: str
    say: Say
    squares: list[str]


class BoardView(TypedDict):
    """A board: what a browser draws, and what each legal move would change."""

    game: str
    columns: list[str]
    rows: list[str]
    shape: NotRequired[str | None]
    """The cells that there are, of a board that lacks some."""
    points: NotRequired[bool]
    """Whether pieces stand where lines cross; else they lie in squares."""
    cells: str
    """What stands on each square, row by row: X, O, "." where nothing does, " " where there is none."""
    to_move: NotRequired[Side | None]
    last_move: NotRequired[str | None]
    legal: dict[str, Changes]
    marks: MarksView
    overlay: NotRequired[list[Mark] | None]
    legend: NotRequired[list[LegendLine]]
    labels: dict[str, str]
    """What a screen reader says of a square, by what stands on it; {square} is its name."""
    said: NotRequired[dict[str, str]]
    """What is said instead of some squares of which more is known, while nothing of them is ringed."""
    version: NotRequired[int]


class TurnView(TypedDict):
    """Whose turn it is, and the words that say so."""

    color: Side
    text: str


class FrameView(TypedDict):
    """A move as it is played on a board: whose it is, what it changes, what is said, what lies over it."""

    move: str
    color: Side
    changes: Changes
    say: Say | None
    over: NotRequired[bool]
    """Whether nobody is to move any more."""
    overlay: NotRequired[list[Mark]]
    legend: NotRequired[list[LegendLine]]


class OverlayView(TypedDict):
    """The marks of an overlay, and a line of legend for each kind that was drawn."""

    overlay: list[Mark]
    legend: list[LegendLine]
