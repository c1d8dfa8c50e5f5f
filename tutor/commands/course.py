"""The ``tutor course`` command: how learners fare at the steps of a course, for its authors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.classroom.work.step_counts import CourseCounts, StepCounts
    from tutor.lessons.model import Course


@click.group()
def course() -> None:
    """See how learners fare in a course."""


@course.command()
@click.argument("name", default="othello")
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def report(name: str, as_json: bool) -> None:
    """Print for each step of the course NAME how many learners reached it, solved it, and left there.

    Counts only, and none of fewer than 20 learners. Reached: answered at this step or a later one of its
    lesson. At once: right with the first answer, without help. Left: the last answer in the course lies
    there, and is a week old.
    """
    from datetime import UTC, datetime

    from tutor.classroom.work.step_counts import count_steps
    from tutor.lessons.loader import load_courses
    from tutor.settings import ROOT, defaults, open_database

    courses = load_courses(ROOT / "lessons")
    if name not in courses:
        raise click.ClickException(f"There is no course called {name}; there is {', '.join(courses)}.")
    counted = count_steps(open_database(defaults({})["DATABASE_URL"]), courses[name], datetime.now(UTC))
    if as_json:
        click.echo(json.dumps(_as_object(courses[name], counted), indent=1))
    else:
        click.echo("\n".join(_lines(courses[name], counted)))


def _as_object(course: Course, counted: CourseCounts) -> dict[str, object]:
    from tutor.classroom.work.step_counts import LEAST

    return {
        "course": course.name,
        "least": LEAST,
        "learners": _many(counted.learners),
        "steps": [_step(one) for one in counted.steps],
    }


def _step(one: StepCounts) -> dict[str, object]:
    """A step with its counts, which are None for too few learners."""
    enough = _many(one.answered) is not None
    wrong = one.most_wrong if enough else None
    return {
        "lesson": one.lesson,
        "step": one.step,
        "reached": _many(one.reached),
        "answered": _many(one.answered),
        "at_once": one.at_once if enough else None,
        "shown": one.shown if enough else None,
        "left": one.left if enough else None,
        "most_wrong": {"tap": wrong[0], "learners": wrong[1]} if wrong else None,
    }


def _many(count: int) -> int | None:
    """A number of learners; None if it is too small to be told."""
    from tutor.classroom.work.step_counts import LEAST

    return count if count >= LEAST else None


def _lines(course: Course, counted: CourseCounts) -> list[str]:
    from tutor.classroom.work.step_counts import LEAST

    learners = _many(counted.learners)
    if learners is None:
        return [f"Fewer than {LEAST} learners have answered in the course {course.name}, so nothing is told."]
    lines = [f"{course.name}: {learners} learners. A dash: fewer than {LEAST} learners, so nothing is told."]
    for lesson in course.lessons:
        head = ("reached", "answered", "at once", "shown", "left")
        lines += ["", f"Lesson {lesson.number}: {lesson.slug}", _line("", head, "most frequent wrong")]
        for one in (one for one in counted.steps if one.lesson == lesson.slug):
            step = _step(one)
            figures = [_told(step[key]) for key in ("reached", "answered", "at_once", "shown", "left")]
            wrong = step["most_wrong"]
            lines.append(_line(one.step, figures, f"{wrong['tap']} {wrong['learners']}" if wrong else ""))  # type: ignore[index]
    return lines


def _told(count: object) -> str:
    return "-" if count is None else str(count)


def _line(name: str, figures: list[str] | tuple[str, ...], wrong: str) -> str:
    return f"  {name:<32}{''.join(f'{one:>10}' for one in figures)}  {wrong}".rstrip()
