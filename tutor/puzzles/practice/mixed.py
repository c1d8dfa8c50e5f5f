"""Owns what is mixed for whom: which lesson teaches what a puzzle asks, and the stages of the daily ten.

Who has finished so many lessons, in their order, is asked only what these have taught. The number stands in
the name of a mix ("mixed-5"), so that its rounds are the same for everybody.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.kinds.kind_table import practice_of
from tutor.games.table import USUAL_GAME

MIXED = "mixed"
"""The mix of everything, whether a lesson teaches it or not; also how the names of all mixes begin."""

TAUGHT: Mapping[str, int] = practice_of(USUAL_GAME).taught
"""By topic, the number of the lesson that teaches it; what is not here is taught by none."""

LESSONS = max(TAUGHT.values())

STRATEGY = 12
"""The lesson from which on the daily ten asks about moves that are good, too."""

FIRST_LESSONS = 3
"""The lessons from which those are asked who have finished none: the board, the start, the first lines."""

MIXES: dict[str, int] = {f"{MIXED}-{lessons}": lessons for lessons in range(1, LESSONS + 1)}
"""Each mix by its name, and up to which lesson it asks."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A stretch of the course that has a daily ten of its own: up to which lesson, and up to which level."""

    name: str
    lessons: int
    highest: int

    @property
    def mix(self) -> str:
        """The mix that asks the same."""
        return f"{MIXED}-{self.lessons}"


STAGES: dict[str, Stage] = {
    stage.name: stage
    for stage in (
        Stage("daily-3", FIRST_LESSONS, 4),
        Stage("daily-10", 10, 7),
        Stage("daily-all", STRATEGY, 10),
    )
}
"""By name, the first lessons first."""


def is_mixed(drill: str) -> bool:
    """Whether this names a mix."""
    return drill == MIXED or drill in MIXES


def asks(mix: str, topic: str) -> bool:
    """Whether a mix asks a topic."""
    return mix == MIXED or TAUGHT.get(topic, LESSONS + 1) <= MIXES[mix]


def mix_after(finished: int) -> str:
    """The mix for whoever has finished so many lessons."""
    return f"{MIXED}-{min(finished, LESSONS) or FIRST_LESSONS}"


def stage_after(finished: int) -> Stage:
    """The last stage of which all lessons are finished, or else the first."""
    first, *others = STAGES.values()
    return [first, *(stage for stage in others if stage.lessons <= finished)][-1]
