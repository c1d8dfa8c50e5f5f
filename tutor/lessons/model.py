"""What a course, a lesson, a step and a puzzle are.

Owns the frozen types. Reading them from TOML and refusing what is wrong is `loader`; what counts as
solved is `tutor.puzzles`; the words around them are the web's.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from tutor.games.base import Game, Position
from tutor.games.color import Color, Side
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import read_type
from tutor.games.table import find_game

Count = Literal["moves", "frontier", "stable", "corner"]
"""What is counted below the last boards of two lines."""

Picture = Literal[
    "annex",
    "both-sides-moves",
    "brackets",
    "c-square",
    "corner",
    "counting-the-end",
    "edges",
    "eight-ways",
    "few-moves",
    "four-phases",
    "giving-a-corner",
    "go-territory",
    "legal-moves",
    "look-ahead",
    "no-chain",
    "no-jumping",
    "openings",
    "parity",
    "pass",
    "quiet",
    "score-in-tens",
    "stable",
    "tempo",
    "three-lines",
    "timeline",
    "wall-holes",
    "x-square",
]
"""The drawings that give the idea of a step; the web draws them and says them in words."""

StepKind = Literal["tell", "play", "explain", "puzzle"]


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
    overlay: str | None = None  # a feature of the board, drawn on it with a legend
    picture: Picture | None = None  # a drawing beside the text, where an idea is new
    marks: Marks = Marks()
    hint: str = ""
    puzzle: Puzzle | None = None
    words: tuple[str, ...] = ()  # names of words of the course that come first here
    numbered: tuple[str, ...] = ()  # moves from the board, drawn on it all at once with their numbers
    lines: tuple[tuple[str, ...], ...] = ()  # two lines from the board, stepped together side by side
    count: Count | None = None  # what is counted below their last boards
    game: str = ""  # another game of the family than the course's

    @property
    def kind(self) -> StepKind:
        """What the learner does here."""
        if self.puzzle is not None:
            return "puzzle"
        if self.play or self.lines:
            return "play"
        return "explain" if self.explain else "tell"

    def game_of(self, usual: Game) -> Game:
        """The game that is played here, where `usual` is the course's; UnknownGame for a name of none."""
        return find_game(self.game) if self.game else usual

    def position(self, game: Game) -> Position:
        """The board before anything is played; Black moves where the step names nobody."""
        return self.game_of(game).parse_diagram(self.board, Color(self.to_move) if self.to_move else None)


T = TypeVar("T")


def read_json(text: str | bytes, shape: type[T]) -> T:
    """A value in which steps may stand, from JSON; raises msgspec.MsgspecError."""
    return msgspec.json.decode(text, type=shape, dec_hook=_read_puzzle)


def read_values(values: object, shape: type[T]) -> T:
    """The same from plain values, as TOML gives them; raises msgspec.ValidationError."""
    return msgspec.convert(values, shape, dec_hook=_read_puzzle)


def _read_puzzle(shape: type, value: Any) -> Puzzle:
    """A puzzle of one of the kinds that are registered."""
    try:
        found: Puzzle = msgspec.convert(value, read_type())
    except msgspec.ValidationError as error:
        what, at, path = str(error).partition(" - at `$")
        raise msgspec.ValidationError(f"{what} - at `$.puzzle{path if at else '`'}") from None
    return found


class Lesson(msgspec.Struct, frozen=True):
    """A row of steps around one idea, each known by its name; its number changes with those before it."""

    number: int
    slug: str
    title: str
    goal: str  # what the learner can do at the end, as one sentence
    cover: int  # number of the step whose board is the picture on the course map, from 1
    steps: tuple[Step, ...]
    names: tuple[str, ...]  # of its steps, in their order
    earlier: tuple[str, ...] = ()  # puzzles it once had: who solved them all keeps the stars
    teaches: tuple[str, ...] = ()  # the rules of good play that it prints, each in the one lesson that does

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


class CourseStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the way through a course, from one lesson up to the next stage."""

    title: str
    first: str  # the slug of the lesson it begins with


class PlacementBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of the stored bank: what it asks, and where it stands on the shelf of its level."""

    topic: str
    level: Annotated[int, msgspec.Meta(ge=1, le=10)]
    number: Annotated[int, msgspec.Meta(ge=0)]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Six boards for those who know the rules already, and the lesson with which they may then begin."""

    lesson: str  # its slug
    boards: tuple[PlacementBoard, ...]


class Course(msgspec.Struct, frozen=True):
    """The lessons about one game, in order."""

    name: str  # the folder's name, used in addresses
    title: str
    description: str
    game: str  # a name that find_game knows
    lessons: tuple[Lesson, ...]
    words: tuple[Word, ...] = ()
    numbered: Mapping[str, tuple[str, ...]] = {}  # the steps of a lesson by the numbers they once had
    stations: tuple[Station, ...] = ()  # games on the way, in the order of their lessons
    placement: Placement | None = None  # the way in for those who know the rules
    stages: tuple[CourseStage, ...] = ()  # its parts, in the order of their lessons

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
