"""What may be said of a move in a lesson: only what this lesson or an earlier one teaches.

`taught` are the rules of the lesson (`teaches` in its file), then those of earlier lessons, the latest first.
Where it is empty, as in practice and in sets, everything may be said.
"""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.kinds.measures.differences import Criterion, empty_corner_beside
from tutor.games.othello.kinds.measures.measures import Measure, measure_moves
from tutor.games.othello.kinds.measures.theme_reasons import Theme
from tutor.games.othello.kinds.moves.lines import mover

Taught = tuple[str, ...]
"""Rules that lessons teach, the latest first."""

RULES: Mapping[Measure | Criterion | Theme, str] = {
    "off-corner": "off-x-and-c",
    "X": "off-x-and-c",
    "C": "off-x-and-c",
    "most-stable": "grows-stable",
    "fewest-potential": "fewest-frontier",
    "most-potential": "keeps-own-moves",
    "most-mobility": "keeps-own-moves",
    "best-exact": "counts-the-end",
    "look-ahead": "sees-the-answer",
    "tempo": "only-gifts-left",
    "edge": "wedges",
    "sacrifice": "corner-has-a-price",
    "parity": "keeps-parity",
}
"""The rule that teaches what is compared; what is missing here has the same name as its rule."""


def may_say(taught: Taught, what: Measure | Criterion | Theme) -> bool:
    """Whether a learner who was taught these rules knows what a reason speaks of."""
    return not taught or RULES.get(what, what) in taught


def safe_beside_corner(position: Position, move: Square) -> Reason | None:
    """That a move beside an empty corner opens no line into it."""
    corner = empty_corner_beside(position, move)
    if corner is None or corner in measure_moves(position)[move].gives:
        return None
    return Reason("no-line-to-corner", color=mover(position), square=move, stop=corner)


def name_square(position: Position, taught: Taught, reason: Reason) -> Reason:
    """The reason, with the square called an X- or C-square where a lesson has taught that name."""
    if reason.code not in NAMED or RULES["off-corner"] not in taught:
        return reason
    for place in places(board_of(position).game.shape):
        if place.square == reason.stop and reason.square in (*place.x_squares, *place.c_squares):
            return reason._replace(code=f"{'x' if reason.square in place.x_squares else 'c'}-{reason.code}")
    return reason


def name_x_square(position: Position, taught: Taught, move: Square) -> Reason | None:
    """That a move is on the X-square of an empty corner, where a lesson has taught that name."""
    if RULES["off-corner"] in taught:
        for place in places(board_of(position).game.shape):
            if move in place.x_squares and position.at(place.square) is None:
                return Reason("x-beside-corner", square=move, stop=place.square)
    return None


NAMED = ("beside-corner", "gives-corner")
"""The codes of what is said of a square that may be an X- or C-square."""

REASONS: dict[str, tuple[str, ...]] = {
    # right: the square is beside the empty corner `stop`, and color.other cannot take it
    "no-line-to-corner": ("color", "square", "stop"),
    # right: the square is beside no empty corner, others are
    "touches-no-corner": ("square",),
    # wrong: the X- or C-square of the empty corner `stop`; and color.other can take that corner next
    "x-beside-corner": ("square", "stop"),
    "c-beside-corner": ("square", "stop"),
    "x-gives-corner": ("color", "square", "stop"),
    "c-gives-corner": ("color", "square", "stop"),
    # the move `stop` is about n discs better than the square; a few, or many
    "worth-more": ("square", "stop", "n"),
    "much-better": ("square", "stop"),
    # wrong: loses about n discs, or very many
    "costs": ("n",),
    "costs-much": (),
}
"""What is said of squares beside corners, and of what a move costs."""
