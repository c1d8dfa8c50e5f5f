"""How far a game with a goal is, and which move lost the goal; the kind says what the goal is."""

from dataclasses import dataclass
from typing import Literal

from tutor.games.base import Move

Standing = Literal["open", "reached", "gone"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a goal is: `own` moves played, and the number of the move that decided it (from 1)."""

    standing: Standing
    own: int
    since: int | None = None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The move that mattered most: its number in the game (from 1, passes counted), and a better one.

    `by_goal` says that the move lost the goal, not only some points.
    """

    number: int
    played: Move
    better: Move
    by_goal: bool
