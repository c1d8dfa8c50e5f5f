"""Mixes of topics, and the stages of the daily ten: which of them suits which learner.

A learner who has finished the first five lessons gets the mix "mixed-5", which asks only what those lessons
teach. The rounds of a mix are the same for everybody. Each course has its own mixes and stages.
"""

from collections.abc import Collection, Mapping
from datetime import date

from tutor.games.kinds.kind_table import practice_of, practices
from tutor.games.kinds.practising import Practice, Stage
from tutor.games.table import USUAL_GAME

USUAL = practice_of(USUAL_GAME)

MIXED = USUAL.mix
"""The mix of all topics of the usual game, taught by a lesson or not."""

TAUGHT: Mapping[str, int] = {topic: number for one in practices() for topic, number in one.taught.items()}
"""By topic, the number of the lesson that teaches it in its course; other topics have no lesson."""

JOINED: Mapping[str, date] = {topic: day for one in practices() for topic, day in one.joined.items()}
"""Topics added after the first mixes, with the day from which the daily tens ask them."""

FIRST_LESSONS: Mapping[str, int] = {one.mix: one.stages[0].lessons for one in practices() if one.stages}
"""By the mix of a course, the lessons of its first stage: a learner who has finished none is asked these."""

MIXES: dict[str, int] = {
    f"{one.mix}-{lessons}": lessons
    for one in practices()
    for lessons in range(min(one.taught.values(), default=1), max(one.taught.values(), default=0) + 1)
}
"""By its name, the last lesson that a mix asks; the first mix belongs to the first lesson with practice."""

STAGES: dict[str, Stage] = {stage.name: stage for one in practices() for stage in one.stages}
"""The stages of all courses, by the name in their address."""

FORMER_STAGES: dict[str, Stage] = {"daily-all": Stage("daily-all", 1, 12, 10)}
"""Stages of an older version: their addresses still open, but no page links to them."""

_PRACTICE_OF: dict[str, Practice] = {
    **{mix: one for one in practices() for mix in MIXES if mix.rpartition("-")[0] == one.mix},
    **{one.mix: one for one in practices()},
    **{stage.name: one for one in practices() for stage in one.stages},
    **{drill: one for one in practices() for drill in one.drills},
    **{code: one for one in practices() for code in (*one.mending, *one.mended_in)},
}


_PRACTICE_ABOUT: dict[str, Practice] = {
    topic: one
    for one in practices()
    for topics in (*one.drills.values(), tuple(one.former))
    for topic in topics
}


def practice_about(topic: str) -> Practice:
    """The practice that a topic belongs to."""
    return _PRACTICE_ABOUT.get(topic, USUAL)


def practice_in(name: str) -> Practice:
    """The practice that a mix, a stage, a drill or a look at a misconception belongs to."""
    return _PRACTICE_OF.get(name, USUAL)


def is_mixed(drill: str) -> bool:
    """Whether this names a mix."""
    return drill in MIXES or drill == practice_in(drill).mix


def mix_of(drill: str) -> str:
    """The mix of everything where this names a mix; else the drill itself."""
    return practice_in(drill).mix if is_mixed(drill) else drill


def first_in(practice: Practice) -> int:
    """The number of the first lesson that teaches what is practised."""
    return min(practice.taught.values())


def lessons_in(practice: Practice) -> int:
    """The number of the last lesson that teaches what is practised."""
    return max(practice.taught.values())


def asks(mix: str, topic: str) -> bool:
    """Whether a mix asks a topic."""
    practice = practice_in(mix)
    if practice_about(topic) is not practice:
        return False
    return mix == practice.mix or TAUGHT.get(topic, lessons_in(practice) + 1) <= MIXES[mix]


def has_grown(mix: str) -> bool:
    """Whether a mix asks topics that were added later; they come in new rounds after its old ones."""
    return any(asks(mix, topic) for topic in JOINED)


def stage_asks(stage: Stage, topic: str) -> bool:
    """Whether the daily ten of a stage asks a topic of its course."""
    return stage.first <= TAUGHT.get(topic, 0) <= stage.lessons


def mix_after(finished: int, practice: Practice = USUAL) -> str:
    """The mix for a learner who has finished these lessons; the first mix if none of them has practice."""
    if not finished:
        return f"{practice.mix}-{FIRST_LESSONS[practice.mix]}"
    return f"{practice.mix}-{max(first_in(practice), min(finished, lessons_in(practice)))}"


def lessons_behind(finished: Collection[int], practice: Practice | None = USUAL) -> int:
    """The last lesson of the last unbroken run of these that begins with a stage; 0 if there is no run.

    A learner who begins with the first lesson of a later stage knows what the earlier ones teach.
    """
    begun = {1, *(stage.lessons + 1 for stage in (practice.stages if practice else ()))}
    behind = 0
    for number in sorted(finished):
        if number in begun or number - 1 == behind:
            behind = number
    return behind


def stage_after(finished: Collection[int], practice: Practice = USUAL) -> Stage:
    """The last stage whose lessons are all among these finished ones.

    The lessons of earlier stages may be missing: a learner may have known the rules before.
    """
    reached, before = practice.stages[0], 0
    for stage in practice.stages:
        if set(finished).issuperset(range(before + 1, stage.lessons + 1)):
            reached = stage
        before = stage.lessons
    return reached
