"""Squares that cannot be an answer: a tap on one is explained, and does not count as a try."""

from collections.abc import Iterable

from tutor.games.base import Square
from tutor.games.color import Color
from tutor.games.kinds.kind import Task


def is_impossible(task: Task, square: Square) -> bool:
    """Whether a square cannot be an answer: it is taken or empty against the question, or no legal move."""
    return square in impossible(task, (square,))


def impossible(task: Task, keys: Iterable[str]) -> frozenset[Square]:
    """Those of these answers that are squares which cannot be an answer."""
    position, asked = task.position, task.puzzle.asks_for
    if asked == "any":
        return frozenset()
    squares = frozenset(position.game.squares).intersection(keys)
    if asked == "move":
        return squares.difference(position.legal_moves())
    if asked == "empty":
        return squares.intersection((*position.pieces(Color.BLACK), *position.pieces(Color.WHITE)))
    return squares.intersection((task.after or position).empties()) - {task.move}
