"""Counts how learners answered each step of a course, for its authors: only numbers, only of many learners.

No name, no identifier and no single answer leaves this module, and nothing about fewer than `LEAST` learners.
A step that asks nothing has no answers: a learner who answered a later step of its lesson has reached it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import groupby

from sqlalchemy import Row, select

from tutor.games.errors import RulesError
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons.model import Course, Lesson
from tutor.puzzles.judge import UnknownOption, judge
from tutor.puzzles.puzzle_tasks import TWIN, task_of
from tutor.storage.database import Database
from tutor.storage.models import Answer

LEAST = 20
"""A count needs at least so many learners; below that, only "fewer" is said."""

AWAY = timedelta(days=7)
"""A learner who answered nothing in the course for this long counts as having left it."""

ANSWER_SHOWN = 2
_ROWS = 1000

_Row = Row[str, str, str, list[str], str, int, datetime]


@dataclass
class StepCounts:
    """The learners at one step, which is given by name.

    ``reached`` answered this step or a later one of its lesson, ``answered`` this step. Of the latter,
    ``at_once`` were right with their first answer and without help, ``shown`` had the answer shown, and
    ``left`` answered nothing later in the whole course. ``wrong`` are the taps of the first wrong answers.
    """

    lesson: str
    step: str
    reached: int = 0
    answered: int = 0
    at_once: int = 0
    shown: int = 0
    left: int = 0
    wrong: Counter[str] = field(default_factory=Counter)

    @property
    def most_wrong(self) -> tuple[str, int] | None:
        """The most frequent wrong tap, and how many learners began with it."""
        return min(self.wrong.items(), key=lambda one: (-one[1], one[0]), default=None)


@dataclass(frozen=True)
class CourseCounts:
    """How many learners have answered in a course, and the counts of its steps in their order."""

    learners: int
    steps: tuple[StepCounts, ...]


def count_steps(database: Database, course: Course, at: datetime) -> CourseCounts:
    """How the learners of a database answered each step of a course up to this moment."""
    counts = {
        (lesson.slug, name): StepCounts(lesson.slug, name)
        for lesson in course.lessons
        for name in lesson.names
    }
    tasks = _tasks(course)
    learners = 0
    for answers in _by_learner(database, course):
        known = [one for one in answers if (one.lesson, one.step) in tasks]
        if not known:
            continue
        learners += 1
        for lesson in course.lessons:
            _count_reached(counts, lesson, {one.step for one in known if one.lesson == lesson.slug})
        by_place = defaultdict[tuple[str, str], list[_Row]](list)
        for one in known:
            by_place[one.lesson, one.step].append(one)
        for place, here in by_place.items():
            _count_answers(counts[place], tasks[place], here)
        last = known[-1]
        if last.answered <= at - AWAY and (last.lesson, last.step) != next(reversed(tasks)):
            counts[last.lesson, last.step].left += 1
    return CourseCounts(learners, tuple(counts.values()))


def _tasks(course: Course) -> dict[tuple[str, str], Task]:
    """The puzzles of a course by lesson and step, in their order."""
    game = find_game(course.game)
    return {
        (lesson.slug, name): task_of(game, step)
        for lesson in course.lessons
        for name, step in zip(lesson.names, lesson.steps, strict=True)
        if step.puzzle is not None
    }


def _by_learner(database: Database, course: Course) -> Iterator[list[_Row]]:
    """The answers in a course, learner by learner, each learner's in the order in which they were given."""
    kept = Answer
    query = (
        select(kept.learner_id, kept.lesson, kept.step, kept.given, kept.verdict, kept.help, kept.answered)
        .where(kept.course == course.name)
        .order_by(kept.learner_id, kept.answered, kept.id)
    )
    with database.look() as connection:
        rows = connection.execution_options(yield_per=_ROWS).execute(query)
        for _, answers in groupby(rows, key=lambda row: row.learner_id):
            yield list(answers)


def _count_reached(counts: dict[tuple[str, str], StepCounts], lesson: Lesson, steps: set[str]) -> None:
    furthest = max((number for number, name in enumerate(lesson.names, 1) if name in steps), default=0)
    for name in lesson.names[:furthest]:
        counts[lesson.slug, name].reached += 1


def _count_answers(step: StepCounts, task: Task, answers: list[_Row]) -> None:
    """Count what one learner answered to a puzzle."""
    first = answers[0]
    step.answered += 1
    step.at_once += first.verdict == "right" and first.help == 0
    step.shown += any(one.help >= ANSWER_SHOWN for one in answers)
    missed = next((tuple(one.given) for one in answers if one.verdict != "right"), ())
    step.wrong.update(wrong_taps(task, missed))


def wrong_taps(task: Task, given: tuple[str, ...]) -> tuple[str, ...]:
    """The taps that make an answer wrong; () if it only lacks some, is a whole game, or is on a twin."""
    if task.select == "game" or given[:1] == (TWIN,):
        return ()
    if task.turn is None:
        return tuple(tap for tap in dict.fromkeys(given) if tap not in task.answers)
    try:
        found = judge(task, given).found
    except (RulesError, UnknownOption):
        return ()  # the puzzle has changed since
    return given[found : found + 1]
