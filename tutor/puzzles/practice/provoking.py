"""Owns which wrong rules a puzzle brings to light: those that give another answer on its board."""

from functools import lru_cache

from tutor.games.base import PASS
from tutor.games.othello.rules.position import as_othello
from tutor.puzzles.goals import Task
from tutor.puzzles.judge import task_at
from tutor.puzzles.lines import closing_lines
from tutor.puzzles.misconceptions import (
    MISCONCEPTIONS,
    find_misconceptions,
    opens_corner,
    wrong_faults,
)
from tutor.puzzles.wrong_rules import wrong_flips, wrong_moves


def provokes(task: Task, code: str) -> bool:
    """Whether a first answer can show this misconception."""
    if code == "never-pass":
        return task.answers == (PASS,)
    if code == "pass-optional":
        return task.can_pass and task.answers != (PASS,)
    return code in provoked(task)


@lru_cache(maxsize=512)
def provoked(task: Task) -> tuple[str, ...]:
    """The misconceptions that a first answer to this puzzle can show, in the order of MISCONCEPTIONS.

    A rule that leaves nothing to tap at all is not among them: nobody gives an empty answer.
    """
    if task.turn is not None:
        task = task_at(task, task.turn)
    found = _by_sets(task) if task.select == "many" else _by_taps(task)
    return tuple(code for code in MISCONCEPTIONS if code in found)


def _by_taps(task: Task) -> set[str]:
    """Where one tap is the answer, every wrong one is tried."""
    taps = [option.key for option in task.options] or [
        *task.position.game.squares,
        *([PASS] if task.can_pass else []),
    ]
    return set().union(*(find_misconceptions(task, (tap,)) for tap in taps))


def _by_sets(task: Task) -> set[str]:
    right, position = frozenset(task.answers), task.position
    if task.side is not None:
        return {"wrong-side"} if position.pieces(task.side.other) else set()
    if task.move is None:
        wrong, found = dict(wrong_moves(position)), {"occupied"}
    elif task.kind == "flips":
        wrong, found = wrong_flips(position, task.move), set()
        lines = closing_lines(position, task.move)
        if any(opens_corner(position, task.move, frozenset(line.run)) for line in lines):
            found.add("may-leave")
    else:
        wrong = wrong_faults(task, wrong_flips(position, task.move))
        kept = right - frozenset(as_othello(position).flips(task.move))
        found = {"may-leave"} if kept and kept != right else set()
    return found | {code for code, squares in wrong.items() if squares and squares != right}
