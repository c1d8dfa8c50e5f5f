"""Owns games with a goal: the moves of an answer played again, and how far the goal is after them.

An answer holds the squares that were played, by both sides; forced passes are left out, and played along.
"""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.color import Color
from tutor.games.goals import Goal
from tutor.games.kinds.kind import Task
from tutor.games.othello.play_goals import Progress, progress


@dataclass(frozen=True, slots=True)
class Played:
    """A game with a goal after some moves: its boards, its moves with the passes, and how far the goal is."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    progress: Progress

    @property
    def position(self) -> Position:
        """The board as it stands."""
        return self.positions[-1]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The moves without the passes, as an answer holds them."""
        return tuple(move for move in self.moves if move != PASS)

    def squares_until(self, number: int) -> tuple[Square, ...]:
        """The first moves of the game, so many with the passes, as an answer holds them."""
        return tuple(move for move in self.moves[:number] if move != PASS)


@lru_cache(maxsize=256)
def play_through(start: Position, goal: Goal, side: Color, squares: tuple[Square, ...]) -> Played:
    """The game after these moves of both sides; IllegalMove for one that cannot be played."""
    positions, moves = [start], list[Move]()

    def put(move: Move) -> None:
        moves.append(move)
        positions.append(positions[-1].play(move))

    for square in squares:
        if positions[-1].must_pass():
            put(PASS)
        put(square)
    while positions[-1].must_pass():
        put(PASS)
    return Played(tuple(positions), tuple(moves), progress(goal, side, positions, moves))


def played_of(task: Task, answer: tuple[Square, ...]) -> Played:
    """The game of a task after an answer."""
    return play_through(task.position, goal_of(task), task.color, answer)


def goal_of(task: Task) -> Goal:
    """The goal of a task that is a game."""
    goal, _ = task.known
    assert isinstance(goal, Goal)
    return goal


def level_of(task: Task) -> int:
    """The computer's level in a task that is a game."""
    _, level = task.known
    assert isinstance(level, int)
    return level
