"""The puzzle "Be the referee": find the discs that were forgotten or flipped wrongly after a move."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Self

from tutor.games.base import PASS, Game, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.geometry import draw, in_board_order, read_discs, turn_over
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.asking import first_of
from tutor.games.kinds.kind import Fault, Hint, PuzzleKind, Task
from tutor.games.kinds.moves import diagram_faults, moves_of
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.flips import require_legal, ring_move
from tutor.games.othello.kinds.moves.found import tell_found
from tutor.games.othello.kinds.moves.lines import closing_lines, mover, name_line
from tutor.games.othello.kinds.moves.making import MOVES_ASKED
from tutor.games.othello.kinds.moves.playing import require_flips
from tutor.games.othello.kinds.moves.standing import find_standing
from tutor.games.othello.kinds.moves.traits import of_one_move
from tutor.games.othello.kinds.moves.wrong_answers import compare
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips
from tutor.games.othello.rules.position import as_othello

MOST_SQUARES = 64

REASONS: dict[str, tuple[str, ...]] = {
    # right: all n; one reason for each follows
    "all-faults-found": ("color", "move", "n"),
    # n of `of` found (0 < n < of)
    "faults-found": ("color", "move", "n", "of"),
    # none of the `of` is among the taps
    "no-fault-found": ("color", "move", "of"),
    # right: nothing is wrong, and that was the answer
    "all-is-right": ("color", "move"),
    # nothing is wrong, but discs were tapped
    "no-fault-there": ("color", "move"),
    # all found, but others too
    "all-faults-and-more": ("color", "move", "of"),
    # it stands between the move and `stop`, and kept its colour
    "was-forgotten": ("color", "square", "move", "stop"),
    # flipped, though on no line through the move
    "turned-on-no-line": ("color", "square", "move"),
    # flipped, though the own disc `stop` ended the line before it
    "turned-beyond-own": ("color", "square", "move", "stop"),
    # flipped, though the empty `stop` broke the line before it
    "turned-beyond-gap": ("color", "square", "move", "stop"),
    # flipped, though its line ends at the empty `stop`
    "turned-before-empty": ("color", "square", "move", "stop"),
    # flipped, though its line runs off the board
    "turned-before-edge": ("color", "square", "move"),
    # a disc of `color` was flipped to color.other
    "turned-own-disc": ("color", "square", "move"),
    # a disc was forgotten: look along row `label`
    "fault-forgotten-on-row": ("color", "move", "stop", "label"),
    # the same along column `label`
    "fault-forgotten-on-column": ("color", "move", "stop", "label"),
    # the same along a diagonal from the move
    "fault-forgotten-on-diagonal": ("color", "move", "stop"),
    # a disc was flipped that should have stayed
    "fault-turned": ("color", "move"),
    # it stands between the move and `stop`
    "rightly-turned": ("color", "square", "move", "stop"),
    # it stayed with color.other, and no closed line runs over it
    "rightly-left": ("color", "square", "move"),
    # it was a disc of `color` before the move
    "rightly-own": ("color", "square"),
    # the disc just placed
    "rightly-placed": ("color", "square"),
    # no disc stands there
    "square-is-empty": ("square",),
}
"""The reasons of this puzzle; `color` made the move."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """Boards after a move with discs flipped by a wrong rule, or with a forgotten line, or both."""
    for position in positions:
        for move in dice.shuffled(moves_of(position))[:MOVES_ASKED]:
            right = frozenset(as_othello(position).flips(move))
            left = dice.pick([frozenset(line.run) for line in closing_lines(position, move)])
            wrong = [flipped for flipped in wrong_flips(position, move).values() if flipped != right]
            wrong += [right - left, *(flipped - left for flipped in wrong if flipped > right)]
            for flipped in dice.shuffled(wrong)[:2]:
                yield Drawn(position, Referee(move, _stand_after(position, move, flipped)))


def _stand_after(position: Position, move: Square, flipped: frozenset[Square]) -> str:
    """The drawing of the board after a player has placed the disc and flipped these discs."""
    discs = read_discs(turn_over(position, sorted(flipped)))
    return draw(position.game, discs | {move: position.to_move or Color.BLACK})


class Referee(Gathering, PuzzleKind, frozen=True, tag="referee"):
    """Find the discs that were flipped wrongly or forgotten after a move, or say that there are none."""

    move: str
    after: str  # a diagram of the board that the player left after the move

    needs_turn = True
    asks_for = "piece"
    without_square = "fine"
    shows_marks = True
    reasons = REASONS
    made = {"referee": Made(_make, per_level=200, words_matter=True)}
    weights = {
        "referee": Weights(-1.6, discs=0.06, directions=0.9, diagonals=0.6, distractors=0.9, answers=0.3),
    }
    squares_wanted = MOST_SQUARES

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.move", self.move

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        yield from diagram_faults("puzzle.after", self.after, game)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.move), board(self.after))

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_legal(position, self.move)
        try:
            after = position.game.parse_diagram(self.after)
        except InvalidDiagram as error:
            raise UnsolvablePuzzle("puzzle.after", str(error)) from error
        if set(after.empties()) != set(position.play(self.move).empties()):
            raise UnsolvablePuzzle("puzzle.after", f"discs appear or vanish: only `{self.move}` is placed")
        if after.at(self.move) is not position.to_move:
            raise UnsolvablePuzzle("puzzle.after", f"the disc on `{self.move}` has the wrong colour")
        faults = find_faults(position, self.move, after) or (PASS,)
        return Task(self, position, "many", faults, can_pass=True, move=self.move, after=after)

    def explain_right(self, task: Task) -> Remark:
        if task.answers == (PASS,):
            reason = Reason("all-is-right", color=mover(task.position), move=self.move)
            return Remark((reason,), self.move, closing_lines(task.position, self.move))
        return explain_all_faults(task.position, self.move, task.answers)

    def explain_found(self, task: Task, n: int) -> Reason:
        if task.answers == (PASS,):
            return Reason("no-fault-there", color=mover(task.position), move=self.move)
        return tell_found(task, n, ("no-fault-found", "faults-found", "all-faults-and-more"), self.move)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        return explain_no_fault(task.position, self.move, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        if square == PASS:
            return Remark((), self.move, closing_lines(task.position, self.move))
        return explain_missing_fault(task.position, self.move, square)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        right, seen = frozenset(task.answers) - {PASS}, self.wrong_sets(task)
        taps -= {PASS}
        forgotten = right.intersection(as_othello(task.position).flips(self.move))
        left = {"may-leave"} if forgotten and taps == right - forgotten else set()
        return left | compare(taps, right, seen, seen.keys(), seen.keys())

    def provokes(self, task: Task) -> set[str]:
        right = frozenset(task.answers) - {PASS}
        kept = right - frozenset(as_othello(task.position).flips(self.move))
        left = {"may-leave"} if kept and kept != right else set()
        seen = self.wrong_sets(task)
        return left | {code for code, squares in seen.items() if squares and squares != right}

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """By misconception, the faults that a learner sees who believes its rule."""
        position, color = task.position, mover(task.position)
        opposing = frozenset(position.pieces(color.other))
        turned = opposing.intersection(task.after.pieces(color)) if task.after else frozenset()
        own_turned = frozenset(task.answers).intersection(position.pieces(color))
        wrong = wrong_flips(position, self.move)
        return {code: (turned ^ (flips & opposing)) | own_turned for code, flips in wrong.items()}

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, move=self.move),)

    def hint_move(self) -> Square | None:
        return self.move

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        ringed = (Reason("turned-are-ringed", n=len(task.changed)),) if task.changed else ()
        return (Hint(ringed, ring=ring_move(self.move, text)),)

    def count(self, task: Task, ring: Ring) -> Features:
        return of_one_move(task)

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return self.move, cells(self.after)

    def without_fault(self, position: Position) -> Self:
        return type(self)(self.move, draw(position.game, read_discs(position.play(self.move))))

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        move, after = words
        return cls(move, drawn(after)), ()

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        """The move, and the marked discs that are wrong after it."""
        fit = moves_of(position)
        chosen = tuple(square for square in marked if square in fit)
        return (*(*chosen, *fit)[:1], *(square for square in marked if square not in fit))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        """The board that a careless player leaves, with the chosen faults or with likely ones."""
        move = first_of(position, squares)
        require_flips(position, move)
        discs = read_discs(position.play(move))
        turned = frozenset(square for square in squares[1:] if square in discs and square != move)
        return type(self)(move, table_with(position, move, turned or likely_faults(position, move))), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return (self.move, *find_faults(position, self.move, position.game.parse_diagram(self.after)))

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_flips(position, self.move)

    def asks_same(self, other: Any) -> bool:
        """Whether two puzzles ask the same: two drawings of the same board do."""
        return isinstance(other, Referee)


def find_faults(position: Position, move: Square, after: Position) -> tuple[Square, ...]:
    """The squares that differ from the board that the move leaves, in board order."""
    right = position.play(move)
    squares = position.game.squares
    return in_board_order(
        position.game, {square for square in squares if after.at(square) is not right.at(square)}
    )


def table_with(position: Position, move: Square, faults: frozenset[Square]) -> str:
    """The drawing of the board after the move, with these discs wrong."""
    return draw(position.game, read_discs(turn_over(position.play(move), faults)))


def likely_faults(position: Position, move: Square) -> frozenset[Square]:
    """The discs that a beginner is likely to get wrong: by a wrong rule, or by forgetting a line."""
    right = frozenset(as_othello(position).flips(move))
    for flipped in wrong_flips(position, move).values():
        if flipped != right:
            return right ^ flipped
    return frozenset(closing_lines(position, move)[0].run)


def is_forgotten(position: Position, move: Square, square: Square) -> bool:
    """Whether the fault is a disc that should have been flipped."""
    return square in as_othello(position).flips(move)


def explain_fault(position: Position, move: Square, square: Square) -> Remark:
    """The reason why a square is a fault."""
    color, standing = mover(position), find_standing(position, move, square)
    if is_forgotten(position, move, square):
        reason = Reason("was-forgotten", color=color, square=square, move=move, stop=standing.stop)
    elif position.at(square) is color:
        return Remark((Reason("turned-own-disc", color=color, square=square, move=move),))
    else:
        reason = Reason(f"turned-{standing.where}", color=color, square=square, move=move, stop=standing.stop)
    return Remark((reason,), move, standing.lines)


def explain_all_faults(position: Position, move: Square, faults: tuple[Square, ...]) -> Remark:
    """Says that all faults were found and why each is one; the right disc is drawn over each."""
    every = Reason("all-faults-found", color=mover(position), move=move, n=len(faults))
    text = (reason for fault in faults for reason in explain_fault(position, move, fault).reasons)
    right = position.play(move)
    shown = tuple((f"would-{color.value}", fault, "") for fault in faults if (color := right.at(fault)))
    return Remark((every, *text), move, closing_lines(position, move), shown=shown)


def explain_missing_fault(position: Position, move: Square, square: Square) -> Remark:
    """Where to look for a missing fault; the disc is not named, and its line not drawn."""
    if not is_forgotten(position, move, square):
        return Remark((Reason("fault-turned", color=mover(position), move=move),), move)
    line = next(line for line in closing_lines(position, move) if square in line.run)
    named = name_line("fault-forgotten-on", position, move, line)
    reason = Reason(named.code, color=named.color, move=move, stop=named.stop, label=named.label)
    return Remark((reason,))


def explain_no_fault(position: Position, move: Square, square: Square) -> Remark:
    """Says why a tapped square is right as it is."""
    color = mover(position)
    if square == move:
        return Remark((Reason("rightly-placed", color=color, square=square),), move)
    if position.at(square) is None:
        return Remark((Reason("square-is-empty", square=square),))
    if position.at(square) is color:
        return Remark((Reason("rightly-own", color=color, square=square),))
    standing = find_standing(position, move, square)
    if standing.where == "flips":
        reason = Reason("rightly-turned", color=color, square=square, move=move, stop=standing.stop)
    else:
        reason = Reason("rightly-left", color=color, square=square, move=move)
    return Remark((reason,), move, standing.lines)
