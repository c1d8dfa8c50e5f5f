"""What is counted of lines and moves on a board, to find its level."""

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features
from tutor.games.othello.kinds.moves.edges import STRAIGHT
from tutor.games.othello.kinds.moves.lines import closing_lines, mover
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS


def count_discs(position: Position) -> int:
    """The number of discs on the board."""
    return sum(len(position.pieces(color)) for color in Color)


def _slanting(line: Line) -> bool:
    return line.direction not in STRAIGHT


def of_one_move(task: Task) -> Features:
    """The features of a board on which one move flips discs."""
    lines = as_othello(task.position).explain(task.move or "").lines
    closing = [line for line in lines if line.end is LineEnd.FLIPS]
    return Features(
        discs=count_discs(task.position),
        directions=len(closing),
        diagonals=sum(map(_slanting, closing)),
        distractors=sum(bool(line.run) for line in lines if line.end is not LineEnd.FLIPS),
        answers=len(task.answers),
    )


def slanting_only(position: Position, square: Square) -> bool:
    """Whether every line that a move closes is a diagonal."""
    return all(map(_slanting, closing_lines(position, square)))


def of_moves(task: Task) -> Features:
    """The features of a board that asks where a side can play."""
    position = task.position
    moves = [square for square in position.legal_moves() if square != PASS]
    return Features(
        discs=count_discs(position),
        diagonals=sum(slanting_only(position, square) for square in moves),
        distractors=len(touching(position, mover(position).other)) - len(moves),
        answers=len(moves),
    )


def touching(position: Position, color: Color) -> list[Square]:
    """The empty squares beside a disc of this colour."""
    discs = set(position.pieces(color))
    return [
        square
        for square in position.empties()
        if any(near in discs for way in DIRECTIONS for near in as_othello(position).ray(square, way)[:1])
    ]
