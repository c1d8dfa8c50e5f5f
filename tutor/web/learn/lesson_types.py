"""The data of a lesson that a page hands its script: steps, puzzles, and the feedback on each answer."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from tutor.games.judgement import Verdict
from tutor.games.kinds.kind import WithoutSquare
from tutor.web.board.board_types import BoardView, Changes, FrameView, LegendLine, Mark, Side, TurnView
from tutor.web.site.markdown import Html
from tutor.web.wording import Say

Shown = Verdict | Literal["note"]
"""The verdict on an answer, or that a tap counts as none."""


LineView = TypedDict(
    "LineView", {"from": str, "dirs": tuple[str, ...], "n": int, "end": str, "say": Say | None}
)
"""Lines from a square that are explained together: their directions, the discs on them, and their end."""


class Feedback(TypedDict):
    """The words and the drawing that answer an answer. A script takes a missing field as empty."""

    verdict: Shown
    title: Say
    detail: NotRequired[Say | None]
    lines: NotRequired[Sequence[LineView]]
    over: NotRequired[bool]
    """Whether the game is over after the given move."""
    sound: NotRequired[bool]
    """Whether the answer is right, but another one is better: it costs a star."""
    frames: NotRequired[list[FrameView]]
    """The given move, and the reply of the other side."""
    line: NotRequired[list[FrameView]]
    """The next moves of the game, at most three."""
    overlay: NotRequired[list[Mark]]
    legend: NotRequired[list[LegendLine]]
    """The legend of the overlay that is drawn after the answer."""
    shown: NotRequired[Sequence[Mark]]
    """Marks drawn over the board while the feedback is shown, whether or not the answer changed the board."""
    solution: NotRequired[Say]
    """The words of the shown answer where this was the last wrong one before it."""


class HintView(TypedDict):
    """A hint: its words, the squares to ring and the squares to tint."""

    say: Say
    ring: list[str]
    area: list[str]


class OptionView(TypedDict):
    """An option: words, or a picture of a board with a list of its discs for screen readers."""

    key: str
    html: Html
    label: NotRequired[str]
    cells: NotRequired[str]


class SolutionView(TypedDict):
    """The right answer in words, and its squares."""

    say: Say
    squares: list[str]


class FinishView(TypedDict):
    """How the board changes when the puzzle is solved: a move is played, or all cells are given."""

    move: NotRequired[str]
    changes: NotRequired[Changes]
    cells: NotRequired[str]


class ButtonWords(TypedDict):
    """The labels of the button that steps through two small boards."""

    next: str
    again: str
    twin: NotRequired[str]
    """The label of the button that leads to the same question on the turned board."""


class LinesView(TypedDict):
    """The names of the learner's line and the best one, and what is said of the best one alone."""

    yours: Say
    tempting: Say
    better: Say
    best: Say
    words: ButtonWords


class PairView(TypedDict):
    """Two lines of play that are stepped one after the other, and the counts at their ends."""

    lines: list[list[FrameView]]
    titles: list[Say]
    counts: list[Say | None]
    words: ButtonWords


class GoalWords(TypedDict):
    """The words of a step that is a game with a goal.

    ``said`` tells how near the goal is before the first move. ``offline`` is the folder of the script that
    knows the legal moves without a network, if the game has one.
    """

    offline: NotRequired[str]
    opens: bool
    about: Html
    said: list[Html]
    words: dict[str, str]


class TurnPuzzle(TypedDict):
    """One of several moves of a puzzle; ``next`` maps each right move to the next turn, or to the end."""

    board: NotRequired[BoardView]
    answers: list[str]
    hints: list[HintView]
    solution: SolutionView
    feedback: dict[str, Feedback]
    next: dict[str, int | None]
    best: NotRequired[str | None]
    tempting: NotRequired[str | None]
    turn: NotRequired[TurnView | None]
    """The side to move, where it is not the same as in the first turn."""


class PuzzleView(TypedDict):
    """A puzzle with the feedback on each answer.

    An answer of one tap gets ``feedback`` by that tap ("*" for any other). An answer of several squares gets
    ``right``, or one of ``extra`` and ``missing``, with the entry of ``found`` for the number of right ones.
    """

    kind: str
    select: Literal["one", "many", "choice", "sequence", "game"]
    can_pass: NotRequired[WithoutSquare | None]
    """The label of the answer that names no square: a pass, or "nothing here"."""
    answers: list[str]
    options: list[OptionView]
    move: NotRequired[str | None]
    color: Side
    plays: NotRequired[bool]
    """Whether the answer is a move, which is then played on the board."""
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
    """Groups of squares that one tap chooses together."""
    found: NotRequired[list[Say]]
    empty: NotRequired[Say]
    best: NotRequired[str | None]
    """The best move, where the answer shows lines of play."""
    tempting: NotRequired[str | None]
    """The wrong move beside it where the learner has played none."""
    pair: NotRequired[LinesView]
    twin_say: NotRequired[Say]
    """Said after the shown answer has been played: the same question follows on the turned board."""
    twin_asked: NotRequired[Say]
    """Said beside the turned board."""
    turn: NotRequired[TurnView | None]
    game: NotRequired[GoalWords]


class StepView(TypedDict):
    """A step of a lesson: its text, its board, and the moves that it plays, explains or asks for.

    ``was`` is its number in versions whose steps had no names, if it differs from ``n``; 0 for none.
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
    """A lesson for player.js; each sentence appears once, in ``phrases``."""

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
    """The key under which a device stores its progress; without a key each visit begins anew."""
    phrases: list[Html]
    """Every sentence, with {0}, {1} in the places of square names."""
    words: dict[str, str]
    strategy: NotRequired[bool]
    pictures: NotRequired[bool]
    visit: NotRequired[bool]


class TouchedState(TypedDict):
    """The stored state of a puzzle: the fields that a form would send; the rest is computed from them."""

    taps: Sequence[str]
    help: int
    tries: int
    told: bool
    shown: bool
    hinted: int
    frame: int
    miss: NotRequired[str]
    """The last wrong answer before the board came back; a device does not keep it."""


class LessonRest(TypedDict):
    """What a lesson page needs last: the ending, the new terms, what costs stars, the buttons of a line."""

    ending: Html
    terms: Html
    lost: dict[str, str]
    playing: dict[str, str]
