"""Which wrong answer to expect to a puzzle: one that a known misconception gives.

Of several likely ones, an answer that shows a misconception not yet named comes first; then the move that
changes most, since it looks best.
"""

from collections.abc import Collection

from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.kind_table import all_misconceptions
from tutor.puzzles.impossible_answers import is_impossible
from tutor.puzzles.judge import judge_single, possible_answers
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.puzzle_tasks import TWIN


def usual_wrong(task: Task, named: Collection[str] = ()) -> tuple[Answer, tuple[str, ...]]:
    """A wrong answer with the misconceptions it shows; ((), ()) where none is more likely than others.

    ``named`` are the misconceptions that other puzzles of the lesson show already.
    """
    if task.select == "game":
        return (), ()
    if task.select == "many":
        return _usual_set(task, named)
    return _usual_tap(InTurns.of(task).task_at(task, task.turn) if task.turn is not None else task, named)


def _usual_set(task: Task, named: Collection[str]) -> tuple[Answer, tuple[str, ...]]:
    right, wrong = frozenset(task.answers), task.puzzle.wrong_sets(task)
    likely = [code for code in all_misconceptions() if wrong.get(code) and wrong[code] != right]
    likely.sort(key=lambda code: code in named)
    if not likely:
        return (), ()
    squares = tuple(square for square in task.position.game.squares if square in wrong[likely[0]])
    return squares, (likely[0],)


def _usual_tap(task: Task, named: Collection[str]) -> tuple[Answer, tuple[str, ...]]:
    """A wrong legal move, if there is one; else a square that a misconception takes for right."""
    wrong = [tap for tap in possible_answers(task) if _is_wrong(task, tap)]
    shown = {tap: find_misconceptions(task, (tap,)) for tap in wrong}
    position = task.position
    moves = frozenset(position.legal_moves()) & frozenset(position.game.squares)
    playable = [tap for tap in wrong if tap in moves and task.select != "choice"]
    likely = playable or [tap for tap, codes in shown.items() if codes]

    def rank(tap: str) -> tuple[bool, int, int]:
        changed = len(position.changes(tap)) if tap in moves else 0
        return not set(shown[tap]) <= set(named), len(shown[tap]), changed

    tap = max(likely, key=rank, default=None)
    return ((tap,), shown[tap]) if tap is not None else ((), ())


def _is_wrong(task: Task, tap: str) -> bool:
    return tap != TWIN and not is_impossible(task, tap) and judge_single(task, tap).verdict != "right"
