"""The parameters in which Othello and its relatives differ, as plain data; othello.py plays by them."""

from dataclasses import dataclass
from enum import Enum

from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.othello.rules.shape import Shape


class Opening(Enum):
    """Where the players place the first four discs by hand, in turn; nothing flips meanwhile."""

    CENTRAL = OthelloReason.NOT_CENTRAL
    """On the four central squares (Jaques & Son's Reversi, 1888)."""

    TOUCHING = OthelloReason.NOT_TOUCHING
    """The first disc anywhere, each later one beside an earlier one, orthogonally or diagonally."""


class Scoring(Enum):
    """How empty squares count when the game is over."""

    DISCS = "discs"
    """Only discs count."""

    EMPTIES_TO_WINNER = "empties-to-winner"
    """Empty squares go to the winner, half each in a draw (World Othello Federation tournament rules)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One row of the table of games.

    With `opening` None the usual four discs stand on the board before the first move. With `discs_each` None
    discs never run out; otherwise each side places its own, and a side that has none left passes, unless
    `lends`: then it takes one of the opponent's.
    """

    name: str
    shape: Shape
    source: str
    opening: Opening | None = None
    discs_each: int | None = None
    lends: bool = False
    fewest_wins: bool = False
    scoring: Scoring = Scoring.DISCS
