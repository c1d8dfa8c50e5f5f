"""The placement boards for learners who know the rules: who is offered them, and who has gone past them."""

from flask import url_for

from tutor.lessons.model import Course
from tutor.lessons.placement_boards import BOARDS, ENOUGH, placement_name
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.web.board.board_view import View
from tutor.web.classroom.work.locked_page import locks_here
from tutor.web.learn.course_library import library
from tutor.web.learn.progress import learner_stars, lessons_finished, newest_answered
from tutor.web.practise.practice_progress import practice_tries


def lessons_behind(course: Course) -> int:
    """How many lessons this learner has behind them: finished, or skipped after enough placement boards."""
    finished, before = lessons_finished(course), _lessons_before(course)
    if finished >= before or not _has_begun(course, before):
        return finished
    names = {f"{MAKER_VERSION}/{placement_name(course)}/{place}" for place in range(1, BOARDS + 1)}
    solved = sum(one.tried.clean for one in practice_tries() if one.puzzle in names)
    return before if solved >= ENOUGH else finished


def lesson_ahead(course: Course) -> int:
    """The number of the lesson to go on with: that of the last answer, or the next after its last puzzle.

    For a learner who has answered nothing yet, it is the first after `lessons_behind`.
    """
    newest = newest_answered(course)
    lesson = course.lesson(newest[0]) if newest else None
    if newest is None or lesson is None:
        return lessons_behind(course) + 1
    return lesson.number + (newest[1] == library().prepared(course, lesson).puzzles[-1])


def placement_offer(course: Course) -> View | None:
    """The link to the six placement boards; None if there are none, or the learner has come that far already.

    None also if the lesson to which they lead is locked.
    """
    before = _lessons_before(course)
    if not before or lessons_finished(course) >= before or _has_begun(course, before):
        return None
    lesson = course.lessons[before]
    if lesson.slug in locks_here(course):
        return None
    url = url_for("practise.step", name=placement_name(course), number=1)
    return {"url": url, "number": lesson.number}


def _lessons_before(course: Course) -> int:
    """How many lessons lie before the one that the six boards lead to; 0 in a course without them."""
    slugs = [lesson.slug for lesson in course.lessons]
    return slugs.index(course.placement.lesson) if course.placement else 0


def _has_begun(course: Course, before: int) -> bool:
    """Whether a puzzle of a lesson after the first ``before`` lessons was solved."""
    later = {lesson.slug for lesson in course.lessons[before:]}
    return any(slug in later for slug, _ in learner_stars(course))
