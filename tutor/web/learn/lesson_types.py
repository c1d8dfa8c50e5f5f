"""What a lesson is on its way to a browser: its steps, its puzzles, and what is said to each answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from tutor.games.judgement import Verdict
from tutor.games.kinds.kind import WithoutSquare
from tutor.web.board.board_types import BoardView, Changes, FrameView, LegendLine, Mark, Side, TurnView
from tutor.web.site.markdown import Html
from tutor.web.wording import Say

Shown = Verdict | Literal["note"]
"""How an answer stands, or that a tap counts as no answer."""


LineView = TypedDict(
    "LineView", {"from": str, "dirs": tuple[str, ...], "n": int, "end": str, "say": Say | None}
)
"""Lines that were looked along from a square: their directions, how many discs were met, how they end."""


class Feedback(TypedDict):
    """What is said to an answer, and what is drawn then. To a script a field that is missing is empty."""

    verdict: Shown
    title: Say
    detail: NotRequired[Say | None]
    lines: NotRequired[Sequence[LineView]]
    over: NotRequired[bool]
    """Whether nobody is to move after the move that was given."""
    sound: NotRequired[bool]
    """Whether the answer is right though another one is better, which costs a star."""
    frames: NotRequired[list[FrameView]]
    """The move that was given, and what the other side does with it."""
    line: NotRequired[list[FrameView]]
    """How the game goes on after the move, three moves at most."""
    overlay: NotRequired[list[Mark]]
    legend: NotRequired[list[LegendLine]]
    """What lies over the board once the answer lies there, and what it means."""
    shown: NotRequired[Sequence[Mark]]
    """What lies over the board while this is said, whether or not the answer changed it."""


class HintView(TypedDict):
    """A hint in words, the squares that it rings and those that it tints."""

    say: Say
    ring: list[str]
    area: list[str]


class OptionView(TypedDict):
    """An answer to choose from: words, or a picture of a board with its discs in words."""

    key: str
    html: Html
    label: NotRequired[str]
    cells: NotRequired[str]


class SolutionView(TypedDict):
    """What is right, in words, and its squares."""

    say: Say
    squares: list[str]


class FinishView(TypedDict):
    """What the board of a solved puzzle shows: a move that is played, or all of its cells."""

    move: NotRequired[str]
    changes: NotRequired[Changes]
    cells: NotRequired[str]


class ButtonWords(TypedDict):
    """What stands on the button that steps two small boards."""

    next: str
    again: str
    twin: NotRequired[str]
    """On the button that leads to the twin of the board."""


class LinesView(TypedDict):
    """What is said above the line of the reader's move and the best one."""

    yours: Say
    best: Say
    words: ButtonWords


class PairView(TypedDict):
    """Two lines of play, stepped together, and what is counted at their ends."""

    lines: list[list[FrameView]]
    titles: list[Say]
    counts: list[Say | None]
    words: ButtonWords


class GoalWords(TypedDict):
    """What the page of a game with a goal says besides its board.

    ``said`` is how near the goal is before the first move; ``offline`` is the room of the script that finds
    moves while no server can be asked, where there is one.
    """

    offline: NotRequired[str]
    opens: bool
    about: Html
    said: list[Html]
    words: dict[str, str]


class TurnPuzzle(TypedDict):
    """One move of a puzzle of several; ``next`` leads from a right move to its turn, or to the end."""

    board: NotRequired[BoardView]
    answers: list[str]
    hints: list[HintView]
    solution: SolutionView
    feedback: dict[str, Feedback]
    next: dict[str, int | None]
    best: NotRequired[str | None]
    turn: NotRequired[TurnView | None]
    """Whose turn it is, where another side is asked than at first."""


class PuzzleView(TypedDict):
    """A puzzle with what is said to each answer.

    To one answer it is ``feedback``, by what was tapped ("*": anything else); to a set of squares it is
    ``right``, or one of ``extra`` and ``missing`` with what is said of so many ``found``.
    """

    kind: str
    select: Literal["one", "many", "choice", "sequence", "game"]
    can_pass: NotRequired[WithoutSquare | None]
    """What can be said without a square: that the side passes, or that nothing is to be tapped."""
    answers: list[str]
    options: list[OptionView]
    move: NotRequired[str | None]
    color: Side
    plays: NotRequired[bool]
    """Whether the answer is a move, which then lies on the board."""
    finish: NotRequired[FinishView | None]
    hints: list[HintView]
    solution: SolutionView
    board: NotRequired[BoardView]
    feedback: NotRequired[dict[str, Feedback]]
    next: NotRequired[dict[str, int | None]]
    turns: NotRequired[list[TurnPuzzle]]
    right: NotRequired[Feedback]
    extra: NotRequired[dict[str, Feedback]]
    missing: NotRequired[dict[str, Feedback]]
    chains: NotRequired[list[list[str]]]
    """Squares that are chosen together."""
    found: NotRequired[list[Say]]
    empty: NotRequired[Say]
    best: NotRequired[str | None]
    """The best move, where lines of play are shown with the answer."""
    pair: NotRequired[LinesView]
    twin_say: NotRequired[Say]
    """Said once the answer that was shown has been played: its twin waits."""
    twin_asked: NotRequired[Say]
    """Said beside the twin."""
    turn: NotRequired[TurnView | None]
    game: NotRequired[GoalWords]


class StepView(TypedDict):
    """A step of a lesson: what it tells, its board, the moves that it plays, what it explains or asks.

    ``was`` is the number that it had before steps had names, where that is not ``n``; 0 for none.
    """

    n: NotRequired[int]
    name: str
    was: NotRequired[int]
    url: str
    kind: NotRequired[str]
    title: Html
    html: Html
    turn: NotRequired[TurnView | None]
    board: BoardView
    frames: list[FrameView]
    explanation: NotRequired[Feedback | None]
    puzzle: NotRequired[PuzzleView | None]
    board_url: NotRequired[str]
    pair: NotRequired[PairView]


class LessonData(TypedDict):
    """A lesson with each of its sentences once, as player.js is given it."""

    course: str
    slug: str
    number: NotRequired[int]
    title: str
    goal: NotRequired[Html]
    url: NotRequired[str]
    finished_url: NotRequired[str]
    map_url: NotRequired[str]
    steps: list[StepView]
    key: NotRequired[str]
    """Under which a device keeps how far it has come; one without is begun anew each time."""
    phrases: list[Html]
    """Every sentence, with {0}, {1} where the names of squares go."""
    words: dict[str, str]
    strategy: NotRequired[bool]
    pictures: NotRequired[bool]
    visit: NotRequired[bool]


class TouchedState(TypedDict):
    """A state of a puzzle as it is kept: what a form would send, from which the rest is looked up again."""

    taps: Sequence[str]
    help: int
    tries: int
    told: bool
    shown: bool
    hinted: int
    frame: int


class LessonRest(TypedDict):
    """The ending of a lesson, the words that come first in its steps, what costs stars, buttons of a line."""

    ending: Html
    terms: Html
    lost: dict[str, str]
    playing: dict[str, str]
