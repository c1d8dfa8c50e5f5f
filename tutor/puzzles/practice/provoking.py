"""Which misconceptions a puzzle can reveal: those whose rules give another answer on its board."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb

from tutor.games.base import Square
from tutor.games.kinds.answered import Gathering, InTurns
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_misconceptions
from tutor.puzzles.impossible_answers import impossible
from tutor.puzzles.judge import possible_answers
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.puzzle_tasks import TWIN


def provoked(task: Task) -> tuple[str, ...]:
    """The misconceptions that a first answer to this puzzle can show, in the order of telling."""
    return tuple(chances(task))


@lru_cache(maxsize=512)
def chances(task: Task) -> dict[str, float]:
    """The probability that a random first answer shows each misconception that an answer can show.

    Where one tap is asked for, it is the share of the possible taps that show it. Where several squares are,
    it is the share of the choices of as many squares as are right. A rule that leaves nothing to tap counts
    only where "there is none" is an answer.
    """
    if task.turn is not None:
        task = InTurns.of(task).task_at(task, task.turn)
    found = _by_choices(task) if task.select == "many" else _by_taps(task)
    return {code: found[code] for code in all_misconceptions() if code in found}


def _by_choices(task: Task) -> dict[str, float]:
    """Several squares are the answer: the share of choices that take only right squares and the rule's.

    The larger of two probabilities: for somebody who taps anywhere, and for somebody who taps only where an
    answer can be. Squares that are chosen together count as one, and so does an answer without a square.
    """
    puzzle = Gathering.of(task)
    whole = {square: group for group in puzzle.together(task) for square in group}

    def parts(squares: Iterable[Square]) -> frozenset[tuple[Square, ...]]:
        return frozenset(whole.get(square, (square,)) for square in squares)

    everywhere = task.position.game.squares
    looked = frozenset(puzzle.looks_among(task))
    pools = [parts(everywhere), parts(looked - impossible(task, looked))]
    right, wrong = parts(task.answers), puzzle.wrong_sets(task)

    def likely(told: frozenset[tuple[Square, ...]], pool: frozenset[tuple[Square, ...]]) -> float:
        fitting = comb(len(pool & (right | told)), len(right)) - comb(len(pool & right), len(right))
        return fitting / comb(len(pool), len(right))

    pools = [pool for pool in pools if len(pool) >= len(right)]
    said_alone = 1 / (1 + min(map(len, pools), default=1)) if task.can_pass else 0.0
    return {
        code: max((likely(parts(told), pool) for pool in pools), default=0.0) if told else said_alone
        for code in puzzle.provokes(task)
        for told in (wrong.get(code, frozenset()),)
    }


def _by_taps(task: Task) -> dict[str, float]:
    """One tap is the answer: the share of taps that show the misconception.

    Where a move is asked for, the larger share, of all taps or of the legal moves alone.
    """
    taps = [tap for tap in possible_answers(task) if tap != TWIN]
    shown = {tap: find_misconceptions(task, (tap,)) for tap in taps}
    moves = [tap for tap in taps if tap in task.position.legal_moves()] if task.puzzle.plays else []
    chance: dict[str, float] = {}
    for some in filter(None, (taps, moves)):
        for code, count in Counter(code for tap in some for code in shown[tap]).items():
            chance[code] = max(chance.get(code, 0), count / len(some))
    return chance
