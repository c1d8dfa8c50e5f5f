"""Where a disc stands on the lines of the disc just placed; from this follows why it flips or stays."""

from dataclasses import dataclass
from typing import Literal

from tutor.games.base import Position, Square
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import as_othello

Where = Literal["flips", "closes", "before-empty", "before-edge", "beyond-own", "beyond-gap", "on-no-line"]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a disc stands, seen from the move: on which line, and how far out."""

    where: Where
    line: Line | None = None

    @property
    def stop(self) -> Square | None:
        """The square at which the line ends."""
        return self.line.stop if self.line else None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The line, to be drawn; () where the disc is on none."""
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
