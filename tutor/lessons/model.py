"""The immutable types of a course: lessons, steps, marks, stations and stages.

`loader` reads them from TOML and refuses errors; `tutor.puzzles` judges answers; the words around them are in
`tutor/web`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from tutor.games.base import Game, Position
from tutor.games.color import Color, Side
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import read_type
from tutor.games.table import find_game
from tutor.typed_values import from_json, from_values

Count = Literal["moves", "opened", "frontier", "stable", "corner", "gifts"]
"""The feature that is counted below the last boards of two lines."""

Beside = Literal["moves"]
"""What the numbers beside both sides count in a game that a course offers, where it is not the pieces."""

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
"""Drawings that show the idea of a step; templates draw and describe them."""

StepKind = Literal["tell", "play", "explain", "puzzle"]


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Marks on the board, besides the pieces."""

    ring: tuple[str, ...] = ()
    tint: tuple[str, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    arrow: tuple[tuple[str, str], ...] = ()
    letter: tuple[tuple[str, str], ...] = ()  # a square and the letter that stands on it


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board with a text, moves to play, a square to explain, or a puzzle."""

    board: str  # a diagram, as the rules core draws it
    title: str = ""
    text: str = ""  # Markdown; blank lines separate paragraphs, each of which is one message
    to_move: Side | None = None  # None: no turn is shown
    play: tuple[str, ...] = ()
    explain: str | None = None
    show_legal: bool = False
    overlay: str | None = None  # a feature of the board, drawn on it with a legend
    picture: Picture | None = None  # a drawing beside the text
    marks: Marks = Marks()
    hint: str = ""
    puzzle: Puzzle | None = None
    words: tuple[str, ...] = ()  # names of terms that the step introduces
    numbered: tuple[str, ...] = ()  # moves from the board, drawn on it with their numbers
    lines: tuple[tuple[str, ...], ...] = ()  # two lines of play from the board, shown side by side
    count: Count | None = None  # the feature counted below their last boards
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
        """The game of the step, by default `usual`; UnknownGame if its name is unknown."""
        return find_game(self.game) if self.game else usual

    def position(self, game: Game) -> Position:
        """The board before any move; Black is to move unless the step says otherwise."""
        return self.game_of(game).parse_diagram(self.board, Color(self.to_move) if self.to_move else None)


T = TypeVar("T")


def read_json(text: str | bytes, shape: type[T]) -> T:
    """A value that may contain steps, from JSON; raises msgspec.MsgspecError."""
    return from_json(text, shape, _read_puzzle)


def read_values(values: object, shape: type[T]) -> T:
    """The same from the plain values of a TOML file; raises msgspec.ValidationError."""
    return from_values(values, shape, _read_puzzle)


def _read_puzzle(shape: type, value: Any) -> Puzzle:
    """A puzzle of one of the kinds that are registered."""
    try:
        found: Puzzle = from_values(value, read_type())
    except msgspec.ValidationError as error:
        what, at, path = str(error).partition(" - at `$")
        raise msgspec.ValidationError(f"{what} - at `$.puzzle{path if at else '`'}") from None
    return found


class Lesson(msgspec.Struct, frozen=True):
    """Steps around one idea. A step is identified by its name; its number may change."""

    number: int
    slug: str
    title: str
    goal: str  # what the learner can do afterwards, as one sentence
    cover: int  # the number, from 1, of the step whose board is the picture on the course map
    steps: tuple[Step, ...]
    names: tuple[str, ...]  # the names of its steps, in their order
    earlier: tuple[str, ...] = ()  # puzzles of earlier versions: a learner who solved all keeps the stars
    teaches: tuple[str, ...] = ()  # the rules of good play that this lesson, and no other, prints
    beside: Beside | None = None  # what is counted beside both sides in the game of its idea

    def number_of(self, name: str) -> int | None:
        """The number of the step of that name, from 1, if there is one."""
        return self.names.index(name) + 1 if name in self.names else None

    def step(self, number: int) -> Step:
        """The step of that number, from 1; raises IndexError where there is none."""
        if not 1 <= number <= len(self.steps):
            raise IndexError(f"lesson {self.slug!r} has no step {number}")
        return self.steps[number - 1]


class Word(msgspec.Struct, frozen=True):
    """A term of the game: a title, one sentence, and a board that shows it."""

    name: str
    step: Step


class Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against the computer between two lessons; the learner plays Black.

    Without a board it begins with the usual start; a board gives the learner pieces in advance.
    """

    after: str  # the slug of the lesson
    title: str
    text: str  # one sentence about the board
    game: str  # a name of tutor.games.table
    level: Annotated[int, msgspec.Meta(ge=1)]  # one of its game's program
    board: str = ""  # a diagram, Black to move
    beside: Beside | None = None  # what is counted beside both sides

    def position(self) -> Position:
        """The board on which the game begins; UnknownGame or InvalidDiagram if it cannot be read."""
        game = find_game(self.game)
        return game.parse_diagram(self.board, Color.BLACK) if self.board else game.start()


class CourseStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a course, from its first lesson to that of the next stage."""

    title: str
    first: str  # the slug of the lesson it begins with


class PlacementBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of the stored bank: its topic, its level, and its number there."""

    topic: str
    level: Annotated[int, msgspec.Meta(ge=1, le=10)]
    number: Annotated[int, msgspec.Meta(ge=0)]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Six boards for learners who know the rules, and the lesson with which they may begin afterwards."""

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
    numbered: Mapping[str, tuple[str, ...]] = {}  # the steps of a lesson in the order of their former numbers
    stations: tuple[Station, ...] = ()  # games between lessons, in the order of the lessons
    placement: Placement | None = None  # for learners who know the rules
    stages: tuple[CourseStage, ...] = ()  # its parts, in the order of their lessons

    def name_of(self, slug: str, number: int) -> str | None:
        """The name of the step that had this number before steps had names; it may be deleted by now.

        In a lesson that is not in ``numbered`` the third step was "step-3".
        """
        names = self.numbered.get(slug)
        if names is None:
            return f"step-{number}" if number > 0 else None
        return names[number - 1] if 1 <= number <= len(names) else None

    def once_numbered(self, slug: str, name: str) -> int | None:
        """The number that this step had before steps had names; None for a newer step."""
        names = self.numbered.get(slug)
        if names is not None:
            return names.index(name) + 1 if name in names else None
        number = name.removeprefix("step-")
        return int(number) if name == f"step-{number}" and number.isdecimal() else None

    def lesson(self, slug: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)
