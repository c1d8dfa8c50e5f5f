"""Makes the data of a board (`BoardView`) from a position, the same for every game and page."""

from typing import Any

from tutor.games.base import Move, Position
from tutor.lessons.model import Marks
from tutor.web.board.board_types import BoardView, Changes

View = dict[str, Any]
"""Data for templates only; data for scripts has types of its own (`tutor.web.seam`)."""


VERSION = 2
"""Raised when the shape changes in a way that an older page could not draw."""


LETTER = "letter"
"""The kind of mark that is a letter on a square."""


def changes_view(position: Position, move: Move) -> Changes:
    """The squares that a move changes, by what stands there after it."""
    found: Changes = {}
    for square, mark in position.changes(move).items():
        found.setdefault(mark, []).append(square)
    return found


def board_view(
    position: Position,
    labels: dict[str, str],
    *,
    turn: bool = True,
    marks: Marks | None = None,
    show_legal: bool = False,
    last_move: str | None = None,
) -> BoardView:
    """The board of a position with everything each legal move changes.

    ``turn=False`` shows a drawing: nobody is to move and nothing can be played.
    """
    marks = marks or Marks()
    game = position.game
    cells = position.cells()
    legal = [move for move in position.legal_moves() if move in game.squares] if turn else []
    view: BoardView = {
        "game": game.name,
        "columns": list(game.columns),
        "rows": list(game.rows),
        "shape": cells.translate(str.maketrans("XO", "..")) if " " in cells else None,
        "cells": cells,
        "to_move": position.to_move.value if turn and position.to_move else None,
        "last_move": last_move,
        "legal": {move: changes_view(position, move) for move in legal},
        "marks": {
            "ring": list(marks.ring),
            "tint": list(marks.tint),
            "line": [list(line) for line in marks.line],
            "arrow": [list(arrow) for arrow in marks.arrow],
            "legal": show_legal,
        },
        "overlay": [(LETTER, *pair) for pair in marks.letter] or None,
        "labels": labels,
        "version": VERSION,
    }
    if game.on_points:
        view["points"] = True
    return view
