"""Sets the puzzle of a step; a puzzle that was set lately is not searched again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from tutor.games.base import Game, Square
from tutor.games.geometry import draw_cells
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.lessons.model import Step
from tutor.puzzles.twin import SYMMETRIES, make_twin, places_on_twin


def set_puzzle(game: Game, step: Step) -> Task:
    """The task of a puzzle step; UnsolvablePuzzle when it has no answer, or when every answer is right."""
    if step.puzzle is None:
        raise UnsolvablePuzzle("puzzle", "is missing: this step asks nothing")
    return step.puzzle.set_task(step.position(game), step.marks.ring)


def task_of(game: Game, step: Step) -> Task:
    """The task of a puzzle step, cached; raises UnsolvablePuzzle."""
    return _task_of(game, _Written(msgspec.json.encode(step), step))


@dataclass(frozen=True)
class _Written:
    """A step that is compared by its text."""

    text: bytes
    step: Step = field(compare=False)


@lru_cache(maxsize=512)
def _task_of(game: Game, asked: _Written) -> Task:
    return set_puzzle(game, asked.step)


TWIN = "twin"
"""The first part of an answer that is given on the twin of a board."""


@dataclass(frozen=True)
class Twin:
    """The same question on the board turned or mirrored, asked after the answer was shown."""

    step: Step
    task: Task
    symmetry: str

    @property
    def places(self) -> Mapping[Square, Square]:
        """For each square of the board, the square of the twin that has its place."""
        return places_on_twin(self.task.position.game, self.symmetry)

    def turn(self, right: int, down: int) -> tuple[int, int]:
        """A step on the board, as columns and rows, turned as the twin is."""
        where = SYMMETRIES[self.symmetry]
        (left, top), (column, row) = where(0, 0, 0), where(right, down, 0)
        return column - left, row - top


@lru_cache(maxsize=512)
def find_twin(task: Task) -> Twin | None:
    """The twin of a board; None where it has none."""
    if not task.puzzle.asks_twin:
        return None
    position = task.position
    game, turn = position.game, position.to_move
    asked = Step(
        board=draw_cells(game, position.cells()),
        to_move=turn.value if turn else None,
        puzzle=task.puzzle.as_known(task),
    )
    for symmetry in SYMMETRIES:
        try:
            places = places_on_twin(game, symmetry)
        except ValueError:  # the board is not square
            continue
        if any(position.at(square) is not position.at(places[square]) for square in game.squares):
            step = make_twin(game, asked, symmetry)
            return Twin(step, set_puzzle(game, step), symmetry)
    return None


def twin_of(task: Task) -> Task | None:
    """The question on the twin; None where there is no twin."""
    found = find_twin(task)
    return found.task if found else None


def solutions(task: Task) -> list[Answer]:
    """Every answer that solves a puzzle: all squares at once, a line of moves, or any one tap or option."""
    if task.turn is not None:
        return list(task.turn.lines())
    return [task.answers] if task.select == "many" else [(answer,) for answer in task.answers]
