"""Owns which squares no answer can name: a tap on them is explained, and counts as no try."""

from tutor.puzzles.goals import Task
from tutor.puzzles.reasons import Square

ON_EMPTY = ("legal-move", "all-legal-moves", "pass-or-play", "best-move", "sequence")
"""Kinds that ask for empty squares."""

ON_DISCS = ("flips", "referee", "mark-stable", "mark-frontier")
"""Kinds that ask for squares with a disc."""


def is_aside(task: Task, square: Square) -> bool:
    """Whether a disc stands where an empty square is asked for, or none where a disc is."""
    if square not in task.position.game.squares:
        return False
    if task.kind in ON_EMPTY:
        return task.position.at(square) is not None
    if task.kind in ON_DISCS and square != task.move:
        return (task.after or task.position).at(square) is None
    return False
