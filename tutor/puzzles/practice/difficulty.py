"""Owns how hard a puzzle is: the level from 1 to 10 that follows from what is counted on its board.

The weights are ours. They put in order what asks for more looking: more lines, slanting ones, lines that
start and do not close, more discs, more squares to play, a smaller margin between the best move and the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.lessons.model import BestMove, Choice, Puzzle, Step, WhichIsBetter
from tutor.puzzles.goals import Task
from tutor.puzzles.practice.strategy_traits import (
    of_best,
    of_decision,
    of_frontier,
    of_move_count,
    of_sequence,
    of_stable,
    of_two,
)
from tutor.puzzles.practice.traits import Features, of_moves, of_one_move, of_question, of_result

LEVELS = range(1, 11)


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature of a topic makes it harder."""

    base: float
    discs: float = 0
    empties: float = 0
    directions: float = 0
    diagonals: float = 0
    distractors: float = 0
    answers: float = 0
    closeness: float = 0

    def score(self, features: Features) -> float:
        """How hard it is."""
        told: Iterable[float] = (
            getattr(self, name) * getattr(features, name) for name in Features.__dataclass_fields__
        )
        return self.base + sum(told)

    def level(self, features: Features) -> int:
        """The level, from 1 to 10."""
        return max(LEVELS[0], min(LEVELS[-1], int(self.score(features) + 0.5)))


WEIGHTS: dict[str, Weights] = {
    "find-square": Weights(-2.4, discs=0.06, distractors=1.4),
    "square-name": Weights(-2.2, discs=0.06, distractors=1.4),
    "corner-name": Weights(0.2, discs=0.06),
    "disc-on": Weights(-2, discs=0.08, distractors=1.25),
    "next-on-line": Weights(2, discs=0.06, diagonals=2),
    "first-player": Weights(1),
    "start-board": Weights(1.5, distractors=0.3),
    "legal-move": Weights(-0.4, discs=0.17, diagonals=0.45, distractors=0.1, answers=-0.2),
    "all-legal-moves": Weights(-2.2, discs=0.07, diagonals=0.45, distractors=0.1, answers=0.5),
    "pass-or-play": Weights(-0.9, discs=0.145, diagonals=0.9, distractors=0.56, answers=-0.6),
    "flips": Weights(-1.3, discs=0.06, directions=1.25, diagonals=0.7, distractors=0.8, answers=0.25),
    "referee": Weights(-1.6, discs=0.06, directions=0.9, diagonals=0.6, distractors=0.9, answers=0.3),
    "result": Weights(-2.4, distractors=1.5, closeness=1),
    "disc-count": Weights(0, discs=0.16),
    "game-over": Weights(-1.2, discs=0.04, distractors=0.5),
    "mobility": Weights(-2.5, discs=0.08, directions=0.33, diagonals=0.15),
    "takes-corner": Weights(-2, discs=0.04, directions=0.28, diagonals=2, distractors=0.4),
    "gives-no-corner": Weights(2.6, discs=0.05, directions=0.4, distractors=0.45, answers=-0.8),
    "fewest-replies": Weights(-4.2, discs=0.04, directions=0.34, distractors=0.35, closeness=0.55),
    "flips-fewest": Weights(-4.6, discs=0.06, directions=0.4, answers=-0.4, closeness=0.7),
    "most-mobility": Weights(-8.8, discs=0.06, directions=0.49, distractors=0.5, closeness=0.79),
    "fewest-potential": Weights(-9.3, discs=0.07, directions=0.48, distractors=0.43, closeness=0.71),
    "most-potential": Weights(-9.6, discs=0.07, directions=0.54, distractors=0.43, closeness=0.71),
    "fewest-frontier": Weights(-9.3, discs=0.07, directions=0.48, distractors=0.43, closeness=0.71),
    "most-inner": Weights(-10.1, discs=0.08, directions=0.54, distractors=0.43, closeness=0.71),
    "most-stable": Weights(
        -5.4, discs=0.05, directions=0.47, distractors=0.55, answers=-0.93, closeness=0.47
    ),
    "keeps-parity": Weights(-0.8, empties=0.22, directions=0.64, distractors=0.32, answers=-0.64),
    "best-exact": Weights(
        -3.7, empties=0.89, directions=0.35, distractors=0.25, answers=-0.5, closeness=0.25
    ),
    "which-is-better": Weights(-8.6, discs=0.09, directions=0.16, distractors=1.88, closeness=1.09),
    "count-moves": Weights(-2.2, discs=0.06, directions=0.5, diagonals=0.44, distractors=0.12),
    "mark-frontier": Weights(-3.3, discs=0.03, diagonals=0.63, distractors=0.11, answers=0.56),
    "mark-stable": Weights(-0.4, discs=0.04, diagonals=0.95, distractors=0.42, answers=0.36),
    "choose": Weights(0, empties=0.05, directions=0.35, closeness=0.3),
    "sequence": Weights(-5, empties=0.56, directions=0.17, distractors=0.11, answers=1.01, closeness=0.11),
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
    if isinstance(step.puzzle, WhichIsBetter):
        return of_two(task.position, step.puzzle)
    if task.judged is not None:
        return of_decision(task.position, task.judged.decision)
    match task.kind:
        case "flips" | "referee":
            return of_one_move(task)
        case "legal-move" | "all-legal-moves" | "pass-or-play":
            return of_moves(task)
        case "best-move":
            return of_best(task)
        case "sequence":
            return of_sequence(task)
        case "count-moves":
            return of_move_count(task)
        case "mark-frontier":
            return of_frontier(task)
        case "mark-stable":
            return of_stable(task)
        case "result":
            return of_result(task.position)
    return of_question(step, task)
