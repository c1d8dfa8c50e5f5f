"""Assigning lessons, drills, tests and sets to a class, locking lessons, and what a pupil sees of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime

from babel.dates import format_skeleton
from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.seats import seats_of
from tutor.classroom.work.assignments import (
    NOTHING,
    Assigned,
    Kind,
    Progress,
    assign,
    assigned_to,
    how_far,
    is_part_of,
    take_back,
)
from tutor.classroom.work.locks import lock_lessons, locks_of
from tutor.classroom.work.missed import missed_in_class
from tutor.classroom.work.sets import find_set, set_of_teacher, sets_of
from tutor.games.kinds.practising import LEVELS
from tutor.lessons.model import Course
from tutor.storage.people import Seat
from tutor.web.board.board_view import View
from tutor.web.classroom.access.identity import class_of_teacher, needs_teacher, seats_here, signed_in_teacher
from tutor.web.classroom.people.links import qr_code
from tutor.web.classroom.work.course_choice import courses_of, courses_view, find_lesson, lesson_key
from tutor.web.classroom.work.drills_of_class import drills_of, is_practised, mending_of
from tutor.web.classroom.work.puzzle_boards import drill_name
from tutor.web.http.carried_forms import keep_sent
from tutor.web.http.numbers import small_number
from tutor.web.learn.course_library import library
from tutor.web.learn.twelve.form_view import find_form, form_url
from tutor.web.practise.lessons_after import WayView
from tutor.web.practise.rounds import Round, assigned_names
from tutor.web.practise.set_rounds import names_in_set, set_name
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import plain
from tutor.web.site.sharing import shared
from tutor.web.wording.classroom.work_words import FORM_NAMES, NO_DATE, NO_MORE
from tutor.web.wording.misconception_names import MISUNDERSTOOD
from tutor.web.wording.pages.practise_words import LEVEL
from tutor.web.wording.pages.round_end_words import YOUR_WORK

blueprint = Blueprint("assignments", __name__, url_prefix="/<lang>/class/<class_id>/work")


class BadDate(ValueError):
    """A date that cannot be read."""


@blueprint.get("/")
@needs_teacher
def page(class_id: str) -> ResponseReturnValue:
    """The assignments of the class, who has done them, and which lessons are locked."""
    return _page(class_id)


def _page(class_id: str, sentence: str | None = None) -> str:
    class_ = class_of_teacher(class_id)
    gettext = g.translations.gettext
    assigned = assigned_to(database(), class_id)
    far = how_far(database(), class_id, assigned, _puzzles_of(assigned))
    seats = seats_of(database(), class_id)
    shown = []
    for one in assigned:
        done = sum(far.get(seat.id, {}).get(one.id, NOTHING).done for seat in seats)
        view = assigned_view(one) | {"id": one.id, "done": done}
        address = shared(view["url"]) if view["url"] else None
        shown.append(view | {"shared": address, "qr": qr_code(address) if address else None})
    courses = courses_view(class_)
    locked = {
        f"{course['name']}/{slug}"
        for course in courses
        for slug in locks_of(database(), class_id, course["name"])
    }
    return render_template(
        "classroom/work/work.html",
        class_=class_,
        assigned=shown,
        pupils=len(seats),
        rows=_rows(class_id, assigned, seats, far),
        courses=courses,
        locked=locked,
        tests=tests_of(courses_of(class_)),
        drills=drills_of(class_),
        mending=mending_of(class_),
        sets=sets_of(database(), signed_in_teacher().id),
        levels=LEVELS,
        given=request.form,
        sentence=gettext(sentence) if sentence else None,
    )


def _rows(
    class_id: str,
    assigned: Sequence[Assigned],
    seats: Sequence[Seat],
    far: Mapping[str, Mapping[str, Progress]],
) -> list[View]:
    """A row for each pupil: how much of each assignment is done, and how many answers in it were wrong."""
    misses: Counter[tuple[str, str]] = Counter()
    for missed in missed_in_class(database(), class_id) if assigned else ():
        parts = [one.id for one in assigned if is_part_of(one, missed.puzzle, missed.at)]
        misses.update((missed.seat_id, id) for id in parts)
    rows = []
    for seat in seats:
        cells = []
        for one in assigned:
            progress, wrong = far.get(seat.id, {}).get(one.id, NOTHING), misses[seat.id, one.id]
            state = "done" if progress.done else "begun" if progress.n or wrong else "open"
            cells.append({"id": one.id, "n": progress.n, "of": progress.of, "misses": wrong, "state": state})
        rows.append({"id": seat.id, "name": seat.name, "cells": cells})
    return rows


@blueprint.post("/")
@needs_teacher
def change(class_id: str) -> ResponseReturnValue:
    """Assign something, withdraw an assignment, or lock lessons."""
    class_ = class_of_teacher(class_id)
    form = request.form
    if "back" in form:
        take_back(database(), class_id, form["back"])
    elif "lock" in form:
        ticked = form.getlist("locked")
        for course in courses_of(class_):
            wanted = [one.slug for one in course.lessons if lesson_key(course, one) in ticked]
            lock_lessons(database(), class_id, course.name, wanted)
    else:
        kind, what = _wanted(form.get("what", ""), form.get("level", "0"))
        try:
            assign(database(), class_id, kind, what, _date(form.get("due", "")))
        except TooMany:
            keep_sent()
            return _page(class_id, NO_MORE), 409
        except BadDate:
            keep_sent()
            return _page(class_id, NO_DATE), 400
    return redirect(url_for("assignments.page", class_id=class_id), 303)


def _wanted(what: str, level: str) -> tuple[Kind, str]:
    """The kind and the name of what the form assigns; 400 if that does not exist."""
    kind, _, name = what.partition(":")
    if kind == "lesson":
        found = find_lesson(name)
        if found is not None:
            return "lesson", f"{found[0].name}/{found[1].slug}"
    if kind == "test":
        course_name, _, form = name.partition("/")
        course = library().courses.get(course_name)
        if course is not None and find_form(course, form) is not None:
            return "test", name
    if kind == "drill" and is_practised(name):
        number = small_number(level, LEVELS[-1])
        if number is not None:
            return "drill", f"{name}/{number}"
    if kind == "set" and set_of_teacher(database(), signed_in_teacher().id, name) is not None:
        return "set", name
    abort(400)


def tests_of(courses: Sequence[Course]) -> dict[str, str]:
    """The titles of the test forms of these courses, by the names that assignments use."""
    return {
        f"{course.name}/{form}": g.translations.gettext(FORM_NAMES[form])
        for course in courses
        for form in library().forms(course)
    }


def _date(text: str) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BadDate from error


def pupils_work(seat: Seat) -> list[View]:
    """The assignments of the pupil on a seat, each with the progress; those that are done come last."""
    assigned = assigned_to(database(), seat.class_id)
    if not assigned:
        return []
    far = how_far(database(), seat.class_id, assigned, _puzzles_of(assigned), seat_id=seat.id)[seat.id]
    today = datetime.now(UTC).date()
    shown = []
    for one in assigned:
        progress = far[one.id]
        late = one.due is not None and one.due < today and not progress.done
        shown.append(
            assigned_view(one, blaming=False)
            | {"what": one.what}
            | {"n": progress.n, "of": progress.of, "done": progress.done, "late": late}
        )
    return sorted(shown, key=lambda one: bool(one["done"]))


def work_after(found: Round, *, answered: bool) -> WayView | None:
    """A link to the reader's next open assignment after a round; None without a class, or when all are done.

    Unless the round is ``answered``, the assignments to which it belongs are skipped.
    """
    learner = known_learner()
    names = () if answered else assigned_names(found)
    for seat in seats_here():
        if seat.learner_id != learner:
            continue
        for one in pupils_work(seat):
            if one["url"] and not one["done"] and one["what"] not in names:
                return {"url": one["url"], "title": one["title"], "text": g.translations.gettext(YOUR_WORK)}
    return None


def _puzzles_of(assigned: Sequence[Assigned]) -> dict[str, list[str]]:
    """The puzzles of each assigned lesson and set, by the names under which answers are stored."""
    named: dict[str, list[str]] = {}
    for one in assigned:
        if one.kind == "lesson":
            course_name, _, slug = one.what.partition("/")
            course = library().courses.get(course_name)
            lesson = course.lesson(slug) if course else None
            if course is not None and lesson is not None:
                steps = library().prepared(course, lesson).puzzles
                named[one.what] = [f"{one.what}/{step}" for step in steps]
        elif one.kind == "set" and (puzzle_set := find_set(database(), one.what)) is not None:
            named[one.what] = names_in_set(puzzle_set)
    return named


def assigned_view(one: Assigned, *, blaming: bool = True) -> View:
    """An assignment in words, with a link and its date; without ``blaming`` it names no misconception."""
    title, url = _title_and_url(one, blaming=blaming)
    when = None
    if one.due is not None:
        when = format_skeleton("MMMMEEEEd", one.due, locale=current_language().locale)
    return {"kind": one.kind, "title": title, "url": url, "when": when}


def _title_and_url(one: Assigned, *, blaming: bool) -> tuple[str, str | None]:
    gettext = g.translations.gettext
    if one.kind == "lesson":
        course_name, _, slug = one.what.partition("/")
        course = library().courses.get(course_name)
        lesson = course.lesson(slug) if course else None
        if lesson is None:
            return one.what, None
        return plain(gettext(lesson.title)), url_for("learn.lesson", course=course_name, lesson=slug)
    if one.kind == "test":
        course_name, _, form = one.what.partition("/")
        course = library().courses.get(course_name)
        if course is None or find_form(course, form) is None:
            return one.what, None
        return gettext(FORM_NAMES[form]), form_url(course, form)
    if one.kind == "set":
        puzzle_set = find_set(database(), one.what)
        if puzzle_set is None or not puzzle_set.steps:
            return puzzle_set.title if puzzle_set else "", None
        return puzzle_set.title, url_for("practise.step", name=set_name(puzzle_set), number=1)
    drill, _, level = one.what.partition("/")
    title = gettext(MISUNDERSTOOD[drill]) if blaming and drill in MISUNDERSTOOD else drill_name(drill)
    number = int(level)
    if number == 0:
        return title, url_for("practise.start", drill=drill)
    return f"{title} · {gettext(LEVEL) % {'n': number}}", url_for("practise.start", drill=drill, level=number)
