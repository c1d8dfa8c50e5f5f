"""Owns what is counted on the board of a puzzle: its lines and discs, what looks right and is not.

What is counted where moves are compared is in `strategy_traits`; what it is worth is in `difficulty`.
"""

from dataclasses import dataclass

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.rules.explain import Line, LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.lessons.model import Choice, Step
from tutor.puzzles.geometry import STRAIGHT, misreadings, place
from tutor.puzzles.goals import Task
from tutor.puzzles.lines import closing_lines, mover
from tutor.puzzles.reasons import Square


@dataclass(frozen=True, slots=True)
class Features:
    """What is counted on the board of a puzzle; what its kind does not ask about stays 0.

    `closeness` is 10 where two things to tell apart are alike (the best move and the next, the discs of both
    sides) and falls to 0 as they differ more.
    """

    discs: int = 0
    empties: int = 0  # where the game is to be counted to its end
    directions: int = 0  # lines that close, or moves to compare
    diagonals: int = 0  # of them, those found on slanting lines only
    distractors: int = 0  # lines and squares that look right and are not
    answers: int = 0  # what has to be found
    closeness: int = 0


def count_discs(position: Position) -> int:
    """The discs of both sides."""
    return sum(len(position.pieces(color)) for color in Color)


def _slanting(line: Line) -> bool:
    return line.direction not in STRAIGHT


def of_one_move(task: Task) -> Features:
    """What a move flips, or should have flipped."""
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
    """Whether every line that a move closes is a slanting one."""
    return all(map(_slanting, closing_lines(position, square)))


def of_moves(task: Task) -> Features:
    """Where a side can play."""
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


def of_result(position: Position) -> Features:
    """Who has won, and by how much."""
    black, white = (len(position.pieces(color)) for color in Color)
    empties = len(position.empties())
    return Features(
        discs=black + white,
        distractors=bool(empties) + (black == white) + (empties > 4),
        closeness=max(0, 10 - abs(black - white) // 4),
    )


def of_question(step: Step, task: Task) -> Features:
    """What is on the board, or what a square is called."""
    position, discs = task.position, count_discs(task.position)
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "next-on-line":
        (a, b), (c, d) = (place(position.game, square) for square in step.marks.ring[:2])
        return Features(discs=discs, diagonals=int(a != c and b != d))
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "mobility":
        both = [position.with_to_move(color) for color in Color]
        moves = [(side, square) for side in both for square in side.legal_moves() if square != PASS]
        return Features(
            discs=discs, directions=len(moves), diagonals=sum(slanting_only(*move) for move in moves)
        )
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "game-over":
        near = {square for color in Color for square in touching(position, color)}
        return Features(discs=discs, distractors=len(near))
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "start-board":
        return Features(discs=discs, distractors=len(task.options))
    square = task.wanted or (step.puzzle.square if isinstance(step.puzzle, Choice) else None)
    square = square or (step.marks.ring[0] if step.marks.ring else None)
    return Features(discs=discs, distractors=_depth(position, square) if square else 0)


def _depth(position: Position, square: Square) -> int:
    """How far a square lies from the names at the edge, and in how many ways its name can be misread."""
    return min(place(position.game, square)) + len(misreadings(position.game, square))
