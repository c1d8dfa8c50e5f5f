"""A puzzle on a drawn board, and the empty board for questions that need no disc."""

from collections.abc import Callable

import pytest

from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step
from tutor.puzzles.puzzle_tasks import set_puzzle

SetTask = Callable[..., Task]

OTHELLO = find_game("othello")
EMPTY = "  a b c d e f g h\n" + "\n".join(f"{row} . . . . . . . ." for row in range(1, 9))


@pytest.fixture
def set_task() -> SetTask:
    """Set a puzzle on a board; the side to move and the ringed squares follow as keywords."""

    def set_task(puzzle: Puzzle, board: str = EMPTY, to_move: str | None = None, ring: str = "") -> Task:
        step = Step(board=board, to_move=to_move, marks=Marks(ring=tuple(ring.split())), puzzle=puzzle)
        return set_puzzle(OTHELLO, step)

    return set_task
