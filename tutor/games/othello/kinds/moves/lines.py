"""How the lines from a square are explained: their order, their axis, and the one that gives the reason.

`OthelloPosition.explain` gives the lines.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Literal

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.geometry import column_name, row_name
from tutor.games.judgement import Reason, Remark
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import OthelloPosition, as_othello

Axis = Literal["row", "column", "diagonal"]

_closeness = attrgetter("closeness")


def mover(position: Position) -> Color:
    """The side to move; the caller must have made sure that there is one."""
    if position.to_move is None:
        raise ValueError("the game is over: nobody is to move")
    return position.to_move


def axis(direction: str) -> Axis:
    """The axis of a direction: row, column or diagonal."""
    if direction in ("left", "right"):
        return "row"
    return "column" if direction in ("up", "down") else "diagonal"


def label(game: Game, direction: str, square: Square) -> str | None:
    """The number of a line's row or the letter of its column; None for a diagonal."""
    names = {"row": row_name, "column": column_name}
    name = names.get(axis(direction))
    return name(game, square) if name else None


def closest_first(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines that close, then the others; in both groups those with more opposing discs first.

    Lines with the same number stay in the order of DIRECTIONS.
    """
    return tuple(sorted(lines, key=_closeness))


def closing_lines(position: Position, square: Square) -> tuple[Line, ...]:
    """The lines that flip discs if the side to move plays on the square, the longest first."""
    lines = as_othello(position).explain(square).lines
    return closest_first(line for line in lines if line.end is LineEnd.FLIPS)


def explain_move(position: Position, square: Square) -> Remark:
    """Why the side to move may or may not play on the square."""
    color = mover(position)
    standing = position.at(square)
    if standing is not None:
        return taken(standing, square)
    lines = closest_first(as_othello(position).explain(square).lines)
    closing = tuple([line for line in lines if line.end is LineEnd.FLIPS])
    if closing:
        return Remark((_closes(color, square, closing),), square, closing)
    return Remark((_closes_nothing(position, color, square, lines),), square, lines)


@cache
def taken(standing: Color, square: Square) -> Remark:
    """Why no side may play on a square where a disc stands; `standing` is its colour."""
    return Remark((Reason("square-is-taken", color=standing, square=square),), square)


def _closes(color: Color, square: Square, closing: tuple[Line, ...]) -> Reason:
    n = sum(len(line.run) for line in closing)
    if len(closing) > 1:
        stops = tuple(line.stop for line in closing if line.stop)
        return Reason("closes-lines", color=color, square=square, squares=stops, n=n, of=len(closing))
    line = closing[0]
    return Reason("closes-line", color=color, square=square, stop=line.stop, direction=line.direction, n=n)


@lru_cache(maxsize=64)  # every square of one board is asked about
def _turned(position: Position) -> OthelloPosition:
    """The same board with the other side to move."""
    return as_othello(position).with_to_move(mover(position).other)


def _closes_nothing(position: Position, color: Color, square: Square, lines: tuple[Line, ...]) -> Reason:
    if lines and lines[0].run:
        nearest = lines[0]
        code = "line-runs-into-empty" if nearest.stop else "line-runs-off-board"
        return Reason(
            code,
            color=color,
            square=square,
            stop=nearest.stop,
            direction=nearest.direction,
            n=len(nearest.run),
        )
    turned = _turned(position)
    for theirs in closing_lines(turned, square) if turned.may_flip(square) else ():
        return Reason(
            "closes-for-other-side",
            color=color,
            square=square,
            stop=theirs.stop,
            direction=theirs.direction,
            n=len(theirs.run),
        )
    beside = any(line.end is LineEnd.OWN_NEXT_DOOR for line in lines)
    return Reason("only-own-beside" if beside else "nothing-beside", color=color, square=square)


def name_line(code: str, position: Position, square: Square, line: Line) -> Reason:
    """A reason that names a closing line by its axis and by the own disc at its end."""
    return Reason(
        f"{code}-{axis(line.direction)}",
        color=mover(position),
        stop=line.stop,
        label=label(position.game, line.direction, square),
        n=len(line.run),
    )


REASONS: dict[str, tuple[str, ...]] = {
    # meets n discs, ends at the own disc `stop`
    "closes-line": ("color", "square", "stop", "direction", "n"),
    # n discs on `of` lines, ending at each of `squares`
    "closes-lines": ("color", "square", "squares", "n", "of"),
    # meets n discs, then the empty `stop`
    "line-runs-into-empty": ("color", "square", "stop", "direction", "n"),
    # meets n discs, then the edge
    "line-runs-off-board": ("color", "square", "direction", "n"),
    # a line of n discs of `color` closes here for color.other, at its disc `stop`; but `color` is to move,
    # and no disc that it could flip stands beside the square
    "closes-for-other-side": ("color", "square", "stop", "direction", "n"),
    # no disc of color.other stands beside the square: no line can start
    "nothing-beside": ("color", "square"),
    # as nothing-beside, but discs of `color` stand beside it: it continues the own group
    "only-own-beside": ("color", "square"),
    # `color` is the colour of the disc on the square
    "square-is-taken": ("color", "square"),
}
"""The reasons for a square that is tapped as a move."""
