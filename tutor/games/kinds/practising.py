"""How a kind of puzzle is practised: its topics, how hard a board is, how it is made and written."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from tutor.games.base import Game, Position, Square
from tutor.games.chance import Dice

if TYPE_CHECKING:
    from tutor.games.kinds.kind import Puzzle, Task

LEVELS = range(1, 11)

Ring = tuple[Square, ...]
"""The squares that a question rings."""


@dataclass(frozen=True, slots=True)
class Features:
    """What makes a board hard, as numbers; a number that matters nothing to the kind stays 0.

    `closeness` is 10 where two values to compare are nearly equal (the best move and the next, the pieces of
    both sides) and falls to 0 as they differ more.
    """

    discs: int = 0
    empties: int = 0  # empty squares, where the learner must count to the end of the game
    directions: int = 0  # lines that close, or moves to compare
    diagonals: int = 0  # of them, those found on slanting lines only
    distractors: int = 0  # lines and squares that look right but are wrong
    answers: int = 0  # squares or moves to find
    closeness: int = 0
    board: int = 0  # pieces on the board


@dataclass(frozen=True, slots=True)
class Weights:
    """How much harder each feature makes a board of a topic.

    We chose the weights. A board is harder with more lines, with diagonal ones, with lines that start but do
    not close, with more pieces and empty squares, and with a smaller margin between the two best moves.
    """

    base: float
    discs: float = 0
    empties: float = 0
    directions: float = 0
    diagonals: float = 0
    distractors: float = 0
    answers: float = 0
    closeness: float = 0
    board: float = 0

    def score(self, features: Features) -> float:
        """How hard it is."""
        parts: Iterable[float] = (
            getattr(self, name) * getattr(features, name) for name in Features.__dataclass_fields__
        )
        return self.base + sum(parts)

    def level(self, features: Features) -> int:
        """The level, from 1 to 10."""
        return max(LEVELS[0], min(LEVELS[-1], int(self.score(features) + 0.5)))


class Drawn(NamedTuple):
    """A puzzle, its position and its ringed squares; `turn` is False where no side is to move."""

    position: Position
    puzzle: Puzzle
    ring: Ring = ()
    turn: bool = True


Maker = Callable[[Dice, Iterable[Position]], Iterator[Drawn]]
"""Yields puzzles from the positions of a game, in their order; some may have no answer."""


@dataclass(frozen=True, slots=True)
class Made:
    """How the stored puzzles of a topic are made.

    `levels` are the lowest and the highest level of its boards, `per_level` is how many each level gets.
    `tried` is how many boards of a game are examined, `games` the most games that are searched for boards.
    `apart` picks rare boards, which are stored besides the others. With `half_ones`, at most half of the
    boards of a level may have a single answer. `open` is a further condition for a board of a level. With
    `words_matter`, the same board with another question counts as another puzzle in a drill; `by_board` is
    False where it does so in the whole bank. `misjudged` searches a stored board again and returns the error
    that it finds, or "".
    """

    maker: Maker
    per_level: int
    levels: tuple[int, int] = (LEVELS[0], LEVELS[-1])
    tried: int = 16
    games: int = 12000
    apart: Callable[[Task, Ring], bool] | None = None
    half_ones: bool = False
    open: Callable[[Task, int], bool] = lambda task, level: True
    words_matter: bool = False
    by_board: bool = True
    misjudged: Callable[[Position, Puzzle], str] | None = None


def _nothing(*_: object) -> Iterator[str]:
    return iter(())


@dataclass(frozen=True)
class Stored:
    """The stored puzzles of a game, and how those are made that need a long search.

    `folder` holds the files. `topics` are the topics whose boards come from a search; they are all in the
    file `moves`, and `kind` reads them. `search` takes a seed and a file for its results, and continues that
    file when it is started again; `shelve` turns the file into lines of `moves`. `searched` has, by file, the
    results that the puzzles of the bank need; `found_again` searches the line of one board again, by its
    name. `misnamed` checks a board of `moves` by the rules, `misjudged` by a search; each returns the error
    that it finds, or "".
    """

    folder: str
    topics: tuple[str, ...] = ()
    kind: type[Puzzle] | None = None
    search: Callable[[int, str], Iterator[str]] = _nothing
    shelve: Callable[[str], Iterable[str]] = _nothing
    searched: Mapping[str, Callable[[Iterable[Drawn]], Iterable[str]]] = field(default_factory=dict)
    found_again: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    misnamed: Callable[[Position, Puzzle], str] = lambda position, puzzle: ""
    misjudged: Callable[[Position, Puzzle], str] = lambda position, puzzle: ""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a course with its own daily ten, which gets harder up to the level `highest`.

    It asks what the lessons from `first` to `lessons` teach, so that a player is not asked for the names of
    squares. `name` is part of its address.
    """

    name: str
    first: int
    lessons: int
    highest: int


