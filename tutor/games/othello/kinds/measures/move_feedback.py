"""The feedback on each move, where the question asks for a good move and names no measure.

The feedback on a wrong move names a fault that can be seen on the board, and the reply of the other side; it
does not give the right move away. The feedback on a right move says what it does better than the most
tempting wrong one. If the board is about a measure that separates the moves, that comes first (`topical`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.moves import moves_of, play_out
from tutor.games.othello.kinds.measures.corner_reasons import can_wait, keeps_out, line_opens
from tutor.games.othello.kinds.measures.differences import Difference, Sight, differences
from tutor.games.othello.kinds.measures.good_moves import (
    RIGHT,
    SOUND,
    Decision,
    is_exact,
    line_of,
)
from tutor.games.othello.kinds.measures.measure_reasons import BESIDE
from tutor.games.othello.kinds.measures.measures import Measure, measure_moves
from tutor.games.othello.kinds.measures.taught import Taught, may_say, off_corners, safe_beside_corner
from tutor.games.othello.kinds.measures.theme_reasons import Theme, fault_of_parity, praise_theme
from tutor.games.othello.kinds.measures.topical import fault_by, praise_by
from tutor.games.othello.kinds.moves.lines import mover

TOLD: tuple[Sight, ...] = (
    "gives-no-corner",
    "takes-corner",
    "off-corner",
    "fewest-replies",
    "fewest-frontier",
)
"""The features that are compared on the boards after two moves."""

MANY_DISCS = 16
"""An estimate of so many discs or more is told without a number."""

FEWER = 2
"""The feedback mentions moves after the reply if there are so many fewer."""


@dataclass(frozen=True)
class Judged:
    """A board with the values of its moves, and the known replies of the other side."""

    position: Position
    decision: Decision
    known: Mapping[Square, Square]
    about: Measure | None = None
    lines: Mapping[Square, tuple[Square, ...]] = field(default_factory=dict)
    theme: Theme | None = None
    taught: Taught = ()
    remarks: dict[Square, tuple[Verdict, Remark]] = field(default_factory=dict, compare=False, repr=False)
    """What was said of moves before."""

    def answer(self, move: Square) -> Square:
        """The reply of the other side to a move; a pass if it has none."""
        if move in self.known:
            return self.known[move]
        line = self.line(move)
        return line[1] if len(line) > 1 else PASS

    def line(self, move: Square) -> tuple[Square, ...]:
        """A move, the reply, and the best move after that."""
        return self.lines[move] if move in self.lines else _line(self.position, move, self.known.get(move))

    @property
    def best(self) -> Square:
        """The first best move in board order."""
        return max(self.decision.values, key=self.decision.values.__getitem__)

    def is_sound(self, move: Square) -> bool:
        """Whether a move loses only a little: it solves the puzzle, without the third star."""
        return move in self.decision.values and RIGHT < self.decision.loss(move) <= SOUND

    def tell(self, move: Square) -> tuple[Verdict, Remark]:
        """The verdict and the feedback on a legal move."""
        if move not in self.remarks:
            self.remarks[move] = self._tell(move)
        return self.remarks[move]

    def _tell(self, move: Square) -> tuple[Verdict, Remark]:
        if move in self.decision.right:
            return "right", Remark((self._themed(move) or self._end(move) or self._praise(move),), move)
        if self.is_sound(move):
            return "right", Remark((self._sound(move), self.why_best()), move)
        fault = None if self.about == "best-exact" else self._fault(move)  # there the end is what matters
        if self.theme == "parity" and may_say(self.taught, "parity"):
            fault = fault_of_parity(self.position, move) or fault
        if close := self._one_more(move, fault):
            matters = self._end(move) or self._left(move, self.best) or self._cost(move)
            return "almost", Remark((close, matters), move)
        if fault and fault.code == "beside-corner":
            return "not-yet", self._beside_corner(move, fault)
        if fault and fault.code == "gives-corner" and (waits := can_wait(self.position, move, self.best)):
            return "not-yet", Remark((fault, waits), move)
        answered = self._answered(move) if self.answer_fits(move, fault) else None
        reasons = [reason for reason in (fault, self._end(move), answered) if reason]
        if self.taught and answered and reasons == [answered]:  # the answer alone is no reason
            reasons = [self._left(move, self.best) or answered, self._cost(move)]
        return "not-yet", Remark(tuple(reasons[:2]), move)

    def why_best(self) -> Reason:
        """The reason of the best move, said before it is played."""
        best = self.best
        if ending := self._end(best, "ends-in"):
            return ending
        reason = self._themed(best) or self._praise(best)
        return Reason("corner-stays", square=best) if reason.code == "takes-corner" else reason

    def answer_fits(self, move: Square, reason: Reason | None) -> bool:
        """Whether the reply fits the reason: where a corner is given away, only the reply that takes it."""
        return reason is None or reason.code != "gives-corner" or reason.stop == self.answer(move)

    def answer_shown(self, move: Square, reason: Reason) -> Move:
        """The reply to show with the reason: the best one, or the one that takes a corner given away."""
        return self.answer(move) if self.answer_fits(move, reason) or reason.stop is None else reason.stop

    def _one_more(self, move: Square, fault: Reason | None) -> Reason | None:
        """Says that a wrong move leaves the other side just one move more than the best one."""
        if fault is None or fault.code not in ("leaves-replies", "leaves-moves"):
            return None
        moves = measure_moves(self.position)
        fewest = min(moves[right].replies for right in self.decision.right)
        if moves[move].replies - fewest != 1:
            return None
        return Reason("one-more", color=mover(self.position), square=move, n=moves[move].replies)

    def _beside_corner(self, move: Square, fault: Reason) -> Remark:
        """Says that a wrong move is beside an empty corner, and marks the corner."""
        corner = fault.stop or move
        follows = line_opens(self.position, move, corner) or self._answered(move)
        return Remark((fault, follows), move, shown=(("danger", corner, "!"),))

    def _end(self, move: Square, best: str = "best") -> Reason | None:
        """The end of the game after a move, if it can be counted; `best` begins the code of the best move."""
        if not is_exact(self.position):
            return None
        value = self.decision.values[move]
        end = "win" if value > 0 else "loss" if value else "draw"
        code = f"{best if self.decision.loss(move) == 0 else 'ends-in'}-{end}"
        return Reason(code, color=mover(self.position), square=move, n=abs(value) or None)

    def _answered(self, move: Square) -> Reason:
        """Says the reply of the other side, or that there is a better move."""
        answer = self.answer(move)
        if answer == PASS:
            return Reason("another-ends-better")
        return Reason("answered", color=mover(self.position), square=move, stop=answer)

    def _themed(self, move: Square) -> Reason | None:
        """Says how a right move fits the theme of its board, where no measure says it."""
        if self.theme is None or not may_say(self.taught, self.theme):
            return None
        if self.theme in ("X", "C"):
            return safe_beside_corner(self.position, move) if self.taught else None
        return praise_theme(self.position, self.theme, self.line(move))

    def _praise(self, move: Square) -> Reason:
        """Says what a right move does better than the wrong move that flips most."""
        moves, right = measure_moves(self.position), self.decision.right
        wrong = [other for other in moves if other not in right]
        tempting = max(wrong, key=lambda other: moves[other].flips)
        about = self.about if self.about and may_say(self.taught, self.about) else None
        if about == "fewest-replies":  # a difference of one move says little
            clearly = [other for other in wrong if moves[other].replies > moves[move].replies + 1]
            tempting = max(clearly, key=lambda other: moves[other].flips, default=tempting)
        if about and (reason := praise_by(self.position, about, move, tempting)):
            return keeps_out(self.position, reason, wrong)
        if self.taught and self.theme in ("X", "C") and may_say(self.taught, "off-corner"):
            if reason := off_corners(self.position, move):
                return reason
        for seen in differences(self.position, tempting, move, self.sights):
            reason = _better(self.position, seen, tempting, move)
            if reason:
                return keeps_out(self.position, reason, wrong)
        if self.taught:
            return self._left(tempting, move, praised=True) or self._beaten(tempting, move)
        return Reason("best-here", square=move)

    @property
    def sights(self) -> tuple[Sight, ...]:
        """The features that lessons have taught so far."""
        return tuple(sight for sight in TOLD if may_say(self.taught, sight))

    def _sound(self, move: Square) -> Reason:
        """Says that a move is good, and which one is a little better."""
        return Reason("sound-move", square=move, stop=self.best, n=self.decision.loss(move))

    def _beaten(self, move: Square, better: Square) -> Reason:
        """Says that another move is better, and by how much."""
        n = self.decision.values[better] - self.decision.values[move]
        if n < MANY_DISCS:
            return Reason("worth-more", square=move, stop=better, n=n)
        return Reason("much-better", square=move, stop=better)

    def _cost(self, move: Square) -> Reason:
        """Says how much a wrong move loses."""
        n = self.decision.loss(move)
        return Reason("costs", n=n) if n < MANY_DISCS else Reason("costs-much")

    def _left(self, worse: Square, better: Square, *, praised: bool = False) -> Reason | None:
        """Says how many moves the mover has after a move and the reply, if that separates two moves."""
        if not may_say(self.taught, "fewest-replies"):
            return None
        few, many = self._moves_left(worse), self._moves_left(better)
        if few is None or many is None or many - few < FEWER or not few:
            return None
        move, n = (better, many) if praised else (worse, few)
        return Reason("answer-leaves", color=mover(self.position), square=move, stop=self.answer(move), n=n)

    def _moves_left(self, move: Square) -> int | None:
        """The number of moves of the mover after the reply; None if there is no reply."""
        answer, color = self.answer(move), mover(self.position)
        if answer == PASS:
            return None
        after = play_out(self.position, (move, answer))
        return len(moves_of(after)) if after.to_move is color else None

    def _fault(self, move: Square) -> Reason | None:
        """Says a visible fault of a wrong move that no right move has."""
        right = self.decision.right
        about = self.about if self.about and may_say(self.taught, self.about) else None
        if about and (reason := fault_by(self.position, about, move, right)) and self._may_say(reason):
            return reason
        for seen in differences(self.position, move, right[0], self.sights):
            if seen.corner not in right and (reason := _fault(self.position, seen, move)):
                return reason
        return None

    def _may_say(self, reason: Reason) -> bool:
        return reason.code != "beside-corner" or may_say(self.taught, "off-corner")


@lru_cache(maxsize=256)
def _line(position: Position, move: Square, answer: Square | None) -> tuple[Square, ...]:
    if answer is not None and answer in position.play(move).legal_moves():
        return line_of(position, move, answer)
    return line_of(position, move)


def _better(position: Position, seen: Difference, worse: Square, better: Square) -> Reason | None:
    color, moves = mover(position), measure_moves(position)
    if seen.sight == "takes-corner":
        return Reason("takes-corner", color=color, square=better, n=moves[better].flips)
    if seen.sight == "gives-no-corner":
        return Reason("gives-no-corner", color=color, square=better)
    if seen.sight == "off-corner":
        return None
    if seen.sight == "fewest-replies" and not seen.better:
        code = "leaves-game-over" if moves[better].ends_game else "leaves-none"
        return Reason(code, color=color, square=better)
    return Reason(BESIDE[seen.sight], color=color, square=better, n=seen.better, of=seen.worse, stop=worse)


_FAULTS = {
    "off-corner": "beside-corner",
    "fewest-replies": "leaves-moves",
    "fewest-frontier": "has-frontier",
}
"""Differences that name a fault of the wrong move; the others name a merit of the right one."""


def _fault(position: Position, seen: Difference, move: Square) -> Reason | None:
    color = mover(position)
    if seen.sight == "gives-no-corner":
        return Reason("gives-corner", color=color, square=move, stop=seen.corner)
    code = _FAULTS.get(seen.sight)
    if code == "beside-corner":
        return Reason(code, square=move, stop=seen.corner)
    return Reason(code, color=color, square=move, n=seen.worse) if code else None


REASONS: dict[str, tuple[str, ...]] = {
    # right: nothing of it can be seen beside the other moves
    "best-here": ("square",),
    # before it is played: the square is a corner
    "corner-stays": ("square",),
    # right: each answer of color.other opens a corner
    "only-bad-left": ("color",),
    # right: along its edge nobody can flip the disc
    "edge-holds": ("square",),
    # right: color.other takes the corner `stop`, and `color` the square for it
    "gives-and-takes": ("color", "square", "stop"),
    # wrong: one odd region is left, and color.other enters it
    "one-odd-region": ("color",),
    # nearly right: `stop` is better by no more than a few discs, n
    "sound-move": ("square", "stop", "n"),
    # wrong: color.other answers `stop`
    "answered": ("color", "square", "stop"),
    # wrong: the square is beside the empty corner `stop`
    "beside-corner": ("square", "stop"),
    # wrong: a corner is open to `color`, and the square is none
    "corner-is-open": ("square",),
    # close: leaves color.other n moves, and the best move one fewer
    "one-more": ("color", "square", "n"),
    # wrong: leaves color.other n moves (n > 0)
    "leaves-moves": ("color", "square", "n"),
    # wrong: n discs of `color` are beside an empty square then
    "has-frontier": ("color", "square", "n"),
}
"""What is said of corners, moves and discs beside what the measures say."""
