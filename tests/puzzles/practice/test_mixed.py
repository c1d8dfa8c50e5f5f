from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.kinds.kind_table import practices
from tutor.games.kinds.practising import LEVELS, Practice
from tutor.lessons.loader import load_course
from tutor.puzzles.practice.difficulty import topic
from tutor.puzzles.practice.mixed import (
    MIXES,
    USUAL,
    asks,
    lessons_behind,
    lessons_in,
    mix_after,
    practice_in,
    stage_after,
)
from tutor.puzzles.practice.rounds import DAILY, make_daily, make_round

DRILLS, TAUGHT, LESSONS = USUAL.drills, USUAL.taught, lessons_in(USUAL)
STAGES = {stage.name: stage for stage in USUAL.stages}

COURSE = load_course(Path(__file__).parents[3] / "lessons" / "othello")
TODAY = date(2026, 11, 20)


SHOWN = {
    11: {"takes-corner", "gives-no-corner"},
    12: {"fewest-replies"},
    15: {"most-stable"},
    16: {"fewest-frontier", "fewest-potential"},
    17: {"most-mobility"},
    22: {"keeps-parity"},
    23: {"best-exact"},
}
"""What the boards of a lesson are about that ask "Which move?" and name no measure."""


def asked_in(number: int) -> set[str]:
    (lesson,) = (one for one in COURSE.lessons if one.number == number)
    return {topic(step.puzzle) for step in lesson.steps if step.puzzle} | SHOWN.get(number, set())


def test_each_topic_is_taught_by_a_lesson_that_asks_it() -> None:
    assert {name: number for name, number in TAUGHT.items() if name not in asked_in(number)} == {}
    assert len(COURSE.lessons) >= LESSONS


def test_every_topic_that_a_lesson_asks_is_taught() -> None:
    practised = {name for topics in DRILLS.values() for name in topics}
    asked = {name for lesson in COURSE.lessons for name in asked_in(lesson.number)}
    assert asked & practised == set(TAUGHT) & practised


@pytest.mark.parametrize("mix", ["mixed-1", "mixed-3", "mixed-9", f"mixed-{LESSONS}"])
def test_a_mix_asks_only_what_its_lessons_have_taught(mix: str) -> None:
    for level in (1, 10):
        puzzles = make_round(OTHELLO, mix, level, 5)
        assert {made.level for made in puzzles} == {level}
        assert all(TAUGHT[made.topic] <= MIXES[mix] for made in puzzles)
        assert puzzles == make_round(OTHELLO, mix, level, 5)


def test_what_no_lesson_teaches_is_in_no_mix_of_lessons() -> None:
    for mix in (mix for mix in MIXES if practice_in(mix) is USUAL):
        assert not any(asks(mix, name) for name in ("count-moves", "next-on-line"))


@pytest.mark.parametrize(
    ("finished", "behind"),
    [
        ((), 0),
        ((1, 2), 2),
        ((2, 3), 0),
        ((1, 3), 1),
        ((11, 12), 12),
        ((1, 2, 11), 11),
        ((12, 13), 0),
        ((1, 2, 5, 6), 2),
    ],
)
def test_who_begins_at_a_later_stage_has_the_earlier_lessons_behind(
    finished: tuple[int, ...], behind: int
) -> None:
    assert lessons_behind(finished) == behind


@pytest.mark.parametrize("practice", practices(), ids=lambda one: one.game)
def test_any_number_of_finished_lessons_has_a_mix_that_asks_something(practice: Practice) -> None:
    for finished in range(max(practice.taught.values()) + 2):
        mix = mix_after(finished, practice)
        assert mix in MIXES
        assert any(asks(mix, topic) for topic in practice.taught), mix


def test_the_mix_grows_with_the_lessons_finished() -> None:
    assert [mix_after(n) for n in (0, 1, 5, LESSONS, LESSONS + 9)] == [
        "mixed-3",
        "mixed-1",
        "mixed-5",
        f"mixed-{LESSONS}",
        f"mixed-{LESSONS}",
    ]


@pytest.mark.parametrize(
    ("finished", "stage"),
    [
        (range(1, 1), "daily-3"),
        (range(1, 10), "daily-3"),
        (range(1, 11), "daily-10"),
        (range(1, 14), "daily-10"),
        (range(1, 15), "daily-14"),
        (range(11, 15), "daily-14"),
        (range(1, 25), "daily-24"),
    ],
)
def test_a_stage_is_reached_when_its_own_lessons_are_finished(finished: range, stage: str) -> None:
    assert stage_after(finished).name == stage


def test_the_five_stages_end_where_those_of_the_course_do() -> None:
    assert [stage.lessons for stage in STAGES.values()] == [3, 10, 14, 20, len(COURSE.lessons)]


def test_who_plays_already_is_asked_ten_different_things_and_no_rule() -> None:
    for name in ("daily-20", "daily-24"):
        topics = [made.topic for made in make_daily(OTHELLO, TODAY, STAGES[name])]
        assert len(set(topics)) == DAILY
        assert min(TAUGHT[topic] for topic in topics) >= 11


@pytest.mark.parametrize("name", STAGES)
def test_the_ten_of_a_stage_rise_and_ask_only_what_it_has_taught(name: str) -> None:
    stage = STAGES[name]
    for day in (TODAY, TODAY + timedelta(days=1)):
        puzzles = make_daily(OTHELLO, day, stage)
        hard = [made.level + TAUGHT[made.topic] for made in puzzles]
        assert hard == sorted(hard)
        assert hard[-1] - hard[0] >= 3
        levels = {made.level for made in puzzles}
        assert (min(levels), max(levels)) == (LEVELS[0], stage.highest)
        assert all(TAUGHT[made.topic] <= stage.lessons for made in puzzles)
        assert len({str(made.step) for made in puzzles}) == DAILY
        assert puzzles == make_daily(OTHELLO, day, stage)
    assert make_daily(OTHELLO, TODAY, stage) != puzzles
