"""Squares that cannot be an answer: a tap on one is explained, and does not count as a try."""

from collections.abc import Iterable

from tutor.games.base import Square
from tutor.games.kinds.kind import Task


def is_impossible(task: Task, square: Square) -> bool:
    """Whether a square cannot be an answer: taken or empty against the question, or no legal move."""
    return square in impossible(task, (square,))


def impossible(task: Task, keys: Iterable[str]) -> frozenset[Square]:
    """Those of these answers that are squares which cannot be one."""
    squares = [key for key in keys if key in task.position.game.squares]
    if task.puzzle.asks_for == "move":
        return frozenset(squares).difference(task.position.legal_moves())
    return frozenset(square for square in squares if _is_wrongly_filled(task, square))


def _is_wrongly_filled(task: Task, square: Square) -> bool:
    if task.puzzle.asks_for == "empty":
        return task.position.at(square) is not None
    if task.puzzle.asks_for == "piece" and square != task.move:
        return (task.after or task.position).at(square) is None
    return False
