"""What a move does to a board, drawn: the move, an answer that takes a corner, what a measure counts."""

from __future__ import annotations

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.lessons.model import Measure, Overlay
from tutor.puzzles.kinds.measures import measure_moves
from tutor.puzzles.kinds.sequences import answers_to
from tutor.puzzles.reasons import Square
from tutor.web.board.board_types import FrameView, LegendLine, OverlayView
from tutor.web.board.frames import frames_of
from tutor.web.board.overlays import overlay_view
from tutor.web.wording import Wording

COUNTED: dict[Measure, tuple[Overlay, bool]] = {
    "fewest-replies": ("mobility", False),
    "most-mobility": ("mobility", True),
    "fewest-frontier": ("frontier", True),
    "most-inner": ("frontier", True),
    "most-stable": ("stable", True),
}
"""What a measure counts as an overlay, and whether it is counted of the side that has moved."""


def played_out(wording: Wording, measure: Measure, position: Position, move: Square) -> list[FrameView]:
    """The move, and what the other side does with it where that is what the measure asks about."""
    answers: tuple[str, ...] = ()
    if measure == "best-exact":
        answers = answers_to(position, move)
    elif measure == "gives-no-corner":
        answers = measure_moves(position)[move].gives[:1]
    return frames_of(wording, position, (move, *answers))


def counted(wording: Wording, measure: Measure, position: Position, move: Square) -> OverlayView | None:
    """The marks of what the measure counts after the move, with a legend; None where there are none."""
    color, after = position.to_move or Color.BLACK, position.play(move)
    if measure == "keeps-parity":
        return overlay_view(wording, after, "parity")
    if measure not in COUNTED:
        return None
    name, own = COUNTED[measure]
    side = color if own else color.other
    view = overlay_view(wording, after, name)
    marks = [mark for mark in view["overlay"] if _is_of(side, after, mark[0], mark[1])]
    squares = {square for _, square, _ in marks}
    legend: list[LegendLine] = [
        {**line, "squares": [square for square in line["squares"] if square in squares]}
        for line in view["legend"]
        if any(kind == line["kind"] for kind, _, _ in marks)
    ]
    return {"overlay": marks, "legend": legend}


def _is_of(side: Color, position: Position, kind: str, square: Square) -> bool:
    """Whether a mark speaks of this side: its moves, or its discs."""
    return kind == f"moves-{side.value}" or position.at(square) is side
