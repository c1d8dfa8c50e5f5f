"""The question how many legal moves a side has."""

from collections.abc import Iterable, Iterator

from tutor.games.base import PASS, Position
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, choose_from, offer
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.lines import closing_lines
from tutor.games.othello.kinds.moves.playing import SHOWS_MOVES
from tutor.games.othello.kinds.moves.traits import count_discs, slanting_only, touching
from tutor.games.othello.kinds.questions.counting import mark_candidates, mark_moves, moves_in
from tutor.games.othello.kinds.sided import SidedKind

REASONS: dict[str, tuple[str, ...]] = {
    # right: n moves, on `squares`
    "has-moves": ("color", "squares", "n"),
    # more than the number chosen
    "has-more-moves": ("color",),
    # fewer than the number chosen
    "has-fewer-moves": ("color",),
    # n lines close, but some squares close more than one
    "counted-lines": ("n",),
    # color.other has n moves
    "counted-other-side": ("color", "n"),
}
"""The reasons of this question; `color` is the side asked about."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position, CountMoves(dice.pick(list(Color)).value), turn=False)


class CountMoves(SidedKind, frozen=True, tag="count-moves"):
    """Say how many legal moves a side has."""

    given_away_by = SHOWS_MOVES | {"show_legal"}
    reasons = REASONS
    option_codes = {"number": ("n",)}
    made = {"count-moves": Made(_make, per_level=50, words_matter=True)}
    weights = {"count-moves": Weights(-2.2, discs=0.06, directions=0.5, diagonals=0.44, distractors=0.12)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        color = Color(self.side)
        return choose_from(self, position, ask_move_count(position, color), color)

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of a board on which all moves of a side are counted."""
        position = task.position.with_to_move(task.color)
        moves = [move for move in position.legal_moves() if move != PASS]
        return Features(
            discs=count_discs(position),
            directions=len(moves),
            diagonals=sum(slanting_only(position, move) for move in moves),
            distractors=len(touching(position, task.color.other)) - len(moves),
        )

    def require_fit(self, position: Position, ring: Ring) -> None:
        if not moves_in(position.with_to_move(Color(self.side))):
            raise Unfit("must-pass")


def ask_move_count(position: Position, color: Color) -> tuple[Offer, ...]:
    """The options: how many moves a side has, the number of lines, and the other side's moves."""
    turn = position.with_to_move(color)
    moves = [move for move in turn.legal_moves() if move != PASS]
    if not moves:
        raise UnsolvablePuzzle("puzzle.side", "this side has no move to count")
    right, lines = len(moves), sum(len(closing_lines(turn, move)) for move in moves)
    theirs = moves_in(position.with_to_move(color.other))

    def make(n: int) -> Offer:
        option = Option(str(n), "number", n=n)
        if n == right:
            said = Reason("has-moves", color=color, n=n, squares=tuple(moves))
            return offer(option, "right", said, shown=mark_moves(position, color))
        if n == lines:
            return offer(option, "not-yet", Reason("counted-lines", n=n))
        if n == theirs:
            return offer(option, "not-yet", Reason("counted-other-side", color=color, n=n), "wrong-side")
        code = "has-more-moves" if n < right else "has-fewer-moves"
        return offer(option, "not-yet", Reason(code, color=color), shown=mark_candidates(position, color))

    numbers = dict.fromkeys((right, lines, theirs, right + 1, right - 1, right + 2, right + 3))
    shown = [n for n in numbers if n >= 0][:OPTIONS_SHOWN]
    return tuple(make(n) for n in sorted(shown))
