"""Squares that cannot be an answer: a tap on one is explained, and does not count as a try."""

from tutor.games.base import Square
from tutor.games.kinds.kind import Task


def is_impossible(task: Task, square: Square) -> bool:
    """Whether a square cannot be an answer: taken or empty against the question, or no legal move."""
    if square not in task.position.game.squares:
        return False
    if task.puzzle.asks_for == "move":
        return square not in task.position.legal_moves()
    if task.puzzle.asks_for == "empty":
        return task.position.at(square) is not None
    if task.puzzle.asks_for == "piece" and square != task.move:
        return (task.after or task.position).at(square) is None
    return False
