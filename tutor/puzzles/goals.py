"""Sets the puzzle of a step; those set lately are not searched again."""

from functools import lru_cache

import msgspec

from tutor.games.base import Game
from tutor.games.kind import Answer, Task
from tutor.games.unsolvable import UnsolvablePuzzle
from tutor.lessons.model import Step, read_json


def set_puzzle(game: Game, step: Step) -> Task:
    """The task of a puzzle step; UnsolvablePuzzle when it has no answer or cannot be answered wrongly."""
    if step.puzzle is None:
        raise UnsolvablePuzzle("puzzle", "is missing: this step asks nothing")
    return step.puzzle.set_task(step.position(game), step.marks.ring)


def task_of(game: Game, step: Step) -> Task:
    """The task of a puzzle step, from the store where it was asked for lately; raises UnsolvablePuzzle."""
    return _task_of(game, msgspec.json.encode(step))


@lru_cache(maxsize=512)
def _task_of(game: Game, step: bytes) -> Task:
    return set_puzzle(game, read_json(step, Step))


def solutions(task: Task) -> list[Answer]:
    """Every answer that solves a puzzle: all squares at once, a row of moves, or any one tap or option."""
    if task.turn is not None:
        return list(task.turn.lines())
    return [task.answers] if task.select == "many" else [(answer,) for answer in task.answers]
