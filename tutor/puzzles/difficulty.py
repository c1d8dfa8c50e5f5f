"""Owns how hard a puzzle is: what can be counted on its board, and the level from 1 to 10 that this makes.

The weights are ours. They put in order what asks for more looking: more lines, slanting ones, lines that
start and do not close, more discs, a smaller margin between the best move and the next.
"""

from dataclasses import dataclass

from tutor.lessons.model import BestMove, Choice, Puzzle, Step
from tutor.puzzles.goals import Task
from tutor.puzzles.grid import STRAIGHT, misreadings, place
from tutor.puzzles.lines import closing_lines, mover
from tutor.puzzles.measures import Measure, Measured, measure_moves
from tutor.puzzles.reasons import Square
from tutor.rules import DIRECTIONS, PASS, Color, Line, LineEnd, Position

LEVELS = range(1, 11)


@dataclass(frozen=True, slots=True)
class Features:
    """What is counted on the board of a puzzle; what its kind does not ask about stays 0.

    `closeness` is 10 where two things to tell apart are alike (the best move and the next, the discs of both
    sides) and falls to 0 as they differ more.
    """

    discs: int = 0
    directions: int = 0  # lines that close, or moves to compare
    diagonals: int = 0  # of them, those found on slanting lines only
    distractors: int = 0  # lines and squares that look right and are not
    answers: int = 0  # what has to be found
    closeness: int = 0


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature of a topic makes it harder."""

    base: float
    discs: float = 0
    directions: float = 0
    diagonals: float = 0
    distractors: float = 0
    answers: float = 0
    closeness: float = 0

    def level(self, features: Features) -> int:
        """The level, from 1 to 10."""
        score = self.base + sum(
            getattr(self, name) * getattr(features, name) for name in Features.__dataclass_fields__
        )
        return max(LEVELS[0], min(LEVELS[-1], int(score + 0.5)))


WEIGHTS: dict[str, Weights] = {
    "find-square": Weights(-2.4, discs=0.06, distractors=1.4),
    "square-name": Weights(-2.2, discs=0.06, distractors=1.4),
    "corner-name": Weights(0.2, discs=0.06),
    "disc-on": Weights(-2, discs=0.08, distractors=1.25),
    "next-on-line": Weights(2, discs=0.06, diagonals=2),
    "first-player": Weights(1),
    "start-board": Weights(1.5, distractors=0.3),
    "legal-move": Weights(3, discs=0.11, diagonals=0.45, distractors=0.2, answers=-0.65),
    "all-legal-moves": Weights(-2.2, discs=0.07, diagonals=0.45, distractors=0.1, answers=0.5),
    "pass-or-play": Weights(-0.7, discs=0.135, diagonals=0.9, distractors=0.56, answers=-0.6),
    "flips": Weights(-1.6, discs=0.05, directions=1.3, diagonals=0.7, distractors=0.8, answers=0.5),
    "referee": Weights(-1.6, discs=0.06, directions=0.9, diagonals=0.6, distractors=0.9, answers=0.3),
    "result": Weights(-2.4, distractors=1.5, closeness=1),
    "disc-count": Weights(0, discs=0.16),
    "game-over": Weights(-1.2, discs=0.04, distractors=0.5),
    "mobility": Weights(-2.5, discs=0.08, directions=0.33, diagonals=0.15),
    "takes-corner": Weights(-0.9, discs=0.04, directions=0.28, diagonals=2, distractors=0.4),
    "gives-no-corner": Weights(2.6, discs=0.05, directions=0.4, distractors=0.45, answers=-0.8),
    "fewest-replies": Weights(-4.2, discs=0.04, directions=0.34, distractors=0.35, closeness=0.55),
    "flips-fewest": Weights(-4.6, discs=0.06, directions=0.4, answers=-0.4, closeness=0.7),
}
"""By topic."""


def topic(puzzle: Puzzle | None) -> str:
    """What a puzzle is about: its measure, what it asks a choice about, or else its kind."""
    match puzzle:
        case BestMove(measure=measure):
            return measure
        case Choice(about=about):
            return about
    return puzzle.kind if puzzle else ""


def difficulty(step: Step, task: Task) -> int:
    """How hard the puzzle of a step is, from 1 to 10."""
    return WEIGHTS[topic(step.puzzle)].level(count_features(step, task))


def count_features(step: Step, task: Task) -> Features:
    """What is counted on the board for the topic of this puzzle."""
    match task.kind:
        case "flips" | "referee":
            return _of_one_move(task)
        case "legal-move" | "all-legal-moves" | "pass-or-play":
            return _of_moves(task)
        case "best-move":
            return _of_best(task)
        case "result":
            return _of_result(task.position)
    return _of_question(step, task)


def _discs(position: Position) -> int:
    return sum(len(position.discs(color)) for color in Color)


def _slanting(line: Line) -> bool:
    return line.direction not in STRAIGHT


def _of_one_move(task: Task) -> Features:
    lines = task.position.explain(task.move or "").lines
    closing = [line for line in lines if line.end is LineEnd.FLIPS]
    return Features(
        discs=_discs(task.position),
        directions=len(closing),
        diagonals=sum(map(_slanting, closing)),
        distractors=sum(bool(line.run) for line in lines if line.end is not LineEnd.FLIPS),
        answers=len(task.answers),
    )


def _slanting_only(position: Position, square: Square) -> bool:
    return all(map(_slanting, closing_lines(position, square)))


def _of_moves(task: Task) -> Features:
    position = task.position
    moves = [square for square in position.legal_moves() if square != PASS]
    return Features(
        discs=_discs(position),
        diagonals=sum(_slanting_only(position, square) for square in moves),
        distractors=len(_touching(position, mover(position).other)) - len(moves),
        answers=len(moves),
    )


def _touching(position: Position, color: Color) -> list[Square]:
    """The empty squares beside a disc of this colour."""
    discs = set(position.discs(color))
    return [
        square
        for square in position.empties()
        if any(near in discs for way in DIRECTIONS for near in position.ray(square, way)[:1])
    ]


def _of_best(task: Task) -> Features:
    position, moves = task.position, measure_moves(task.position)
    best = [moves[square] for square in task.answers]
    others = [move for square, move in moves.items() if square not in task.answers]
    tempting = max(move.flips for move in best)
    return Features(
        discs=_discs(position),
        directions=len(moves),
        diagonals=int(all(_slanting_only(position, move.square) for move in best)),
        distractors=sum(move.flips > tempting for move in others),
        answers=len(best),
        closeness=_closeness(task.measure, best[0], others),
    )


def _closeness(measure: Measure | None, best: Measured, others: list[Measured]) -> int:
    if measure not in ("fewest-replies", "flips-fewest"):
        return 0
    return max(0, 11 - (min(move.cost(measure) for move in others) - best.cost(measure)))


def _of_result(position: Position) -> Features:
    black, white = (len(position.discs(color)) for color in Color)
    empties = len(position.empties())
    return Features(
        discs=black + white,
        distractors=bool(empties) + (black == white) + (empties > 4),
        closeness=max(0, 10 - abs(black - white) // 4),
    )


def _of_question(step: Step, task: Task) -> Features:
    position, discs = task.position, _discs(task.position)
    if step.marks.ring and topic(step.puzzle) == "next-on-line":
        (a, b), (c, d) = (place(position.game, square) for square in step.marks.ring[:2])
        return Features(discs=discs, diagonals=int(a != c and b != d))
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "mobility":
        both = [position.with_to_move(color) for color in Color]
        moves = [(side, square) for side in both for square in side.legal_moves() if square != PASS]
        return Features(
            discs=discs, directions=len(moves), diagonals=sum(_slanting_only(*move) for move in moves)
        )
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "game-over":
        touching = {square for color in Color for square in _touching(position, color)}
        return Features(discs=discs, distractors=len(touching))
    if isinstance(step.puzzle, Choice) and step.puzzle.about == "start-board":
        return Features(discs=discs, distractors=len(task.options))
    square = task.wanted or (step.puzzle.square if isinstance(step.puzzle, Choice) else None)
    square = square or (step.marks.ring[0] if step.marks.ring else None)
    return Features(discs=discs, distractors=_depth(position, square) if square else 0)


def _depth(position: Position, square: Square) -> int:
    """How far a square lies from the names at the edge, and in how many ways its name can be misread."""
    return min(place(position.game, square)) + len(misreadings(position.game, square))
