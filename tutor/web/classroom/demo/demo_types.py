"""The data of a class's big board for its scripts: the common screen, a pupil's own part, who is here."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tutor.classroom.demo.main_button import Beat
from tutor.classroom.demo.questions import Stage
from tutor.games.kinds.kind import Select, WithoutSquare
from tutor.web.board.board_types import BoardView, Mark, Side, TurnView
from tutor.web.play.game_types import CardLine, CardView
from tutor.web.site.markdown import Html


class OptionShown(TypedDict):
    """An option: words, or a number and its board."""

    key: str
    html: Html
    board: BoardView | None


class QuestionView(TypedDict):
    """The open question and its stage."""

    number: int
    stage: Stage
    select: Select
    can_pass: WithoutSquare | None
    color: Side | None
    options: list[OptionShown]
    chains: list[list[str]]
    """Groups of squares that one tap chooses together."""


class BarView(TypedDict):
    """How often an option was chosen: the number, and its share of all answers in tenths."""

    key: str
    html: Html
    n: int
    tenths: int
    right: bool


class SquareCount(TypedDict):
    """How many answers contain a square."""

    square: str
    n: int


class TallyView(TypedDict):
    """The counts of a class's answers."""

    answered: int
    text: Html
    bars: list[BarView]
    squares: list[SquareCount]


class WrongView(CardView):
    """A wrong answer, how many pupils gave it, and why it is wrong."""

    key: str
    answer: Html
    n: int
    given: Html
    looked: bool
    """Whether the teacher explains it on every screen now."""


class AnswerView(TypedDict):
    """The right answer, and the reason of each wrong one; the drawing belongs to the one explained now."""

    title: Html
    keys: list[str]
    """The right options."""
    lines: list[CardLine]
    ring: list[str]
    overlay: list[Mark]
    """The overlay that explains it."""
    picked: list[str]
    wrong: list[WrongView]
    before: str
    """The cells of the board when the question was asked."""
    looked: bool
    explained: Html


class HandView(TypedDict):
    """The pupil who plays the next move."""

    seat: str
    text: Html


class LegendShown(TypedDict):
    """The meaning of a kind of mark, and the squares that have it."""

    kind: str
    say: Html
    squares: list[str]
    sign: NotRequired[str]
    """What stands in the mark."""


class MatchView(TypedDict):
    """A match of two teams, or of the class against the computer."""

    seats: list[str]
    computer: Side | None
    to_move: Side | None
    waiting: bool
    text: Html


class ThenView(TypedDict):
    """What the main button does after its next press; ``cover`` is the slug of the lesson with that cover."""

    cover: str
    title: str
    text: Html


class MainView(TypedDict):
    """The main button: its action, the beat of the lesson, and whether there is a step back."""

    do: str
    title: str
    beat: Beat
    without: list[Beat]
    step: str
    back: bool
    then: list[ThenView]


class FarewellView(TypedDict):
    """What the projector shows at the end instead of the board: a word, and the next lesson's cover."""

    said: str
    next: str
    title: str
    cover: str


class AlsoView(TypedDict):
    """The words of the projector in its second language."""

    lang: str
    title: Html
    html: Html
    said: Html
    why: Html


class ScreenView(TypedDict):
    """The big board on every screen of one language: console, remote, projector, pupils' devices."""

    version: int
    running: bool
    flags: list[str]
    """Names of what is true now; the styles show parts of a page by them."""
    news: Html
    board: BoardView
    ghost: str | None
    lines: list[CardLine]
    ring: list[str]
    picked: list[str]
    kicker: Html
    title: Html
    soon: Html
    html: Html
    turn: TurnView | None
    ringed: Html
    at: int
    of: int
    explanation: CardView | None
    question: QuestionView | None
    tally: TallyView | None
    answer: AnswerView | None
    hand: HandView | None
    overlays: list[str]
    wall: list[str]
    also: AlsoView | None
    legend: list[LegendShown]
    match: MatchView | None
    main: MainView
    farewell: FarewellView | None


class OwnBoard(TypedDict):
    """How the board of a pupil's own answer differs from the common board."""

    cells: str
    to_move: Side | None
    last_move: str | None
    overlay: list[Mark]


class WrongShown(WrongView):
    """A pupil's wrong answer, with a ring on the right squares."""

    ring: list[str]
    picked: list[str]


class OwnAnswer(WrongShown):
    """A pupil's wrong answer with its board."""

    board: OwnBoard
    ghost: str | None


class LessonLink(TypedDict):
    """A link to a lesson."""

    url: str
    title: str


class ResultShown(TypedDict):
    """How many answers of a lesson were right, and the words for it."""

    right: int
    of: int
    said: list[Html]


class MineView(TypedDict):
    """The part of one pupil: their answer, team and points, and the feedback on the answer."""

    seat: str
    question: int
    answer: list[str]
    points: int | None
    team: Side | None
    right: bool | None
    said: OwnAnswer | None
    name: Html
    lesson: NotRequired[LessonLink | None]
    result: NotRequired[ResultShown | None]
    work: NotRequired[int]
    """How many assignments are open, once the lesson is over."""


class SeatHere(TypedDict):
    """A pupil: their points, and whether they are here; a pupil who is ``aside`` is not counted.

    In a match of two teams ``team`` is theirs; it is ``idle`` while the other team votes.
    """

    id: str
    name: str
    points: int
    here: bool
    pretend: NotRequired[bool]
    aside: NotRequired[bool]
    team: NotRequired[Side]
    idle: NotRequired[bool]


class PeopleView(TypedDict):
    """Every pupil of a class, and who has answered the open question; for the teacher alone."""

    question: int
    answered: list[str]
    seats: list[SeatHere]


class TurnoutView(TypedDict):
    """How many pupils are here, and how many ``of`` those who are asked have answered the question."""

    question: int
    answered: int
    of: int
    here: int


class ScreenData(TypedDict):
    """The data of a page with a big board for its scripts."""

    screen: ScreenView
    labels: dict[str, str]
    words: dict[str, str]
    turnout: NotRequired[TurnoutView]
    mine: NotRequired[MineView]
    people: NotRequired[PeopleView]
    scores: NotRequired[bool]


class SureView(TypedDict):
    """The question before something is deleted."""

    title: Html
    yes: str
    no: str


class PlainCard(TypedDict):
    """A card with a sentence and no lines."""

    title: Html
    detail: NotRequired[Html | None]
    lines: list[CardLine]


class ActionAnswer(TypedDict):
    """The server's reply to a form of the console, to a pupil's answer, or to a pupil's move."""

    version: NotRequired[int]
    sure: NotRequired[SureView]
    feedback: NotRequired[CardView]
    error: NotRequired[Html]
    late: NotRequired[bool]
    """Whether an answer came after the right one was shown; then ``error`` says whether it was right."""
    mine: NotRequired[GivenView]


class GivenView(TypedDict):
    """The stored answer of a pupil."""

    question: int
    answer: list[str]


class PreviewView(TypedDict):
    """The question before it is asked, or the reason why this board does not fit; with an example."""

    question: NotRequired[Html]
    unfit: NotRequired[str]
    sample: NotRequired[Html]
