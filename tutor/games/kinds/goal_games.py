"""The base class for kinds that are answered by a whole game, and the judging of such an answer.

An answer contains the moves of both sides, without forced passes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.goals import Progress, TurningPoint
from tutor.games.judgement import Judgement, Reason
from tutor.games.kinds.kind import Answer, Puzzle, Task


@dataclass(frozen=True, slots=True)
class Played:
    """A game with a goal after some moves: its boards, its moves with all passes, and its progress.

    `forced` are the indices of the forced passes among the moves.
    """

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    progress: Progress
    forced: frozenset[int] = frozenset()

    @property
    def position(self) -> Position:
        """The present board."""
        return self.positions[-1]

    def answer_until(self, number: int) -> Answer:
        """The first `number` moves and passes, in the form of an answer."""
        return tuple(move for at, move in enumerate(self.moves[:number]) if at not in self.forced)


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

    ends_with_goal: ClassVar[bool] = False
    """Whether the game stops as soon as the goal is decided."""

    @property
    def own_moves(self) -> int:
        """How many own moves the goal allows; 0 if it does not limit them."""
        return 0

    @property
    def computer_level(self) -> int | None:
        """The level of the computer; None if the kind finds the other side's moves itself."""
        return None

    def reply(self, position: Position, choose: Callable[[Position, int], Move]) -> Move:
        """The other side's move; `choose` gives the move of a level of the computer."""
        level = self.computer_level
        assert level is not None, f"{self.kind} names no level"
        return choose(position, level)

    def is_closed(self, played: Played) -> bool:
        """Whether play stops: the game is over, or its goal is decided and that ends it."""
        decided = self.ends_with_goal and played.progress.standing != "open"
        return decided or played.position.to_move is None

    @abstractmethod
    def progress(self, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
        """The progress towards the goal; `positions` are the first board and the board after each move."""

    @abstractmethod
    def find_turning_point(self, side: Color, played: Played) -> TurningPoint | None:
        """The decisive mistake of a game that missed its goal; None if no own move cost anything."""

    def tally(self, side: Color, played: Played) -> tuple[Reason, ...]:
        """The counts that show how near an open goal is; () if nothing is counted during the game."""
        return ()

    def why_missed(self, side: Color, played: Played) -> Reason | None:
        """Why the goal is out of reach; its square is shown. None if the result of the game says it."""
        return None

    @staticmethod
    def of(task: Task) -> GoalGame:
        """The puzzle of a task that is answered by a game."""
        assert isinstance(task.puzzle, GoalGame)
        return task.puzzle

    def judge_game(self, task: Task, answer: Answer) -> Judgement:
        """The judgement on a game; IllegalMove if the moves are not a game."""
        standing = played_of(task, answer).progress.standing
        if standing == "reached":
            return Judgement("right", (Reason("goal-reached"),), found=1)
        return Judgement("not-yet", (Reason("goal-gone" if standing == "gone" else "goal-open"),))


def played_of(task: Task, answer: Answer) -> Played:
    """The game of a task after the moves of an answer; IllegalMove if one of them is illegal."""
    return _play_through(GoalGame.of(task), task.position, task.color, answer)


@lru_cache(maxsize=256)
def _play_through(puzzle: GoalGame, start: Position, side: Color, answer: Answer) -> Played:
    positions, moves, forced = [start], list[Move](), set[int]()

    def put(move: Move) -> None:
        moves.append(move)
        positions.append(positions[-1].play(move))

    def put_forced() -> None:
        while positions[-1].must_pass():
            forced.add(len(moves))
            put(PASS)

    for move in answer:
        put_forced()
        put(move)
    put_forced()
    progress = puzzle.progress(side, positions, moves)
    return Played(tuple(positions), tuple(moves), progress, frozenset(forced))
