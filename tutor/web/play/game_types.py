"""What a game is on its way to a browser: its board, its moves, and what is said to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from tutor.web.board.board_types import BoardView, Changes, Mark, Side, TurnView
from tutor.web.learn.lesson_types import Shown
from tutor.web.site.markdown import Html


class ResultView(TypedDict):
    """Who has won, by how much, by which score, and what else is to be said."""

    title: str
    margin: Html | None
    score: Html | None
    detail: Html | None


class AgainView(TypedDict):
    """The game to play next: what its button says, and the fields of its form."""

    label: str
    fields: dict[str, str]


CardLine = TypedDict(
    "CardLine", {"from": str, "dirs": tuple[str, ...], "n": int, "end": str, "say": Html | None}
)
"""Lines that were looked along, in words."""


class CardView(TypedDict):
    """What is said to an answer or to a tap, in words, with the lines that explain it."""

    verdict: Shown
    title: Html
    detail: Html | None
    lines: list[CardLine]
    square: NotRequired[str | None]
    """The square to mark where no line does."""
    shown: NotRequired[list[Mark]]
    """What lies over the board while this is said."""


class PlayedView(TypedDict):
    """A move of a game: whose it was, what it changed, and what is said of it."""

    move: str
    color: Side
    changes: Changes
    html: Html


class OpponentView(TypedDict):
    """A level of the computer as an opponent: "Level 4, careful", and what it says of itself."""

    name: str
    says: str


class SpeechView(TypedDict):
    """What the opponent says; alone it stands in for what is told of its move."""

    html: Html
    alone: bool


class CountingView(TypedDict):
    """The count of a game that passes have stopped, before both sides agree on what is dead."""

    title: str
    html: Html
    """What is to be done, and what each side has by now."""
    dead: str
    """The squares that are marked, with blanks."""


class GameView(TypedDict):
    """A game on its page."""

    id: str
    url: str
    number: int
    """How many moves have been played."""
    about: str
    terms: str
    """On which terms it was begun; empty where there is nothing to say."""
    you: Side | None
    """The side of who plays against the computer; None where two people play."""
    level: int
    playing: bool
    waiting: bool
    """Whether the computer is to move."""
    board: BoardView
    board_url: str
    review_url: str
    turn: TurnView | None
    discs: dict[Side, int | str]
    """What is counted beside each side."""
    moves: Html
    can_count: bool
    may_pass: bool
    must_pass: bool
    pass_aside: bool
    """Whether a pass ends nothing that is counted: its button stands aside."""
    note: Html | None
    can_undo: bool
    can_hint: bool
    counts_pieces: bool
    """Whether the numbers of `discs` are those of the pieces on the board."""
    illegal: str
    """What is said of a forbidden move while the server cannot be asked why it is one."""
    counting: CountingView | None
    goal: Html | None
    """What wins, until somebody at this device has moved."""
    frames: list[PlayedView]
    speech: SpeechView | None
    winner: Side | None
    result: ResultView | None
    ending: Html | None
    again: AgainView | None
    clock: dict[Side, int] | None
    """Milliseconds left to each person."""
    hint: NotRequired[GameHint | None]
    feedback: NotRequired[CardView | None]
    error: NotRequired[str]
    sure: NotRequired[bool]
    """Whether it has been asked if a pass is meant: the next one is played."""


class GameData(TypedDict):
    """What the page of a game brings along for play.js; ``show`` are the overlays that are laid."""

    game: GameView
    words: dict[str, str]
    show: Sequence[str]


Stage = Literal["first", "second"]


class HintStage(TypedDict):
    """One stage of a hint; by its name it is the same when asked again."""

    html: Html
    ring: list[str]
    name: str


class GameHint(TypedDict):
    """Both stages of a hint: where to look, and the move."""

    first: HintStage
    second: HintStage


class OverlayLink(TypedDict):
    """An overlay that may be laid over a board, and the address that turns it on, or off again."""

    name: str
    title: str
    sentence: str
    samples: tuple[tuple[str, str], ...]
    on: bool
    url: str


class StandingView(TypedDict):
    """How a board stands."""

    title: str
    color: Side | None
    discs: dict[Side, int | str]
    moves: Html
