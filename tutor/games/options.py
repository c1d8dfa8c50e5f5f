"""Owns the shape and the codes of the options of a question; leaves every word to the page.

OPTIONS names the fields that each code carries; every other field is None.
"""

from dataclasses import dataclass

from tutor.games.base import Position, Square
from tutor.games.color import Color


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose from; `key` is what a learner's answer holds."""

    key: str
    code: str
    color: Color | None = None
    square: Square | None = None
    black: int | None = None
    white: int | None = None
    position: Position | None = None
    n: int | None = None


OPTIONS: dict[str, tuple[str, ...]] = {
    "square": ("square",),  # square-name, corner-name, next-on-line, which-is-better: a square's name
    "number": ("n",),  # count-moves: a number
    "disc": ("color",),  # disc-on: a black disc, a white disc
    "nothing": (),  # disc-on: no disc
    "side": ("color",),  # first-player: Black, White
    "either": (),  # first-player: either of them
    "board": ("position",),  # start-board: a board to look at
    "discs": ("black", "white"),  # disc-count: "4-1"
    "yes": (),  # game-over
    "no": (),  # game-over
    "moves": ("black", "white"),  # mobility: "Black 3, White 9"
    "wins": ("color", "black", "white"),  # result: color wins by this score
    "draw": ("black", "white"),  # result: a draw with this score
    "not-over": (),  # result: the game goes on
}
