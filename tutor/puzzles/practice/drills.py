"""What can be practised: the drills, their topics, and the names of the puzzles of their rounds.

The puzzles come from the stored bank (`bank`); `rounds` chooses which of them come together.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.games.base import Game
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_kinds, practices
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import level_size
from tutor.puzzles.practice.difficulty import difficulty
from tutor.puzzles.practice.mixed import asks, practice_in
from tutor.puzzles.puzzle_tasks import task_of

MAKER_VERSION = 7
"""The version of what makes rounds, with which the names of their puzzles begin.

It is raised when the same address leads to another puzzle.
"""

OUTSIDE_BANK_PREFIX = 3
"""With it begin the names of puzzles outside the bank: those of sets, and those that come back."""

DRILLS: Mapping[str, tuple[str, ...]] = {
    drill: topics for one in practices() for drill, topics in one.drills.items()
}
"""The drills, with the topics of their puzzles; no two games share the name of a drill or a topic."""

DRILL_OF: dict[str, str] = {topic: drill for drill, topics in DRILLS.items() for topic in topics} | {
    topic: drill for one in practices() for topic, drill in one.former.items()
}
"""By topic, the drill for which its answers count."""


def drill_of(topic: str) -> str | None:
    """The drill for which a topic counts; "" for one only in lessons and sets, None for an unknown one."""
    known = any(topic in kind.weights for kind in all_kinds())
    return DRILL_OF.get(topic, "" if known else None)


def plays(topic: str) -> bool:
    """Whether the puzzles of a topic are answered by playing a move."""
    return any(kind.plays for kind in all_kinds() if topic in kind.weights)


@dataclass(frozen=True)
class RoundPuzzle:
    """A puzzle of a round: its step and its topic; ``bank_level`` is its level in the bank, None outside it.

    Its task is set when it is first asked for: to judge an answer, only its own puzzle is set.
    """

    game: Game = field(repr=False)
    step: Step
    topic: str
    bank_level: int | None = None

    @cached_property
    def task(self) -> Task:
        """The puzzle with its answers; UnsolvablePuzzle when it has none."""
        return task_of(self.game, self.step)

    @property
    def is_set(self) -> bool:
        """Whether the task is set already, so that asking for it costs nothing."""
        return "task" in vars(self)

    @cached_property
    def level(self) -> int:
        """How hard it is, from 1 to 10; computed from its board if it is not from the bank."""
        return difficulty(self.step, self.task) if self.bank_level is None else self.bank_level


def topics_of(drill: str, level: int) -> tuple[str, ...]:
    """The topics of a drill, or of a mix, that have puzzles of this level."""
    every = (topic for topics in practice_in(drill).drills.values() for topic in topics)
    named = DRILLS.get(drill) or tuple(topic for topic in every if asks(drill, topic))
    return tuple(topic for topic in named if level_size(topic, level))


def without_maker(puzzle: str) -> str:
    """The name of a puzzle without its first part, so that earlier answers still count."""
    return puzzle.partition("/")[2]
