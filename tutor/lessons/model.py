"""What a course, a lesson, a step and a puzzle are.

Owns the frozen types. Reading them from TOML and refusing what is wrong is `loader`; what counts as
solved is `tutor.puzzles`; the words around them are the web's.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from tutor.games.base import Game, Position
from tutor.games.color import Color
from tutor.games.table import find_game

Side = Literal["black", "white"]
Measure = Literal[
    "takes-corner",
    "gives-no-corner",
    "fewest-replies",
    "flips-fewest",
    "most-mobility",
    "fewest-potential",
    "most-potential",
    "fewest-frontier",
    "most-inner",
    "most-stable",
    "keeps-parity",
    "best-exact",
]
About = Literal[
    "square-name",
    "corner-name",
    "disc-on",
    "next-on-line",
    "first-player",
    "start-board",
    "disc-count",
    "game-over",
    "mobility",
]
Overlay = Literal["mobility", "flips", "frontier", "stable", "parity", "danger", "exact"]
Picture = Literal[
    "annex",
    "brackets",
    "c-square",
    "corner",
    "eight-ways",
    "few-moves",
    "no-chain",
    "parity",
    "pass",
    "quiet",
    "stable",
    "tempo",
    "timeline",
    "wall-holes",
    "x-square",
]
"""The drawings that give the idea of a step; the web draws them and says them in words."""

Theme = Literal[
    "corner",
    "X",
    "C",
    "mobility",
    "quiet",
    "frontier",
    "stability",
    "tempo",
    "parity",
    "edge",
    "look-ahead",
    "sacrifice",
    "counting",
    "opening",
    "variant",
]
"""What a board that asks for a good move is about."""

MOST_EMPTIES = 12
"""Empty squares up to which an ending is solved while a lesson loads."""

StepKind = Literal["tell", "play", "explain", "puzzle"]


class _Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all puzzles share: the name of their kind, as it stands in the TOML."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class FindSquare(_Question, frozen=True, tag="find-square"):
    """Tap the named square."""

    square: str


class LegalMove(_Question, frozen=True, tag="legal-move"):
    """Play any legal move."""


class AllLegalMoves(_Question, frozen=True, tag="all-legal-moves"):
    """Mark every legal move and no other square."""


class Flips(_Question, frozen=True, tag="flips"):
    """Tap each disc that the move flips."""

    move: str


class PassOrPlay(_Question, frozen=True, tag="pass-or-play"):
    """Pass, or show a move."""


class Result(_Question, frozen=True, tag="result"):
    """Say who won the finished game and by how much."""


class BestMove(_Question, frozen=True, tag="best-move"):
    """Play a move that is best by the stated measure."""

    measure: Measure


class Referee(_Question, frozen=True, tag="referee"):
    """Find the discs that were turned wrongly or forgotten after a move."""

    move: str
    after: str  # diagram of what stood on the table after the move


class Choice(_Question, frozen=True, tag="choice"):
    """Choose among options that the rules core computes."""

    about: About
    square: str | None = None  # disc-on only
    boards: tuple[str, ...] = ()  # start-board only: diagrams to choose from


class WhichIsBetter(_Question, frozen=True, tag="which-is-better"):
    """Choose the better of two moves by the stated measure."""

    moves: tuple[str, str]
    measure: Measure


class CountMoves(_Question, frozen=True, tag="count-moves"):
    """Say how many legal moves a side has."""

    side: Side


class MarkStable(_Question, frozen=True, tag="mark-stable"):
    """Mark the discs of a side that can never flip again."""

    side: Side


class MarkFrontier(_Question, frozen=True, tag="mark-frontier"):
    """Mark the discs of a side beside an empty square."""

    side: Side


class Sequence(_Question, frozen=True, tag="sequence"):
    """Play several best moves of an ending; the other side answers by the exact solver."""

    moves: int


class Choose(_Question, frozen=True, tag="choose"):
    """Find a good move, where no measure is named: one that loses hardly anything beside the best.

    `values` tell what each legal move is worth in discs; without them the end is counted. `answers` tell how
    the other side answers; without them the engine does. `about` is the measure that the board is about: not
    the question, only what is said after an answer and in a hint speaks of it first, where it is true; so is
    `theme`. `lines` tell how the game goes on after each move. A lesson writes none of this: it is known of
    the board (`proofs`).
    """

    values: dict[str, int] = {}
    answers: dict[str, str] = {}
    about: Measure | None = None
    lines: dict[str, tuple[str, ...]] = {}
    theme: Theme | None = None

    def __hash__(self) -> int:
        told = (frozenset(known.items()) for known in (self.values, self.answers, self.lines))
        return hash((*told, self.about, self.theme))


Puzzle = (
    FindSquare
    | LegalMove
    | AllLegalMoves
    | Flips
    | PassOrPlay
    | Result
    | BestMove
    | Referee
    | Choice
    | WhichIsBetter
    | CountMoves
    | MarkStable
    | MarkFrontier
    | Sequence
    | Choose
)


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn on the board besides the discs."""

    ring: tuple[str, ...] = ()
    tint: tuple[str, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    arrow: tuple[tuple[str, str], ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board and what is told, played, explained or asked on it."""

    board: str  # a diagram, as the rules core draws it
    title: str = ""
    text: str = ""  # Markdown; paragraphs are parted by a blank line, as in the catalogues
    to_move: Side | None = None  # None: a drawing, nobody's turn is shown
    play: tuple[str, ...] = ()
    explain: str | None = None
    show_legal: bool = False
    overlay: Overlay | None = None  # a feature of the board, drawn on it with a legend
    picture: Picture | None = None  # a drawing beside the text, where an idea is new
    marks: Marks = Marks()
    hint: str = ""
    puzzle: Puzzle | None = None
    words: tuple[str, ...] = ()  # names of words of the course that come first here
    game: str = ""  # another game of the family than the course's

    @property
    def kind(self) -> StepKind:
        """What the learner does here."""
        if self.puzzle is not None:
            return "puzzle"
        if self.play:
            return "play"
        return "explain" if self.explain else "tell"

    def game_of(self, usual: Game) -> Game:
        """The game that is played here, where `usual` is the course's; UnknownGame for a name of none."""
        return find_game(self.game) if self.game else usual

    def position(self, game: Game) -> Position:
        """The board before anything is played; Black moves where the step names nobody."""
        return self.game_of(game).parse_diagram(self.board, Color(self.to_move) if self.to_move else None)


class Lesson(msgspec.Struct, frozen=True):
    """A row of steps around one idea, each known by its name; its number changes with those before it."""

    number: int
    slug: str
    title: str
    goal: str  # what the learner can do at the end, as one sentence
    cover: int  # number of the step whose board is the picture on the course map, from 1
    steps: tuple[Step, ...]
    names: tuple[str, ...]  # of its steps, in their order

    def number_of(self, name: str) -> int | None:
        """The number of the step of that name, from 1, if there is one."""
        return self.names.index(name) + 1 if name in self.names else None

    def step(self, number: int) -> Step:
        """The step of that number, from 1; raises IndexError where there is none."""
        if not 1 <= number <= len(self.steps):
            raise IndexError(f"lesson {self.slug!r} has no step {number}")
        return self.steps[number - 1]


class Word(msgspec.Struct, frozen=True):
    """A word of the game: a title, one sentence, and a board that shows it."""

    name: str
    step: Step


class Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against the computer on the way, after a lesson; the learner plays Black.

    Without a board it begins as the game does; a board gives the learner discs from the start.
    """

    after: str  # the slug of the lesson
    title: str
    text: str  # one sentence about the board
    game: str  # a name of tutor.games.table
    level: Annotated[int, msgspec.Meta(ge=1, le=10)]
    board: str = ""  # a diagram, Black to move

    def position(self) -> Position:
        """The board that the game begins on; UnknownGame or InvalidDiagram where there is none."""
        game = find_game(self.game)
        return game.parse_diagram(self.board, Color.BLACK) if self.board else game.start()


class Course(msgspec.Struct, frozen=True):
    """The lessons about one game, in order."""

    name: str  # the folder's name, used in addresses
    title: str
    description: str
    game: str  # a name that tutor.games.othello.rules.find_game knows
    lessons: tuple[Lesson, ...]
    words: tuple[Word, ...] = ()
    numbered: Mapping[str, tuple[str, ...]] = {}  # the steps of a lesson by the numbers they once had
    stations: tuple[Station, ...] = ()  # games on the way, in the order of their lessons

    def name_of(self, slug: str, number: int) -> str | None:
        """What a step is called that had this number before steps had names; it may have gone since.

        In a lesson that is not in ``numbered`` the third step was "step-3".
        """
        names = self.numbered.get(slug)
        if names is None:
            return f"step-{number}" if number > 0 else None
        return names[number - 1] if 1 <= number <= len(names) else None

    def once_numbered(self, slug: str, name: str) -> int | None:
        """The number that the step of this name had then; None for a newer step."""
        names = self.numbered.get(slug)
        if names is not None:
            return names.index(name) + 1 if name in names else None
        number = name.removeprefix("step-")
        return int(number) if name == f"step-{number}" and number.isdecimal() else None

    def lesson(self, slug: str) -> Lesson | None:
        """The lesson of that slug, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)
