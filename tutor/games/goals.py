"""How far a game with a goal is, and what gave the goal away; what is played for is told by the kind."""

from dataclasses import dataclass
from typing import Literal

from tutor.games.base import Move

Standing = Literal["open", "reached", "gone"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a goal is: `own` moves played, and since which move of the game it is decided (from 1)."""

    standing: Standing
    own: int
    since: int | None = None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move that mattered: its number in the game (from 1, passes counted), and a better one.

    `by_goal` says that the move gave the goal away, and did not only cost something.
    """

    number: int
    played: Move
    better: Move
    by_goal: bool
