"""What the lessons of Go bring to light and what random taps do not; nothing comes before it is taught."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from tutor.games.base import PASS
from tutor.games.go.kinds.practice import MENDED_IN
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons import load_courses
from tutor.puzzles.judge import judge, possible_answers
from tutor.puzzles.practice.mastery import Tried, name_misconceptions
from tutor.puzzles.practice.provoking import chances, provoked
from tutor.puzzles.puzzle_tasks import set_puzzle

GO = load_courses(Path(__file__).parents[2] / "lessons")["go"]
DEFUSED = {
    "two-eyes": ("one-eye-is-enough", "big-group-is-alive", "surrounded-is-dead"),
    "false-eyes": ("false-eye-is-eye", "any-corner-taken-is-false", "fills-own-eye"),
    "alive-or-dead": ("four-points-is-alive", "from-outside", "any-inside-point"),
    "ladder-and-net": ("ladder-always-works", "any-atari", "atari-first"),
    "snapback": ("atari-first", "every-recapture-is-ko"),
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

PUPILS = 300
MOST_NAMED = 0.05


def tasks_of(slug: str) -> dict[str, Task]:
    """The puzzles of a lesson that one answer solves."""
    (lesson,) = (lesson for lesson in GO.lessons if lesson.slug == slug)
    asked = zip(lesson.names, lesson.steps, strict=True)
    tasks = {name: set_puzzle(find_game(GO.game), step) for name, step in asked if step.puzzle}
    return {name: task for name, task in tasks.items() if task.select != "game"}


@pytest.mark.parametrize("slug", DEFUSED)
def test_a_lesson_provokes_what_it_is_to_cure_and_says_another_answer_is_right(slug: str) -> None:
    tasks = tasks_of(slug)
    for code in DEFUSED[slug]:
        telling = [task for task in tasks.values() if code in provoked(task)]
        assert telling, code
        for task in telling:
            pointing = [tap for tap in possible_answers(task) if code in judge(task, (tap,)).misconceptions]
            assert pointing, code
            assert all(judge(task, (tap,)).verdict != "right" for tap in pointing), code


@pytest.mark.parametrize("slug", DEFUSED)
def test_a_right_answer_points_to_no_misconception(slug: str) -> None:
    for name, task in tasks_of(slug).items():
        answers = [task.answers] if task.select == "many" else [(tap,) for tap in task.answers]
        for answer in answers:
            judged = judge(task, answer)
            assert judged.verdict == "right" and not judged.misconceptions, name


def test_the_lesson_against_each_misconception_is_there() -> None:
    assert set(MENDED_IN.values()) <= {lesson.slug for lesson in GO.lessons}


def random_answer(task: Task, chance: Random) -> tuple[str, ...]:
    """A random tap; where several points are asked for, a random choice of as many as are right."""
    taps = list(possible_answers(task))
    if task.select == "many":
        return tuple(chance.sample(taps, len(task.answers)))
    return (chance.choice(taps),)


def test_who_taps_at_random_through_the_later_lessons_is_hardly_ever_named() -> None:
    tasks = {f"{slug}/{name}": task for slug in DEFUSED for name, task in tasks_of(slug).items()}
    likely = {name: chances(task) for name, task in tasks.items()}
    judged_of = cache(lambda name, answer: judge(tasks[name], answer))
    named = 0
    for seed in range(PUPILS):
        chance = Random(seed)
        tries = []
        for name, task in tasks.items():
            judged = judged_of(name, random_answer(task, chance))
            odds = tuple(likely[name].values())
            right = judged.verdict == "right"
            tries.append(Tried(1, right, name, tuple(likely[name]), judged.misconceptions, odds))
        named += bool(name_misconceptions(tries[::-1]))
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
