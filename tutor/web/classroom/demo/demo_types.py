"""The big board of a class on its way to a browser: the screen of all, a pupil's own part, who is here."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tutor.classroom.demo.main_button import Beat
from tutor.classroom.demo.questions import Stage
from tutor.games.kinds.kind import Select, WithoutSquare
from tutor.web.board.board_types import BoardView, Mark, Side, TurnView
from tutor.web.play.game_types import CardLine, CardView
from tutor.web.site.markdown import Html


class OptionShown(TypedDict):
    """An answer to choose from: words, or a number and its board."""

    key: str
    html: Html
    board: BoardView | None


class QuestionView(TypedDict):
    """The question that is asked, and how far it is."""

    number: int
    stage: Stage
    select: Select
    can_pass: WithoutSquare | None
    color: Side | None
    options: list[OptionShown]
    chains: list[list[str]]
    """Squares that are chosen together."""


class BarView(TypedDict):
    """How often an option was chosen: in all, and in tenths of those who answered."""

    key: str
    html: Html
    n: int
    tenths: int
    right: bool


class SquareCount(TypedDict):
    """How often a square was answered."""

    square: str
    n: int


class TallyView(TypedDict):
    """How the answers of a class are spread."""

    answered: int
    text: Html
    bars: list[BarView]
    squares: list[SquareCount]


class WrongView(CardView):
    """A wrong answer: how many gave it, and why it is wrong."""

    key: str
    answer: Html
    n: int
    given: Html
    looked: bool
    """Whether it is explained on every screen."""


class AnswerView(TypedDict):
    """What is right, and why each wrong answer is wrong; what is drawn is of the one explained now."""

    title: Html
    keys: list[str]
    """The options that are right."""
    lines: list[CardLine]
    ring: list[str]
    overlay: list[Mark]
    """What explains it on the board."""
    picked: list[str]
    wrong: list[WrongView]
    before: str
    """The cells as they were when the question was asked."""
    looked: bool
    explained: Html


class HandView(TypedDict):
    """The pupil who plays the next move."""

    seat: str
    text: Html


class LegendShown(TypedDict):
    """What the marks of a kind mean, in words, with the squares that have one."""

    kind: str
    say: Html
    squares: list[str]


class MatchView(TypedDict):
    """A match of two teams, or of the class against the computer."""

    seats: list[str]
    computer: Side | None
    to_move: Side | None
    waiting: bool
    text: Html


class ThenView(TypedDict):
    """What the main button does after its next press; with the cover of the lesson, by its slug."""

    cover: str
    title: str
    text: Html


class MainView(TypedDict):
    """The main button: what it will do, which beat that is, and whether going back does something."""

    do: str
    title: str
    beat: Beat
    without: list[Beat]
    step: str
    back: bool
    then: list[ThenView]


class FarewellView(TypedDict):
    """What the wall shows at the end in place of the board: a word, and the next lesson with its cover."""

    said: str
    next: str
    title: str
    cover: str


class AlsoView(TypedDict):
    """What stands on the projector in a second language."""

    lang: str
    title: Html
    html: Html
    said: Html
    why: Html


class ScreenView(TypedDict):
    """The big board as every screen of a language shows it: console, remote, wall, devices of pupils."""

    version: int
    running: bool
    flags: list[str]
    """What is the case now, by name: parts of a page are shown by these."""
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
    """What stands on the board of a pupil's own answer; the rest of it is that of all."""

    cells: str
    to_move: Side | None
    last_move: str | None
    overlay: list[Mark]


class WrongShown(WrongView):
    """A wrong answer as its pupil sees it first, with a ring on what is right."""

    ring: list[str]
    picked: list[str]


class OwnAnswer(WrongShown):
    """The same with its board."""

    board: OwnBoard
    ghost: str | None


class LessonLink(TypedDict):
    """The way into a lesson."""

    url: str
    title: str


class ResultShown(TypedDict):
    """How many answers of a lesson were right, and what is said to that."""

    right: int
    of: int
    said: list[Html]


class MineView(TypedDict):
    """What concerns one pupil alone: their answer, team and points, and what is said to the answer."""

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
    """How much given work is open, once the lesson is over."""


class SeatHere(TypedDict):
    """A pupil: their points, and whether they are here. One who is ``aside`` is not counted.

    Where two teams play they have one; it is ``idle`` while the other votes.
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
    """How many are here, and how many have answered which question, ``of`` those who are asked it."""

    question: int
    answered: int
    of: int
    here: int


class ScreenData(TypedDict):
    """What a page with a big board brings along for its scripts."""

    screen: ScreenView
    labels: dict[str, str]
    words: dict[str, str]
    turnout: NotRequired[TurnoutView]
    mine: NotRequired[MineView]
    people: NotRequired[PeopleView]
    scores: NotRequired[bool]


class SureView(TypedDict):
    """What is asked before something is lost."""

    title: Html
    yes: str
    no: str


class PlainCard(TypedDict):
    """A sentence that is told, without lines."""

    title: Html
    detail: NotRequired[Html | None]
    lines: list[CardLine]


class ActionAnswer(TypedDict):
    """What is answered to a form of the console, to a pupil's answer, or to a pupil's move."""

    version: NotRequired[int]
    sure: NotRequired[SureView]
    feedback: NotRequired[CardView]
    error: NotRequired[Html]
    late: NotRequired[bool]
    """Whether an answer came after the right one was shown; then ``error`` says whether it was right."""
    mine: NotRequired[GivenView]


class GivenView(TypedDict):
    """The answer that is kept of a pupil."""

    question: int
    answer: list[str]


class PreviewView(TypedDict):
    """The question that would be asked, or why it cannot be asked on this board; an example of its kind."""

    question: NotRequired[Html]
    unfit: NotRequired[str]
    sample: NotRequired[Html]
