"""Base classes for kinds that are answered by a set of squares, or by several moves in turn.

A kind that asks for a whole game is in `goal_games`.
"""

from __future__ import annotations

from abc import abstractmethod

from tutor.games.base import Square
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import Puzzle, Task, Turn


class Gathering(Puzzle):
    """Answered by a set of squares: its tasks have "many" for `select`."""

    __slots__ = ()

    @abstractmethod
    def explain_right(self, task: Task) -> Remark:
        """The feedback when exactly the right squares were tapped."""

    @abstractmethod
    def explain_found(self, task: Task, n: int) -> Reason:
        """The feedback on a wrong answer with n of the right squares."""

    @abstractmethod
    def explain_extra(self, task: Task, square: Square) -> Remark:
        """Why a tapped square is wrong."""

    @abstractmethod
    def explain_missing(self, task: Task, square: Square) -> Remark:
        """Where to look for a missing square; it neither names the square nor draws a line to it."""

    def looks_among(self, task: Task) -> tuple[Square, ...]:
        """The squares among which the learner chooses."""
        return task.position.game.squares

    def together(self, task: Task) -> tuple[tuple[Square, ...], ...]:
        """Groups of squares that one tap chooses together."""
        return ()

    @staticmethod
    def of(task: Task) -> Gathering:
        """The puzzle of a task that is answered by a set of squares."""
        assert isinstance(task.puzzle, Gathering)
        return task.puzzle


def chosen(task: Task, taps: frozenset[str]) -> frozenset[str]:
    """The taps of an answer, with all squares that they choose."""
    met = (frozenset(squares) for squares in Gathering.of(task).together(task))
    return taps.union(*(squares for squares in met if squares & taps))


class InTurns(Puzzle):
    """Answered by several moves with the other side's replies between them: its tasks have a `turn`."""

    __slots__ = ()

    @abstractmethod
    def task_at(self, task: Task, turn: Turn) -> Task:
        """The task of one turn."""

    @abstractmethod
    def goes_on(self, task: Task) -> Reason:
        """Says that every move so far is right, and more are asked for."""

    @staticmethod
    def of(task: Task) -> InTurns:
        """The puzzle of a task that is answered by several moves."""
        assert isinstance(task.puzzle, InTurns)
        return task.puzzle
