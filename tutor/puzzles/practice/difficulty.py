"""The topic and the difficulty of a puzzle, from its kind."""

from tutor.games.kinds.kind import Puzzle, Task
from tutor.lessons.model import Step


def topic(puzzle: Puzzle | None) -> str:
    """The topic of a puzzle; "" where there is no puzzle."""
    return puzzle.topic if puzzle else ""


def difficulty(step: Step, task: Task) -> int:
    """How hard the puzzle of a step is, from 1 to 10."""
    return task.puzzle.level(task, step.marks.ring)
