"""Judges an answer to a task: right, almost or not yet, with a reason on the board.

The puzzle's kind decides what is right and why. If several squares are asked for, each part of a judgement
depends on only one square or one number, so that a page can contain all of them in advance.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from tutor.games.base import PASS
from tutor.games.errors import UnknownSquare
from tutor.games.geometry import in_board_order
from tutor.games.judgement import Judgement, Reason, Remark, Verdict
from tutor.games.kinds.answered import Gathering, InTurns, chosen
from tutor.games.kinds.goal_games import GoalGame
from tutor.games.kinds.kind import Answer, Task, Turn
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.puzzle_tasks import TWIN, twin_of

REASONS: dict[str, tuple[str, ...]] = {
    # none chosen, or more than one, where one square or option is asked for
    "choose-one": (),
}
"""The codes that the judge uses for every kind."""


class UnknownOption(ValueError):
    """An answer names no option of the question."""


def judge(task: Task, answer: Answer) -> Judgement:
    """The judgement on an answer.

    Raises UnknownSquare for a tap that is no square of the board, UnknownOption for a key that is no option.
    """
    twin = twin_of(task) if answer[:1] == (TWIN,) else None
    if twin is not None:
        return judge(twin, answer[1:])
    for tap in answer:
        _require_known(task, tap)
    if task.select == "game":
        return GoalGame.of(task).judge_game(task, answer)
    if task.select == "many":
        return _judge_many(task, answer)
    if task.turn is not None:
        return _judge_sequence(task, task.turn, answer)
    if len(answer) != 1:
        return Judgement("not-yet", (Reason("choose-one"),))
    return judge_single(task, answer[0])


def least_help(task: Task, answer: Answer) -> int:
    """How much help an answer shows by itself: 2 on a twin, 1 if it is only nearly right, else 0.

    A twin is asked after the answer was shown.
    """
    if answer[:1] == (TWIN,):
        return 2
    return int(any(task.puzzle.is_nearly_right(task, tap) for tap in answer))


def judge_single(task: Task, tap: str) -> Judgement:
    """The judgement on one square, pass or option."""
    _require_known(task, tap)
    if tap == TWIN:
        return Judgement("not-yet", (Reason("choose-one"),))
    verdict, remark = task.puzzle.weigh(task, tap)
    return Judgement(
        verdict,
        remark.reasons,
        remark.lines_from,
        remark.lines,
        found=int(verdict == "right"),
        misconceptions=find_misconceptions(task, (tap,)),
        side=remark.side,
        shown=remark.shown,
    )


def possible_answers(task: Task) -> tuple[str, ...]:
    """Every square, option or pass that an answer may contain."""
    if task.select == "choice":
        return tuple(option.key for option in task.options)
    squares = task.position.game.squares
    return (*squares, PASS) if task.can_pass else (*squares, TWIN) if task.puzzle.asks_twin else squares


def _require_known(task: Task, tap: str) -> None:
    if tap not in possible_answers(task):
        if task.select == "choice":
            raise UnknownOption(f"{tap!r} is no option of this question")
        raise UnknownSquare(f"{tap!r} is not a square of this board", "unknown-square", tap)


def _set_given(answer: Answer) -> frozenset[str]:
    """The tapped squares; an answer without a square counts only alone."""
    return frozenset(answer) - {PASS} or frozenset(answer)


def _judge_many(task: Task, answer: Answer) -> Judgement:
    game, taps, right = task.position.game, chosen(task, _set_given(answer)), frozenset(task.answers)
    extras, missing = in_board_order(game, taps - right), in_board_order(game, right - taps)
    found, puzzle = len(taps & right), Gathering.of(task)
    if taps == right:
        verdict: Verdict = "right"
        remark = puzzle.explain_right(task)
        reasons = remark.reasons
    else:
        verdict = "almost" if found else "not-yet"
        remark = Remark(())
        if extras or missing:
            explain = puzzle.explain_extra if extras else puzzle.explain_missing
            remark = explain(task, (extras or missing)[0])
        reasons = (puzzle.explain_found(task, found), *remark.reasons)
    return Judgement(
        verdict,
        reasons,
        remark.lines_from,
        remark.lines,
        found=found,
        of=len(right),
        extras=extras,
        missing=missing,
        misconceptions=find_misconceptions(task, answer),
        side=remark.side,
        shown=remark.shown,
    )


def _judge_sequence(task: Task, turn: Turn, answer: Answer) -> Judgement:
    """The judgement on the first wrong move; without one, on how far the sequence has come."""
    of = len(task.answers)
    for found, tap in enumerate(answer):
        judged = judge_single(InTurns.of(task).task_at(task, turn), tap)
        if judged.verdict != "right":
            return replace(judged, verdict="almost" if found else "not-yet", found=found, of=of)
        following = turn.right[tap]
        if following is None:
            if len(answer) > found + 1:
                return Judgement("not-yet", (Reason("choose-one"),))
            return replace(judged, found=of, of=of)
        turn = following
    reason = InTurns.of(task).goes_on(task)
    return Judgement("almost" if answer else "not-yet", (reason,), found=len(answer), of=of)


@lru_cache(maxsize=256)  # a page in another language says the same
def weigh_all(task: Task, taps: tuple[str, ...]) -> Mapping[str, tuple[Verdict, Remark]]:
    """The verdict and the feedback on each of these taps."""
    return {tap: task.puzzle.weigh(task, tap) for tap in taps}
