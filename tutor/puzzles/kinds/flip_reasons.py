"""Owns why a disc flips or stays after a given move: where it stands on the lines of the disc just placed."""

from dataclasses import dataclass, replace
from typing import Literal

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.puzzles.geometry import OPPOSITE
from tutor.puzzles.judgement import Remark
from tutor.puzzles.lines import closing_lines, mover, name_line
from tutor.puzzles.reasons import Reason, Square

Where = Literal["flips", "closes", "before-empty", "before-edge", "beyond-own", "beyond-gap", "on-no-line"]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a disc stands, seen from the move: on which line, and where on it."""

    where: Where
    line: Line | None = None

    @property
    def stop(self) -> Square | None:
        """The square at which that line ended."""
        return self.line.stop if self.line else None

    @property
    def lines(self) -> tuple[Line, ...]:
        """That line, to draw it."""
        return (self.line,) if self.line else ()


def find_standing(position: Position, move: Square, square: Square) -> Standing:
    """Where the square lies on the lines of a legal move."""
    for line in as_othello(position).explain(move).lines:
        if square in as_othello(position).ray(move, line.direction):
            return Standing(_where(line, square), line)
    return Standing("on-no-line")


def _where(line: Line, square: Square) -> Where:
    if square in line.run:
        inside: dict[LineEnd, Where] = {
            LineEnd.FLIPS: "flips",
            LineEnd.RUNS_INTO_EMPTY: "before-empty",
            LineEnd.RUNS_OFF_BOARD: "before-edge",
        }
        return inside[line.end]
    if square == line.stop and line.end is LineEnd.FLIPS:
        return "closes"
    return "beyond-own" if line.end in (LineEnd.FLIPS, LineEnd.OWN_NEXT_DOOR) else "beyond-gap"


def run_to_own(position: Position, color: Color, square: Square, direction: str) -> tuple[Square, ...]:
    """The opposing discs from next door to the first disc of `color`, and that one; () if none ends them."""
    for i, passed in enumerate(as_othello(position).ray(square, direction)):
        if position.at(passed) is color:
            return as_othello(position).ray(square, direction)[: i + 1]
        if position.at(passed) is None:
            break
    return ()


def lay_between(position: Position, color: Color, square: Square) -> tuple[Square, ...]:
    """The two discs of `color` between which a disc of the other side lies in one line; () without them."""
    for direction in DIRECTIONS[:4]:
        one = run_to_own(position, color, square, direction)
        other = run_to_own(position, color, square, OPPOSITE[direction])
        if one and other:
            return one[-1], other[-1]
    return ()


def turned_beside(position: Position, move: Square, square: Square) -> Square | None:
    """A disc turned by the move whose own line through the square would close; None when there is none."""
    color = mover(position)
    after = position.play(move)
    for turned in as_othello(position).flips(move):
        for direction in DIRECTIONS:
            if square in run_to_own(after, color, turned, direction)[:-1]:
                return turned
    return None


def explain_right_flips(position: Position, move: Square) -> Remark:
    """Which lines closed."""
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
    """On which line a disc lies that flips and was not tapped; the disc itself stays unnamed."""
    line = next(line for line in closing_lines(position, move) if square in line.run)
    return Remark((replace(name_line("missing-on", position, move, line), move=move),), move, (line,))


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