@dataclass(frozen=True)
class Practice:
    """What can be practised of a family of games.

    Drills and topics: `drills` are the drills with their topics in order. `former` are topics that are no
    longer practised, or only in lessons and sets, with the drill for which they count. `joined` are topics
    added after the first mixes, with the day from which the daily tens ask them; earlier tens and earlier
    rounds of a mix stay as they were. The drills `about_squares` ask for no square twice in a round. A daily
    ten has at most one of the `counted` topics, which ask for a number.

    Lessons: `taught` is the number of the lesson that teaches a topic, `lessons` are the slugs of the lessons
    that explain a drill. `after` is, by lesson, what its ending offers to practise where its own puzzles do
    not decide it: a drill, or `mix` for all that is taught by then.

    Misconceptions: `mending` are the topics whose boards reveal a misconception, `mended_in` the slug of the
    lesson against one that no topic reveals. `one_sided` are misconceptions whose boards all have the same
    answer, with that answer: one puzzle in four gets a board with another one.

    Mixes: `mix` is the name of the mix of everything, with which the names of all mixes begin; `stages` are
    those of the daily ten, the earliest first. `sample` is the drill whose board is the picture of practice;
    `greets` is a drill of one tap for the front page of returning learners, "" for none. `plays` yields the
    positions of a random game, from which puzzles are made.
    """

    game: str
    drills: Mapping[str, tuple[str, ...]]
    plays: Callable[[Game, Dice], Iterable[Position]]
    stored: Stored
    mix: str = "mixed"
    stages: tuple[Stage, ...] = ()
    former: Mapping[str, str] = field(default_factory=dict)
    joined: Mapping[str, date] = field(default_factory=dict)
    taught: Mapping[str, int] = field(default_factory=dict)
    mending: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    mended_in: Mapping[str, str] = field(default_factory=dict)
    one_sided: Mapping[str, str] = field(default_factory=dict)
    lessons: Mapping[str, str] = field(default_factory=dict)
    after: Mapping[str, str] = field(default_factory=dict)
    sample: str = ""
    greets: str = ""
    about_squares: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()


class Practised:
    """The part of a puzzle that practice asks."""

    __slots__ = ()

    weights: ClassVar[Mapping[str, Weights]] = {}
    """By topic, how hard a board of it is."""

    made: ClassVar[Mapping[str, Made]] = {}
    """By topic, how its stored puzzles are made."""

    @property
    @abstractmethod
    def topic(self) -> str:
        """The topic of the puzzle: its kind, unless the kind has several topics."""

    def count(self, task: Any, ring: Ring) -> Features:
        """The features of the board that make this puzzle hard."""
        return Features()

    def level(self, task: Task, ring: Ring) -> int:
        """How hard it is, from 1 to 10."""
        return self.weights[self.topic].level(self.count(task, ring))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        """The words after the board in a line of the bank; `cells` writes a drawing as one word."""
        return ring

    def without_fault(self, position: Position) -> Self | None:
        """The same question on the same board with nothing left to find; None where that is impossible."""
        return None

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        """The puzzle and its ringed squares, from the words of `written`; `drawn` draws a board."""
        return cls(), tuple(words)
