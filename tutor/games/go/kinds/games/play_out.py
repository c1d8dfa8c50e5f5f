"""A ladder played to its end: the chased stones run, and every move of the learner must give atari."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Self

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.reading.ladder import is_held, ladder_starts, run
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.goals import Progress, TurningPoint
from tutor.games.kinds.goal_games import GoalGame, Played
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

CLASS_LEVEL = 2
"""The level that a class plays against: it saves most of its stones, so its chain runs."""


class PlayOut(GoalGame, AboutChain, frozen=True, tag="play-out"):
    """Capture the chain on `target` by a ladder; the reading of ladders chooses the moves of its owner.

    The goal is out of reach after the first move that does not give the chain atari, or that lets it get
    away.
    """

    needs_turn = True
    ends_with_goal = True

    def progress(self, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
        own = 0
        for number, move in enumerate(moves, 1):
            before, after = positions[number - 1], as_go(positions[number])
            if before.to_move is not side:
                continue
            own += move != PASS
            if after.at(self.target) is None:
                return Progress("reached", own, number)
            if not _holds(after, self.target):
                return Progress("gone", own, number)
        return Progress("open", own)

    def find_turning_point(self, side: Color, played: Played) -> TurningPoint | None:
        since = played.progress.since
        if since is None:
            return None
        starts = ladder_starts(as_go(played.positions[since - 1]), self.target)
        return TurningPoint(since, played.moves[since - 1], starts[0], by_goal=True)

    def reply(self, position: Position, choose: Callable[[Position, int], Move]) -> Move:
        here = as_go(position)
        return PASS if here.at(self.target) is None else run(here, self.target)

    def match_of(self, position: Position) -> tuple[Color, int] | None:
        return position.at(self.target) or Color.WHITE, CLASS_LEVEL

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if here.to_move is here.at(self.target):
            raise UnsolvablePuzzle("to_move", "must be the other side for a puzzle of kind play-out")
        if not ladder_starts(here, self.target):
            raise UnsolvablePuzzle("puzzle.target", f"no ladder captures the chain on `{self.target}`")
        return Task(self, position, "game", (), can_pass=True, side=here.to_move)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.target))

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """None: a game belongs to a lesson, and no teacher sets it on a board."""
        yield from ()


@lru_cache(maxsize=512)  # the same boards are read again after each further move
def _holds(position: GoPosition, target: Square) -> bool:
    return is_held(position, target)
