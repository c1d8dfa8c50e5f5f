"""The puzzle "Tap every disc that flips", and why a disc flips or stays after a given move."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Self

from tutor.games.base import PASS, Game, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.geometry import in_board_order
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Hint, Task
from tutor.games.kinds.moves import moves_of, require_turn
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves import found
from tutor.games.othello.kinds.moves.edges import OPPOSITE
from tutor.games.othello.kinds.moves.found import DISCS, tell_found
from tutor.games.othello.kinds.moves.lines import closing_lines, mover, name_line
from tutor.games.othello.kinds.moves.making import MOVES_ASKED
from tutor.games.othello.kinds.moves.playing import ends_of_lines, require_flips
from tutor.games.othello.kinds.moves.standing import find_standing
from tutor.games.othello.kinds.moves.traits import of_one_move
from tutor.games.othello.kinds.moves.wrong_answers import compare, opens_corner
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

REASONS: dict[str, tuple[str, ...]] = {
    **found.REASONS,
    # right: one line closes, at `stop`; n discs flip
    "all-flips-on-one-line": ("color", "move", "stop", "direction", "n"),
    # right: `of` lines close, at `squares`; n discs flip
    "all-flips-on-lines": ("color", "move", "squares", "n", "of"),
    # a line of n from the move closes at `stop`, in row `label`
    "missing-on-row": ("color", "move", "stop", "label", "n"),
    # the same in column `label`
    "missing-on-column": ("color", "move", "stop", "label", "n"),
    # the same on a diagonal from the move
    "missing-on-diagonal": ("color", "move", "stop", "n"),
    # its line from the move ends at the empty `stop`
    "stays-behind-lies-empty": ("color", "square", "move", "stop"),
    # its line from the move runs off the board
    "stays-behind-lies-edge": ("color", "square", "move"),
    # the first disc of `color`, `stop`, ended the line before
    "stays-beyond-own": ("color", "square", "move", "stop"),
    # the empty `stop` broke the line before it
    "stays-beyond-gap": ("color", "square", "move", "stop"),
    # on no line of the move; it already lay between the two discs `squares` of `color` before the move, and
    # is as safe as it was
    "stays-between-old-discs": ("color", "square", "move", "squares"),
    # on no line of the move, only on one of the disc `stop`, which flips itself: lines start only at the disc
    # just placed
    "stays-turned-starts-nothing": ("color", "square", "move", "stop"),
    # on no line of the move
    "stays-on-no-line": ("color", "square", "move"),
    # the disc of `color` that closes the line: ends stay
    "end-of-line-stays": ("color", "square", "move"),
    # a disc of `color`: only discs of color.other flip
    "own-disc-stays": ("color", "square"),
    # the disc just placed
    "placed-disc-stays": ("color", "square"),
}
"""The reasons of this puzzle, beside those of every puzzle that asks for several discs.

