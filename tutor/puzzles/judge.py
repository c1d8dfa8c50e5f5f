"""Judges an answer to a task: right, almost or not yet, with the reason seen on the board.

Where several squares are asked for, the parts of a judgement depend on one square or one number each
(`explain_found`, `explain_extra`, `explain_missing`), so that a page can carry them all in advance.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from tutor.games.base import PASS, Position
from tutor.games.errors import UnknownSquare
from tutor.puzzles.geometry import in_board_order
from tutor.puzzles.goals import TWIN, Answer, Task, twin_of
from tutor.puzzles.judgement import Judgement, Remark, Verdict
from tutor.puzzles.kinds.flip_reasons import explain_missing_disc, explain_right_flips, explain_staying_disc
from tutor.puzzles.kinds.goal_games import judge_game
from tutor.puzzles.kinds.marking import explain_all_marked, explain_unfound, explain_unmarked
from tutor.puzzles.kinds.measure_reasons import weigh
from tutor.puzzles.kinds.naming import tap_square
from tutor.puzzles.kinds.refereeing import explain_all_faults, explain_missing_fault, explain_no_fault
from tutor.puzzles.kinds.sequences import Turn
from tutor.puzzles.lines import explain_forbidden_pass, explain_missing_move, explain_move, mover
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.reasons import Reason, Square

_FOUND = {
    "all-legal-moves": ("no-move-found", "moves-found", "all-moves-and-more"),
    "flips": ("no-disc-found", "discs-found", "all-discs-and-more"),
    "referee": ("no-fault-found", "faults-found", "all-faults-and-more"),
    "mark-stable": ("no-disc-found", "discs-found", "all-discs-and-more"),
    "mark-frontier": ("no-disc-found", "discs-found", "all-discs-and-more"),
}


class UnknownOption(ValueError):
    """An answer names no option of the question."""


def judge(task: Task, answer: Answer) -> Judgement:
    """How far the answer is right, and why.

    Raises UnknownSquare for a tap that is no square of the board, UnknownOption for a key that is no option.
    """
    twin = twin_of(task) if answer[:1] == (TWIN,) else None
    if twin is not None:
        return judge(twin, answer[1:])
    for tap in answer:
        _require_known(task, tap)
    if task.goal is not None:
        return judge_game(task, task.goal, answer)
    if task.select == "many":
        return _judge_many(task, answer)
    if task.turn is not None:
        return _judge_sequence(task, task.turn, answer)
    if len(answer) != 1:
        return Judgement("not-yet", (Reason("choose-one"),))
    return judge_single(task, answer[0])


def least_help(task: Task, answer: Answer) -> int:
    """How much help an answer shows by itself: 2 where it is given on a twin, the answer having been shown;
    1 for a move that is only nearly right; else 0.
    """
    if answer[:1] == (TWIN,):
        return 2
    return int(task.judged is not None and any(task.judged.is_sound(tap) for tap in answer))


def judge_single(task: Task, tap: str) -> Judgement:
    """The judgement of one square, pass or option, where one is asked for."""
    _require_known(task, tap)
    if tap == TWIN:
        return Judgement("not-yet", (Reason("choose-one"),))
    verdict, remark = weigh_single(task, tap)
    return Judgement(
        verdict,
        remark.reasons,
        remark.lines_from,
        remark.lines,
        found=int(verdict == "right"),
        misconceptions=find_misconceptions(task, (tap,)),
        side=remark.side,
    )


def task_at(task: Task, turn: Turn) -> Task:
    """One turn of a sequence as a task of its own: any best move is right, even where there is no other."""
    return replace(
        task, kind="best-move", position=turn.position, select="one", answers=tuple(turn.right), turn=None
    )


def explain_right(task: Task) -> Remark:
    """What is said when every square asked for has been tapped, and no other."""
    if task.kind == "flips" and task.move:
        return explain_right_flips(task.position, task.move)
    if task.kind == "referee" and task.move:
        return explain_all_faults(task.position, task.move, task.answers)
    if task.side:
        return explain_all_marked(task.kind, task.side, len(task.answers))
    return Remark((Reason("all-moves-found", color=mover(task.position), n=len(task.answers)),))


def explain_found(task: Task, n: int) -> Reason:
    """That n of the squares asked for are among the taps, and the taps are not the answer."""
    of = len(task.answers)
    none, some, every = _FOUND[task.kind]
    color = task.color
    if 0 < n < of:
        return Reason(some, color=color, move=_told_move(task), n=n, of=of)
    return Reason(every if n else none, color=color, move=_told_move(task), of=of)


def _told_move(task: Task) -> Square | None:
    return task.move if task.kind == "referee" else None


def explain_extra(task: Task, square: Square) -> Remark:
    """Why a tapped square is not asked for."""
    if task.kind == "flips" and task.move:
        return explain_staying_disc(task.position, task.move, square)
    if task.kind == "referee" and task.move:
        return explain_no_fault(task.position, task.move, square)
    if task.side:
        return explain_unmarked(task.kind, task.position, task.side, square)
    return explain_move(task.position, square)


def explain_missing(task: Task, square: Square) -> Remark:
    """Where to look for a square that was not tapped; it stays unnamed, but its line is there to be drawn."""
    if task.kind == "flips" and task.move:
        return explain_missing_disc(task.position, task.move, square)
    if task.kind == "referee" and task.move:
        return explain_missing_fault(task.position, task.move, square)
    if task.side:
        return explain_unfound(task.kind, task.position, task.side, square)
    return explain_missing_move(task.position, square)


def possible_answers(task: Task) -> tuple[str, ...]:
    """Every square, option or pass that an answer may name."""
    if task.select == "choice":
        return tuple(task.replies)
    squares = task.position.game.squares
    return (*squares, PASS) if task.can_pass else (*squares, TWIN) if task.asked else squares


def _require_known(task: Task, tap: str) -> None:
    if tap not in possible_answers(task):
        if task.select == "choice":
            raise UnknownOption(f"{tap!r} is no option of this question")
        raise UnknownSquare(f"{tap!r} is not a square of this board", "unknown-square", tap)


def _judge_many(task: Task, answer: Answer) -> Judgement:
    game, taps, right = task.position.game, frozenset(answer), frozenset(task.answers)
    extras, missing = in_board_order(game, taps - right), in_board_order(game, right - taps)
    found = len(taps & right)
    if taps == right:
        verdict: Verdict = "right"
        remark = explain_right(task)
        reasons = remark.reasons
    else:
        verdict = "almost" if found else "not-yet"
        remark = explain_extra(task, extras[0]) if extras else explain_missing(task, missing[0])
        reasons = (explain_found(task, found), *remark.reasons)
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
    )


def _judge_sequence(task: Task, turn: Turn, answer: Answer) -> Judgement:
    """The judgement of the first move that is not right; without one, of how far the sequence has come."""
    of = len(task.answers)
    for found, tap in enumerate(answer):
        judged = judge_single(task_at(task, turn), tap)
        if judged.verdict != "right":
            return replace(judged, verdict="almost" if found else "not-yet", found=found, of=of)
        following = turn.right[tap]
        if following is None:
            if len(answer) > found + 1:
                return Judgement("not-yet", (Reason("choose-one"),))
            return replace(judged, found=of, of=of)
        turn = following
    reason = Reason("sequence-goes-on", color=task.color)
    return Judgement("almost" if answer else "not-yet", (reason,), found=len(answer), of=of)


@lru_cache(maxsize=256)  # a page in another language says the same
def weigh_all(task: Task, taps: tuple[str, ...]) -> Mapping[str, tuple[Verdict, Remark]]:
    """`weigh_single` of each of these."""
    return {tap: weigh_single(task, tap) for tap in taps}


def weigh_single(task: Task, tap: str) -> tuple[Verdict, Remark]:
    """How far one square, pass or option of the task is right, and what is said of it."""
    if task.select == "choice":
        reply = task.replies[tap]
        return reply.verdict, reply.remark()
    if task.wanted:
        reply = tap_square(task.position.game, task.wanted, tap)
        return reply.verdict, Remark((reply.reason,), tap)
    if tap == PASS:
        return _weigh_pass(task)
    remark = explain_move(task.position, tap)
    if tap not in _moves(task.position):
        return _weigh_illegal(task, tap, remark)
    if task.judged is not None:
        verdict, told = task.judged.tell(tap)
        return verdict, replace(told, lines=remark.lines if verdict == "right" else ())
    if task.measure is None:
        return "right", remark
    reply = weigh(task.position, task.measure, tap)
    lines = remark.lines if reply.verdict == "right" else ()
    return reply.verdict, Remark(reply.remark().reasons, tap, lines)


@lru_cache(maxsize=64)  # every square of one board is asked about
def _moves(position: Position) -> frozenset[Square]:
    return frozenset(position.legal_moves())


def _weigh_pass(task: Task) -> tuple[Verdict, Remark]:
    if task.answers == (PASS,):
        return "right", Remark((Reason("passes-rightly", color=mover(task.position)),))
    return "not-yet", explain_forbidden_pass(task.position)


def _weigh_illegal(task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
    """A square that is no move: almost, where a line starts at least and a move was asked for."""
    starts = bool(remark.lines and remark.lines[0].run)
    if task.kind != "pass-or-play":
        return "almost" if starts and task.kind == "legal-move" else "not-yet", remark
    must_pass = task.answers == (PASS,)
    code = "pass-if-none-closes" if must_pass else "a-move-exists"
    reason = Reason(code, color=mover(task.position), square=tap)
    verdict: Verdict = "almost" if starts and not must_pass else "not-yet"
    return verdict, Remark((*remark.reasons, reason), remark.lines_from, remark.lines)
