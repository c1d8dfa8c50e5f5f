"""The data of an analysis board for its scripts: known boards, the tree of moves, lines and values."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from tutor.web.board.board_types import BoardView, Changes, Mark, Side
from tutor.web.play.game_types import CardView, StandingView
from tutor.web.records.note_view import NoteView
from tutor.web.site.markdown import Html


class NextView(TypedDict):
    """Where a move leads, what it changes, and what is said of it."""

    code: str
    changes: Changes
    said: Html


class StateView(StandingView):
    """A board, what is said of it, and where each move leads: all that a page needs to show it."""

    cells: str
    drawing: str
    note: Html | None
    lasting: NotRequired[list[Mark]]
    """What lies over the board whatever else is shown."""
    next: dict[str, NextView]


class StatesView(TypedDict):
    """Boards by their codes."""

    states: dict[str, StateView]


class NodeView(TypedDict):
    """A move that was tried: the move before it, its side, and the code of the board after it."""

    before: int
    move: str
    color: Side | None
    code: str


class ValueView(TypedDict):
    """What a move is worth, written with its sign."""

    move: str
    value: str


class ValuesView(TypedDict):
    """What each move is worth, the best first, and how that was found."""

    sentence: Html
    moves: list[ValueView]
    overlay: list[Mark]


class MarksLaid(TypedDict):
    """What lies over a board."""

    overlay: list[Mark] | None


class TreeView(TypedDict):
    """The tree of moves, the boards that are known, and the move that is shown."""

    nodes: list[NodeView]
    states: dict[str, StateView]
    at: int


class AnalysisView(TreeView):
    """What the page of an analysis board brings along for analysis.js."""

    board: BoardView
    show: Sequence[str]
    """The overlays that are laid."""
    weighs: bool
    """Whether the engine can say what moves are worth."""
    look: bool
    """Whether a tap shows the lines of a square instead of playing there."""
    valued: ValuesView | None
    feedback: CardView | None
    sentence: str | None
    words: dict[str, str]
    notes: str
    """The comments and marks of a file as the address carries them."""
    dead: str
    """What was agreed to be dead where the moves come to their end, as the address carries it."""
    noted: dict[str, NoteView]
    """The same, by the moves that lead to their places."""


class SetUpView(TypedDict):
    """What the page brings along on which a board is set up."""

    board: BoardView
    start: str
    empty: str