A disc that stays is of color.other, unless its comment says otherwise.
"""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        for move in dice.shuffled(moves_of(position))[:MOVES_ASKED]:
            yield Drawn(position, Flips(move))


class Flips(Gathering, OneSquare, frozen=True, tag="flips"):
    """Tap each disc that the move flips."""

    move: str

    square_field = "move"
    needs_turn = True
    asks_for = "piece"
    reasons = REASONS
    made = {"flips": Made(_make, per_level=200, words_matter=True, half_ones=True)}
    weights = {
        "flips": Weights(-1.3, discs=0.06, directions=1.25, diagonals=0.7, distractors=0.8, answers=0.25),
    }

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_legal(position, self.move)
        flips = in_board_order(position.game, frozenset(as_othello(position).flips(self.move)))
        return Task(self, position, "many", flips, move=self.move)

    def explain_right(self, task: Task) -> Remark:
        return explain_right_flips(task.position, self.move)

    def explain_found(self, task: Task, n: int) -> Reason:
        return tell_found(task, n, DISCS)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        return explain_staying_disc(task.position, self.move, square)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        return explain_missing_disc(task.position, self.move, square)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        position, right = task.position, frozenset(task.answers)
        lines = closing_lines(position, self.move)
        pointed = compare(taps, right, wrong_flips(position, self.move))
        if len(lines) > 1 and taps in [frozenset(line.run) for line in lines]:
            pointed.add("one-line")
        if taps & frozenset(line.stop for line in lines if line.stop):
            pointed.add("ends-flip")
        missed = right - taps
        if any(missed == frozenset(line.run) and opens_corner(position, self.move, missed) for line in lines):
            pointed.add("may-leave")
        return pointed

    def provokes(self, task: Task) -> set[str]:
        position, right = task.position, frozenset(task.answers)
        wrong = self.wrong_sets(task)
        pointed = {code for code, squares in wrong.items() if squares and squares != right}
        lines = closing_lines(position, self.move)
        if any(opens_corner(position, self.move, frozenset(line.run)) for line in lines):
            pointed.add("may-leave")
        return pointed

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_flips(task.position, self.move)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, move=self.move),)

    def hint_move(self) -> Square | None:
        return self.move

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        first = Hint(ring=ring_move(self.move, text))
        return first, ends_of_lines(task.position, [self.move], "lines-end")

    def count(self, task: Task, ring: Ring) -> Features:
        return of_one_move(task)

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return (self.move,)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        (move,) = words
        return cls(move), ()

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return moves_of(position)

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_flips(position, self.move)


def require_legal(position: Position, move: Square) -> None:
    """UnsolvablePuzzle where the side to move cannot play there."""
    require_turn(position)
    if move not in position.legal_moves() or move == PASS:
        raise UnsolvablePuzzle("puzzle.move", f"`{move}` is no legal move here: it flips nothing")


def ring_move(move: Square, text: str) -> tuple[Square, ...]:
    """The disc just placed, to be ringed where the hint speaks of it."""
    return (move,) if not text or f"`{move}`" in text else ()


def run_to_own(position: Position, color: Color, square: Square, direction: str) -> tuple[Square, ...]:
    """The opposing discs from next door to the first disc of `color`, and that disc; () without one."""
    for i, passed in enumerate(as_othello(position).ray(square, direction)):
        if position.at(passed) is color:
            return as_othello(position).ray(square, direction)[: i + 1]
        if position.at(passed) is None:
            break
    return ()


def lay_between(position: Position, color: Color, square: Square) -> tuple[Square, ...]:
    """The two discs of `color` between which a disc of the other side lies on one line; () without them."""
    for direction in DIRECTIONS[:4]:
        one = run_to_own(position, color, square, direction)
        other = run_to_own(position, color, square, OPPOSITE[direction])
        if one and other:
            return one[-1], other[-1]
    return ()


def turned_beside(position: Position, move: Square, square: Square) -> Square | None:
    """A disc flipped by the move from which a line through the square would close; None without one."""
    color = mover(position)
    after = position.play(move)
    for turned in as_othello(position).flips(move):
        for direction in DIRECTIONS:
            if square in run_to_own(after, color, turned, direction)[:-1]:
                return turned
    return None


def explain_right_flips(position: Position, move: Square) -> Remark:
    """Which lines the move closes."""
    color, closing = mover(position), closing_lines(position, move)
    n = sum(len(line.run) for line in closing)
    if len(closing) == 1:
        line = closing[0]
        reason = Reason(
            "all-flips-on-one-line", color=color, move=move, stop=line.stop, direction=line.direction, n=n
        )
    else:
        stops = tuple(line.stop for line in closing if line.stop)
        reason = Reason("all-flips-on-lines", color=color, move=move, squares=stops, n=n, of=len(closing))
    return Remark((reason,), move, closing)


def explain_missing_disc(position: Position, move: Square, square: Square) -> Remark:
    """On which line a disc lies that flips and was not tapped; it is not named, and its line not drawn."""
    line = next(line for line in closing_lines(position, move) if square in line.run)
    told = name_line("missing-on", position, move, line)
    return Remark((told._replace(move=move),))


def explain_staying_disc(position: Position, move: Square, square: Square) -> Remark:
    """Why a tapped square does not flip."""
    color = mover(position)
    if square == move:
        return Remark((Reason("placed-disc-stays", color=color, square=square),), move)
    if position.at(square) is None:
        return Remark((Reason("square-is-empty", square=square),))
    standing = find_standing(position, move, square)
    if standing.where == "closes":
        reason = Reason("end-of-line-stays", color=color, square=square, move=move)
    elif position.at(square) is color:
        return Remark((Reason("own-disc-stays", color=color, square=square),))
    elif standing.where == "on-no-line":
        return Remark((_on_no_line(position, color, move, square),), move)
    else:
        code = {"before-empty": "behind-lies-empty", "before-edge": "behind-lies-edge"}.get(
            standing.where, standing.where
        )
        reason = Reason(f"stays-{code}", color=color, square=square, move=move, stop=standing.stop)
    return Remark((reason,), move, standing.lines)


def _on_no_line(position: Position, color: Color, move: Square, square: Square) -> Reason:
    between = lay_between(position, color, square)
    if between:
        return Reason("stays-between-old-discs", color=color, square=square, move=move, squares=between)
    turned = turned_beside(position, move, square)
    if turned:
        return Reason("stays-turned-starts-nothing", color=color, square=square, move=move, stop=turned)
    return Reason("stays-on-no-line", color=color, square=square, move=move)
