"""What a board that asks "Which move?" can be about: the measure whose move is best, or just is not.

A theme bears the name of its measure. Most of its boards point to the best move by that measure alone; on
some the measure points to a wrong move, or else it would be the answer to every board of the theme.
"""

from collections.abc import Mapping
from typing import Literal

from tutor.games.base import Position, Square
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.kinds.measures.measures import Measure, best_moves, measure_moves

Fit = Literal["points", "misleads"]

THEMES: tuple[Measure, ...] = (
    "takes-corner",
    "gives-no-corner",
    "fewest-replies",
    "most-mobility",
    "fewest-potential",
    "most-potential",
    "fewest-frontier",
    "most-stable",
    "keeps-parity",
    "best-exact",
)
"""The measures by which moves are asked for in practice."""

JOINED: Mapping[Measure, Measure] = {"most-potential": "most-mobility"}
"""A theme of too few boards, and the one whose shelf they stand on."""

SHELVED: tuple[Measure, ...] = tuple(theme for theme in THEMES if theme not in JOINED)
"""The themes that are practised."""

EMPTIES: Mapping[Measure, tuple[int, int]] = {
    "keeps-parity": (5, 20),
    "best-exact": (5, MOST_EMPTIES),
}
"""The fewest and the most empty squares of a theme that speaks of the end."""

IN_THE_MIDDLE = (MOST_EMPTIES, 46)
"""The same for all others."""

_FEW = 0.4
"""A measure that points to more of the moves than this tells them apart too little."""


def pointed(position: Position, theme: Measure) -> frozenset[Square]:
    """The moves that the measure of a theme points to; none where it hardly tells the moves apart."""
    lowest, highest = EMPTIES.get(theme, IN_THE_MIDDLE)
    if theme == "best-exact" or not lowest <= len(position.empties()) <= highest:
        return frozenset()
    found, moves = frozenset(best_moves(position, theme)), measure_moves(position)
    if theme == "gives-no-corner":
        return found if 2 * len(found) <= len(moves) + 1 else frozenset()
    return found if len(found) <= _FEW * len(moves) else frozenset()


def fit(picks: frozenset[Square], right: frozenset[Square]) -> Fit | None:
    """How the moves that a measure points to fit the right ones; None if the board is not about it."""
    if picks and not picks & right:
        return "misleads"
    return "points" if picks and picks <= right else None
