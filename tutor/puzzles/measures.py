"""Owns the measures by which a move is called best, and what a move costs that is not.

Each measure is one number or fact that the rules core computes; none of them is the best move of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tutor.puzzles.grid import corners
from tutor.puzzles.judgement import Reply, Verdict
from tutor.puzzles.lines import mover
from tutor.puzzles.reasons import Reason, Square
from tutor.rules import PASS, Position

Measure = Literal["takes-corner", "gives-no-corner", "fewest-replies", "flips-fewest"]

MEASURES: tuple[Measure, ...] = ("takes-corner", "gives-no-corner", "fewest-replies", "flips-fewest")


@dataclass(frozen=True, slots=True)
class Measured:
    """What one legal move does."""

    square: Square
    flips: int
    replies: int
    takes_corner: bool
    gives: tuple[Square, ...]  # the corners that the other side can take next
    ends_game: bool

    def cost(self, measure: Measure) -> int:
        """The smaller the better; 0 or 1 where the measure only asks yes or no."""
        costs = {
            "takes-corner": int(not self.takes_corner),
            "gives-no-corner": int(bool(self.gives)),
            "fewest-replies": self.replies,
            "flips-fewest": self.flips,
        }
        return costs[measure]


@lru_cache(maxsize=64)  # a page judges every square of one board
def measure_moves(position: Position) -> Mapping[Square, Measured]:
    """Every legal move, measured; {} when the side to move must pass."""
    return {square: _measure(position, square) for square in position.legal_moves() if square != PASS}


def _measure(position: Position, square: Square) -> Measured:
    after, rim = position.play(square), corners(position.game)
    replies = [reply for reply in after.legal_moves() if reply != PASS]
    return Measured(
        square=square,
        flips=len(position.flips(square)),
        replies=len(replies),
        takes_corner=square in rim,
        gives=tuple(corner for corner in rim if corner in replies),
        ends_game=after.to_move is None,
    )


def best_moves(position: Position, measure: Measure) -> tuple[Square, ...]:
    """The moves that are right by the measure; () when a yes-or-no measure has no right move."""
    moves = measure_moves(position)
    costs = {square: move.cost(measure) for square, move in moves.items()}
    if measure in ("takes-corner", "gives-no-corner"):
        return tuple(square for square, cost in costs.items() if cost == 0)
    least = min(costs.values(), default=0)
    return tuple(square for square, cost in costs.items() if cost == least)


def weigh(position: Position, measure: Measure, square: Square) -> Reply:
    """Whether a legal move is right by the measure; a wrong one is told its cost beside the best."""
    moves = measure_moves(position)
    move, best = moves[square], moves[best_moves(position, measure)[0]]
    right = move.cost(measure) == best.cost(measure)
    almost = not right and _is_second(measure, move, tuple(moves.values()))
    verdict: Verdict = "right" if right else "almost" if almost else "not-yet"
    tell = {
        "takes-corner": _tell_taken,
        "gives-no-corner": _tell_given,
        "fewest-replies": _tell_replies,
        "flips-fewest": _tell_flips,
    }[measure]
    return Reply(verdict, tell(position, move, best, verdict))


def _is_second(measure: Measure, move: Measured, moves: tuple[Measured, ...]) -> bool:
    """Whether the move comes right after the best and others cost more."""
    costs = sorted({other.cost(measure) for other in moves})
    return len(costs) > 2 and move.cost(measure) == costs[1]


def _tell_taken(position: Position, move: Measured, best: Measured, verdict: Verdict) -> Reason:
    color = mover(position)
    if verdict == "right":
        return Reason("takes-corner", color=color, square=move.square, n=move.flips)
    return Reason("takes-no-corner", color=color, square=move.square, stop=best.square, n=move.flips)


def _tell_given(position: Position, move: Measured, best: Measured, verdict: Verdict) -> Reason:
    color = mover(position)
    if verdict == "right":
        return Reason("gives-no-corner", color=color, square=move.square)
    return Reason("gives-corner", color=color, square=move.square, stop=move.gives[0])


def _tell_replies(position: Position, move: Measured, best: Measured, verdict: Verdict) -> Reason:
    color = mover(position)
    if verdict != "right":
        code = "leaves-few" if verdict == "almost" else "leaves-many"
        return Reason(
            code, color=color, square=move.square, n=move.replies, of=best.replies, stop=best.square
        )
    if move.replies:
        return Reason("leaves-fewest", color=color, square=move.square, n=move.replies)
    return Reason("leaves-game-over" if move.ends_game else "leaves-none", color=color, square=move.square)


def _tell_flips(position: Position, move: Measured, best: Measured, verdict: Verdict) -> Reason:
    color = mover(position)
    if verdict == "right":
        return Reason("flips-fewest", color=color, square=move.square, n=move.flips)
    code = "flips-few" if verdict == "almost" else "flips-many"
    return Reason(code, color=color, square=move.square, n=move.flips, of=best.flips, stop=best.square)
