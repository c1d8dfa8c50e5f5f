"""What can be practised: the drills, their topics, and how the puzzles of their rounds are named.

The puzzles come from the stored bank (`bank`); which of them come together is the affair of `rounds`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.games.base import Game
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_kinds, practices
from tutor.lessons.model import Step
from tutor.puzzles.bank.shelves import shelf_size
from tutor.puzzles.practice.difficulty import difficulty
from tutor.puzzles.practice.mixed import asks, practice_in
from tutor.puzzles.puzzle_tasks import task_of

MAKER = 7
"""Raised when the same address leads to another puzzle than before; it begins the names of their puzzles."""

UNMADE = 3
"""What begins the names of puzzles that no bank gives: those of sets, and those that come back."""

DRILLS: Mapping[str, tuple[str, ...]] = {
    drill: topics for one in practices() for drill, topics in one.drills.items()
}
"""What can be practised, and the topics of its puzzles; no two games have a drill or a topic of one name."""

DRILL_OF: dict[str, str] = {topic: drill for drill, topics in DRILLS.items() for topic in topics} | {
    topic: drill for one in practices() for topic, drill in one.former.items()
}
"""By topic, the drill for which it counts."""


def drill_of(topic: str) -> str | None:
    """The drill for which a topic counts; "" for one of lessons and sets only, None for an unknown one."""
    known = any(topic in kind.weights for kind in all_kinds())
    return DRILL_OF.get(topic, "" if known else None)


def plays(topic: str) -> bool:
    """Whether a move is played in the puzzles of a topic."""
    return any(kind.plays for kind in all_kinds() if topic in kind.weights)


@dataclass(frozen=True)
class Made:
    """A puzzle of a round: its step and its topic; ``shelf`` is its level where it stands on a shelf.

    Its task is set when it is first asked for: an answer is judged by its own puzzle, without the others.
    """

    game: Game = field(repr=False)
    step: Step
    topic: str
    shelf: int | None = None

    @cached_property
    def task(self) -> Task:
        """The puzzle with its answers; UnsolvablePuzzle when it has none."""
        return task_of(self.game, self.step)

    @property
    def is_set(self) -> bool:
        """Whether the task is there, so that asking for it costs nothing."""
        return "task" in vars(self)

    @cached_property
    def level(self) -> int:
        """How hard it is, from 1 to 10; off the shelf its board has to say."""
        return difficulty(self.step, self.task) if self.shelf is None else self.shelf


def topics_of(drill: str, level: int) -> tuple[str, ...]:
    """The topics of a drill, or of a mix, that have puzzles of this level."""
    every = (topic for topics in practice_in(drill).drills.values() for topic in topics)
    named = DRILLS.get(drill) or tuple(topic for topic in every if asks(drill, topic))
    return tuple(topic for topic in named if shelf_size(topic, level))


def without_maker(puzzle: str) -> str:
    """The name of a puzzle without the number of its maker: what was done before goes on counting."""
    return puzzle.partition("/")[2]
