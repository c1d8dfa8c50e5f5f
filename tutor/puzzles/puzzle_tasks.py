"""Sets the puzzle of a step; those set lately are not searched again."""

from functools import lru_cache

import msgspec

from tutor.games.base import Game
from tutor.games.geometry import draw, read_discs
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.lessons.model import Step, read_json
from tutor.puzzles.twin import SYMMETRIES, make_twin


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


TWIN = "twin"
"""Stands before an answer that is given on the twin of a board."""


def twin_of(task: Task) -> Task | None:
    """The same question on the board turned, asked when the answer was shown; None where there is no twin."""
    asked = twin_step(task)
    return task_of(task.position.game, asked) if asked else None


@lru_cache(maxsize=512)
def twin_step(task: Task) -> Step | None:
    """The step of that question."""
    if not task.puzzle.asks_twin:
        return None
    position = task.position
    game, turn = position.game, position.to_move
    asked = Step(
        board=draw(game, read_discs(position)),
        to_move=turn.value if turn else None,
        puzzle=task.puzzle.as_known(task),
    )
    for symmetry in SYMMETRIES:
        try:
            twin = make_twin(game, asked, symmetry)
        except ValueError:  # a board that is no square
            continue
        if twin.position(game).cells() != position.cells():
            return twin
    return None


def solutions(task: Task) -> list[Answer]:
    """Every answer that solves a puzzle: all squares at once, a row of moves, or any one tap or option."""
    if task.turn is not None:
        return list(task.turn.lines())
    return [task.answers] if task.select == "many" else [(answer,) for answer in task.answers]
