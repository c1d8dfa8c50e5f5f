"""Mixes and daily tens: a learner is asked only what the finished lessons have taught.

The number of lessons is in the name of a mix ("mixed-5"), so its rounds are the same for everybody.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tutor.games.kinds.kind_table import practice_of
from tutor.games.table import USUAL_GAME

MIXED = "mixed"
"""The mix of everything, whether a lesson teaches it or not; also how the names of all mixes begin."""

TAUGHT: Mapping[str, int] = practice_of(USUAL_GAME).taught
"""By topic, the number of the lesson that teaches it; what is not here is taught by none."""

LESSONS = max(TAUGHT.values())

FIRST_LESSONS = 3
"""A learner who has finished no lesson is asked about this many: the board, the start, the first lines."""

MIXES: dict[str, int] = {f"{MIXED}-{lessons}": lessons for lessons in range(1, LESSONS + 1)}
"""Each mix by its name, and up to which lesson it asks."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A stretch of the course that has a daily ten of its own, which rises to the level `highest`.

    It ends with lesson `lessons`, and asks what is taught from lesson `first` on: players are not asked for
    the names of squares.
    """

    name: str
    first: int
    lessons: int
    highest: int

    def asks(self, topic: str) -> bool:
        """Whether its daily ten asks a topic."""
        return self.first <= TAUGHT.get(topic, 0) <= self.lessons


STAGES: dict[str, Stage] = {
    stage.name: stage
    for stage in (
        Stage("daily-3", 1, FIRST_LESSONS, 4),
        Stage("daily-10", 1, 10, 7),
        Stage("daily-14", 3, 14, 8),
        Stage("daily-20", 11, 20, 9),
        Stage("daily-24", 11, 24, 10),
    )
}
"""First steps, Rules, First strategy, Player and Master, by the name that stands in addresses."""

FORMER_STAGES: dict[str, Stage] = {"daily-all": Stage("daily-all", 1, 12, 10)}
"""Stages of an older version: their addresses still open, nobody is led to them."""


def is_mixed(drill: str) -> bool:
    """Whether this names a mix."""
    return drill == MIXED or drill in MIXES


def asks(mix: str, topic: str) -> bool:
    """Whether a mix asks a topic."""
    return mix == MIXED or TAUGHT.get(topic, LESSONS + 1) <= MIXES[mix]


def mix_after(finished: int) -> str:
    """The mix for whoever has finished so many lessons."""
    return f"{MIXED}-{min(finished, LESSONS) or FIRST_LESSONS}"


def stage_after(finished: Collection[int]) -> Stage:
    """The last stage of which every lesson is among these finished ones.

    Lessons of earlier stages may be missing: somebody may know the rules before the first lesson.
    """
    reached, before = STAGES[f"daily-{FIRST_LESSONS}"], 0
    for stage in STAGES.values():
        if set(finished).issuperset(range(before + 1, stage.lessons + 1)):
            reached = stage
        before = stage.lessons
    return reached
