"""The puzzle "Tap every square where you can play"."""

from collections.abc import Iterable, Iterator, Mapping

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Hint, PuzzleKind, Task
from tutor.games.kinds.moves import require_moves
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.othello.kinds.moves import lines
from tutor.games.othello.kinds.moves.found import tell_found
from tutor.games.othello.kinds.moves.lines import closing_lines, explain_move, mover, name_line
from tutor.games.othello.kinds.moves.making import whenever_to_move
from tutor.games.othello.kinds.moves.playing import SHOWS_MOVES, ends_of_lines, far_end, require_move
from tutor.games.othello.kinds.moves.traits import of_moves
from tutor.games.othello.kinds.moves.wrong_answers import compare
from tutor.games.othello.kinds.moves.wrong_rules import wrong_moves

REASONS: dict[str, tuple[str, ...]] = {
    **lines.REASONS,
    # right: all n, and no other empty square closes a line
    "all-moves-found": ("color", "n"),
    # n of `of` found (0 < n < of)
    "moves-found": ("color", "n", "of"),
    # none of the `of` moves is among the taps
    "no-move-found": ("color", "of"),
    # all found, but other squares too
    "all-moves-and-more": ("color", "of"),
    # a missed square closes a line of n along row `label`, whose other end is the disc `stop` of `color`
    "missing-move-on-row": ("color", "stop", "label", "n"),
    # the same along column `label`
    "missing-move-on-column": ("color", "stop", "label", "n"),
    # the same along a diagonal from `stop`
    "missing-move-on-diagonal": ("color", "stop", "n"),
}


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    return whenever_to_move(AllLegalMoves(), positions)


SEVERAL_TO = 3
"""Up to this level there are at least two moves to find: looking for a single one is tedious."""


def _open(task: Task, level: int) -> bool:
    return level > SEVERAL_TO or len(task.answers) > 1


class AllLegalMoves(Gathering, PuzzleKind, frozen=True, tag="all-legal-moves"):
    """Mark every legal move and no other square."""

    needs_turn = True
    asks_for = "empty"
    given_away_by = SHOWS_MOVES | {"show_legal"}
    reasons = REASONS
    made = {"all-legal-moves": Made(_make, per_level=200, open=_open)}
    weights = {"all-legal-moves": Weights(-3, discs=0.14, diagonals=0.3, distractors=0.08, answers=0.35)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        return Task(self, position, "many", require_moves(position))

    def explain_right(self, task: Task) -> Remark:
        return Remark((Reason("all-moves-found", color=mover(task.position), n=len(task.answers)),))

    def explain_found(self, task: Task, n: int) -> Reason:
        return tell_found(task, n, ("no-move-found", "moves-found", "all-moves-and-more"))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        return explain_move(task.position, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """On which line a legal move lies that was not tapped; the move stays unnamed, the line undrawn."""
        line = closing_lines(task.position, square)[0]
        return Remark((name_line("missing-move-on", task.position, square, line),))

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        position, legal = task.position, frozenset(task.answers)
        theirs = frozenset(position.with_to_move(mover(position).other).legal_moves())
        found = compare(taps, legal, wrong_moves(position))
        if taps and taps <= theirs and not taps & legal:
            found.add("wrong-side")
        if any(position.at(square) for square in taps):
            found.add("occupied")
        return found

    def provokes(self, task: Task) -> set[str]:
        right, wrong = frozenset(task.answers), self.wrong_sets(task)
        return {"occupied"} | {code for code, squares in wrong.items() if squares and squares != right}

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_moves(task.position)

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        begin = far_end(task)
        first = Hint((Reason("begin-ringed"),) if begin else (), ring=begin)
        return first, ends_of_lines(task.position, task.answers, "every-line-ends")

    def count(self, task: Task, ring: Ring) -> Features:
        return of_moves(task)

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_move(position)
