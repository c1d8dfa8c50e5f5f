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
    """What is counted on the board of a puzzle; what its kind does not ask about stays 0.

    `closeness` is 10 where two things to tell apart are alike (the best move and the next, the pieces of both
    sides) and falls to 0 as they differ more.
    """

    discs: int = 0
    empties: int = 0  # where the game is to be counted to its end
    directions: int = 0  # lines that close, or moves to compare
    diagonals: int = 0  # of them, those found on slanting lines only
    distractors: int = 0  # lines and squares that look right and are not
    answers: int = 0  # what has to be found
    closeness: int = 0
    board: int = 0  # pieces on the board


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature of a topic makes it harder.

    The weights are ours. They put in order what asks for more looking: more lines, slanting ones, lines that
    start and do not close, more pieces, more squares to play, a smaller margin between the best move and the
    next.
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
    """A puzzle on a position, and the squares that it rings; without a turn it is a drawing."""

    position: Position
    puzzle: Puzzle
    ring: Ring = ()
    turn: bool = True


Maker = Callable[[Dice, Iterable[Position]], Iterator[Drawn]]
"""Yields puzzles from the positions of a game in the order they come in; some may have no answer."""


@dataclass(frozen=True, slots=True)
class Made:
    """How the stored puzzles of a topic are made.

    `levels` are the lowest and the highest level that its boards have, `per_level` how many are wanted on
    each, `tried` how many boards of a game are looked at, `games` how many games are looked through at most.
    `apart` marks boards that are rare and taken beside others, `half_ones` a
    topic in which at most half of a level may have a single answer, `open` what else a board needs to be a
    question on a level. `words_matter` tells that the same board with other words is another puzzle in a
    drill, and `by_board` is False where that holds of the whole bank. `misjudged` says what a search finds
    against what a stored board tells of itself; "" where nothing is.
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
    """The stored puzzles of a game, and how the part of them is made and proved that no kind makes.

    `folder` holds the files. `topics` are those whose boards the bank has from a search; they stand together
    in the file `moves`, and `kind` reads them. `search` looks for them with a seed and a file in which it
    keeps what it finds, and goes on there when it is begun again; `shelve` makes the lines of `moves` from
    that file. `searched` gives by file what is searched beforehand for the puzzles of the bank, `found_again`
    the line of such a file by the name of its board. `misnamed` and `misjudged` say what is wrong with a
    board of `moves`, by the rules and by a search; "" where nothing is.
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
    """A stretch of a course that has a daily ten of its own, which rises to the level `highest`.

    It ends with lesson `lessons`, and asks what is taught from lesson `first` on: who plays already is not
    asked for the names of squares. `name` stands in addresses.
    """

    name: str
    first: int
    lessons: int
    highest: int


@dataclass(frozen=True)
class Practice:
    """What can be practised of a family of games.

    `drills` are the drills with their topics in order; `former` the topics that are practised no longer, or
    only in lessons and sets, with the drill for which they count. `joined` are topics that came when there
    were mixes already, with the day from which the daily tens ask them: earlier tens, and the rounds that a
    mix had before, stay as they were. `taught` gives the number of the lesson
    that teaches a topic, `mending` the topics that bring a misconception to light, `mended_in` the slug of
    the lesson against a misconception that no topic of practice brings to light. `mix` begins the
    names of its mixes, and is the mix of everything; `stages` are those of its daily ten, the earliest first.
    `one_sided` are misconceptions whose boards all have one answer, and which: one puzzle in four has
    another, or the answer would be known before looking. `lessons` are the slugs of the lessons that explain
    what a drill asks, `sample` is the drill whose board stands for all of them, and the drills
    `about_squares` ask for no square twice in a round. `greets` is a drill of which each puzzle takes one
    tap, for the front page of who comes back; it has none where this is empty. Of the `counted` topics, which
    ask for a number, a daily ten has at most one. `plays` gives the positions
    of a game by chance, from which puzzles are made. `after` names by lesson what its ending leads to where
    its own puzzles do not tell: a drill, or `mix` for all that is taught by then.
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
        """What the puzzle is about: its kind, or what a kind of several topics asks."""

    def count(self, task: Any, ring: Ring) -> Features:
        """What is counted on the board for the topic of this puzzle."""
        return Features()

    def level(self, task: Task, ring: Ring) -> int:
        """How hard it is, from 1 to 10."""
        return self.weights[self.topic].level(self.count(task, ring))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        """What the line of the bank says beside the board; `cells` writes a drawing as one word."""
        return ring

    def without_fault(self, position: Position) -> Self | None:
        """The same question on the same board where nothing is to be found; None where that cannot be."""
        return None

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        """The puzzle of such words, and the squares it rings; `drawn` makes a drawing of one word."""
        return cls(), tuple(words)
