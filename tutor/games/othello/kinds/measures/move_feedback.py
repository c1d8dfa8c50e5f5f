"""The feedback on each move where the question asks for a good move and names no measure.

The feedback on a wrong move names a fault that can be seen on the board, and the reply of the other side; it
does not give the right move away. The feedback on a right move says what it does better than the most
tempting wrong one. If the board is about a measure that tells the moves apart, that comes first (`topical`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.moves import moves_of, play_out
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.kinds.measures import good_moves
from tutor.games.othello.kinds.measures.board_worth import discs_of
from tutor.games.othello.kinds.measures.contrasts import (
    CLEARLY,
    beaten,
    contrast,
    most_tempting,
    over_second,
    praises,
)
from tutor.games.othello.kinds.measures.corner_reasons import (
    bridge,
    can_wait,
    leaves_safe,
    line_broken,
    line_opens,
    only_gifts,
)
from tutor.games.othello.kinds.measures.differences import Criterion, differences
from tutor.games.othello.kinds.measures.good_moves import RIGHT, SOUND, Decision, is_exact, line_of
from tutor.games.othello.kinds.measures.measures import Measure, measure_moves
from tutor.games.othello.kinds.measures.playing_out import FEW_LEFT, MOVES_LEFT, counted
from tutor.games.othello.kinds.measures.taught import (
    Taught,
    may_say,
    name_square,
    name_x_square,
    safe_beside_corner,
)
from tutor.games.othello.kinds.measures.theme_reasons import Theme, fault_of_parity, praise_theme
from tutor.games.othello.kinds.measures.topical import fault_by, fault_seen
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.kinds.moves.opened import see_few, signed_as, tell_opened

TOLD: tuple[Criterion, ...] = (
    "gives-no-corner",
    "takes-corner",
    "off-corner",
    "fewest-replies",
    "fewest-frontier",
)
"""The criteria by which the boards after two moves are compared."""

MANY_DISCS = 16
"""An estimated loss of so many discs or more is told without a number."""

MANY_LEFT = tuple(code for code in MOVES_LEFT if code != "one-more")
"""What is said of a move that leaves many replies; a second sentence says which of them are new."""

KEEPS_OUT = ("only-safe-move", "others-give", "gives-no-corner")
"""What is said of a move that keeps the other side out of the corners; a second sentence says how."""

MUCH = 8
"""A move that loses so many discs is never almost right, however few moves it leaves."""


@dataclass(frozen=True)
class Judged:
    """A board with the values of its moves, and with the stored replies of the other side (`known`)."""

    position: Position
    decision: Decision
    known: Mapping[Square, Square]
    about: Measure | None = None
    lines: Mapping[Square, tuple[Square, ...]] = field(default_factory=dict)
    theme: Theme | None = None
    taught: Taught = ()
    remarks: dict[Square, tuple[Verdict, Remark]] = field(default_factory=dict, compare=False, repr=False)
    """The feedback already made, by move."""
    left: dict[Square, int | None] = field(default_factory=dict, compare=False, repr=False)
    """How many moves a side has after each of its moves and the answer, as far as that was asked."""

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
        """Whether a move loses only a little: it solves the puzzle, but does not earn the third star."""
        return move in self.decision.values and RIGHT < self.decision.loss(move) <= SOUND

    def feedback(self, move: Square) -> tuple[Verdict, Remark]:
        """The verdict and the feedback on a legal move."""
        if move not in self.remarks:
            verdict, remark = self._feedback(move)
            named = [name_square(self.position, self.taught, reason) for reason in remark.reasons]
            shown = remark.shown or counted(self.position, (move, self.answer(move)), remark.reasons[0])
            if seen := self._how_seen(move, named[0]):
                named[1:] = [seen, *(reason for reason in named[1:] if reason.code != "answered")]
                shown = signed_as(seen, self.position, move, shown)
            if verdict == "not-yet" and not named[0].code.startswith("x-"):
                if called := name_x_square(self.position, self.taught, move):
                    named = [*(reason for reason in named if reason.code != "answered"), called]
            self.remarks[move] = verdict, remark._replace(reasons=tuple(named), shown=shown)
        return self.remarks[move]

    def _feedback(self, move: Square) -> tuple[Verdict, Remark]:
        if move in self.decision.right:
            return "right", Remark(self._why_right(move), move)
        if self.is_sound(move):
            better = self._why_better(move)
            return "right", Remark((self._sound(move), *((better,) if better else ())), move)
        fault = None if self.about == "best-exact" else self._fault(move)  # there only the end matters
        if self.theme == "parity" and may_say(self.taught, "parity"):
            fault = fault_of_parity(self.position, move) or fault
        if fault and fault.code == "one-more":
            return "almost", Remark((fault, self.end(move) or self._loses(move)), move)
        if fault and fault.code == "beside-corner":
            return "not-yet", self._beside_corner(move, fault)
        if fault and fault.code == "gives-corner" and (waits := can_wait(self.position, move, self.best)):
            return "not-yet", Remark((fault, waits), move)
        answered = self._answered(move) if self.answer_fits(move, fault) else None
        reasons = [reason for reason in (fault, self.end(move), answered) if reason]
        if reasons == [answered]:  # the answer alone is no reason
            left = self._gifts(move) or self._left(move)
            spoken = [answered] if answered and answered.code == "answered" else []
            reasons = [left] if left else [self._loses(move), *spoken]
        return "not-yet", Remark(tuple(reasons[:2]), move)

    def _how_seen(self, move: Square, reason: Reason) -> Reason | None:
        """How the number of replies is seen on the board, where the feedback on a move begins with it."""
        if reason.code in FEW_LEFT:
            return see_few(self.position, move, reason.stop or most_tempting(self))
        return tell_opened(self.position, move) if reason.code in MANY_LEFT else None

    def why_rather(self, played: Square) -> tuple[Reason, ...]:
        """Why the best move is better than a wrong one that was played, said before the best one is."""
        best, position = self.best, self.position
        if ends := [end for move in (best, played) if (end := self.end(move, "ends-in"))]:
            return tuple(ends)
        reason = contrast(self, best, played, least=1) or self._themed(best) or beaten(self, played, best)
        if measure_moves(position)[best].takes_corner and reason.code in ("takes-corner", *KEEPS_OUT):
            return (Reason("corner-stays", square=best),)
        broken = line_broken(position, best) if reason.code in KEEPS_OUT else None
        if broken and broken.move in measure_moves(position)[played].gives:
            return Reason("gives-corner", color=mover(position), square=played, stop=broken.move), broken
        return (reason,)

    def _why_right(self, move: Square) -> tuple[Reason, ...]:
        """What makes a right move good."""
        if themed := self._themed(move):
            alone = is_exact(self.position) or themed.code != "no-line-to-corner"
            return (themed,) if alone else (themed, over_second(self, move))
        if ending := self.end(move):
            return (ending,)
        reasons = praises(self, move)
        broken = line_broken(self.position, move) if reasons[0].code in KEEPS_OUT else None
        return (reasons[0], broken) if broken else reasons

    def _why_better(self, move: Square) -> Reason | None:
        """What the best move does better than a sound one."""
        if ending := self.end(self.best, "ends-in"):
            return ending
        reason = contrast(self, self.best, move, least=1)
        if reason and reason.code == "takes-corner":
            return Reason("corner-stays", square=self.best)
        return reason

    def answer_fits(self, move: Square, reason: Reason | None) -> bool:
        """Whether the answer can be told beside the reason: if a corner is given, the answer must take it."""
        return reason is None or not reason.code.endswith("gives-corner") or reason.stop == self.answer(move)

    def answer_shown(self, move: Square, reason: Reason) -> Move:
        """The reply to show with the reason: the best one, or the one that takes a corner given away."""
        return self.answer(move) if self.answer_fits(move, reason) or reason.stop is None else reason.stop

    def _beside_corner(self, move: Square, fault: Reason) -> Remark:
        """Says that a wrong move is beside an empty corner, and draws the line into it."""
        corner = fault.stop or move
        opens = line_opens(self.position, move, corner)
        if opens is None and (gifts := self._gifts(move)):
            return Remark((gifts,), move)
        follows = opens or self._loses(move)
        over = bridge(self.position, move, corner)
        return Remark((fault, follows), corner, over, shown=(("danger", corner, "!"),))

    def end(self, move: Square, best: str = "best") -> Reason | None:
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
        """What the theme of the board says of a right move; None where most wrong moves do the same."""
        if self.theme is None or not may_say(self.taught, self.theme):
            return None
        if self.theme in ("X", "C"):
            return safe_beside_corner(self.position, move) if self.taught else None
        found = praise_theme(self.position, self.theme, self.line(move))
        if found is None:
            return None
        others = [other for other in self.decision.values if other not in self.decision.right]
        alike = [other for other in others if praise_theme(self.position, self.theme, self.line(other))]
        return None if 2 * len(alike) >= len(others) else found

    @property
    def criteria(self) -> tuple[Criterion, ...]:
        """The criteria that lessons have taught so far."""
        return tuple(criterion for criterion in TOLD if may_say(self.taught, criterion))

    def _sound(self, move: Square) -> Reason:
        """Says that a move is good, and which one is a little better."""
        return Reason("sound-move", square=move, stop=self.best, n=self.decision.loss(move))

    def is_told(self, loss: int) -> bool:
        """Whether a loss is told in discs; in practice, losses are stored only up to a few discs."""
        return loss < (MANY_DISCS if self.taught or is_exact(self.position) else good_moves.TOLD)

    def _loses(self, move: Square) -> Reason:
        """How many discs a side has at the end after a wrong move and after the best, or else the loss."""
        values, squares = self.decision.values, len(self.position.game.squares)
        of, n = (discs_of(squares, values[one]) for one in (self.best, move))
        loss = self.decision.loss(move)
        whole = self.taught or self.is_told(loss)
        if whole and 0 < n < of and not board_of(self.position).game.variant.fewest_wins:
            return Reason("ends-with", color=mover(self.position), n=n, of=of)
        return Reason("costs", n=loss) if self.is_told(loss) else Reason("costs-much")

    def _left(self, move: Square) -> Reason | None:
        """How few moves a side has after a wrong move and its answer, compared with the best move."""
        if not may_say(self.taught, "fewest-replies"):
            return None
        n, of = self.moves_left(move), self.moves_left(self.best)
        if not n or not of or n >= of:
            return None
        return Reason(
            "answer-leaves-fewer", color=mover(self.position), square=move, stop=self.answer(move), n=n, of=of
        )

    def moves_left(self, move: Square) -> int | None:
        """The moves of the side that plays a move, after the answer; None where there is no answer."""
        if move not in self.left:
            self.left[move] = self._moves_left(move)
        return self.left[move]

    def _moves_left(self, move: Square) -> int | None:
        answer, color = self.answer(move), mover(self.position)
        if answer == PASS:
            return None
        after = play_out(self.position, (move, answer))
        return len(moves_of(after)) if after.to_move is color else None

    def _gifts(self, move: Square) -> Reason | None:
        return only_gifts(self, move) if may_say(self.taught, "look-ahead") else None

    def _fault(self, move: Square) -> Reason | None:
        """Says a visible fault of a wrong move that no right move has."""
        found = self._seen(move)
        if found is None or found.code in MOVES_LEFT:
            safe = leaves_safe(self, move) if may_say(self.taught, "look-ahead") else None
            return safe or found
        return found

    def _seen(self, move: Square) -> Reason | None:
        right = self.decision.right
        about = self.about if self.about and may_say(self.taught, self.about) else None
        if about and (reason := fault_by(self.position, about, move, right)) and self._may_say(reason):
            if weighed := self._weighed(move, reason):
                return weighed
        for seen in differences(self.position, move, self.best, self.criteria):
            if seen.corner not in right and (reason := fault_seen(self.position, seen, move)):
                if weighed := self._weighed(move, reason):
                    return weighed
        return None

    def _weighed(self, move: Square, reason: Reason) -> Reason | None:
        """The reason, with the number of the best move.

        None where the move leaves only one reply more and yet loses much: the loss has another cause.
        """
        if reason.code not in ("leaves-replies", "leaves-moves"):
            return reason
        moves = measure_moves(self.position)
        n, of = moves[move].replies, moves[self.best].replies
        if n and not of and not moves[self.best].ends_game:
            return Reason("leaves-no-pass", color=reason.color, square=move, n=n)
        if n - of >= CLEARLY:
            return Reason("leaves-more", color=reason.color, square=move, n=n, of=of) if of else reason
        if n - of == 1 and self.decision.loss(move) < MUCH:
            return Reason("one-more", color=reason.color, square=move, n=n)
        return None

    def _may_say(self, reason: Reason) -> bool:
        return reason.code != "beside-corner" or may_say(self.taught, "off-corner")


@lru_cache(maxsize=256)
def _line(position: Position, move: Square, answer: Square | None) -> tuple[Square, ...]:
    if answer is not None and answer in position.play(move).legal_moves():
        return line_of(position, move, answer)
    return line_of(position, move)


REASONS: dict[str, tuple[str, ...]] = {
    # wrong: `color` has about n discs at the end if both play well, and about `of` after the best move
    "ends-with": ("color", "n", "of"),
    # wrong: leaves color.other n moves, and the best move leaves `of` (of > 0)
    "leaves-more": ("color", "square", "n", "of"),
    # wrong: leaves color.other n moves, and the best move leaves it none, so that it must pass
    "leaves-no-pass": ("color", "square", "n"),
    # wrong: color.other answers `stop`, and `color` has n moves after that; `of` after the best move
    "answer-leaves-fewer": ("color", "square", "stop", "n", "of"),
    # right: nothing of it can be seen beside the other moves
    "best-here": ("square",),
    # before it is played: the square is a corner
    "corner-stays": ("square",),
    # nearly right: `stop` is better by no more than a few discs, n
    "sound-move": ("square", "stop", "n"),
    # wrong: color.other answers `stop`
    "answered": ("color", "square", "stop"),
    # close: leaves color.other n moves, and the best move one fewer
    "one-more": ("color", "square", "n"),
}
"""What is said of corners, moves and discs, in addition to what the measures say."""
