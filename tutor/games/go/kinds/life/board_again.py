"""Two boards side by side: the earlier one, and the one that a stone would make."""

from dataclasses import replace

from tutor.games.base import Square
from tutor.games.go.rules.diagram import stones
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.reasons import GoReason
from tutor.games.judgement import Beside, Reason

BOARD_REASONS: dict[str, tuple[str, ...]] = {
    # the board before the other side's last move
    "board-one-move-ago": (),
    # a board from earlier in the game
    "board-earlier": (),
    # the same board, after a stone on square
    "board-would-come-back": ("square",),
    # a new board, after a stone on square
    "board-after": ("square",),
}
"""The captions of the boards."""


def side_by_side(position: GoPosition, point: Square, before: GoPosition | None = None) -> tuple[Beside, ...]:
    """The earlier board, and the one that a stone on `point` would make.

    For a point closed by ko both boards are the same. For an open point `before` is the earlier board;
    without it nothing is shown.
    """
    made = position.placement(point)
    black, white = stones(made.cells, position.grid)
    after = replace(position, black=black, white=white, ko=0)
    if made.reason in (GoReason.KO, GoReason.SUPERKO):
        when = "board-one-move-ago" if made.reason is GoReason.KO else "board-earlier"
        came_back = Beside(Reason("board-would-come-back", square=point), after, point)
        return Beside(Reason(when), after), came_back
    if before is None or made.reason:
        return ()
    return Beside(Reason("board-one-move-ago"), before), Beside(
        Reason("board-after", square=point), after, point
    )
