"""The data of a game that a page hands its script: the board, the moves, and the answer to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from tutor.web.board.board_types import BoardView, Changes, Mark, Side, TurnView
from tutor.web.learn.lesson_types import Shown
from tutor.web.site.markdown import Html


class ResultView(TypedDict):
    """The result: the winner, the margin, the score, and further words."""

    title: str
    margin: Html | None
    score: Html | None
    detail: Html | None


class DrillLink(TypedDict):
    """A drill that practises something: its address and its name."""

    url: str
    name: str


class AimView(TypedDict):
    """Whether a game on the way shows what the lesson before it teaches; if not, the drill for it."""

    html: Html
    done: bool
    drill: DrillLink | None


class AgainView(TypedDict):
    """The next game: the label of its button, and the fields of its form."""

    label: str
    fields: dict[str, str]


CardLine = TypedDict(
    "CardLine", {"from": str, "dirs": tuple[str, ...], "n": int, "end": str, "say": Html | None}
)
"""Explained lines in words."""


class CardView(TypedDict):
    """The feedback on a tap in words, with the lines that explain it."""

    verdict: Shown
    title: Html
    detail: Html | None
    lines: list[CardLine]
    square: NotRequired[str | None]
    """The square to mark, if no line marks it."""
    shown: NotRequired[list[Mark]]
    """The marks over the board while the card is shown."""


class PlayedView(TypedDict):
    """A move of a game: its side, the squares it changed, and the words about it."""

    move: str
    color: Side
    changes: Changes
    html: Html


class OpponentView(TypedDict):
    """A level of the computer as an opponent: "Level 4, careful", and how it introduces itself."""

    name: str
    says: str


class SpeechView(TypedDict):
    """What the opponent says; with ``alone``, in place of the words about its move."""

    html: Html
    alone: bool


class CountingView(TypedDict):
    """The count of a game that passes have stopped, until both sides agree which pieces are dead."""

    title: str
    html: Html
    """What to do now, and the score of each side so far."""
    dead: str
    """The marked squares, separated by blanks."""
    open: bool
    """Whether it is too early to count, so that playing on is offered first."""


class GameView(TypedDict):
    """A game on its page."""

    id: str
    url: str
    number: int
    """How many moves have been played."""
    about: str
    terms: str
    """The handicap and the komi in words; empty if there is neither."""
    you: Side | None
    """The side of the person who plays the computer; None between two people."""
    level: int
    playing: bool
    waiting: bool
    """Whether the computer is to move."""
    board: BoardView
    board_url: str
    review_url: str
    turn: TurnView | None
    discs: dict[Side, int | str]
    """The number beside each side."""
    unit: str
    """What the numbers beside both sides count; empty where that is seen."""

    moves: Html
    can_count: bool
    may_pass: bool
    must_pass: bool
    pass_aside: bool
    """Whether passes lead to no count, so that their button is placed apart."""
    note: Html | None
    can_undo: bool
    can_hint: bool
    counts_pieces: bool
    """Whether the numbers of `discs` are those of the pieces on the board."""
    illegal: str
    """What is said about an illegal move while there is no network to ask for the reason."""
    counting: CountingView | None
    goal: Html | None
    """How to win, shown until somebody has moved."""
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
    """Whether the page has asked if a pass is meant; the next press plays it."""


class GameData(TypedDict):
    """The data of a game's page for play.js; ``show`` are the overlays on the board."""

    game: GameView
    words: dict[str, str]
    show: Sequence[str]


Stage = Literal["first", "second"]


class HintStage(TypedDict):
    """One stage of a hint; its name tells whether a new hint is the same."""

    html: Html
    ring: list[str]
    area: list[str]
    """The squares of the part of the board that is lit."""
    name: str


class GameHint(TypedDict):
    """Both stages of a hint: where to look, and the move."""

    first: HintStage
    second: HintStage


class OverlayLink(TypedDict):
    """An overlay for the board, and the address that turns it on or off."""

    name: str
    title: str
    sentence: str
    samples: tuple[tuple[str, str], ...]
    on: bool
    url: str


class StandingView(TypedDict):
    """The state of a game: its title, the side to move, the counts and the legal moves."""

    title: str
    color: Side | None
    discs: dict[Side, int | str]
    moves: Html
