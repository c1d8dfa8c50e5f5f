"""What a kind answers in addition if it asks for a set of squares, or for several moves in turn.

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
        """What is said when every square asked for has been tapped, and no other."""

    @abstractmethod
    def explain_found(self, task: Task, n: int) -> Reason:
        """That n of the squares asked for are among the taps, and the taps are not the answer."""

    @abstractmethod
    def explain_extra(self, task: Task, square: Square) -> Remark:
        """Why a tapped square is not asked for."""

    @abstractmethod
    def explain_missing(self, task: Task, square: Square) -> Remark:
        """Where to look for a square that was not tapped; it stays unnamed, and no line is drawn to it."""

    def looks_among(self, task: Task) -> tuple[Square, ...]:
        """The squares that the question is about, among which a learner chooses."""
        return task.position.game.squares

    def together(self, task: Task) -> tuple[tuple[Square, ...], ...]:
        """Squares that are chosen together: one of them tapped stands for all."""
        return ()

    @staticmethod
    def of(task: Task) -> Gathering:
        """The puzzle of a task that is answered by a set of squares."""
        assert isinstance(task.puzzle, Gathering)
        return task.puzzle


def chosen(task: Task, taps: frozenset[str]) -> frozenset[str]:
    """The taps of an answer by a set of squares, with all that they stand for."""
    met = (frozenset(squares) for squares in Gathering.of(task).together(task))
    return taps.union(*(squares for squares in met if squares & taps))


class InTurns(Puzzle):
    """Answered by several moves, the other side's between them: its tasks have a `turn`."""

    __slots__ = ()

    @abstractmethod
    def task_at(self, task: Task, turn: Turn) -> Task:
        """One turn as a task of its own."""

    @abstractmethod
    def goes_on(self, task: Task) -> Reason:
        """That every move so far is right, and more are asked for."""

    @staticmethod
    def of(task: Task) -> InTurns:
        """The puzzle of a task that is answered by several moves."""
        assert isinstance(task.puzzle, InTurns)
        return task.puzzle
