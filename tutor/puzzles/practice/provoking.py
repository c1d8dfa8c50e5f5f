"""Which wrong rules a puzzle brings to light: those that give another answer on its board."""

from functools import lru_cache

from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_misconceptions
from tutor.puzzles.goals import TWIN
from tutor.puzzles.judge import possible_answers
from tutor.puzzles.misconceptions import find_misconceptions


@lru_cache(maxsize=512)
def provoked(task: Task) -> tuple[str, ...]:
    """The misconceptions that a first answer to this puzzle can show, in the order in which they are told.

    A rule that leaves nothing to tap at all is not among them: nobody gives an empty answer.
    """
    if task.turn is not None:
        task = task.puzzle.task_at(task, task.turn)
    found = task.puzzle.provokes(task) if task.select == "many" else _by_taps(task)
    return tuple(code for code in all_misconceptions() if code in found)


def _by_taps(task: Task) -> set[str]:
    """Where one tap is the answer, every wrong one is tried."""
    taps = (tap for tap in possible_answers(task) if tap != TWIN)
    return set().union(*(find_misconceptions(task, (tap,)) for tap in taps))
