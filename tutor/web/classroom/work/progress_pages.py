"""The progress table of a class: pupils and lessons, updated while the page is open."""

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.work.progress_table import Cell, Row, Stuck, grid_mark, read_grid
from tutor.lessons.model import Course
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher
from tutor.web.classroom.work.course_choice import course_asked, course_links
from tutor.web.classroom.work.csv_export import csv_answer
from tutor.web.classroom.work.puzzle_boards import where_practised
from tutor.web.learn.course_library import library
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain
from tutor.web.wording.classroom.table_heads import GRID_COLUMNS, LESSON_COLUMNS

blueprint = Blueprint("grid", __name__, url_prefix="/<lang>/class/<class_id>/grid")

FRESH_SECONDS = 15
"""Seconds after which the minutes of waiting are updated even if nobody has answered."""


@blueprint.get("/")
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """What every pupil has solved, and who needs help now."""
    class_ = class_of_teacher(class_id)
    return render_template("classroom/work/grid.html", class_=class_, **_shown(class_))


@blueprint.get("/table")
@needs_teacher
def table(class_id: str) -> ResponseReturnValue:
    """The table alone, as HTML; 204 if the page shows it already."""
    class_ = class_of_teacher(class_id)
    if request.args.get("after") == _mark(class_id):
        return "", 204
    return render_template("classroom/work/grid-table.html", class_=class_, **_shown(class_))


@blueprint.get("/grid.csv")
@needs_teacher
def as_csv(class_id: str) -> ResponseReturnValue:
    """The table as a file for a spreadsheet."""
    class_ = class_of_teacher(class_id)
    course = course_asked(class_)
    gettext = g.translations.gettext
    head = [gettext(name) for name in GRID_COLUMNS]
    for lesson in course.lessons:
        title = f"{lesson.number}. {plain(gettext(lesson.title))}"
        head += [f"{title} – {gettext(name)}" for name in LESSON_COLUMNS]
    puzzles = puzzles_of_lessons(course)
    lines = [
        [
            row.name,
            str(row.solved),
            str(sum(cell.misses for cell in row.cells.values())),
            str(row.helped),
            str(row.shown),
            row.latest.strftime("%Y-%m-%d %H:%M") if row.latest else "",
            *(text for lesson in course.lessons for text in numbers(row.cells.get(lesson.slug, Cell()))),
        ]
        for row in read_grid(database(), class_id, course.name, puzzles, datetime.now(UTC))
    ]
    return csv_answer(f"{class_.name} {datetime.now(UTC):%Y-%m-%d}", [head, *lines])


def numbers(cell: Cell) -> tuple[str, str, str]:
    """A pupil's progress in a lesson for a spreadsheet, in the order of `LESSON_COLUMNS`."""
    return str(cell.solved), str(cell.stars), str(cell.misses)


def puzzles_of_lessons(course: Course) -> dict[str, tuple[str, ...]]:
    """The names of the steps with a puzzle, by the slug of their lesson."""
    return {lesson.slug: library().prepared(course, lesson).puzzles for lesson in course.lessons}


def _shown(class_: SchoolClass) -> View:
    class_id, course = class_.id, course_asked(class_)
    puzzles = puzzles_of_lessons(course)
    gettext = g.translations.gettext
    lessons = [
        {
            "number": lesson.number,
            "slug": lesson.slug,
            "title": plain(gettext(lesson.title)),
            "url": url_for("learn.step", course=course.name, lesson=lesson.slug, name=lesson.names[0]),
            "puzzles": len(puzzles[lesson.slug]),
        }
        for lesson in course.lessons
    ]
    mark = _mark(class_id)
    rows = read_grid(database(), class_id, course.name, puzzles, datetime.now(UTC))
    titles = {lesson.slug: plain(gettext(lesson.title)) for lesson in course.lessons}
    shown = [shown_row(row, puzzles) for row in rows]
    return {
        "course": course.name,
        "courses": course_links("grid.page", course, class_),
        "lessons": lessons,
        "rows": shown,
        "stuck": [
            row | {"lesson": _where(row["stuck"], titles), "step": _number(row["stuck"], course)}
            for row in shown
            if row["stuck"]
        ],
        "mark": mark,
    }


def _where(stuck: Stuck, titles: Mapping[str, str]) -> str:
    return where_practised(stuck.lesson) if "/" in stuck.lesson else titles[stuck.lesson]


def _number(stuck: Stuck, course: Course) -> int | None:
    """The number of the step in its lesson; None for a puzzle of practice."""
    lesson = course.lesson(stuck.lesson)
    return lesson.number_of(stuck.step) if lesson else None


def shown_row(row: Row, puzzles: Mapping[str, tuple[str, ...]]) -> View:
    """A pupil's row as a page shows it; a lesson shows its stars when all its puzzles are solved."""
    cells = []
    for slug, names in puzzles.items():
        cell, of = row.cells.get(slug, Cell()), len(names)
        done = of > 0 and cell.solved == of
        cells.append(
            {
                "slug": slug,
                "solved": cell.solved,
                "of": of,
                "stars": cell.stars // of if done else 0,
                "misses": cell.misses,
                "state": "done" if done else "begun" if cell.tried else "open",
            }
        )
    return {
        "id": row.seat_id,
        "name": row.name,
        "cells": cells,
        "stuck": row.stuck,
        "solved": row.solved,
        "helped": row.helped,
        "shown": row.shown,
    }


def _mark(class_id: str) -> str:
    moment = int(datetime.now(UTC).timestamp()) // FRESH_SECONDS
    return hashlib.sha256(f"{grid_mark(database(), class_id)} {moment}".encode()).hexdigest()[:16]
