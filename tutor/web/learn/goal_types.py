"""The data of a game with a goal for its script: its board, its moves, and the progress of its goal."""

from typing import NotRequired, TypedDict

from tutor.games.goals import Standing
from tutor.web.board.board_types import BoardView, Changes, Side, TurnView
from tutor.web.learn.lesson_types import Shown
from tutor.web.play.game_types import CardView
from tutor.web.site.markdown import Html


class GoalMove(TypedDict):
    """A move of the game: its side, what it changes, and the words about it."""

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
    """The moves that the page does not have yet."""
    standing: Standing
    over: bool
    verdict: Shown
    said: list[Html]
    back: int | None
    """How many moves are left after the learner's last move is taken back."""
    turning_point: int | None
    """How many moves come before the decisive mistake, the one that made the goal impossible."""
    ring: list[str]
    feedback: NotRequired[CardView | None]
    """Why the move on the tapped square is illegal."""
