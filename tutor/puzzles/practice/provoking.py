"""Which wrong rules a puzzle brings to light: those that give another answer on its board."""

from collections import Counter
from functools import lru_cache

from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_misconceptions
from tutor.puzzles.judge import possible_answers
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.puzzle_tasks import TWIN


def provoked(task: Task) -> tuple[str, ...]:
    """The misconceptions that a first answer to this puzzle can show, in the order in which they are told."""
    return tuple(chances(task))


@lru_cache(maxsize=512)
def chances(task: Task) -> dict[str, float]:
    """How likely a random first answer shows each misconception that one can show, in the order of telling.

    That is its share of the possible taps, where one is asked for. Of many squares hardly any random choice
    is what a wrong rule marks: there it is 0. A rule that leaves nothing to tap at all is not among them:
    nobody gives an empty answer.
    """
    if task.turn is not None:
        task = InTurns.of(task).task_at(task, task.turn)
    found = dict.fromkeys(task.puzzle.provokes(task), 0.0) if task.select == "many" else _by_taps(task)
    return {code: found[code] for code in all_misconceptions() if code in found}


def _by_taps(task: Task) -> dict[str, float]:
    """Where one tap is the answer, every wrong one is tried.

    For legal moves, the chance is that of somebody who taps legal moves only.
    """
    taps = [tap for tap in possible_answers(task) if tap != TWIN]
    shown = {tap: find_misconceptions(task, (tap,)) for tap in taps}
    moves = [tap for tap in taps if tap in task.position.legal_moves()] if task.puzzle.plays else []
    chance: dict[str, float] = {}
    for some in filter(None, (taps, moves)):
        for code, count in Counter(code for tap in some for code in shown[tap]).items():
            chance[code] = max(chance.get(code, 0), count / len(some))
    return chance
