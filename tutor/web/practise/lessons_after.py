"""The way on from the end of a drill: the lesson after the one whose ending led to the drill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NotRequired, TypedDict

from flask import url_for

from tutor.games.kinds.kind_table import puzzles_of
from tutor.lessons.model import Lesson
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_ending import drill_after
from tutor.web.site.markdown import plain
from tutor.web.wording.pages import round_end_words as words

if TYPE_CHECKING:
    from tutor.web.practise.rounds import RoundView


class WayView(TypedDict):
    """A way on from the end of a round; ``data`` is the address of its puzzles, if it is another round."""

    url: str
    title: str
    text: str
    data: NotRequired[str]


class LessonAfterView(TypedDict):
    """The lesson that comes after one that a drill practises: both names, and the way to the lesson."""

    after: str
    lesson: str
    way: WayView


class LessonsKnown(TypedDict):
    """The names of the lessons of a course that a reader has finished, and of those locked for them."""

    finished: list[str]
    locked: list[str]


UNKNOWN: LessonsKnown = {"finished": [], "locked": []}


def next_lesson(lessons: Sequence[LessonAfterView], known: LessonsKnown) -> WayView | None:
    """The way to the lesson after the last finished one that a drill practises, if it is open and new."""
    after = [one for one in lessons if one["after"] in known["finished"]]
    closed = {*known["finished"], *known["locked"]}
    return after[-1]["way"] if after and after[-1]["lesson"] not in closed else None


def lessons_after(view: RoundView) -> list[LessonAfterView]:
    """The lessons after those whose endings lead to this drill, and after the one that explains it."""
    course, practice = library().course_of(view.prepared.game), puzzles_of(view.prepared.game).practice
    if practice is None:
        return []
    explained = practice.lessons.get(view.round.drill)
    return [
        {
            "after": f"{course.name}/{lesson.slug}",
            "lesson": f"{course.name}/{following.slug}",
            "way": {**lesson_way(view, following), "text": view.wording.gettext(words.NEXT_LESSON)},
        }
        for lesson, following in pairwise(course.lessons)
        if view.round.drill == drill_after(lesson, practice) or lesson.slug == explained
    ]


def lesson_way(view: RoundView, lesson: Lesson) -> WayView:
    """The way to a lesson, with its number and its title."""
    gettext, course = view.wording.gettext, library().course_of(view.prepared.game)
    name = gettext(words.LESSON) % {"number": lesson.number}
    return {
        "url": url_for("learn.lesson", lang=view.language.tag, course=course.name, lesson=lesson.slug),
        "title": f"{name} · {plain(gettext(lesson.title))}",
        "text": gettext(words.EXPLAINS),
    }
