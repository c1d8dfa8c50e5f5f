"""What a game with a goal is on its way to a browser: its board, its moves, and how its goal stands."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tutor.games.goals import Standing
from tutor.web.board.board_types import BoardView, Changes, Side, TurnView
from tutor.web.learn.lesson_types import Shown
from tutor.web.play.game_types import CardView
from tutor.web.site.markdown import Html


class GoalMove(TypedDict):
    """A move of the game: whose it is, what it changes, and what is said of it."""

    move: str
    color: Side
    changes: Changes
    say: Html


class GoalGameView(TypedDict):
    """A game with a goal after some moves."""

    taps: list[str]
    """The moves without the passes."""
    board: BoardView
    turn: TurnView | None
    yours: bool
    """Whether this device plays the next move."""
    frames: list[GoalMove]
    """The moves since those that the page knew."""
    standing: Standing
    over: bool
    verdict: Shown
    said: list[Html]
    back: int | None
    """How many moves are left when the last own one is taken back."""
    turning_point: int | None
    """How many moves lead to the one that gave the goal away."""
    ring: list[str]
    feedback: NotRequired[CardView | None]
    """Why the square that was tapped is no move."""
