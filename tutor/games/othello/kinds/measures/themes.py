"""The themes of boards that ask "Which move?": the measure that finds the best move, or just does not.

A theme has the name of its measure. On most of its boards the measure points only to right moves. On some it
points only to wrong ones; otherwise the measure would answer every board of the theme.
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
"""A theme with too few boards, and the theme with which its boards are practised."""

SHELVED: tuple[Measure, ...] = tuple(theme for theme in THEMES if theme not in JOINED)
"""The themes that are practised."""

EMPTIES: Mapping[Measure, tuple[int, int]] = {
    "keeps-parity": (5, 20),
    "best-exact": (5, MOST_EMPTIES),
}
"""The fewest and the most empty squares of the boards of a theme about the end."""

IN_THE_MIDDLE = (MOST_EMPTIES, 46)
"""The same for all others."""

_FEW = 0.4
"""A measure that points to more than this share of the moves hardly tells them apart."""


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
