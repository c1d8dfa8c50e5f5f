"""A kind that is answered by a whole game: its moves played again, and how far its goal is after them.

An answer holds the moves of both sides; forced passes are left out, and played along.
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
    """A game with a goal after some moves: its boards, its moves with the passes, and how far the goal is.

    `forced` are the places of the passes that were forced.
    """

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    progress: Progress
    forced: frozenset[int] = frozenset()

    @property
    def position(self) -> Position:
        """The board as it stands."""
        return self.positions[-1]

    def answer_until(self, number: int) -> Answer:
        """The first moves of the game, so many with the passes, as an answer holds them."""
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
    """Whether nobody plays on once the goal is decided."""

    @property
    def own_moves(self) -> int:
        """How many own moves the goal leaves; 0 where it does not count them."""
        return 0

    @property
    def computer_level(self) -> int | None:
        """The level of the computer; None where the kind finds the other side's moves itself."""
        return None

    def reply(self, position: Position, choose: Callable[[Position, int], Move]) -> Move:
        """The other side's move, whose turn it is; `choose` gives that of a level of the computer."""
        level = self.computer_level
        assert level is not None, f"{self.kind} names no level"
        return choose(position, level)

    def is_closed(self, played: Played) -> bool:
        """Whether nobody plays on: the game is over, or its goal is decided and that ends it."""
        decided = self.ends_with_goal and played.progress.standing != "open"
        return decided or played.position.to_move is None

    @abstractmethod
    def progress(self, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
        """How far the goal is after these moves; `positions` are the board at first and after each."""

    @abstractmethod
    def find_turning_point(self, side: Color, played: Played) -> TurningPoint | None:
        """The moment that mattered of a game that missed its goal; None where no own move cost anything."""

    def tally(self, side: Color, played: Played) -> tuple[Reason, ...]:
        """How near an open goal is, in what it counts; () where nothing is counted on the way."""
        return ()

    def why_missed(self, side: Color, played: Played) -> Reason | None:
        """What put the goal out of reach; a square in it is shown. None where the game says it by itself."""
        return None

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
