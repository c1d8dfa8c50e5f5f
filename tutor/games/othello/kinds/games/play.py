"""A game with a goal: played from the board against the computer, or with somebody beside."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import msgspec

from tutor.games.base import Game, Move, Position, Square
from tutor.games.color import Color, Side
from tutor.games.goals import Progress, TurningPoint
from tutor.games.judgement import Reason
from tutor.games.kinds.goal_games import GoalGame, Played
from tutor.games.kinds.kind import Fault, PuzzleKind, Task
from tutor.games.kinds.moves import require_turn
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello import goal_misses, goal_tally, play_goals
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.goals import FIELDS, Goal, GoalKind
from tutor.games.othello.turning_point import find_turning_point

NUMBERS: dict[GoalKind, tuple[str, ...]] = {
    kind: ("most", "turns") if kind == "keep-moves" else fields for kind, fields in FIELDS.items()
}
"""The numbers that the sentence of a goal names, as n and of."""


class GoalOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a game, as it stands in the TOML; `Goal` says what its numbers mean."""

    kind: GoalKind
    by: int | None = None
    within: int | None = None
    moves: int | None = None
    most: int | None = None
    turns: int | None = None
    discs: int | None = None

    @property
    def goal(self) -> Goal:
        """The goal itself."""
        return Goal(self.kind, self.by, self.within, self.moves, self.most, self.turns, self.discs)


class Play(GoalGame, PuzzleKind, frozen=True, tag="play", rename={"strength": "level"}):
    """Play a game from the board against a level of the computer, and reach a goal.

    `strength` is the level, which is its name in the TOML; `side` is the learner's, the side to move where
    None.
    """

    strength: int
    goal: GoalOf
    side: Side | None = None

    needs_turn = True
    reasons = GoalGame.reasons | goal_tally.REASONS | goal_misses.REASONS

    @property
    def aim(self) -> Goal:
        return self.goal.goal

    @property
    def own_moves(self) -> int:
        return self.aim.number("within") or self.aim.number("moves")

    @property
    def computer_level(self) -> int:
        return self.strength

    def progress(self, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
        return play_goals.progress(self.aim, side, positions, moves)

    def tally(self, side: Color, played: Played) -> tuple[Reason, ...]:
        return goal_tally.tally(self.aim, side, played.positions, played.moves)

    def why_missed(self, side: Color, played: Played) -> Reason | None:
        since = played.progress.since
        if played.progress.standing != "gone" or since is None:
            return None
        return goal_misses.why_missed(self.aim, side, played.positions[: since + 1], played.moves[:since])

    def find_turning_point(self, side: Color, played: Played) -> TurningPoint | None:
        return find_turning_point(self.aim, side, played.positions, played.moves)

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        if self.strength not in LEVELS:
            yield "puzzle.level", f"is none of {min(LEVELS)} to {max(LEVELS)}"
        for field, sentence in self.aim.faults():
            yield f"puzzle.goal.{field}", sentence

    def moved(
        self, square: Callable[[str], str], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(self.strength, self.goal, self.side and side(self.side))

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_turn(position)
        side = Color(self.side) if self.side else position.to_move
        if position.to_move is _given_corners(position):
            raise UnsolvablePuzzle("to_move", "a side with corners from the start does not begin")
        return Task(self, position, "game", (), side=side)

    def match_of(self, position: Position) -> tuple[Color, int] | None:
        side = Color(self.side) if self.side else position.to_move
        return (side.other, self.strength) if side else None

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        goal = self.aim
        n, of, *_ = (*(goal.number(name) for name in NUMBERS[goal.kind]), 0, 0)
        return (Reason(goal.kind, color=task.color, n=n, of=of),)

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """A game belongs to a lesson: no teacher fills it in for a board."""
        yield from ()


def _given_corners(position: Position) -> Color | None:
    """The side that has corners on a board that is otherwise the start of a game; None on all others."""
    game, held = position.game, dict[Square, Color]()
    for square in play_goals.corners(game):
        if (color := position.at(square)) is not None:
            held[square] = color
    begun = any(position.at(one) is not game.start().at(one) for one in game.squares if one not in held)
    sides = set(held.values())
    return sides.pop() if len(sides) == 1 and not begun else None
