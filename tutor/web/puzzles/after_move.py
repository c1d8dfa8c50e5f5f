"""The marks that count something on the board after an answer."""

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.kinds.kind import Aftermath
from tutor.web.board.board_overlays import overlay_view
from tutor.web.board.board_types import LegendLine, OverlayView
from tutor.web.wording import Wording


def counted(wording: Wording, position: Position, move: str, after: Aftermath) -> OverlayView | None:
    """The marks of what is counted after the move, with a legend; None if nothing is counted."""
    if after.overlay is None:
        return None
    board = position.play(move)
    view = overlay_view(wording, board, after.overlay)
    side = after.side
    if side is None:
        return view
    marks = [mark for mark in view["overlay"] if _is_of(side, board, mark[0], mark[1])]
    squares = {square for _, square, _ in marks}
    legend: list[LegendLine] = [
        {**line, "squares": [square for square in line["squares"] if square in squares]}
        for line in view["legend"]
        if any(kind == line["kind"] for kind, _, _ in marks)
    ]
    return {"overlay": marks, "legend": legend}


def _is_of(side: Color, position: Position, kind: str, square: str) -> bool:
    """Whether a mark is about this side: its moves, or its pieces."""
    return kind == f"moves-{side.value}" or position.at(square) is side
