"""A kind that is answered by a whole game: its moves played again, and how far its goal is after them.

An answer holds the squares that were played, by both sides; forced passes are left out, and played along.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.color import Color
from tutor.games.goals import Goal, Moment, Progress
from tutor.games.judgement import Judgement, Reason
from tutor.games.kinds.kind import Answer, Puzzle, Task


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

    def squares_until(self, number: int) -> tuple[Square, ...]:
        """The first moves of the game, so many with the passes, as an answer holds them."""
        return tuple(move for move in self.moves[:number] if move != PASS)


class GoalGame(Puzzle):
    """Play a game from the board against a level of the computer, and reach a goal."""

    __slots__ = ()

    plays = True
    comes_back = False
    reasons = {
        # right: the goal of the game is reached
        "goal-reached": (),
        # it can no longer be reached
        "goal-gone": (),
        # neither
        "goal-open": (),
    }

    @property
    @abstractmethod
    def aim(self) -> Goal:
        """What is played for."""

    @property
    @abstractmethod
    def computer_level(self) -> int:
        """The level of the computer."""

    @abstractmethod
    def progress(self, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
        """How far the goal is after these moves; `positions` are the board at first and after each."""

    @abstractmethod
    def find_moment(self, side: Color, played: Played) -> Moment | None:
        """The moment that mattered of a game that missed its goal; None where no own move cost anything."""

    @staticmethod
    def of(task: Task) -> GoalGame:
        """The puzzle of a task that is answered by a game."""
        assert isinstance(task.puzzle, GoalGame)
        return task.puzzle

    def judge_game(self, task: Task, answer: Answer) -> Judgement:
        """Whether a game is right; IllegalMove for an answer that is none."""
        standing = played_of(task, answer).progress.standing
        if standing == "reached":
            return Judgement("right", (Reason("goal-reached"),), found=1)
        return Judgement("not-yet", (Reason("goal-gone" if standing == "gone" else "goal-open"),))


def played_of(task: Task, answer: Answer) -> Played:
    """The game of a task after an answer; IllegalMove for a move that cannot be played."""
    return _play_through(GoalGame.of(task), task.position, task.color, answer)


@lru_cache(maxsize=256)
def _play_through(puzzle: GoalGame, start: Position, side: Color, squares: tuple[Square, ...]) -> Played:
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
    return Played(tuple(positions), tuple(moves), puzzle.progress(side, positions, moves))
