"""What the lessons of Go bring to light and what random taps do not; nothing comes before it is taught."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tutor.games.base import PASS
from tutor.games.go.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.go.kinds.practice import MENDED_IN
from tutor.games.judgement import Judgement
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons import load_courses
from tutor.puzzles.impossible_answers import impossible
from tutor.puzzles.judge import judge, possible_answers
from tutor.puzzles.practice.mastery import (
    LATEST,
    LEAST_BOARDS,
    RARE,
    Tried,
    by_chance,
    name_misconceptions,
)
from tutor.puzzles.practice.provoking import chances, provoked
from tutor.puzzles.puzzle_tasks import set_puzzle

GO = load_courses(Path(__file__).parents[2] / "lessons")["go"]
DEFUSED = {
    "points": (
        "plays-on-stones",
        "squares-not-points",
        "counts-i-column",
        "rows-from-top",
        "number-before-letter",
        "stones-move",
        "white-begins",
        "same-side-again",
    ),
    "liberties": ("diagonal-liberties", "always-four", "edge-counts-as-liberty", "taken-points-count"),
    "capture": ("diagonal-liberties", "edge-counts-as-liberty", "one-chain-only", "nothing-comes-off"),
    "chains": (
        "stone-alone",
        "diagonal-connected",
        "counted-twice",
        "inner-liberty-forgotten",
        "one-stone-only",
        "nothing-comes-off",
    ),
    "atari": ("touch-is-atari", "must-say-atari", "must-capture"),
    "out-of-atari": ("extend-always",),
    "forbidden-point": ("self-capture-allowed", "own-liberties-after-capture-forgotten"),
    "whose-land": (
        "edge-needs-wall",
        "dame-counts",
        "nothing-is-neutral",
        "territory-only",
        "stones-only",
        "one-pass-ends-game",
        "board-must-be-full",
        "passing-forbidden",
    ),
    "ko": ("may-recapture-ko-at-once", "every-recapture-is-ko", "ko-is-forever"),
    "two-eyes": ("one-eye-is-enough", "big-group-is-alive", "surrounded-is-dead"),
    "false-eyes": ("false-eye-is-eye", "any-corner-taken-is-false", "fills-own-eye"),
    "alive-or-dead": ("four-points-is-alive", "from-outside", "any-inside-point"),
    "ladder-and-net": ("ladder-always-works", "any-atari", "atari-first"),
    "snapback": ("never-give-a-stone", "atari-first", "every-recapture-is-ko"),
    "seki": ("someone-must-fill", "no-two-eyes-is-dead", "shared-liberties-is-seki", "seki-eyes-count"),
    "the-end": (
        "dead-stones-live-on",
        "few-liberties-is-dead",
        "prisoners-in-area-scoring",
        "komi-forgotten",
        "prisoners-forgotten",
    ),
}
"""What each lesson is to cure."""

TOLD_BY_THE_COURSE = {"diagonal-liberties", "stone-alone", "edge-counts-as-liberty"}
"""Misconceptions that the lessons alone show often enough for a name, without practice."""

PUPILS = 300
MOST_NAMED = 0.05


def tasks_of(slug: str) -> dict[str, Task]:
    """The puzzles of a lesson that one answer solves."""
    (lesson,) = (lesson for lesson in GO.lessons if lesson.slug == slug)
    asked = zip(lesson.names, lesson.steps, strict=True)
    tasks = {name: set_puzzle(find_game(GO.game), step) for name, step in asked if step.puzzle}
    return {name: task for name, task in tasks.items() if task.select != "game"}


@pytest.mark.slow
@pytest.mark.parametrize("slug", DEFUSED)
def test_a_lesson_provokes_what_it_is_to_cure_and_says_another_answer_is_right(slug: str) -> None:
    tasks = tasks_of(slug)
    for code in DEFUSED[slug]:
        telling = [task for task in tasks.values() if code in provoked(task)]
        assert telling, code
        for task in telling:
            pointing = [tap for tap in possible_answers(task) if code in judge(task, (tap,)).misconceptions]
            assert pointing or task.select == "many", code
            assert all(judge(task, (tap,)).verdict != "right" for tap in pointing), code
            judged = judge(task, by_rule(task, code))
            assert judged.verdict != "right" and code in judged.misconceptions, code


@pytest.mark.parametrize("slug", DEFUSED)
def test_a_right_answer_points_to_no_misconception(slug: str) -> None:
    for name, task in tasks_of(slug).items():
        answers = [task.answers] if task.select == "many" else [(tap,) for tap in task.answers]
        for answer in answers:
            judged = judge(task, answer)
            assert judged.verdict == "right" and not judged.misconceptions, name


def test_the_lesson_that_is_to_mend_a_misconception_brings_it_to_light() -> None:
    for code, slug in MENDED_IN.items():
        assert any(code in provoked(task) for task in tasks_of(slug).values()), (code, slug)


def test_every_misconception_is_provoked_in_some_lesson() -> None:
    shown = {code for task in all_tasks().values() for code in provoked(task)}
    assert shown == set(MISCONCEPTIONS)


def all_tasks() -> dict[str, Task]:
    """The puzzles of the whole course, in its order."""
    slugs = (lesson.slug for lesson in GO.lessons)
    return {f"{slug}/{name}": task for slug in slugs for name, task in tasks_of(slug).items()}


def tap_anywhere(task: Task, chance: Random) -> tuple[str, ...]:
    """A random tap; where several points are asked for, a random choice of as many as are right."""
    return _some(list(possible_answers(task)), task, chance)


def tap_what_is_asked(task: Task, chance: Random) -> tuple[str, ...]:
    """The same of somebody who has read the question, and taps only what can be an answer."""
    taps = Gathering.of(task).looks_among(task) if task.select == "many" else possible_answers(task)
    aside = impossible(task, taps)
    return _some([tap for tap in taps if tap not in aside], task, chance)


def _some(taps: list[str], task: Task, chance: Random) -> tuple[str, ...]:
    if task.select == "many":
        return tuple(chance.sample(taps, len(task.answers)))
    return (chance.choice(taps),)


def tried(tasks: dict[str, Task], answer_of: Callable[[Task], tuple[str, ...]]) -> list[Tried]:
    """What a pupil shows who answers all puzzles, one after the other; the latest first."""
    tries = []
    for name, task in tasks.items():
        likely, judged = chances(task), _judged(name, answer_of(task))
        right = judged.verdict == "right"
        tries.append(Tried(1, right, name, tuple(likely), judged.misconceptions, tuple(likely.values())))
    return tries[::-1]


@cache
def _judged(name: str, answer: tuple[str, ...]) -> Judgement:
    slug, _, step = name.partition("/")
    return judge(_tasks(slug)[step], answer)


_tasks = cache(tasks_of)


@pytest.mark.parametrize("tap", [tap_anywhere, tap_what_is_asked])
@pytest.mark.slow
def test_who_taps_at_random_through_the_whole_course_is_hardly_ever_named(
    tap: Callable[[Task, Random], tuple[str, ...]],
) -> None:
    tasks, named = all_tasks(), 0
    for seed in range(PUPILS):
        chance = Random(seed)
        named += bool(name_misconceptions(tried(tasks, lambda task, c=chance: tap(task, c))))
    assert named / PUPILS <= MOST_NAMED, named


def test_nobody_passes_before_the_lesson_that_teaches_it() -> None:
    steps = [step for lesson in GO.lessons for step in lesson.steps]
    taught = next(i for i, step in enumerate(steps) if "pass" in step.words)
    assert any(PASS in step.play for step in steps[taught:])
    assert not any(PASS in step.play for step in steps[:taught])


def test_a_wrong_answer_in_the_first_lesson_shows_no_liberties() -> None:
    tasks = tasks_of("points")
    asked = [(task, tap) for task in tasks.values() for tap in possible_answers(task)]
    assert {task.select for task, _ in asked} >= {"many", "choice"}
    assert not [tap for task, tap in asked for kind, *_ in judge(task, (tap,)).shown if kind == "liberty"]


def by_rule(task: Task, code: str) -> tuple[str, ...]:
    """What somebody answers who has one misconception: by its rule where that shows, else what is right."""
    right = task.answers if task.select == "many" else task.answers[:1]
    if code not in chances(task):
        return right
    if task.select == "many":
        told = task.puzzle.wrong_sets(task)[code]
        return tuple(told) or ((PASS,) if task.can_pass else right[:1])
    pointing = (tap for tap in possible_answers(task) if code in judge(task, (tap,)).misconceptions)
    return (next(pointing),)


def test_who_always_errs_by_one_rule_is_named_for_it_where_its_boards_rule_out_chance() -> None:
    tasks, named = all_tasks(), set()
    for code in MISCONCEPTIONS:
        tries = tried(tasks, lambda task, code=code: by_rule(task, code))
        latest = [one for one in tries if code in one.provoked][:LATEST]
        shown = [one for one in latest if code in one.shown]
        likely = [one.chances[one.provoked.index(code)] for one in latest]
        told = [one.code for one in name_misconceptions(tries)]
        enough = len(shown) >= LEAST_BOARDS and by_chance(likely, len(shown)) < RARE
        assert (code in told) is enough, (code, told)
        if enough:
            named.add(code)
    assert named >= TOLD_BY_THE_COURSE, TOLD_BY_THE_COURSE - named
