"""What all kinds share that are answered by a move."""

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar, Literal

from tutor.games.base import PASS, Position, Square
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Hint, PuzzleKind, Task
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.practising import Ring
from tutor.games.othello.kinds.moves.lines import axis, closing_lines, explain_move, label, taken
from tutor.games.othello.kinds.moves.wrong_answers import mistakes_of_move
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.othello.rules.position import as_othello

SHOWS_MOVES = frozenset({"mobility", "flips", "exact"})
"""The overlays that show where a side can play."""


class Played(PuzzleKind, frozen=True):
    """A puzzle that is answered by playing on a square."""

    needs_turn = True
    asks_for: ClassVar[Literal["empty", "move"]] = "empty"
    plays = True

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict on a square: no move, or a legal move, which the kind weighs."""
        standing = task.position.at(tap)
        if standing is not None:
            return self.weigh_illegal(task, tap, taken(standing, tap))
        remark = explain_move(task.position, tap)
        if tap not in legal_squares(task.position):
            return self.weigh_illegal(task, tap, remark)
        return self.weigh_move(task, tap, remark)

    def weigh_illegal(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        """What is said of a square that is no move."""
        return "not-yet", remark

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        """What is said of a legal move."""
        return "right", remark

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        return set().union(*(mistakes_of_move(task, tap) for tap in taps - frozenset(task.answers)))

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """Where to begin, then the line that the answer closes."""
        answer, first = task.answers[0], self.first_hint(task)
        return (first,) if answer == PASS else (first, along(task.position, answer))

    def first_hint(self, task: Task) -> Hint:
        """Where to begin, in the usual words."""
        return Hint()

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_move(position)


@lru_cache(maxsize=64)  # every square of one board is asked about
def legal_squares(position: Position) -> frozenset[Square]:
    """The legal moves; a forced pass is one of them."""
    return frozenset(position.legal_moves())


def starts_line(remark: Remark) -> bool:
    """Whether at least one line starts at a square that is no move, by what was said of the square."""
    return bool(remark.lines and remark.lines[0].run)


def along(position: Position, move: Square) -> Hint:
    """On which line the move closes, named by the disc at its far end."""
    line = closing_lines(position, move)[0]
    name = label(position.game, line.direction, move)
    said = Reason(f"along-{axis(line.direction)}", stop=line.stop, label=name)
    return Hint((said,), ring=(line.stop,) if line.stop else (), usual=False)


def far_end(task: Task) -> tuple[Square, ...]:
    """The disc at the far end of a line that one of the answers closes; () where no answer closes one."""
    lines = (
        line
        for answer in task.answers
        if answer != PASS
        for line in as_othello(task.position).explain(answer).lines
    )
    return tuple(line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop)[:1]


def ends_of_lines(position: Position, moves: Iterable[Square], code: str) -> Hint:
    """The discs at the ends of all lines that these moves close."""
    lines = [line for move in moves for line in closing_lines(position, move)]
    ends = tuple({line.stop: None for line in lines if line.stop})
    return Hint((Reason(code, n=len(ends)),), ring=ends, usual=False)


def require_move(position: Position) -> None:
    """Raises Unfit where the side to move has no move."""
    if not moves_of(position):
        raise Unfit("must-pass")


def require_flips(position: Position, move: Square) -> None:
    """Raises Unfit where the move would flip nothing."""
    if move not in moves_of(position):
        raise Unfit("not-a-move")
    if not as_othello(position).flips(move):
        raise Unfit("other", f"{move} is placed while the game is set up: it flips nothing")
