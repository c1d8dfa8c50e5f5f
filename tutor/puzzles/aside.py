"""Which squares no answer can name: a tap on them is explained, and counts as no try."""

from tutor.games.base import Square
from tutor.games.kinds.kind import Task


def is_aside(task: Task, square: Square) -> bool:
    """Whether a piece stands where an empty square is asked for, none where a piece is, or no move can be."""
    if square not in task.position.game.squares:
        return False
    if task.puzzle.asks_for == "move":
        return square not in task.position.legal_moves()
    if task.puzzle.asks_for == "empty":
        return task.position.at(square) is not None
    if task.puzzle.asks_for == "piece" and square != task.move:
        return (task.after or task.position).at(square) is None
    return False
